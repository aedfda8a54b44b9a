package import Scoring

/// The arithmetic behind a result, in figures and signs only.
///
/// For example `(-3,500 - 30,000)/1000 - 30 = -63.5`.
package enum FormulaText {
  /// One line for a score: raw and return score, every further part that is not 0, the result.
  ///
  /// Parts stand in the order of the computation, from uma to substitute; an evenly shared uma is the average of
  /// its places. Just the result where the rule has nothing to work out.
  package static func line(_ score: Explanation.Score, under rule: Rule) -> String {
    let result = NumberText(scale: rule.scale, showing: [score.result]).signed(score.result)
    guard let raw = score.raw, let calculation = rule.calculation else { return result }
    let back = calculation.returnScore
    let terms = terms(score, scale: rule.scale)
    guard rule.scale != 1 || back != 0 || !terms.isEmpty else { return result }
    return base(raw, back, scale: rule.scale) + terms.joined() + " = " + result
  }

  /// Raw scores as they are written, brought to the rule's unit.
  private static func base(_ raw: Points, _ back: Points, scale: Points) -> String {
    guard scale != 1 else { return back == 0 ? "\(raw)" : "\(raw) - \(back)" }
    let raw = NumberText.grouped(raw)
    return (back == 0 ? raw : "(\(raw) - \(NumberText.grouped(back)))") + "/\(scale)"
  }

  private static func terms(_ score: Explanation.Score, scale: Points) -> [String] {
    let parts = score.parts
    var terms = [
      parts.uma, parts.oka, parts.sticks, parts.rounding, parts.bust, parts.yakitori,
      parts.substitute,
    ].filter { $0 != 0 }
      .map { term($0, scale: scale) }
    if let split = score.split, parts.uma != 0,
      split.uma.clampedSum == parts.uma * Points(split.uma.count)
    {
      let first = split.uma[0] < 0 ? "-" : ""
      let others = split.uma.dropFirst().map { term($0, scale: scale) }.joined()
      terms[0] = " + (\(first)\(figure(split.uma[0], scale: scale))\(others))/\(split.uma.count)"
    }
    return terms
  }

  private static func term(_ amount: Points, scale: Points) -> String {
    (amount < 0 ? " - " : " + ") + figure(amount, scale: scale)
  }

  /// An amount in the rule's unit without sign and needless zeros: `30`, `16.667`.
  private static func figure(_ amount: Points, scale: Points) -> String {
    let text = NumberText(scale: scale, showing: [amount]).plain(amount).drop { $0 == "-" }
    return String(text.hasSuffix(".0") ? text.dropLast(2) : text)
  }
}
