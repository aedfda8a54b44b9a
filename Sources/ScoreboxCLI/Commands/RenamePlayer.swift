import CommandKit
import Interchange
import Storage
import Text

extension Verb {
  static let deletePlayer = Verb(
    command: Command(
      "delete-player", summary: RenamePlayerHelp.delete,
      operands: [Operand("PLAYER", summary: SetTeamHelp.player)],
      discussion: RenamePlayerHelp.deleteDiscussion)
  ) { context in
    let word = context.arguments.operands[0]
    let isRehearsal = context.arguments.flag("dry-run")
    let name = try context.read { try unused(word, $0).name }
    if !isRehearsal { try context.confirm(.deletePlayer(name)) }
    return try context.write { stores in
      let player = try unused(word, stores)
      try stores.players.delete(player.id)
      var answer =
        context.arguments.flag("json")
        ? Answer([
          JSON.object([
            "schema": .string("scorebox/delete-player/1"),
            "dry_run": .bool(isRehearsal),
            "player": .string(player.name),
          ]).text
        ])
        : Answer(echo: [.playerDeleted(player.name, isRehearsal: isRehearsal)])
      answer.isStored = !isRehearsal
      return answer
    }
  }

  /// A player without rounds.
  private static func unused(_ word: String, _ stores: Stores) throws -> PlayerRecord {
    let player = try stores.player(named: word)
    guard try !stores.players.isUsed(player.id) else {
      throw Failure(.refused, .playerHasRounds(player.name))
    }
    return player
  }

  static let renamePlayer = Verb(
    command: Command(
      "rename-player", summary: RenamePlayerHelp.summary,
      operands: [
        Operand("PLAYER", summary: SetTeamHelp.player),
        Operand("NAME", summary: RenamePlayerHelp.name),
      ],
      examples: [Example("scorebox rename-player Chiba \"Chiba K.\"", RenamePlayerHelp.everywhere)])
  ) { context in
    let arguments = context.arguments
    let name = try Name.typed(arguments.operands[1], at: arguments.positions.last)
    let isRehearsal = arguments.flag("dry-run")
    return try context.write { stores in
      let player = try stores.player(named: arguments.operands[0])
      if let other = try stores.players.player(key: name.key), other.id != player.id {
        throw Failure(.refused, .playerExists(other.name))
      }
      try stores.players.rename(player.id, to: name)
      var answer =
        arguments.flag("json")
        ? Answer([
          JSON.object([
            "schema": .string("scorebox/rename-player/1"),
            "dry_run": .bool(isRehearsal),
            "before": .string(player.name),
            "player": .string(name.text),
          ]).text
        ])
        : Answer(echo: [
          (isRehearsal ? .wouldDo : Phrase(verbatim: "")) + .playerRenamed(player.name, name.text)
        ])
      answer.isStored = !isRehearsal
      return answer
    }
  }
}
