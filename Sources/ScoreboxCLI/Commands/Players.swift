import CommandKit
import Interchange
import Rendering
import Scoring
import Storage
import Text

extension Verb {
  static let players = Verb(
    command: Command(
      "players", summary: PlayersHelp.summary,
      options: [
        Option("game", value: .required("G"), summary: PlayersHelp.game)
      ])
  ) { context in
    try context.read { stores in
      let all = try stores.players.all()
      let aliases = Dictionary(grouping: try stores.players.aliases(), by: \.player)
        .mapValues { $0.map(\.name) }
      guard let word = context.arguments.value("game") else {
        return answer(
          all.map { (nil, $0.player.name, aliases[$0.player.id] ?? [], $0.games, $0.rounds) },
          context)
      }
      guard let game = try GameChoice(stores: stores).forReading(word) else {
        return answer([], context)
      }
      let sums = try stores.totals.sums(of: game.id)
      let roster = try stores.games.roster(of: game.id)
      let rows = zip(1..., roster).map { (number, player) -> Row in
        let games = all.first { $0.player.id == player.id }?.games ?? 0
        return (number, player.name, aliases[player.id] ?? [], games, sums[player.id]?.rounds ?? 0)
      }
      return answer(rows, context)
    }
  }

  /// A line of the list; the number is that in the sheet.
  private typealias Row = (number: Int?, name: String, aliases: [String], games: Int, rounds: Int)

  private static func answer(_ rows: [Row], _ context: Context) -> Answer {
    guard !context.arguments.flag("json") else {
      return Answer([
        JSON.object([
          "schema": .string("scorebox/players/1"),
          "players": .array(
            rows.map { row in
              .object([
                "number": .integer(row.number),
                "name": .string(row.name),
                "aliases": .array(row.aliases.map { .string($0) }),
                "games": .integer(row.games),
                "rounds": .integer(row.rounds),
              ])
            }),
        ]).text
      ])
    }
    let isAliased = rows.contains { !$0.aliases.isEmpty }
    let isNumbered = context.arguments.value("game") != nil
    let columns: [ListText.Column] =
      (isNumbered ? [.init("#", .right)] : [])
      + [
        .init(context.say(.playerHeader)), .init(context.say(.gamesHeader), .right),
        .init(context.say(.roundsHeader), .right),
      ] + (isAliased ? [.init(context.say(.aliasesHeader))] : [])
    return Answer(
      ListText.lines(
        columns,
        rows.map { row in
          (isNumbered ? [row.number.map(String.init) ?? ""] : [])
            + [row.name, String(row.games), String(row.rounds)]
            + (isAliased ? [row.aliases.joined(separator: ", ")] : [])
        }))
  }
}
