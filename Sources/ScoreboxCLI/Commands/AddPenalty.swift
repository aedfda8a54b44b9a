import CommandKit
import Interchange
import Rendering
import Scoring
import Storage
import Text

extension Verb {
  static let addPenalty = Verb(
    command: Command(
      "add-penalty", summary: AddPenaltyHelp.summary,
      operands: [
        Operand("PLAYER|TEAM", summary: AddPenaltyHelp.owner),
        Operand("AMOUNT", summary: AddPenaltyHelp.amount),
      ],
      options: [
        Option("reason", value: .required("TEXT"), summary: AddPenaltyHelp.reason),
        Option("round", value: .required("N"), summary: AddPenaltyHelp.round),
        Option("table-points", summary: AddPenaltyHelp.tablePoints),
        Option("game", value: .required("G"), summary: AddRoundHelp.game),
      ],
      discussion: AddPenaltyHelp.discussion,
      examples: [
        Example("scorebox add-penalty Chiba 20 --reason \"late\"", AddPenaltyHelp.ofPlayer)
      ])
  ) { context in
    let arguments = context.arguments
    guard let text = arguments.value("reason"), !Blank.trimmed(text).isEmpty else {
      throw Failure(.usage, .penaltyNeedsReason, usage: context.command.name)
    }
    let reason: Note
    do throws(NoteError) {
      reason = try Note(text)
    } catch {
      throw Failure(.usage, error.message, word: arguments.position(of: "reason"))
    }
    let round = try arguments.count("round", 1...Int.max)
    return try context.write { stores in
      let game = try GameChoice(stores: stores).forEntry(context)
      let sheet = try OpenSheet(reading: game, in: stores)
      let owner = try PenaltyOwner(arguments.operands[0], in: sheet, stores)
      let kind: AdjustmentRecord.Kind =
        arguments.flag("table-points") ? .tablePenalty : .penalty
      let amount = try PenaltyAmount.read(arguments.operands[1], kind, under: sheet.rule)
      if let round { _ = try RoundReader(stores: stores, game: game).one(round) }
      var entry = AdjustmentRecord(
        game: game.id, round: round, owner: owner.owner, kind: kind, count: 1, amount: -amount,
        reason: reason.text, day: try context.today, made: try context.moment(of: context.today))
      entry.id = try stores.adjustments.add(entry)
      let report = try SheetReader(game, in: stores).report(of: [], reachesNewest: true)
      var answer = answer(entry, owner.name, report, context)
      answer.isStored = !arguments.flag("dry-run")
      return answer
    }
  }

  private static func answer(
    _ entry: AdjustmentRecord, _ owner: String, _ report: SheetReport, _ context: Context
  ) -> Answer {
    let isRehearsal = context.arguments.flag("dry-run")
    guard !context.arguments.flag("json") else {
      return Answer([
        JSON.object([
          "schema": .string("scorebox/add-penalty/1"),
          "dry_run": .bool(isRehearsal),
          "game": report.game.map(SheetJSON.game) ?? .null,
          "penalty": PenaltyText.json(entry, owner: owner),
        ]).text
      ])
    }
    let line = PenaltyText.line(entry, owner: owner, scale: report.scale)
    let player = report.players.first { $0.name == owner && entry.owner.isPlayer }
    let total = player.map { player in
      let amount = NumberText(scale: report.scale, showing: [player.total]).signed(player.total)
      return Phrase.totals + Phrase(verbatim: "\(DisplayText.printable(owner)) \(amount)")
    }
    return Answer(echo: [
      (isRehearsal ? .wouldRecord : Phrase(verbatim: ""))
        + Phrase(verbatim: DisplayText.printable(report.game?.name ?? "")) + .comma + line
        + (total ?? Phrase(verbatim: ""))
    ])
  }
}

/// Whom a penalty is for: a player of a sheet, or a team that one of them is in.
struct PenaltyOwner {
  let name: String
  let owner: AdjustmentRecord.Owner

  /// A player goes before a team of the same name, which `team:NAME` always means.
  init(_ word: String, in sheet: OpenSheet, _ stores: Stores) throws {
    let marked = word.hasPrefix("team:") ? String(word.dropFirst(5)) : nil
    if marked == nil, let player = sheet.player(RoundRequest.PlayerWord(word)) {
      self.init(name: player.name, owner: .player(player.id))
      return
    }
    let teams = try stores.teams.teams(of: sheet.game.id).values
    guard let team = teams.first(where: { Name.same($0.name, marked ?? word) }) else {
      let near = NearMiss.suggestions(
        for: marked ?? word, among: sheet.players.map(\.name) + Set(teams.map(\.name)).sorted())
      throw Failure(.refused, .noPlayerOrTeam(word, in: sheet.game.name, near: near))
    }
    self.init(name: team.name, owner: .team(team.id))
  }

  private init(name: String, owner: AdjustmentRecord.Owner) {
    self.name = name
    self.owner = owner
  }
}

/// How much a penalty takes off, as it is typed in the unit that is shown.
enum PenaltyAmount {
  /// In points, or in twelfths for table points; more than 0.
  static func read(
    _ word: String, _ kind: AdjustmentRecord.Kind, under rule: Rule
  ) throws -> Int64 {
    // It always takes off, so that a minus says nothing more and a plus is a mix-up.
    guard !word.hasPrefix("+"), !word.hasPrefix("＋") else {
      throw Failure(.usage, .penaltyIsNoGain(word))
    }
    let number: TypedNumber
    do throws(NumberError) {
      number = try NumberWord.parse(word)
    } catch {
      throw Failure(.usage, error.message(word))
    }
    let size = abs(number.thousandths)
    guard size > 0, size <= Limits.points else { throw Failure(.usage, .penaltyOutOfRange(word)) }
    guard kind != .tablePenalty else {
      guard rule.tablePoints != nil else { throw Failure(.refused, .noTablePoints(rule.name)) }
      guard size * Rule.twelfths % 1000 == 0, size <= 1_000_000 else {
        throw Failure(.usage, .badTablePoints(word))
      }
      return size * Rule.twelfths / 1000
    }
    guard rule.scale == 1 else { return size }
    guard size % 1000 == 0 else { throw Failure(.usage, .penaltyInWholePoints(word, rule.name)) }
    return size / 1000
  }
}

extension AdjustmentRecord.Owner {
  var isPlayer: Bool { if case .player = self { true } else { false } }
}
