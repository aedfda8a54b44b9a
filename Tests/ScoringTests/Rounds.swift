import Scoring

/// Shorthands that several suites judge rounds with.
extension Rule {
  /// A rule in thousands around a calculation, with any raw score allowed.
  static func of(_ calculation: Calculation) -> Rule {
    Rule(name: "test", calculation: calculation)
  }

  /// A preset by name; a rule that no check passes where there is none of that name.
  static func preset(_ name: String) -> Rule {
    Presets.named(name) ?? Rule(name: "")
  }

  func judge(
    raw scores: [Points], seats: Seats = .unknown, sticks: Int = 0, unbalanced: Bool = false
  ) throws(Refusal) -> JudgedRound {
    try judge(
      RoundEntry(
        kind: .raw, scores: scores, seats: seats, sticks: sticks, unbalanced: unbalanced))
  }

  func judge(
    results scores: [Points], sticks: Int = 0, unbalanced: Bool = false
  ) throws(Refusal) -> JudgedRound {
    try judge(
      RoundEntry(kind: .results, scores: scores, sticks: sticks, unbalanced: unbalanced))
  }

  /// The slips found for raw scores; nil where they are not refused for their sum.
  func slips(raw scores: [Points], sticks: Int = 0) -> [Slip]? {
    do throws(Refusal) {
      _ = try judge(raw: scores, seats: .all, sticks: sticks)
      return nil
    } catch {
      if case .sumOff(_, _, _, let slips) = error { return slips }
      return nil
    }
  }
}

extension JudgedRound {
  var results: [Points] { scores.map(\.result) }
  var places: [Int] { scores.map(\.place) }
}

extension Calculation {
  /// The figures that the published cases use unless they say otherwise.
  static func usual(
    ties: Ties = .split, unit: Points = 100, sticks: Sticks = .first, oka: Oka = .first
  ) -> Calculation {
    Calculation(
      players: 4, start: 25_000, returnScore: 30_000, uma: [30_000, 10_000, -10_000, -30_000],
      oka: oka, ties: ties, unit: unit, sticks: sticks)
  }
}
