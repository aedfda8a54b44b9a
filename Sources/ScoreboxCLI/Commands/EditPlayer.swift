import CommandKit
import Interchange
import Storage
import Text

extension Verb {
  static let editPlayer = Verb(
    command: Command(
      "edit-player", summary: EditPlayerHelp.summary,
      operands: [Operand("PLAYER", summary: SetTeamHelp.player)],
      options: [
        Option("alias", value: .required("A,B"), summary: EditPlayerHelp.alias),
        Option("no-alias", value: .required("A,B"), summary: EditPlayerHelp.noAlias),
        Option("guest", summary: EditPlayerHelp.guest),
        Option("no-guest", summary: EditPlayerHelp.noGuest),
      ],
      discussion: EditPlayerHelp.discussion,
      examples: [Example("scorebox edit-player Aoki --alias Ao", EditPlayerHelp.example)])
  ) { context in
    let arguments = context.arguments
    let added = try (arguments.names("alias") ?? []).map {
      try Name.typed($0, at: arguments.position(of: "alias"))
    }
    let removed = try arguments.names("no-alias") ?? []
    guard !arguments.flag("guest") || !arguments.flag("no-guest") else {
      throw Failure(.usage, .exclude("guest", "no-guest"))
    }
    let guest = arguments.flag("guest") ? true : arguments.flag("no-guest") ? false : nil
    guard !added.isEmpty || !removed.isEmpty || guest != nil else {
      throw Failure(.usage, .editPlayerWhat, usage: context.command.name)
    }
    let isRehearsal = arguments.flag("dry-run")
    return try context.write { stores in
      let player = try stores.player(named: arguments.operands[0])
      var said =
        try removed.map { try Self.remove($0, from: player, stores) }
        + added.map { try Self.add($0, to: player, stores) }
      if let guest {
        try stores.players.setGuest(guest, player: player.id)
        said.append(guest ? .isGuest(player.name) : .isNoGuest(player.name))
      }
      let aliases = try stores.players.aliases().filter { $0.player == player.id }
      var answer =
        arguments.flag("json")
        ? Answer([
          JSON.object([
            "schema": .string("scorebox/edit-player/1"),
            "dry_run": .bool(isRehearsal),
            "player": .string(player.name),
            "aliases": .array(aliases.map { .string($0.name) }),
            "guest": .bool(try stores.players.guests().contains(player.id)),
          ]).text
        ])
        : Answer(echo: [
          (isRehearsal ? .wouldDo : Phrase(verbatim: "")) + said.joined(separator: .comma)
        ])
      answer.isStored = !isRehearsal
      return answer
    }
  }

  private static func add(_ name: Name, to player: PlayerRecord, _ stores: Stores) throws -> Phrase
  {
    if let known = try stores.players.player(key: name.key) {
      throw Failure(
        .refused,
        known.key == name.key
          ? .playerExists(known.name) : .aliasTaken(name.text, by: known.name))
    }
    try stores.players.addAlias(name, to: player.id)
    return .aliasAdded(name.text, to: player.name)
  }

  private static func remove(
    _ word: String, from player: PlayerRecord, _ stores: Stores
  ) throws -> Phrase {
    let own = try stores.players.aliases().filter { $0.player == player.id }
    guard let alias = own.first(where: { $0.key == Name.key(of: word) }) else {
      throw Failure(.refused, .noAlias(word, of: player.name, known: own.map(\.name)))
    }
    try stores.players.removeAlias(alias.key)
    return .aliasRemoved(alias.name, from: player.name)
  }
}
