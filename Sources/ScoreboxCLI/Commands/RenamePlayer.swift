import CommandKit
import Interchange
import Storage
import Text

extension Verb {
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
      let word = arguments.operands[0]
      guard let player = try stores.players.player(key: Name.key(of: word)) else {
        let near = NearMiss.suggestions(for: word, among: try stores.players.names())
        throw Failure(.refused, .unknownPlayer(word, near: near))
      }
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
