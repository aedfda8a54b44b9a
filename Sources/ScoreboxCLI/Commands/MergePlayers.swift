import CommandKit
import Interchange
import Storage
import Text

extension Verb {
  static let mergePlayers = Verb(
    command: Command(
      "merge-players", summary: MergePlayersHelp.summary,
      operands: [
        Operand("PLAYER", summary: MergePlayersHelp.from),
        Operand("INTO", summary: MergePlayersHelp.into),
      ],
      discussion: MergePlayersHelp.discussion,
      examples: [Example("scorebox merge-players Endou Endo", MergePlayersHelp.example)])
  ) { context in
    let words = context.arguments.operands
    let isRehearsal = context.arguments.flag("dry-run")
    let plan = try context.read { try Plan(words[0], into: words[1], in: $0) }
    if !isRehearsal { try context.confirm(.merge(plan.from.name, plan.into.name, plan.sheets)) }
    return try context.write { stores in
      let plan = try Plan(words[0], into: words[1], in: stores)
      try PlayerMerge(plan.from.id, into: plan.into.id, in: stores).run()
      var answer =
        context.arguments.flag("json")
        ? Answer([
          JSON.object([
            "schema": .string("scorebox/merge-players/1"),
            "dry_run": .bool(isRehearsal),
            "from": .string(plan.from.name),
            "player": .string(plan.into.name),
            "rounds": .integer(plan.sheets.reduce(0) { $0 + $1.rounds }),
          ]).text
        ])
        : Answer(echo: [
          .merged(plan.from.name, plan.into.name, plan.sheets, isRehearsal: isRehearsal)
        ])
      answer.isStored = !isRehearsal
      return answer
    }
  }

  /// Who goes, who stays, and what that changes.
  private struct Plan {
    let from: PlayerRecord
    let into: PlayerRecord
    let sheets: [PlayerMerge.Sheet]

    init(_ from: String, into: String, in stores: Stores) throws {
      self.from = try stores.player(named: from)
      self.into = try stores.player(named: into)
      guard self.from.id != self.into.id else {
        throw Failure(.usage, .mergeWithItself(self.from.name))
      }
      let merge = PlayerMerge(self.from.id, into: self.into.id, in: stores)
      if let clash = try merge.clash() {
        throw Failure(
          .refused, .bothPlayed(self.from.name, self.into.name, clash.game, clash.round))
      }
      sheets = try merge.sheets()
    }
  }
}
