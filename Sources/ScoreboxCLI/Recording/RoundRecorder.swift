import Scoring
import Storage
import Text

/// Puts rounds into a file: finds the sheet and its players, lets the rule judge, stores.
///
/// Lives inside one transaction; a batch uses one for all its lines.
struct RoundRecorder {
  let stores: Stores
  let today: Day
  let moment: (Day) throws -> Moment
  /// The rule of the first sheet of a file.
  let firstRule: () throws -> KnownRule
  /// Whether somebody sees which of several open sheets was taken.
  let mayChoose: Bool
  private var sheet: OpenSheet?

  init(
    stores: Stores, today: Day, mayChoose: Bool, moment: @escaping (Day) throws -> Moment,
    firstRule: @escaping () throws -> KnownRule
  ) {
    self.stores = stores
    self.today = today
    self.mayChoose = mayChoose
    self.moment = moment
    self.firstRule = firstRule
  }

  /// Reads the sheet anew for the next round, since others changed its columns.
  mutating func forgetSheet() { sheet = nil }

  /// Stores one round, or finds it stored already under the same key.
  ///
  /// A failure leaves the file as it was before: what was begun is taken back.
  mutating func record(_ request: RoundRequest) throws -> RecordedRound {
    do {
      return try stores.attempt { try recordUnguarded(request) }
    } catch {
      // It may hold players that were just taken back.
      sheet = nil
      throw error
    }
  }

  private mutating func recordUnguarded(_ request: RoundRequest) throws -> RecordedRound {
    if let id = request.id, let stored = try stores.rounds.round(id: id) {
      return try repeated(request, stored)
    }
    var recorded = RecordedRound()
    var sheet = try open(request, noting: &recorded)
    let line = try PlayerLine(request, sheet: &sheet, stores: stores, noting: &recorded)
    let known = try self.rule(request, in: sheet)
    let rule = known.rule
    let entry = try line.entry(request, rule: rule, noting: &recorded)
    let judged = try line.judge(entry, rule: rule)
    try line.check(judged, request, rule: rule)
    let number = try stores.games.takeSequence(
      in: sheet.game.id, wanted: request.imported?.number)
    try store(judged, entry, line, number: number, request, sheet: sheet, rule: known)
    recorded.game = sheet.game
    recorded.number = number
    if request.day.number > today.number + 1 { recorded.future = request.day }
    recorded.sum = judged.parts.sum
    recorded.proof = Proof(unbalance: judged.unbalance, lost: judged.lost)
    recorded.proof.parts = judged.parts
    recorded.otherDay = sheet.lastDay.flatMap {
      $0 == request.day ? nil : $0
    }
    sheet.lastDay = request.day
    self.sheet = sheet
    return recorded
  }

  private func store(
    _ judged: JudgedRound, _ entry: RoundEntry, _ line: PlayerLine, number: Int,
    _ request: RoundRequest, sheet: OpenSheet, rule: KnownRule
  ) throws {
    let round = RoundRecord(
      game: sheet.game.id, number: number, id: try request.id ?? stores.rounds.newID(),
      ruleID: try RuleBook(stores: stores).id(of: rule), kind: entry.kind, day: request.day,
      playedAt: try moment(request.day),
      winds: request.winds ?? rule.rule.winds, sticks: entry.sticks, table: request.table,
      note: request.note.text, parts: judged.parts, unbalance: judged.unbalance, lost: judged.lost)
    try stores.rounds.add(round, scores: line.records(judged, entry))
    try stores.happenings.add(
      entry.happenings, of: round.game, round: number, players: line.players.map(\.id))
    try RoundLedger(stores: stores, round: round, made: moment(today))
      .add(request.happenings, line, rule: rule.rule)
  }

  private func rule(_ request: RoundRequest, in sheet: OpenSheet) throws -> KnownRule {
    if let known = request.imported?.rule {
      guard known.rule.scale == sheet.rule.scale else {
        throw Failure(.refused, .otherUnit(known.rule.name, than: sheet.rule.name))
      }
      return known
    }
    guard let name = request.rule else {
      return KnownRule(rule: sheet.rule, id: sheet.game.ruleID)
    }
    let known = try RuleBook(stores: stores).named(name)
    guard known.rule.scale == sheet.rule.scale else {
      throw Failure(.refused, .otherUnit(known.rule.name, than: sheet.rule.name))
    }
    return known
  }

  /// The sheet the round goes to; one of its own is begun for a day that has none.
  private mutating func open(
    _ request: RoundRequest, noting recorded: inout RecordedRound
  ) throws -> OpenSheet {
    let choice = GameChoice(stores: stores)
    if let game = request.imported?.game, let sheet, sheet.game == game { return sheet }
    let chosen =
      if let game = request.imported?.game {
        GameChoice.Chosen(game: game, isGuess: false)
      } else if let word = request.game {
        GameChoice.Chosen(game: try choice.forWriting(word), isGuess: false)
      } else {
        try choice.forWriting(on: request.day, mayChoose: mayChoose)
      }
    guard let game = chosen.game else { return try begin(request.day, choice, noting: &recorded) }
    if let sheet, sheet.game == game { return sheet }
    var opened = try OpenSheet(reading: game, in: stores)
    opened.lastDay = try stores.rounds.newest(in: game.id)?.day
    opened.isGuess = chosen.isGuess
    return opened
  }

  /// Begins a sheet named after its day, under the rule of the sheet before; after another day's
  /// own sheet also with its players.
  private func begin(
    _ day: Day, _ choice: GameChoice, noting recorded: inout RecordedRound
  ) throws -> OpenSheet {
    let book = RuleBook(stores: stores)
    let before = try stores.games.newest()
    let ruleID = try before?.ruleID ?? book.id(of: firstRule())
    let game = try stores.games.add(
      choice.freeName(for: day), ruleID: ruleID, day: day, isOwnDay: true, created: moment(today))
    var sheet = OpenSheet(game: game, rule: try book.rule(ruleID).rule, players: [], lastDay: nil)
    if let before, before.isOwnDay {
      for player in try stores.games.roster(of: before.id) { try sheet.join(player, in: stores) }
    }
    recorded.begun = sheet.rule.name
    return sheet
  }

  /// A key that was used before: the same scores are the same round, others are refused.
  private func repeated(_ request: RoundRequest, _ stored: RoundRecord) throws -> RecordedRound {
    let known = try stores.games.game(id: stored.game)
    guard let game = known else { throw Failure(.data, .gameMissing) }
    let rule = try RuleBook(stores: stores).rule(stored.ruleID).rule
    let sheet = OpenSheet(
      game: game, rule: rule, players: try stores.games.roster(of: game.id), lastDay: nil)
    var recorded = RecordedRound()
    let before = try stores.rounds.scores(of: game.id, round: stored.number)
    let refusal = Failure(
      .refused, .otherRound(stored.id, number: stored.number, game: game.name))
    guard let line = try PlayerLine(again: request, sheet: sheet),
      line.players.map(\.id).sorted() == before.map(\.player).sorted()
    else { throw refusal }
    let entry = try line.entry(request, rule: rule, noting: &recorded)
    let typed = zip(line.players, entry.scores).map { "\($0.id)=\($1)" }
    let kept = before.map { "\($0.player)=\(entry.kind == .raw ? $0.raw ?? 0 : $0.result)" }
    let happenings = try RoundReader(stores: stores, game: game)
      .rounds([stored.number...stored.number]).first
    guard
      request.imported?.tellsHappenings == false
        || entry.happenings.named(line.players.map(\.id))
          == happenings?.stored.happenings.named(before.map(\.player))
    else { throw refusal }
    guard stored.kind == entry.kind, stored.sticks == entry.sticks, typed.sorted() == kept.sorted(),
      try request.imported != nil || isSameLedger(request, line, stored, rule: rule),
      try isSameGame(request, game)
    else { throw refusal }
    recorded.game = game
    recorded.number = stored.number
    recorded.sum = stored.parts.sum
    recorded.proof = Proof(unbalance: stored.unbalance, lost: stored.lost)
    recorded.proof.parts = stored.parts
    recorded.isRepeat = true
    return recorded
  }

  /// Whether what was told beside the scores is what was told before.
  private func isSameLedger(
    _ request: RoundRequest, _ line: PlayerLine, _ stored: RoundRecord, rule: Rule
  ) throws -> Bool {
    var kept: [Int64: [Int]] = [:]
    for entry in try stores.adjustments.entries(
      of: stored.game, rounds: stored.number...stored.number)
    {
      guard case .player(let id) = entry.owner else { continue }
      if entry.kind == .chips { kept[id, default: [0, 0]][0] += entry.count }
      if entry.reason == Phrase.chomboReason { kept[id, default: [0, 0]][1] += entry.count }
    }
    var typed: [Int64: [Int]] = [:]
    for chips in try line.chips(request.happenings.chips, rule: rule) {
      typed[chips.player.id, default: [0, 0]][0] += chips.count
    }
    for player in try line.chombo(request.happenings.chombo, rule: rule) {
      typed[player.id, default: [0, 0]][1] += 1
    }
    return kept == typed
  }

  private func isSameGame(_ request: RoundRequest, _ game: GameRecord) throws -> Bool {
    if let imported = request.imported?.game { return imported.id == game.id }
    guard let word = request.game else { return true }
    return try GameChoice(stores: stores).forReading(word)?.id == game.id
  }
}

/// What became of one request, for the echo.
struct RecordedRound {
  var game: GameRecord?
  var number = 0
  /// What the results of the round add up to, and why that is not 0.
  var sum: Points = 0
  var proof = Proof()
  /// Whether the key was used before for the same round.
  var isRepeat = false
  /// The rule of a sheet begun for the round; nil where it went to one that was there.
  var begun: String?
  /// The day of the newest round before, where that was another day of a named sheet.
  var otherDay: Day?
  /// Whether the scores were read as hundreds.
  var hundreds = false
  /// Who got what the total left over, and how many points.
  var filled: (player: String, kind: RoundEntry.Kind, score: Points)?
  var newcomers = Newcomers()
  /// A day of the round that is still to come.
  var future: Day?
}
