import CommandKit
import Interchange
import Rendering
import Scoring
import Storage
import Text

extension Verb {
  static let addChips = Verb(
    command: Command(
      "add-chips", summary: AddChipsHelp.summary,
      operands: [Operand("CHIPS", summary: AddChipsHelp.chips, repeats: true)],
      options: [
        Option("game", value: .required("G"), summary: AddRoundHelp.game),
        Option("round", value: .required("N"), summary: AddChipsHelp.round),
        Option("from", value: .required("N"), summary: AddChipsHelp.from),
      ],
      discussion: AddChipsHelp.discussion,
      examples: [
        Example("scorebox add-chips Aoki=+4 Baba=-3 Chiba=0 Doi=", AddChipsHelp.byName),
        Example("scorebox add-chips Aoki=24 Baba=17 Chiba=20 Doi= --from 20", AddChipsHelp.counted),
      ])
  ) { context in
    let arguments = context.arguments
    let begun = try arguments.count("from", 0...Limits.chips) ?? 0
    let words = try ChipWords(
      zip(arguments.operands, arguments.positions).map { ($0, $1) }, begun: begun)
    let round = try arguments.count("round", 1...Int.max)
    return try context.write { stores in
      let game = try GameChoice(stores: stores).forEntry(context)
      let sheet = try OpenSheet(reading: game, in: stores)
      let rule =
        try round.map { number in
          let found = try RoundReader(stores: stores, game: game).one(number)
          return try RuleBook(stores: stores).rule(found.record.ruleID).rule
        } ?? sheet.rule
      let chips = try words.entries(under: rule) { try sheet.find($0) }
      let moment = try context.moment(of: context.today)
      for entry in chips {
        _ = try stores.adjustments.add(
          AdjustmentRecord(
            game: game.id, round: round, owner: .player(entry.player.id), kind: .chips,
            count: entry.count, amount: entry.amount, reason: "", day: context.today,
            made: moment))
      }
      let report = try SheetReader(game, in: stores).report(of: [], reachesNewest: true)
      var answer = answer(chips, report, round: round, context)
      answer.isStored = !arguments.flag("dry-run")
      return answer
    }
  }

  private static func answer(
    _ chips: [ChipWords.Entry], _ report: SheetReport, round: Int?, _ context: Context
  ) -> Answer {
    let isRehearsal = context.arguments.flag("dry-run")
    let changed = chips.compactMap { entry in
      report.players.first { $0.name == entry.player.name }
    }
    guard !context.arguments.flag("json") else {
      return Answer([
        JSON.object([
          "schema": .string("scorebox/add-chips/1"),
          "dry_run": .bool(isRehearsal),
          "game": report.game.map(SheetJSON.game) ?? .null,
          "round": .integer(round),
          "chips": .array(
            chips.map {
              .object([
                "player": .string($0.player.name), "count": .integer($0.count),
                "points": .integer($0.amount),
              ])
            }),
          "sums": .array(changed.map { SheetJSON.sums($0, in: report) }),
        ]).text
      ])
    }
    let counts = NumberText(scale: 1, showing: [])
    let numbers = NumberText(
      scale: report.scale, showing: chips.map(\.amount) + changed.map(\.total))
    return Answer(echo: [
      .chipsAdded(
        chips.map {
          let count = counts.signed(Points($0.count))
          return "\(DisplayText.printable($0.player.name)) \(count) (\(numbers.signed($0.amount)))"
        }, game: report.game?.name ?? "", round: round,
        totals: changed.map {
          "\(DisplayText.printable($0.name)) \(numbers.signed($0.total))"
        }, isRehearsal: isRehearsal)
    ])
  }
}
