import Rendering
import Scoring
import Storage
import Text

/// Who played a round, and what was typed for each: a request with its players found.
struct PlayerLine {
  /// Those with a score, in operand order.
  private(set) var players: [PlayerRecord] = []
  private var typed: [TypedScore?] = []
  private var words: [Int] = []
  /// Whether the order is that of a file, where those who sat earlier stand in order already.
  private var keepsOrder = false
  /// The sheet with those who joined it.
  private let sheet: OpenSheet

  /// Finds the players of a request; those who are new to the sheet join it, and are noted.
  init(
    _ request: RoundRequest, sheet: inout OpenSheet, stores: Stores,
    noting recorded: inout RecordedRound
  ) throws {
    var finder = PlayerFinder(
      stores: stores, addPlayers: request.addPlayers, isFirstRound: sheet.players.isEmpty,
      isGuess: sheet.isGuess, knownBefore: request.imported?.knownBefore)
    let out = try Set(sheet.named(request.out).map(\.id))
    let named: [(PlayerRecord, RoundRequest.Item)] =
      if request.items.first?.player == nil {
        try Self.inOrder(request, sheet: sheet, out: out)
      } else {
        try request.items.compactMap { item in
          guard let word = item.player else { return nil }
          return (try finder.find(word, in: &sheet, word: item.word), item)
        }
      }
    try self.init(named, out: out, sheet: sheet)
    keepsOrder = request.imported != nil
    recorded.newcomers = finder.newcomers
  }

  /// Finds the players of a request that may have been recorded before; nobody joins the sheet.
  ///
  /// Nil where somebody with a score is not in it.
  init?(again request: RoundRequest, sheet: OpenSheet) throws {
    let out = try Set(sheet.named(request.out).map(\.id))
    var named: [(PlayerRecord, RoundRequest.Item)] = []
    if request.items.first?.player == nil {
      // Those who joined later stand behind, and had no part in it.
      named = Array(zip(sheet.players.filter { !out.contains($0.id) }, request.items))
      guard named.count == request.items.count else { return nil }
    }
    for item in request.items {
      guard let word = item.player else { continue }
      if let player = sheet.player(word) {
        named.append((player, item))
      } else if item.score != .out {
        return nil
      }
    }
    try self.init(named, out: out, sheet: sheet)
  }

  private init(
    _ named: [(PlayerRecord, RoundRequest.Item)], out: Set<Int64>, sheet: OpenSheet
  ) throws {
    var seen: Set<Int64> = []
    for (player, item) in named {
      guard seen.insert(player.id).inserted else {
        throw Failure(.usage, .twiceInRound(player.name), word: item.word)
      }
      switch item.score {
      case .out: continue
      case .blank: typed.append(nil)
      case .number(let score): typed.append(score)
      }
      guard !out.contains(player.id) else {
        throw Failure(.usage, .scoreOfOneOut(player.name), word: item.word)
      }
      players.append(player)
      words.append(item.word)
    }
    guard !players.isEmpty else { throw Failure(.usage, .nobodyHasScore) }
    self.sheet = sheet
  }

  /// Scores in the order of the sheet's players.
  private static func inOrder(
    _ request: RoundRequest, sheet: OpenSheet, out: Set<Int64>
  ) throws -> [(PlayerRecord, RoundRequest.Item)] {
    guard !sheet.players.isEmpty else {
      throw Failure(.usage, .noPlayersYet(sheet.game.name))
    }
    let seated = sheet.players.filter { !out.contains($0.id) }
    guard seated.count == request.items.count else {
      throw Failure(.usage, .scoresExpected(seated.map(\.name), given: request.items.count))
    }
    return Array(zip(seated, request.items))
  }

  /// The entry that a rule judges: scores read and the blank filled.
  func entry(
    _ request: RoundRequest, rule: Rule, noting recorded: inout RecordedRound
  ) throws -> RoundEntry {
    let kind = request.kind(under: rule)
    let seats = try seats(request)
    let happenings = try happenings(request.happenings)
    if kind == .results, rule.scale == 1000, !request.isSure { try checkUnit(rule) }
    var scores: [Points?] = []
    do throws(Refusal) {
      if kind == .raw {
        (scores, recorded.hundreds) = try rule.readRaw(
          typed, as: request.reading, sticks: request.sticks)
      } else {
        guard request.reading == .auto else { throw .noCalculation }
        scores = try rule.readResults(typed)
      }
      let filled = try rule.filling(scores, kind: kind, sticks: request.sticks)
      if let blank = scores.firstIndex(of: nil) {
        recorded.filled = (players[blank].name, kind, filled[blank])
      }
      return RoundEntry(
        kind: kind, scores: filled, seats: seats, sticks: request.sticks,
        unbalanced: request.unbalanced, happenings: happenings)
    } catch {
      throw failure(error, scores: scores, seats: seats, rule: rule, sticks: request.sticks)
    }
  }

  /// Refuses results that can only be points typed where thousands are wanted.
  private func checkUnit(_ rule: Rule) throws {
    for (index, score) in typed.enumerated() {
      guard let score, score.thousandths.magnitude >= 10_000_000 else { continue }
      let numbers = NumberText(scale: 1000, showing: [score.thousandths, score.thousandths / 1000])
      throw Failure(
        .refused,
        .pointsAsResult(
          numbers.plain(score.thousandths), of: players[index].name,
          meant: numbers.signed(score.thousandths / 1000)),
        word: words[index])
    }
  }

  /// What the rule makes of an entry.
  func judge(_ entry: RoundEntry, rule: Rule) throws -> JudgedRound {
    do throws(Refusal) {
      return try rule.judge(entry)
    } catch {
      throw failure(
        error, scores: entry.scores, seats: entry.seats, rule: rule, sticks: entry.sticks)
    }
  }

  /// Refuses a round of a file whose results are not what the rule comes to.
  func check(_ judged: JudgedRound, _ request: RoundRequest, rule: Rule) throws {
    guard let results = request.imported?.results else { return }
    for (index, expected) in results.enumerated() where index < judged.scores.count {
      let result = judged.scores[index].result
      guard let expected, expected != result else { continue }
      let numbers = NumberText(scale: rule.scale, showing: [expected, result])
      throw Failure(
        .refused,
        .resultIsAnother(
          numbers.signed(expected), of: players[index].name, computed: numbers.signed(result),
          rule: rule.name))
    }
  }

  /// What is stored of each score; those whose seats were named come first, so that the order of
  /// entry keeps who sat earlier.
  func records(_ judged: JudgedRound, _ entry: RoundEntry) -> [ScoreRecord] {
    var order = Array(judged.scores.indices)
    if case .order(let seats) = entry.seats, !keepsOrder {
      order = seats + order.filter { !seats.contains($0) }
    }
    return order.map { index in
      let score = judged.scores[index]
      return ScoreRecord(
        player: players[index].id, seat: score.seat, raw: score.raw, result: score.result,
        place: score.place, tablePoints: score.tablePoints)
    }
  }

  private func failure(
    _ refusal: Refusal, scores: [Points?], seats: Seats, rule: Rule, sticks: Int
  ) -> Failure {
    let seated = if case .order(let order) = seats { order } else { [Int]() }
    let said = RoundWords(
      names: players.map(\.name), scores: scores, rule: rule, sticks: sticks, seated: seated)
    let (message, index) = said.message(refusal)
    var failure = Failure(
      refusal.isWording ? .usage : .refused, message,
      word: index.flatMap { $0 < words.count ? words[$0] : nil })
    switch refusal {
    case .sumOff(_, _, _, let slips):
      if case .sticksLeft(let more) = slips.first { failure.remedy = .sticks(sticks + more) }
    case .needsDealer: failure.remedy = .dealer
    case .needsSeats(let indices, _):
      failure.remedy = .seats(
        (seated + indices.filter { !seated.contains($0) }).map { players[$0].name })
    default: break
    }
    return failure
  }

  private func seats(_ request: RoundRequest) throws -> Seats {
    switch request.seats {
    case .unknown: return .unknown
    case .asTyped: return .all
    case .names(let names):
      return .order(try names.map { try index(RoundRequest.PlayerWord($0), option: "seats") })
    }
  }

  /// The place among those with a score of a player that an option names.
  func index(_ word: RoundRequest.PlayerWord, option: String) throws -> Int {
    guard let player = sheet.player(word), let index = players.firstIndex(of: player) else {
      throw Failure(.usage, .optionWithoutScore(option, word.text))
    }
    return index
  }

  /// The chips of those who played.
  func chips(_ words: ChipWords, rule: Rule) throws -> [ChipWords.Entry] {
    try words.entries(under: rule) { players[try index($0, option: "chips")] }
  }

  /// Those who made a chombo, once for each.
  func chombo(_ words: [RoundRequest.PlayerWord], rule: Rule) throws -> [PlayerRecord] {
    let named = try words.map { players[try index($0, option: "chombo")] }
    guard named.isEmpty || rule.house.has(.chombo) else {
      throw failure(.noPolicy(.chombo), scores: [], seats: .unknown, rule: rule, sticks: 0)
    }
    return named
  }

  private func happenings(_ words: HappeningWords) throws -> Happenings {
    try Happenings(
      lastDealer: words.lastDealer.map { try index($0, option: "last-dealer") },
      busts: words.busts.compactMap { bust in
        let player = try index(bust.player, option: "bust")
        return try bust.by.map { .init(player: player, by: try index($0, option: "bust")) }
      },
      yakitori: words.yakitori.map { try index($0, option: "yakitori") },
      substitutes: words.substitutes.map { try index($0, option: "substitute") })
  }
}

extension Refusal {
  /// Whether the words are wrong, rather than the scores.
  fileprivate var isWording: Bool {
    switch self {
    case .decimalInRaw, .tooManyDecimals, .noCalculation, .sticksOutOfRange, .badSeats,
      .bustBySelf, .namedTwice:
      true
    default: false
    }
  }
}
