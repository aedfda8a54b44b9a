import Interchange
import Rendering
import Scoring
import Text

/// The arithmetic behind a round, for people: a line a player, then the sum and the source.
struct ExplanationText {
  let round: ExplanationJSON.Round
  let say: (Phrase) -> String

  init(_ round: ExplanationJSON.Round, say: @escaping (Phrase) -> String) {
    self.round = round
    self.say = say
  }

  private var rule: Rule { round.explanation.rule }

  var lines: [String] {
    [say(.explainedRound(round.game, round.number, round.day, rule))] + table + facts.map(say)
  }

  private var table: [String] {
    ListText.lines(
      [
        .init(say(.playerHeader)), .init(say(.placeHeader)), .init(say(.arithmeticHeader)),
        .init(say(.meaningHeader)),
      ],
      round.shown.map { index in
        let score = round.explanation.scores[index]
        return [
          round.names[index], say(.places(score.places)), FormulaText.line(score, under: rule),
          say(parts(score)),
        ]
      })
  }

  /// What each term stands for.
  private func parts(_ score: Explanation.Score) -> Phrase {
    guard score.raw != nil, rule.calculation != nil else { return .typedResult }
    var parts: [Phrase] = [.difference]
    if score.parts.uma != 0 || score.split != nil { parts.append(.umaOf(score.places)) }
    if score.parts.oka != 0 { parts.append(.oka) }
    if score.parts.sticks != 0 { parts.append(.sticks) }
    if score.parts.rounding != 0 { parts.append(.rounding) }
    if score.parts.bust != 0 { parts.append(.bustPrize) }
    if score.parts.yakitori != 0 { parts.append(.yakitoriFine) }
    if score.parts.substitute != 0 { parts.append(.substituteResult) }
    if let split = score.split, split.remainder != 0 {
      parts.append(.remainder(RuleText.thousands(split.remainder)))
    }
    return parts.joined(separator: .comma)
  }

  private var facts: [Phrase] {
    let explanation = round.explanation
    var facts: [Phrase] = []
    if let expected = explanation.expected, rule.calculation != nil,
      explanation.scores[0].raw != nil
    {
      facts.append(
        .rawSum(NumberText.grouped(explanation.sum), expected: NumberText.grouped(expected)))
    }
    if let calculation = rule.calculation, case .floating = calculation.uma,
      explanation.scores[0].raw != nil
    {
      let above = explanation.scores.count { $0.raw ?? 0 >= calculation.returnScore }
      facts.append(
        .floatingRow(
          calculation.uma.rowNumber(above: above), above: above,
          NumberText.grouped(calculation.returnScore)))
    }
    switch explanation.fate {
    case nil, .inResults: break
    case .given(let indices):
      facts.append(.sticksGiven(explanation.sticks, to: indices.map { round.names[$0] }))
    case .lost: facts.append(.sticksLost(explanation.sticks))
    }
    if !rule.source.isEmpty { facts.append(.source(rule.source, rule.edition)) }
    return facts
  }
}
