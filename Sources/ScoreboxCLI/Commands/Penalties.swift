import CommandKit
import Interchange
import Rendering
import Scoring
import Storage
import Text

extension Verb {
  static let penalties = Verb(
    command: Command(
      "penalties", summary: PenaltiesHelp.summary,
      operands: [Operand("GAME", summary: AddRoundHelp.game, optional: true)])
  ) { context in
    let word = context.arguments.operands.first ?? context.world.setting("SCOREBOX_GAME")
    let list = try context.read { try PenaltyList(word, in: $0) }
    guard !context.arguments.flag("json") else {
      return Answer([
        JSON.object([
          "schema": .string("scorebox/penalties/1"),
          "game": list.game.map { .string($0.name) } ?? .null,
          "penalties": .array(list.entries.map { PenaltyText.json($0.entry, owner: $0.owner) }),
        ]).text
      ])
    }
    guard !list.entries.isEmpty else {
      return Answer([context.say(.noPenalties(list.game?.name))])
    }
    let say = context.say
    return Answer(
      ListText.lines(
        [
          .init("#", .right), .init(say(.penaltyOwnerHeader)), .init(say(.amountHeader), .right),
          .init(say(.roundHeader), .right), .init(say(.dateHeader)), .init(say(.reasonHeader)),
        ],
        list.entries.map { entry, owner in
          let amount = PenaltyText.amount(entry, scale: list.scale)
          return [
            String(entry.id), owner,
            entry.kind == .tablePenalty ? say(.tablePointsOf(amount)) : amount,
            entry.round.map(String.init) ?? "", entry.day.iso, entry.reason,
          ]
        }))
  }

  static let deletePenalty = Verb(
    command: Command(
      "delete-penalty", summary: DeletePenaltyHelp.summary,
      operands: [Operand("NUMBER", summary: DeletePenaltyHelp.number)],
      examples: [Example("scorebox delete-penalty 3", DeletePenaltyHelp.cancelled)])
  ) { context in
    let word = context.arguments.operands[0]
    guard let number = try? CountWord.parse(word) else {
      throw Failure(.usage, .notAPenalty(word), usage: context.command.name)
    }
    let isRehearsal = context.arguments.flag("dry-run")
    let plan = try context.read { try OnePenalty(number, in: $0) }
    if !isRehearsal { try context.confirm(.deletePenalty(plan.line)) }
    return try context.write { stores in
      let found = try OnePenalty(number, in: stores)
      try stores.adjustments.delete(found.entry.id)
      var answer =
        context.arguments.flag("json")
        ? Answer([
          JSON.object([
            "schema": .string("scorebox/delete-penalty/1"),
            "dry_run": .bool(isRehearsal),
            "game": .string(found.game.name),
            "penalty": PenaltyText.json(found.entry, owner: found.owner),
          ]).text
        ]) : Answer(echo: [.penaltyDeleted(found.line, found.game.name, isRehearsal: isRehearsal)])
      answer.isStored = !isRehearsal
      return answer
    }
  }
}

/// The penalties of a sheet, by number.
private struct PenaltyList {
  var game: GameRecord?
  var scale: Points = 1000
  var entries: [(entry: AdjustmentRecord, owner: String)] = []

  init(_ word: String?, in stores: Stores) throws {
    guard let game = try GameChoice(stores: stores).forReading(word) else { return }
    self.game = game
    scale = try RuleBook(stores: stores).rule(game.ruleID).rule.scale
    let names = try OwnerNames(of: game, in: stores)
    entries = try stores.adjustments.entries(of: game.id).filter { $0.kind != .chips }
      .map { ($0, try names.name($0.owner)) }
  }
}

/// One penalty of whatever sheet, found to be taken back.
private struct OnePenalty {
  let entry: AdjustmentRecord
  let game: GameRecord
  let owner: String
  let line: Phrase

  init(_ number: Int, in stores: Stores) throws {
    guard let entry = try stores.adjustments.entry(Int64(number)), entry.kind != .chips else {
      throw Failure(.refused, .noSuchPenalty(number))
    }
    guard let game = try stores.games.game(id: entry.game) else {
      throw Failure(.data, .gameMissing)
    }
    guard !game.isClosed else { throw Failure(.refused, .closedGame(game.name)) }
    self.entry = entry
    self.game = game
    owner = try OwnerNames(of: game, in: stores).name(entry.owner)
    line = PenaltyText.line(
      entry, owner: owner, scale: try RuleBook(stores: stores).rule(game.ruleID).rule.scale)
  }
}

/// The names of those who can have a penalty in a sheet.
private struct OwnerNames {
  private let game: GameRecord
  private let players: [Int64: String]
  private let teams: [Int64: String]

  init(of game: GameRecord, in stores: Stores) throws {
    self.game = game
    players = Dictionary(
      try stores.games.roster(of: game.id).map { ($0.id, $0.name) }, uniquingKeysWith: { $1 })
    teams = Dictionary(try stores.teams.all().map { ($0.id, $0.name) }, uniquingKeysWith: { $1 })
  }

  func name(_ owner: AdjustmentRecord.Owner) throws -> String {
    let name =
      switch owner {
      case .player(let id): players[id]
      case .team(let id): teams[id]
      }
    guard let name else { throw Failure(.data, .penaltyOfNobody(game.name)) }
    return name
  }
}
