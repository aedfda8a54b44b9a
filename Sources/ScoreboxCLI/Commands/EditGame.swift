import CommandKit
import Interchange
import Scoring
import Storage
import Text

extension Verb {
  static let editGame = Verb(
    command: Command(
      "edit-game", summary: EditGameHelp.summary,
      operands: [Operand("GAME", summary: AddRoundHelp.game)],
      options: [
        Option("name", value: .required("NAME"), summary: EditGameHelp.name),
        Option("date", value: .required("D"), summary: AddGameHelp.date),
      ],
      discussion: EditGameHelp.discussion,
      examples: [
        Example("scorebox edit-game 2026-11-27 --name \"Autumn cup\"", EditGameHelp.renamed)
      ])
  ) { context in
    let arguments = context.arguments
    let name = try arguments.value("name").map {
      try Name.typed($0, at: arguments.position(of: "name"))
    }
    let day = try arguments.day("date", today: context.today)
    guard name != nil || day != nil else {
      throw Failure(.usage, .editWhat, usage: context.command.name)
    }
    return try context.changeGame(arguments.operands[0]) { game, stores in
      if let name {
        if let other = try stores.games.game(key: name.key), other.id != game.id {
          throw Failure(.refused, .gameExists(other.name, of: other.day))
        }
        try stores.games.rename(game.id, to: name)
      }
      if let day { try stores.games.setDay(day, of: game.id) }
      return .gameEdited(game.name, name?.text, day)
    }
  }

  static let closeGame = Verb(
    command: Command(
      "close-game", summary: EditGameHelp.close,
      operands: [Operand("GAME", summary: AddRoundHelp.game)])
  ) { context in
    try context.changeGame(context.arguments.operands[0]) { game, stores in
      guard !game.isClosed else { throw Failure(.refused, .closedGame(game.name)) }
      try stores.games.setClosed(true, game: game.id)
      return .gameClosed(game.name)
    }
  }

  static let reopenGame = Verb(
    command: Command(
      "reopen-game", summary: EditGameHelp.reopen,
      operands: [Operand("GAME", summary: AddRoundHelp.game)])
  ) { context in
    try context.changeGame(context.arguments.operands[0]) { game, stores in
      guard game.isClosed else { throw Failure(.refused, .gameIsOpen(game.name)) }
      try stores.games.setClosed(false, game: game.id)
      return .gameReopened(game.name)
    }
  }
}

extension Context {
  /// Changes one sheet, open or closed, and says what was done.
  fileprivate func changeGame(
    _ word: String, _ change: (GameRecord, Stores) throws -> Phrase
  ) throws -> Answer {
    let isRehearsal = arguments.flag("dry-run")
    return try write { stores in
      let game = try GameChoice(stores: stores).named(word)
      let said = try change(game, stores)
      guard let after = try stores.games.game(id: game.id) else {
        throw Failure(.data, .gameMissing)
      }
      var answer =
        arguments.flag("json")
        ? Answer([
          JSON.object([
            "schema": .string("scorebox/\(command.name)/1"),
            "dry_run": .bool(isRehearsal),
            "game": .object([
              "id": .integer(after.id), "name": .string(after.name),
              "date": .string(after.day.iso), "closed": .bool(after.isClosed),
            ]),
          ]).text
        ]) : Answer(echo: [isRehearsal ? .wouldDo + said : said])
      answer.isStored = !isRehearsal
      return answer
    }
  }
}
