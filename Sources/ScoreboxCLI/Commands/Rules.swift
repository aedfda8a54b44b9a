import CommandKit
import Interchange
import Rendering
import Scoring
import Storage
import Text

extension Verb {
  static let rules = Verb(
    command: Command(
      "rules", summary: RulesHelp.summary,
      operands: [Operand("NAME", summary: RulesHelp.name, optional: true)],
      options: [Option("game", value: .required("G"), summary: RulesHelp.game)],
      examples: [
        Example("scorebox rules mleague", RulesHelp.ofMLeague)
      ])
  ) { context in
    let say = context.say
    let isJSON = context.arguments.flag("json")
    return try context.read(beforeWriting: true) { stores in
      let book = RuleBook(stores: stores)
      if let name = context.arguments.operands.first {
        guard context.arguments.value("game") == nil else {
          throw Failure(.usage, .ruleOrGame, usage: context.command.name)
        }
        return one(try book.named(name), isJSON: isJSON, say)
      }
      if let word = context.arguments.value("game") {
        guard let game = try GameChoice(stores: stores).forReading(word) else {
          throw Failure(.refused, .noSheetToExplain)
        }
        return one(try book.rule(game.ruleID), isJSON: isJSON, say)
      }
      return list(try book.all(), isJSON: isJSON, say)
    }
  }

  private static func list(
    _ rules: [KnownRule], isJSON: Bool, _ say: (Phrase) -> String
  ) -> Answer {
    guard !isJSON else {
      return Answer([
        JSON.object([
          "schema": .string("scorebox/rules/1"),
          "rules": .array(rules.map { RuleJSON.rule($0.rule) }),
        ]).text
      ])
    }
    return Answer(
      ListText.lines(
        [
          .init(say(.ruleHeader)), .init(say(.playersHeader), .right),
          .init(say(.figuresHeader)), .init(say(.sourceHeader)),
        ],
        rules.map { known in
          let rule = known.rule
          let players = rule.players.map { String($0) } ?? say(.anyNumber)
          let version = known.isOwn ? ", \(say(.versionHeader)) \(rule.version)" : ""
          let edition = rule.edition.isEmpty ? "" : " (\(rule.edition))"
          let source = rule.players == nil && !known.isOwn ? "" : rule.source + edition + version
          return [
            DisplayText.printable(rule.name), players, say(RuleText.figures(rule).phrase),
            DisplayText.printable(source),
          ]
        }))
  }

  private static func one(
    _ known: KnownRule, isJSON: Bool, _ say: (Phrase) -> String
  ) -> Answer {
    let rule = known.rule
    guard !isJSON else { return Answer([RuleJSON.rule(rule).text]) }
    let choices = known.isOwn ? [] : RuleChoices.of(rule.name)
    return Answer(
      ListText.lines(
        [.init(say(.policyHeader)), .init(say(.valueHeader)), .init(say(.meaningHeader))],
        rule.fields.map {
          [$0.key, say(RuleMessages.value($0.value)), say(RuleMessages.meaning($0.key, of: rule))]
        }) + choices.map { say(.choice($0)) })
  }
}
