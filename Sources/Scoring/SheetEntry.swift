extension SheetReport {
  /// Chips or a penalty of a player or a team, as it was entered.
  package struct Entry: Equatable, Sendable {
    package let owner: Owner
    /// Nil where it is for the whole game.
    package let round: Int?
    /// `chips`, `penalty` or `table-penalty`.
    package let kind: String
    /// How many chips, or how often.
    package let count: Int
    /// In points; of table points in twelfths.
    package let amount: Points
    package let reason: String
    package let day: Day

    package enum Owner: Equatable, Sendable {
      /// By number, from 1.
      case player(Int)
      case team(String)
    }

    package init(
      owner: Owner, round: Int?, kind: String, count: Int, amount: Points, reason: String, day: Day
    ) {
      self.owner = owner
      self.round = round
      self.kind = kind
      self.count = count
      self.amount = amount
      self.reason = reason
      self.day = day
    }
  }
}

extension SheetReport.Round {
  /// What the scores are.
  package var kind: RoundEntry.Kind {
    scores.values.contains { $0.raw != nil } ? .raw : .results
  }

  /// The numbers of those with a score, in the order of entry.
  package var entered: [Int] {
    scores.sorted { ($0.value.entry, $0.key) < ($1.value.entry, $1.key) }.map(\.key)
  }

  /// The numbers of those with a score by seat; nil where a seat is not known.
  package var seated: [Int]? {
    let known = scores.filter { $0.value.seat != nil }
    guard !scores.isEmpty, known.count == scores.count else { return nil }
    return known.sorted { ($0.value.seat ?? 0, $0.key) < ($1.value.seat ?? 0, $1.key) }.map(\.key)
  }
}

/// Who has the better of a tie, where no seats say so.
package enum TieOrder {
  /// One score as it is told; place and result say what became of it.
  package struct Score: Equatable, Sendable {
    package let raw: Points?
    package let place: Int?
    package let result: Points?

    package init(raw: Points?, place: Int?, result: Points?) {
      self.raw = raw
      self.place = place
      self.result = result
    }
  }

  /// Indices of the scores that tie but did not fare alike, the better first.
  package static func better(_ scores: [Score]) -> [Int] {
    func fate(_ score: Score) -> [Points] { [Points(score.place ?? 0), -(score.result ?? 0)] }
    var indices: [Points: [Int]] = [:]
    for (index, score) in scores.enumerated() {
      if let raw = score.raw { indices[raw, default: []].append(index) }
    }
    let apart = indices.values.filter { tie in
      tie.contains { fate(scores[$0]) != fate(scores[tie[0]]) }
    }
    return apart.joined().sorted { left, right in
      let (a, b) = (fate(scores[left]), fate(scores[right]))
      return a == b ? left < right : a.lexicographicallyPrecedes(b)
    }
  }
}
