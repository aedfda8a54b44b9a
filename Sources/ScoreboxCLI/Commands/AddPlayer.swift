import CommandKit
import Interchange
import Storage
import Text

extension Verb {
  static let addPlayer = Verb(
    command: Command(
      "add-player", summary: AddPlayerHelp.summary,
      operands: [Operand("NAME", summary: AddPlayerHelp.name, repeats: true)],
      options: [
        Option("game", value: .required("G"), summary: AddPlayerHelp.game)
      ],
      examples: [
        Example("scorebox add-player Endo Fujita --game \"Friday night\"", AddPlayerHelp.twoColumns)
      ])
  ) { context in
    let arguments = context.arguments
    let names = try zip(arguments.operands, arguments.positions).map { try Name.typed($0, at: $1) }
    if let twice = names.first(where: { name in names.count { $0.key == name.key } > 1 }) {
      throw Failure(.usage, .namedTwice(twice.text))
    }
    return try context.write { stores in
      let game = try arguments.value("game").map { try GameChoice(stores: stores).forWriting($0) }
      var added: [PlayerRecord] = []
      var doubts: [Phrase] = []
      for name in names {
        if let known = try stores.players.player(key: name.key) {
          guard game != nil else {
            throw Failure(.refused, .playerExists(known.name))
          }
          added.append(known)
        } else {
          let like = NearMiss.suggestions(for: name.text, among: try stores.players.names())
            .filter { other in !names.contains { $0.text == other } }
          if let other = like.first {
            doubts.append(.newNotKnown(name.text, like: other))
          }
          added.append(try stores.players.add(name))
        }
      }
      if let game { try join(added, game, stores) }
      var answer = answer(added, game, doubts, context)
      answer.isStored = !context.arguments.flag("dry-run")
      return answer
    }
  }

  private static func join(_ players: [PlayerRecord], _ game: GameRecord, _ stores: Stores) throws {
    var position = try stores.games.roster(of: game.id).count
    var present = Set(try stores.games.roster(of: game.id).map(\.id))
    for player in players {
      guard present.insert(player.id).inserted else {
        throw Failure(.refused, .joinedBefore(player.name, game.name))
      }
      position += 1
      try stores.games.join(player.id, to: game.id, position: position)
    }
  }

  private static func answer(
    _ players: [PlayerRecord], _ game: GameRecord?, _ doubts: [Phrase], _ context: Context
  ) -> Answer {
    let isRehearsal = context.arguments.flag("dry-run")
    guard !context.arguments.flag("json") else {
      return Answer([
        JSON.object([
          "schema": .string("scorebox/add-player/1"),
          "dry_run": .bool(isRehearsal),
          "players": .array(players.map { .string($0.name) }),
          "game": game.map { .string($0.name) } ?? .null,
        ]).text
      ])
    }
    return Answer(
      echo: [.added(players.map(\.name), to: game?.name, isRehearsal: isRehearsal)],
      notes: doubts)
  }
}
