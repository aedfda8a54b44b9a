import Scoring

/// The figures that say who is ahead: table points where the rule has them, else points.
struct StandingText {
  private let report: SheetReport
  private let numbers: NumberText
  private let decimals: Int

  init(_ report: SheetReport, negative: NegativeSign) {
    self.report = report
    let totals = report.players.map(\.total)
    numbers = NumberText(scale: report.scale, showing: totals, negative: negative)
    decimals = TablePointText.decimals(
      report.players.flatMap { [$0.tablePoints, $0.sums.tablePoints, $0.ledger.tablePenalties] })
  }

  /// How far a player is ahead of another.
  func gap(from first: Int, to second: Int) -> String {
    let (first, second) = (report.player(first), report.player(second))
    guard report.ranksByTablePoints, first.tablePoints != second.tablePoints else {
      return numbers.plain(first.total.minus(second.total))
    }
    return tablePoints(first.tablePoints.minus(second.tablePoints))
  }

  /// Table points from twelfths.
  func tablePoints(_ twelfths: Int64) -> String {
    Fraction(twelfths, over: Rule.twelfths)
      .map { NumberText.fixed($0, decimals: decimals, negative: numbers.negative) } ?? ""
  }
}

/// Table points, which are kept in twelfths.
package enum TablePointText {
  /// One figure, in as few decimals as show it.
  package static func text(_ twelfths: Int64, negative: NegativeSign = .minus) -> String {
    Fraction(twelfths, over: Rule.twelfths).map {
      NumberText.fixed($0, decimals: decimals([twelfths]), negative: negative)
    } ?? ""
  }

  /// As few as show all of them, up to the three that thirds are cut to.
  static func decimals(_ twelfths: [Int64]) -> Int {
    if twelfths.contains(where: { $0 % 3 != 0 }) { return 3 }
    if twelfths.contains(where: { $0 % 6 != 0 }) { return 2 }
    return twelfths.contains { $0 % 12 != 0 } ? 1 : 0
  }
}
