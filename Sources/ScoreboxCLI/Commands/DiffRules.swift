import CommandKit
import Interchange
import Rendering
import Scoring
import Text

extension Verb {
  static let diffRules = Verb(
    command: Command(
      "diff-rules", summary: DiffRulesHelp.summary,
      operands: [
        Operand("RULE", summary: DiffRulesHelp.one), Operand("OTHER", summary: DiffRulesHelp.other),
      ],
      examples: [Example("scorebox diff-rules mleague wrc", DiffRulesHelp.ofLeagues)])
  ) { context in
    let words = context.arguments.operands
    let rules = try context.read(beforeWriting: true) { stores in
      try words.map { try RuleBook(stores: stores).named($0).rule }
    }
    // Where a rule comes from is no policy.
    let differing = zip(rules[0].fields, rules[1].fields).filter { left, right in
      !["name", "version", "edition", "source"].contains(left.key) && left.value != right.value
    }
    let say = context.say
    guard !context.arguments.flag("json") else {
      return Answer([
        JSON.object([
          "schema": .string("scorebox/diff-rules/1"),
          "rules": .array(rules.map { .string($0.name) }),
          "differences": .array(
            differing.map { left, right in
              .object([
                "key": .string(left.key),
                "values": .array([RuleJSON.value(left.value), RuleJSON.value(right.value)]),
              ])
            }),
        ]).text
      ])
    }
    guard !differing.isEmpty else {
      return Answer([say(.noDifference(rules[0].name, rules[1].name))])
    }
    return Answer(
      ListText.lines(
        [.init(say(.policyHeader))] + rules.map { .init(DisplayText.printable($0.name)) },
        differing.map { left, right in
          [left.key] + [left, right].map { say(RuleMessages.value($0.value)) }
        }))
  }
}
