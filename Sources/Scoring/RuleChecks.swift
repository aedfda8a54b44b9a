/// Why some figures do not make a rule.
package struct RuleError: Error, Equatable, Sendable {
  /// The JSON key that is wrong.
  package var key: String
  /// What is wrong with it.
  package var problem: Problem

  /// Names a key and what is wrong with it.
  package init(key: String, problem: Problem) {
    self.key = key
    self.problem = problem
  }

  /// What can be wrong with a rule's figure.
  package enum Problem: Equatable, Sendable {
    /// The key must be there.
    case missing
    /// The key is not one of a rule's.
    case unknownKey
    /// The key stands there twice.
    case doubled
    /// The key is known but cannot be used.
    case unsupported
    /// The value is of another kind than this.
    case wrongKind(expected: FieldKind)
    /// The word is none of those known.
    case unknownWord(String, known: [String])
    /// The text must not be empty.
    case empty
    /// The figure is outside of the bounds.
    case outOfRange(Points, least: Points, most: Points)
    /// The figure is none of those allowed.
    case notOneOf(Points, allowed: [Points])
    /// There must be as many figures as players.
    case wrongCount(given: Int, needed: Int)
    /// The figures must sum to 0 and sum to this.
    case sum(Points)
    /// The return score is neither 0 nor at least the start score.
    case belowStart(Points)
    /// There is no oka without a return score.
    case needsReturnScore
    /// The policy means nothing where results are typed.
    case needsCalculation
    /// The results are said to sum to 0 and sum to this.
    case notZeroSum(Points)
  }
}

extension Rule {
  /// Proves that the figures make a rule.
  ///
  /// - Throws: The first thing wrong. After it, sums over a round cannot overflow.
  package func check() throws(RuleError) {
    guard !name.isEmpty else { throw RuleError(.name, .empty) }
    try Rule.check(.version, Points(version), 1...Limits.points)
    try calculation?.check()
    try Rule.check(.rawStep, rawStep, 1...Limits.points)
    guard scale == 1000 || scale == 1 else {
      throw RuleError(.scale, .notOneOf(scale, allowed: [1000, 1]))
    }
    if zeroSum, let total = calculation?.resultTotal, total != 0 {
      throw RuleError(.zeroSum, .notZeroSum(total))
    }
    try Rule.check(.winds, Points(winds), 1...4)
  }

  fileprivate static func check(
    _ key: RuleKey, _ value: Points, _ range: ClosedRange<Points>
  ) throws(RuleError) {
    guard range.contains(value) else {
      throw RuleError(
        key, .outOfRange(value, least: range.lowerBound, most: range.upperBound))
    }
  }
}

extension Calculation {
  /// Proves what concerns the calculation alone; after it `pot` cannot overflow.
  func check() throws(RuleError) {
    try Rule.check(.players, Points(players), 2...5)
    try Rule.check(.start, start, 0...Limits.points)
    try Rule.check(.returnScore, returnScore, 0...Limits.points)
    guard returnScore >= start || returnScore == 0 else {
      throw RuleError(.returnScore, .belowStart(start))
    }
    guard uma.count == players else {
      throw RuleError(.uma, .wrongCount(given: uma.count, needed: players))
    }
    for figure in uma {
      try Rule.check(.uma, figure, -Limits.points...Limits.points)
    }
    let sum = uma.reduce(0, +)
    guard sum == 0 else { throw RuleError(.uma, .sum(sum)) }
    guard oka == .none || returnScore >= start else { throw RuleError(.oka, .needsReturnScore) }
    try Rule.check(.unit, unit, 1...Limits.points)
  }
}

extension RuleError {
  init(_ key: RuleKey, _ problem: Problem) {
    self.init(key: key.rawValue, problem: problem)
  }
}
