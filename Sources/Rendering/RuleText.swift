package import Scoring

/// A rule in few words, as it stands over a sheet: `mleague: 25-30 uma 10-30 oka 20`.
package enum RuleText {
  /// The rule's name and main figures, in thousands of points.
  package static func summary(_ rule: Rule) -> String {
    rule.name + ": " + figures(rule)
  }

  /// The main figures alone.
  package static func figures(_ rule: Rule) -> String {
    guard let calculation = rule.calculation else {
      return rule.scale == 1 ? "whole points as typed" : "results in thousands as typed"
    }
    let start = thousands(calculation.start)
    let end = thousands(calculation.returnScore)
    let oka =
      calculation.oka == .none || calculation.pot == 0 ? [] : ["oka \(thousands(calculation.pot))"]
    return (["\(start)-\(end)", "uma \(uma(calculation.uma))"] + oka).joined(separator: " ")
  }

  /// `10-30` for +30 +10 -10 -30, as players say it; all figures where it is not symmetrical.
  private static func uma(_ figures: [Points]) -> String {
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
