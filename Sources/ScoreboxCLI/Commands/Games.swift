import CommandKit
import Interchange
import Rendering
import Scoring
import Storage
import Text

extension Verb {
  static let games = Verb(
    command: Command("games", summary: GamesHelp.summary)
  ) { context in
    let games = try context.read { try $0.games.all() }
    if context.arguments.flag("json") { return Answer([json(games).text]) }
    let say = context.say
    let columns: [ListText.Column] = [
      .init("#", .right), .init(say(.gameHeader)), .init(say(.dateHeader)),
      .init(say(.ruleHeader)), .init(say(.playersHeader), .right),
      .init(say(.roundsHeader), .right), .init(say(.stateHeader)),
    ]
    return Answer(
      ListText.lines(
        columns,
        games.map { entry in
          [
            String(entry.game.id), entry.game.name, entry.game.day.iso, entry.rule,
            String(entry.players), String(entry.rounds),
            say(entry.game.isClosed ? .closed : .open),
          ]
        }))
  }

  private static func json(_ games: [GameSummary]) -> JSON {
    .object([
      "schema": .string("scorebox/games/1"),
      "games": .array(
        games.map { entry in
          .object([
            "id": .integer(entry.game.id),
            "name": .string(entry.game.name),
            "date": .string(entry.game.day.iso),
            "rule": .string(entry.rule),
            "rule_version": .integer(entry.ruleVersion),
            "players": .integer(entry.players),
            "rounds": .integer(entry.rounds),
            "closed": .bool(entry.game.isClosed),
          ])
        }),
    ])
  }
}
