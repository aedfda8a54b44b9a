/// Sums over some rounds of one player, from which every average and rate is worked out.
package struct Tally: Equatable, Sendable {
  package private(set) var sums = PlayerSums()
  /// How often a raw score was below zero, or the player was sent bust.
  package private(set) var busts = 0
  private var squares: Int128 = 0

  package init() {}

  /// Counts one round more.
  package mutating func add(
    _ score: SheetReport.Score, players: Int, isLast: Bool, isBust: Bool
  ) throws(TotalOverflow) {
    try sums.add(score, players: players, isLast: isLast)
    busts += isBust ? 1 : 0
    squares += Int128(score.result) * Int128(score.result)
  }

  /// Half the width of the 95 % interval of the mean result, in points, by Student's t; nil below two
  /// rounds.
  package var uncertainty: Double? {
    guard sums.rounds > 1 else { return nil }
    let count = Double(sums.rounds)
    // n Σx² - (Σx)² is exact, so that equal results have none at all.
    let spread = Int128(sums.rounds) * squares - Int128(sums.total) * Int128(sums.total)
    let deviation = (Double(spread) / (count * (count - 1))).squareRoot()
    return Self.student(degrees: sums.rounds - 1) * deviation / count.squareRoot()
  }

  /// The 97.5 % quantile of Student's t.
  ///
  /// Beyond the table by the expansion of Fisher and Cornish, good to three decimals there.
  package static func student(degrees: Int) -> Double {
    guard degrees > table.count else { return table[max(1, degrees) - 1] }
    let (z, n) = (1.959964, Double(degrees))
    let third = z * z * z
    let fifth = third * z * z
    return z + (third + z) / (4 * n) + (5 * fifth + 16 * third + 3 * z) / (96 * n * n)
  }

  /// For 1 to 20 degrees of freedom, as in every table of it.
  private static let table = [
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160,
    2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086,
  ]

  /// A count of rounds in per cent of all; nil without rounds.
  package func rate(_ count: Int) -> Fraction? {
    Fraction(Int64(count) * 100, over: Int64(sums.rounds))
  }

  package var topTwo: Int { sums.count(of: 1) + sums.count(of: 2) }
  package var lastAvoided: Int { sums.rounds - sums.lasts }
}

/// The longest run of rounds in which something was so, and the one that goes on.
package struct Streak: Equatable, Sendable {
  package private(set) var longest = 0
  package private(set) var current = 0

  package init() {}

  package mutating func add(_ isSo: Bool) {
    current = isSo ? current + 1 : 0
    longest = max(longest, current)
  }
}
