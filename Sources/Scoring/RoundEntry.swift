/// What was entered for one round, before a rule has judged it.
package struct RoundEntry: Equatable, Sendable {
  /// What the scores are.
  package var kind: Kind
  /// One score for each who played, in operand order, in points.
  package var scores: [Points]
  /// What is known of the seats.
  package var seats: Seats
  /// How many riichi sticks are in nobody's score.
  package var sticks: Int
  /// Whether a wrong sum is to be taken as it is.
  package var unbalanced: Bool
  /// What else happened.
  package var happenings: Happenings

  /// Takes what was entered as it is; only a rule judges it.
  package init(
    kind: Kind, scores: [Points], seats: Seats = .unknown, sticks: Int = 0,
    unbalanced: Bool = false, happenings: Happenings = Happenings()
  ) {
    self.kind = kind
    self.scores = scores
    self.seats = seats
    self.sticks = sticks
    self.unbalanced = unbalanced
    self.happenings = happenings
  }

  /// What a typed score can be.
  package enum Kind: String, Sendable {
    /// Final raw points, which the rule turns into results.
    case raw
    /// Finished results.
    case results
  }
}

/// What is known of who sat where.
package enum Seats: Equatable, Sendable {
  /// Nothing.
  case unknown
  /// Operand order is seat order, East first.
  case all
  /// Indices into the scores, earlier seat first; may name only those who tie.
  case order([Int])

  /// The order among the seats named, from 0; nil where the seat of that score is not known.
  func rank(of index: Int) -> Int? {
    switch self {
    case .unknown: nil
    case .all: index
    case .order(let order): order.firstIndex(of: index)
    }
  }

  /// The seat from 1 (East), known only where all seats are.
  func seat(of index: Int, among count: Int) -> Int? {
    if case .order(let order) = self, order.count < count { return nil }
    return rank(of: index).map { $0 + 1 }
  }

  func isValid(for count: Int) -> Bool {
    guard case .order(let order) = self else { return true }
    return Set(order).count == order.count && order.allSatisfy((0..<count).contains)
  }
}
