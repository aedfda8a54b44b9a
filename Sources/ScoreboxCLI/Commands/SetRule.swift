import CommandKit
import Interchange
import Rendering
import Scoring
import Storage
import Text

extension Verb {
  static let setRule = Verb(
    command: Command(
      "set-rule", summary: SetRuleHelp.summary,
      operands: [
        Operand("GAME", summary: AddRoundHelp.game), Operand("RULE", summary: SetRuleHelp.rule),
      ],
      discussion: SetRuleHelp.discussion,
      examples: [Example("scorebox set-rule \"Friday night\" friendly-10-20", SetRuleHelp.forGood)])
  ) { context in
    let words = context.arguments.operands
    func change(_ stores: Stores) throws -> RuleChange {
      let game = try GameChoice(stores: stores).forWriting(words[0])
      return try RuleChange(game, to: RuleBook(stores: stores).named(words[1]), in: stores)
    }
    let plan = try context.read { try change($0) }
    guard plan.new.rule != plan.old else {
      return answer(plan, nil, context)
    }
    // Nobody holds the file while somebody thinks.
    if plan.changesResults, !context.arguments.flag("dry-run") {
      let question = Phrase.changesResults(plan.game.name, plan.changedRounds, plan.new.rule.name)
      try context.confirm(question)
    }
    return try context.write { stores in
      let change = try change(stores)
      let reader = try SheetReader(change.game, in: stores)
      let before = try reader.report(of: [], reachesNewest: true)
      try change.apply(to: stores)
      guard let game = try stores.games.game(id: change.game.id) else {
        throw Failure(.data, .gameMissing)
      }
      var after = try SheetReader(game, in: stores).report(of: [], reachesNewest: true)
      for (index, player) in before.players.enumerated()
      where player.rank != after.players[index].rank {
        after.players[index].rankBefore = player.rank
      }
      var answer = answer(change, after, context)
      answer.isStored = !context.arguments.flag("dry-run")
      return answer
    }
  }

  private static func answer(
    _ change: RuleChange, _ report: SheetReport?, _ context: Context
  ) -> Answer {
    let isRehearsal = context.arguments.flag("dry-run")
    guard !context.arguments.flag("json") else {
      return Answer([
        JSON.object([
          "schema": .string("scorebox/set-rule/1"),
          "dry_run": .bool(isRehearsal),
          "game": .string(change.game.name),
          "rule": .string(change.new.rule.name),
          "rule_version": .integer(change.new.rule.version),
          "rule_before": .string(change.old.name),
          "changed_rounds": .integer(report == nil ? 0 : change.changedRounds),
        ]).text
      ])
    }
    guard let report else {
      return Answer(echo: [.underThatRule(change.game.name, change.old.name)])
    }
    let numbers = NumberText(scale: report.scale, showing: report.players.map(\.total))
    let totals = report.players.filter { $0.rank != nil }
      .sorted { ($0.rank ?? 0) < ($1.rank ?? 0) }
      .map { player -> Phrase in
        let standing = "\(DisplayText.printable(player.name)) \(numbers.signed(player.total))"
        return Phrase(verbatim: standing)
          + (player.rankBefore.map(Phrase.wasRank) ?? .init(verbatim: ""))
      }
    return Answer(echo: [
      .ruleSet(
        change.game.name, change.new.rule.name, rounds: change.changedRounds, totals: totals,
        isRehearsal: isRehearsal)
    ])
  }
}
