import CommandKit
import Interchange
import Scoring
import Storage
import Text

/// What comes with a round from a file beside what could be typed.
struct ImportedRound: Equatable {
  /// The sheet it goes to.
  var game: GameRecord?
  /// The rule it was played under; nil for that of the sheet.
  var rule: KnownRule?
  /// Its number in the sheet it comes from, which it keeps where that is free.
  var number: Int?
  /// The results the file gives, in operand order; nil where it gives none.
  ///
  /// The rule must come to the same.
  var results: [Points?] = []
  /// The names of the score file before anything was imported, for near misses.
  var knownBefore: [String] = []
  /// Whether the file would say that a player went bust, had no win and so on; a table of scores
  /// would not.
  var tellsHappenings = true
}

extension RoundRequest {
  /// One player's score in a file.
  struct ImportedScore: Equatable {
    let player: String
    var seat: Int?
    /// In points.
    var raw: Points?
    /// In points.
    var result: Points?
    var place: Int?
  }

  /// A round of scores in points, in the order of entry.
  ///
  /// Those who tie are put in the order that their places and results tell of.
  init(
    imported scores: [ImportedScore], kind: RoundEntry.Kind, day: Day, scale: Points,
    id: String?, note: Note = Note(kept: ""), sticks: Int = 0, winds: Int? = nil, table: Int? = nil,
    happenings: HappeningWords = HappeningWords(), unbalanced: Bool = false
  ) {
    let better = TieOrder.better(
      scores.map { .init(raw: kind == .raw ? $0.raw : nil, place: $0.place, result: $0.result) })
    var scores = scores
    for (place, index) in zip(better.sorted(), better.map({ scores[$0] })) { scores[place] = index }
    let typed = scores.map { score -> ScoreWord in
      let points = (kind == .raw ? score.raw : score.result) ?? 0
      // Results are typed in thousands where the rule has them so, points as they are.
      let isThousands = kind == .results && scale == 1000
      return .number(
        TypedScore(
          thousandths: isThousands
            ? points : points.multipliedReportingOverflow(by: 1000).partialValue,
          decimals: isThousands ? 3 : 0))
    }
    items = zip(scores, typed).map { Item(player: .name($0.player), score: $1, word: 0) }
    game = nil
    self.day = day
    isDayTyped = true
    self.note = note
    self.table = table
    self.sticks = sticks
    self.winds = winds
    results = kind == .results
    reading = kind == .raw ? .points : .auto
    let seats = scores.compactMap(\.seat)
    if seats.count == scores.count, Set(seats).count == seats.count, !seats.isEmpty {
      let order = scores.sorted { ($0.seat ?? 0) < ($1.seat ?? 0) }
      self.seats = .names(order.map { "@" + $0.player })
    } else if better.isEmpty {
      self.seats = .unknown
    } else {
      self.seats = .names(better.sorted().map { "@" + scores[$0].player })
    }
    out = []
    rule = nil
    self.happenings = happenings
    self.unbalanced = unbalanced
    addPlayers = true
    isSure = true
    self.id = id
    given = []
    imported = ImportedRound(results: scores.map(\.result))
  }
}

extension RoundRequest.ScoreWord {
  /// What was typed, for telling one round from another.
  var identity: String {
    switch self {
    case .blank: "?"
    case .out: "x"
    case .number(let number): "\(number.thousandths)/\(number.decimals)"
    }
  }
}
