import CommandKit
import Interchange
import Rendering
import Scoring
import Text

extension Verb {
  static let rules = Verb(
    command: Command(
      "rules", summary: RulesHelp.summary,
      operands: [Operand("NAME", summary: RulesHelp.name, optional: true)],
      examples: [
        Example("scorebox rules mleague", RulesHelp.ofMLeague)
      ])
  ) { context in
    let say = context.say
    let isJSON = context.arguments.flag("json")
    guard let name = context.arguments.operands.first else {
      return isJSON
        ? Answer([
          JSON.object([
            "schema": .string("scorebox/rules/1"), "rules": .array(Presets.all.map(RuleJSON.rule)),
          ]).text
        ])
        : Answer(
          ListText.lines(
            [
              .init(say(.ruleHeader)), .init(say(.playersHeader), .right),
              .init(say(.figuresHeader)), .init(say(.sourceHeader)),
            ],
            Presets.all.map { rule in
              let players = rule.calculation.map { String($0.players) } ?? say(.anyNumber)
              let source = rule.calculation == nil ? "" : "\(rule.source) (\(rule.edition))"
              return [rule.name, players, context.say(RuleText.figures(rule).phrase), source]
            }))
    }
    let rule = try RuleBook.preset(named: name)
    if isJSON { return Answer([RuleJSON.rule(rule).text]) }
    return Answer(
      ListText.lines(
        [.init(say(.policyHeader)), .init(say(.valueHeader)), .init(say(.meaningHeader))],
        rule.fields.map {
          [$0.key, say(RuleMessages.value($0.value)), say(RuleMessages.meaning($0.key, of: rule))]
        }))
  }
}
