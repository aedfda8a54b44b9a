import CommandKit
import Interchange
import Rendering
import Scoring
import Storage
import Text

extension Verb {
  static let addGame = Verb(
    command: Command(
      "add-game", summary: AddGameHelp.summary,
      operands: [
        Operand("NAME", summary: AddGameHelp.name, optional: true)
      ],
      options: [
        Option("rule", value: .required("R"), summary: AddGameHelp.rule),
        Option("players", value: .required("A,B"), summary: AddGameHelp.players),
        Option("date", value: .required("D"), summary: AddGameHelp.date),
      ],
      examples: [
        Example(
          "scorebox add-game \"Friday night\" --rule friendly-10-30 --players Aoki,Baba,Chiba,Doi,Endo",
          AddGameHelp.ofFive)
      ])
  ) { context in
    let arguments = context.arguments
    let typed = try arguments.operands.first.map {
      try Name.typed($0, at: arguments.positions.first)
    }
    let day = try arguments.day("date", today: context.today) ?? context.today
    let names = try (arguments.names("players") ?? []).map { try Name.typed($0) }
    let twice = names.first { name in names.count { $0.key == name.key } > 1 }
    if let twice { throw Failure(.usage, .namedTwice(twice.text, in: "--players")) }
    return try context.write { stores in
      let choice = GameChoice(stores: stores)
      if let typed, let other = try stores.games.game(key: typed.key) {
        throw Failure(.refused, .gameExists(other.name, of: other.day))
      }
      let book = RuleBook(stores: stores)
      let rule = try arguments.value("rule").map(book.named) ?? book.usual(context.settings)
      let game = try stores.games.add(
        try typed ?? choice.freeName(for: day), ruleID: try book.id(of: rule),
        day: day, isOwnDay: typed == nil, created: try context.moment(of: context.today))
      var finder = PlayerFinder(stores: stores, addPlayers: false, isFirstRound: true)
      var sheet = OpenSheet(game: game, rule: rule.rule, players: [], lastDay: nil)
      for name in names { _ = try finder.find(.name(name.text), in: &sheet, word: nil) }
      var answer = try answer(game, rule.rule, sheet.players, finder.newcomers, stores, context)
      answer.isStored = !context.arguments.flag("dry-run")
      return answer
    }
  }

  private static func answer(
    _ game: GameRecord, _ rule: Rule, _ players: [PlayerRecord], _ newcomers: Newcomers,
    _ stores: Stores, _ context: Context
  ) throws -> Answer {
    guard !context.arguments.flag("json") else {
      let report = try SheetReader(game, in: stores).report(of: [], reachesNewest: true)
      return Answer([
        JSON.object([
          "schema": .string("scorebox/add-game/1"),
          "dry_run": .bool(context.arguments.flag("dry-run")),
          "game": report.game.map(SheetJSON.game) ?? .null,
          "players": .array(report.players.map { .string($0.name) }),
        ]).text
      ])
    }
    return Answer(
      echo: [
        .started(
          game, rule: .rule(rule), players: players.map(\.name),
          isRehearsal: context.arguments.flag("dry-run"))
      ], notes: newcomers.notes)
  }
}
