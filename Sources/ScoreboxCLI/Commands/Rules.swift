import CommandKit
import Interchange
import Rendering
import Scoring
import Text

extension Verb {
  static let rules = Verb(
    command: Command(
      "rules", summary: "list the rules, or show every figure and policy of one",
      operands: [Operand("NAME", summary: "the rule to show", optional: true)],
      examples: [
        Example(
          "scorebox rules mleague", "start, return, uma, oka, ties and the rest, with their source")
      ])
  ) { context in
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
            [.init("rule"), .init("players", .right), .init("figures"), .init("source")],
            Presets.all.map { rule in
              let players = rule.calculation.map { String($0.players) } ?? "any"
              let source = rule.calculation == nil ? "" : "\(rule.source) (\(rule.edition))"
              return [rule.name, players, RuleText.figures(rule).phrase.en, source]
            }))
    }
    let rule = try RuleBook.preset(named: name)
    if isJSON { return Answer([RuleJSON.rule(rule).text]) }
    return Answer(
      ListText.lines(
        [.init("policy"), .init("value"), .init("meaning")],
        rule.fields.map {
          [$0.key, RuleMessages.value($0.value), RuleMessages.meaning($0.key, of: rule)]
        }))
  }
}
