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
    /// A row of the floating uma is missing or is no list.
    case missingRow(Int)
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
    /// The figures of this row of the floating uma must sum to 0 and sum to this.
    case rowSum(row: Int, Points)
    /// There must be one row less than players.
    case wrongRows(given: Int, needed: Int)
    /// So many who tie cannot share these figures in twelfths.
    case notShared(among: Int)
    /// Rounding all results one way, they cannot sum to 0.
    case roundsOneWay
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
    if zeroSum, let calculation {
      try calculation.uma.checkSums()
      guard !calculation.rounding.isOneSided else { throw RuleError(.zeroSum, .roundsOneWay) }
      guard calculation.resultTotal == 0 else {
        throw RuleError(.zeroSum, .notZeroSum(calculation.resultTotal))
      }
    }
    try Rule.check(.winds, Points(winds), 1...4)
    try checkTablePoints()
    try checkHouse()
  }

  private func checkTablePoints() throws(RuleError) {
    guard let tablePoints else { return }
    let needed = calculation?.players ?? max(2, min(tablePoints.count, 5))
    guard tablePoints.count == needed else {
      throw RuleError(.tablePoints, .wrongCount(given: tablePoints.count, needed: needed))
    }
    for figure in tablePoints { try Rule.check(.tablePoints, figure, -1_000...1_000) }
    for first in tablePoints.indices {
      for end in first + 1...tablePoints.count {
        let shared = tablePoints[first..<end].reduce(0, +) * Rule.twelfths
        guard shared % Points(end - first) == 0 else {
          throw RuleError(.tablePoints, .notShared(among: end - first))
        }
      }
    }
  }

  private func checkHouse() throws(RuleError) {
    if let bust = house.bust {
      guard calculation != nil else { throw RuleError(.bust, .needsCalculation) }
      try Rule.check(.bust, bust.prize, 1...Limits.points)
    }
    for amount in House.amounts {
      guard let figure = house[keyPath: amount.path] else { continue }
      guard calculation != nil || !amount.needsCalculation else {
        throw RuleError(amount.key, .needsCalculation)
      }
      try Rule.check(amount.key, figure, amount.bounds)
    }
  }

  /// Table points are kept in twelfths: what two, three or four share is whole.
  package static let twelfths: Int64 = 12

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
    try uma.check(players: players)
    guard oka == .none || returnScore >= start else { throw RuleError(.oka, .needsReturnScore) }
    try Rule.check(.unit, unit, 1...Limits.points)
  }
}

extension Uma {
  /// Proves that there are as many figures and rows as players need, none too large.
  func check(players: Int) throws(RuleError) {
    let key = if case .byPlace = self { RuleKey.uma } else { RuleKey.floatingUma }
    if key == .floatingUma, rows.count != players - 1 {
      throw RuleError(key, .wrongRows(given: rows.count, needed: players - 1))
    }
    for row in rows {
      guard row.count == players else {
        throw RuleError(key, .wrongCount(given: row.count, needed: players))
      }
      for figure in row { try Rule.check(key, figure, -Limits.points...Limits.points) }
    }
  }

  /// Proves that every row sums to 0; only for figures that passed `check(players:)`.
  func checkSums() throws(RuleError) {
    for (index, row) in rows.enumerated() {
      let sum = row.reduce(0, +)
      guard sum != 0 else { continue }
      if case .byPlace = self { throw RuleError(.uma, .sum(sum)) }
      throw RuleError(.floatingUma, .rowSum(row: index + 1, sum))
    }
  }
}

extension RuleError {
  init(_ key: RuleKey, _ problem: Problem) {
    self.init(key: key.rawValue, problem: problem)
  }
}
