import CommandKit
import Interchange
import Storage
import Text

extension Verb {
  static let setTeam = Verb(
    command: Command(
      "set-team", summary: SetTeamHelp.summary,
      operands: [
        Operand("PLAYER", summary: SetTeamHelp.player),
        Operand("TEAM", summary: SetTeamHelp.team, optional: true),
      ],
      options: [Option("game", value: .required("G"), summary: SetTeamHelp.game)],
      examples: [Example("scorebox set-team Aoki \"Red Dragons\"", SetTeamHelp.joined)])
  ) { context in
    let arguments = context.arguments
    let name = try arguments.operands.dropFirst().first.map {
      try Name.typed($0, at: arguments.positions.last)
    }
    return try context.write { stores in
      let game = try arguments.value("game").map { try GameChoice(stores: stores).forWriting($0) }
      let player = try player(arguments.operands[0], game, stores)
      var notes: [Phrase] = []
      let team = try name.map { try Self.team($0, &notes, stores) }
      let sheets: [String]
      if let game {
        try stores.teams.set(player.id, team?.id, in: game.id)
        sheets = [game.name]
      } else {
        sheets = try stores.teams.set(player.id, team?.id)
      }
      var answer = answer(player.name, team?.name, sheets, context)
      answer.notes = notes
      answer.isStored = !arguments.flag("dry-run")
      return answer
    }
  }

  private static func player(
    _ word: String, _ game: GameRecord?, _ stores: Stores
  ) throws -> PlayerRecord {
    if let game { return try OpenSheet(reading: game, in: stores).find(.init(word)) }
    return try stores.player(named: word)
  }

  /// The team of that name, made where it is new; one that is much like another is noted.
  private static func team(
    _ name: Name, _ notes: inout [Phrase], _ stores: Stores
  ) throws -> TeamRecord {
    if let team = try stores.teams.team(key: name.key) { return team }
    let near = NearMiss.suggestions(for: name.text, among: try stores.teams.all().map(\.name))
    if let other = near.first { notes.append(.newTeamNotKnown(name.text, like: other)) }
    return try stores.teams.add(name)
  }

  private static func answer(
    _ player: String, _ team: String?, _ sheets: [String], _ context: Context
  ) -> Answer {
    let isRehearsal = context.arguments.flag("dry-run")
    guard !context.arguments.flag("json") else {
      return Answer([
        JSON.object([
          "schema": .string("scorebox/set-team/1"),
          "dry_run": .bool(isRehearsal),
          "player": .string(player),
          "team": team.map(JSON.string) ?? .null,
          "games": .array(sheets.map { .string($0) }),
        ]).text
      ])
    }
    return Answer(echo: [.teamSet(player, team, in: sheets, isRehearsal: isRehearsal)])
  }
}
