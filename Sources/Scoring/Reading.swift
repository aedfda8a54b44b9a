/// A score as a person typed it.
package struct TypedScore: Equatable, Sendable {
  /// The number typed, in thousandths: 35200 is 35,200,000 and 52.3 is 52,300.
  package var thousandths: Int64
  /// How many decimals were typed.
  package var decimals: Int

  /// Takes a number as a parser found it.
  package init(thousandths: Int64, decimals: Int) {
    self.thousandths = thousandths
    self.decimals = decimals
  }

  /// Whether a number is small enough to be a raw score in hundreds.
  static func mayBeHundreds(_ whole: Int64) -> Bool {
    whole.magnitude <= 1_500
  }
}

/// How typed raw scores are to be taken.
package enum RawReading: Equatable, Sendable {
  /// As hundreds if all are small enough to be, else as points.
  case auto
  /// As hundreds.
  case hundreds
  /// As points.
  case points
}

extension Rule {
  /// Reads raw scores; nil is a blank and stays one.
  ///
  /// Under `auto`, scores of at most 1,500 are hundreds, unless they meet the rule's total as
  /// points and would miss it as hundreds.
  ///
  /// - Returns: The scores in points, and whether they were taken as hundreds.
  /// - Throws: `noCalculation`, `decimalInRaw`, `tooBig`, or what is wrong with the sticks.
  package func readRaw(
    _ typed: [TypedScore?], as reading: RawReading, sticks: Int
  ) throws(Refusal) -> (scores: [Points?], hundreds: Bool) {
    let total = try expectedSum(.raw, sticks: sticks)
    var numbers: [Points?] = []
    for (index, score) in typed.enumerated() {
      guard let score else {
        numbers.append(nil)
        continue
      }
      guard score.decimals == 0 else {
        throw .decimalInRaw(index: index, offer: score.decimals == 3 ? score.thousandths : nil)
      }
      numbers.append(score.thousandths / 1000)
    }
    let hundreds =
      switch reading {
      case .auto: Rule.areHundreds(numbers, total: total)
      case .hundreds: true
      case .points: false
      }
    let factor: Points = hundreds ? 100 : 1
    for (index, number) in numbers.enumerated() {
      guard let number else { continue }
      guard number.magnitude <= Limits.points.magnitude else { throw .tooBig(index: index) }
      numbers[index] = number * factor
    }
    try Rule.checkSize(numbers.map { $0 ?? 0 })
    return (numbers, hundreds)
  }

  private static func areHundreds(_ numbers: [Points?], total: Points?) -> Bool {
    let known = numbers.compactMap(\.self)
    guard known.allSatisfy(TypedScore.mayBeHundreds) else { return false }
    let sum = known.reduce(0, +)
    return known.count < numbers.count || sum != total || sum * 100 == total
  }

  /// Reads finished results in the rule's shown unit; nil is a blank and stays one.
  ///
  /// - Returns: The results in points.
  /// - Throws: `tooManyDecimals` (a rule in whole points takes none, else three), `tooBig`.
  package func readResults(_ typed: [TypedScore?]) throws(Refusal) -> [Points?] {
    let most = scale == 1 ? 0 : 3
    for (index, score) in typed.enumerated() where (score?.decimals ?? 0) > most {
      throw .tooManyDecimals(index: index, most: most)
    }
    let results = typed.map { $0.map { scale == 1 ? $0.thousandths / 1000 : $0.thousandths } }
    try Rule.checkSize(results.map { $0 ?? 0 })
    return results
  }

  /// Puts what the rule's total leaves over in the place of the one blank; without one, nothing.
  ///
  /// - Returns: The scores in points, in the same order.
  /// - Throws: `manyBlanks`, `blankWithoutTotal`, `absurdRest`, `tooBig`, a wrong
  ///   count, or what is wrong with the sticks.
  package func filling(
    _ scores: [Points?], kind: RoundEntry.Kind, sticks: Int
  ) throws(Refusal) -> [Points] {
    try checkCount(scores.count)
    let known = scores.compactMap(\.self)
    try Rule.checkSize(scores.map { $0 ?? 0 })
    let total = try expectedSum(kind, sticks: sticks)
    let blanks = scores.indices.filter { scores[$0] == nil }
    guard let blank = blanks.first else { return known }
    guard blanks.count == 1 else { throw .manyBlanks(indices: blanks) }
    guard let total else { throw .blankWithoutTotal(index: blank) }
    var filled = known
    filled.insert(total - known.reduce(0, +), at: blank)
    try Rule.checkSize(filled)
    let most = max(abs(total), 100_000)
    if kind == .raw, !(-most...2 * most).contains(filled[blank]) {
      throw .absurdRest(index: blank, score: filled[blank])
    }
    return filled
  }
}
