package import Scoring

/// A rule in few words, as it stands over a sheet: `25-30 uma 10-30 oka 20`.
package enum RuleText {
  /// The main figures, in thousands of points.
  package static func figures(_ rule: Rule) -> SheetPhrase {
    if let tablePoints = rule.tablePoints, rule.calculation == nil {
      return .tablePoints(tablePoints.map { String($0) }.joined(separator: "/"))
    }
    guard let calculation = rule.calculation else {
      return rule.scale == 1 ? .wholePoints : .thousands
    }
    let hasOka = calculation.oka != .none && calculation.pot != 0
    return .figures(
      start: thousands(calculation.start), end: thousands(calculation.returnScore),
      uma: uma(calculation.uma), oka: hasOka ? thousands(calculation.pot) : nil)
  }

  /// `10-30` for +30 +10 -10 -30, as players say it; all figures where it is not symmetrical.
  ///
  /// Nil where it depends on the round.
  private static func uma(_ uma: Uma) -> String? {
    guard case .byPlace(let figures) = uma else { return nil }
    let isSymmetrical = zip(figures, figures.reversed()).allSatisfy { $0 == -$1 }
    if figures.count == 4, isSymmetrical {
      return "\(thousands(figures[1]))-\(thousands(figures[0]))"
    }
    return figures.map(thousands).joined(separator: "/")
  }

  /// Points in thousands, without needless decimals.
  package static func thousands(_ points: Points) -> String {
    if points % 1000 == 0 { return String(points / 1000) }
    return NumberText(scale: 1000, showing: [points]).plain(points)
  }
}
