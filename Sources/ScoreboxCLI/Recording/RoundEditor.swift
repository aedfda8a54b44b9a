import Scoring
import Storage
import Text

/// Puts a round right: what is typed replaces what stands there, all else stays.
struct RoundEditor {
  let stores: Stores
  let moment: Moment

  /// The round as it is now, for the echo.
  func edit(_ number: Int, _ typed: RoundRequest, in game: GameRecord) throws -> RecordedRound {
    let found = try RoundReader(stores: stores, game: game).one(number)
    let book = RuleBook(stores: stores)
    let known = try typed.rule.map(book.named) ?? book.rule(found.record.ruleID)
    var sheet = try OpenSheet(reading: game, in: stores)
    guard known.rule.scale == sheet.rule.scale else {
      throw Failure(.refused, .otherUnit(known.rule.name, than: sheet.rule.name))
    }
    let request = try Merge(typed, found, sheet: sheet).request
    var recorded = RecordedRound()
    let line = try PlayerLine(request, sheet: &sheet, stores: stores, noting: &recorded)
    var entry = try line.entry(request, rule: known.rule, noting: &recorded)
    if typed.happenings.isEmpty {
      // What a changed score or rule makes void goes.
      entry.happenings = entry.happenings.paid(
        by: known.rule, scores: entry.scores, kind: entry.kind)
    }
    let judged = try line.judge(entry, rule: known.rule)
    let old = found.record
    let round = RoundRecord(
      game: game.id, number: number, id: old.id, ruleID: try book.id(of: known), kind: entry.kind,
      day: request.day, playedAt: request.isDayTyped ? moment : old.playedAt,
      winds: request.winds ?? old.winds, sticks: entry.sticks, table: request.table,
      note: request.note.text, parts: judged.parts, unbalance: judged.unbalance, lost: judged.lost)
    try stores.happenings.delete(of: game.id, round: number)
    try stores.rounds.replace(round, scores: line.records(judged, entry))
    try stores.happenings.add(
      entry.happenings, of: game.id, round: number, players: line.players.map(\.id))
    try replaceLedger(typed, line, round, rule: known.rule)
    recorded.game = game
    recorded.number = number
    recorded.sum = judged.parts.sum
    recorded.proof = Proof(unbalance: judged.unbalance, lost: judged.lost)
    recorded.proof.parts = judged.parts
    return recorded
  }

  /// Chips and chombos that are typed replace those of the round; without, they stay.
  private func replaceLedger(
    _ typed: RoundRequest, _ line: PlayerLine, _ round: RoundRecord, rule: Rule
  ) throws {
    let old = try stores.adjustments.entries(of: round.game, rounds: round.number...round.number)
    let replaced = old.filter { entry in
      entry.kind == .chips
        ? !typed.happenings.chips.items.isEmpty
        : entry.reason == Phrase.chomboReason && !typed.happenings.chombo.isEmpty
    }
    for entry in replaced { try stores.adjustments.delete(entry.id) }
    try RoundLedger(stores: stores, round: round, made: moment)
      .add(typed.happenings, line, rule: rule)
  }

  /// A round taken out of its sheet with all that belongs to it; its number is not used again.
  func delete(_ number: Int, in game: GameRecord) throws {
    for entry in try stores.adjustments.entries(of: game.id, rounds: number...number) {
      try stores.adjustments.delete(entry.id)
    }
    try stores.happenings.delete(of: game.id, round: number)
    try stores.rounds.delete(number, of: game.id)
  }
}

/// A request for a stored round, put together from what stands there and what is typed.
private struct Merge {
  private(set) var request: RoundRequest
  private let found: RoundReader.Found
  private let names: [Int64: String]

  init(_ typed: RoundRequest, _ found: RoundReader.Found, sheet: OpenSheet) throws {
    self.found = found
    var names: [Int64: String] = [:]
    for player in sheet.players { names[player.id] = player.name }
    self.names = names
    request = typed
    let stored = found.record
    let isRaw = stored.kind == .raw && !typed.results
    // Finished results for raw scores: everybody's are wanted.
    let isNewKind = typed.results && stored.kind == .raw
    request.results = !isRaw
    let factor: Int64 = isRaw && typed.isInHundreds ? 100 : 1
    var items = typed.items
    guard items.allSatisfy({ $0.player != nil }) || items.isEmpty else {
      throw Failure(.usage, .editByName)
    }
    if factor > 1 { items = items.map { $0.scaled(by: factor) } }
    // By name, since the stored ones are.
    items = items.map { item in
      guard let player = item.player.flatMap(sheet.player) else { return item }
      return RoundRequest.Item(player: .name(player.name), score: item.score, word: item.word)
    }
    let changed = items.compactMap { item in item.player.flatMap(sheet.player)?.id }
    for score in found.scores where !isNewKind && !changed.contains(score.player) {
      let points = isRaw ? score.raw ?? 0 : score.result
      // Thousands are typed with decimals, points as they are.
      let isThousands = !isRaw && sheet.rule.scale == 1000
      items.append(
        RoundRequest.Item(
          player: .name(names[score.player] ?? ""),
          score: .number(
            TypedScore(
              thousandths: isThousands ? points : points * 1000, decimals: isThousands ? 3 : 0)),
          word: 0))
    }
    request.items = items
    if isRaw { request.reading = .points }
    keepRest(typed, stored)
  }

  /// What is not typed stays: day, note, table, sticks, seats and happenings.
  private mutating func keepRest(_ typed: RoundRequest, _ stored: RoundRecord) {
    if !typed.isDayTyped { request.day = stored.day }
    if !typed.given.contains("note") { request.note = Note(kept: stored.note) }
    request.table = typed.table ?? stored.table
    if !typed.given.contains("sticks") { request.sticks = stored.sticks }
    if stored.unbalance != 0 { request.unbalanced = true }
    if case .unknown = typed.seats { keepSeats() }
    let playing = self.playing
    request.happenings.keep(found.stored.happenings) { index in
      names[found.scores[index].player].flatMap { playing.contains(Name.key(of: $0)) ? $0 : nil }
    }
  }

  /// The keys of those who have a score now.
  private var playing: Set<String> {
    Set(
      request.items.compactMap { item -> String? in
        guard item.score != .out, case .name(let name)? = item.player else { return nil }
        return Name.key(of: name)
      })
  }

  /// Seats where all are known, else who had the better of a tie.
  private mutating func keepSeats() {
    let playing = self.playing
    func named(_ scores: [ScoreRecord]) -> [String] {
      scores.compactMap { names[$0.player] }.filter { playing.contains(Name.key(of: $0)) }
    }
    if found.scores.allSatisfy({ $0.seat != nil }) {
      let order = named(found.scores.sorted { ($0.seat ?? 0) < ($1.seat ?? 0) })
      request.seats = order.count == playing.count ? .names(order.map { "@" + $0 }) : .unknown
      return
    }
    let tied = found.scores.filter { score in
      found.scores.contains { $0.raw == score.raw && $0.place != score.place }
    }
    let order = named(tied.sorted { $0.place < $1.place })
    if !order.isEmpty { request.seats = .names(order.map { "@" + $0 }) }
  }
}

extension RoundRequest {
  /// Whether the scores typed can only be hundreds.
  fileprivate var isInHundreds: Bool {
    guard reading == .auto else { return reading == .hundreds }
    let sizes = items.compactMap { item -> UInt64? in
      if case .number(let number) = item.score { number.thousandths.magnitude } else { nil }
    }
    return sizes.contains { $0 != 0 } && sizes.allSatisfy { $0 <= 1_500_000 }
  }
}

extension RoundRequest.Item {
  fileprivate func scaled(by factor: Int64) -> RoundRequest.Item {
    guard case .number(let number) = score, number.thousandths.magnitude < 1_000_000_000_000 else {
      return self
    }
    return RoundRequest.Item(
      player: player,
      score: .number(
        TypedScore(thousandths: number.thousandths * factor, decimals: number.decimals)),
      word: word)
  }
}
