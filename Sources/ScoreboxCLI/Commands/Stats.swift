import CommandKit
import Interchange
import Rendering
import Scoring
import Storage
import Text

extension Verb {
  static let stats = Verb(
    command: Command(
      "stats", summary: StatsHelp.summary,
      operands: [Operand("PLAYER", summary: StatsHelp.player, optional: true)],
      options: [
        Option("game", value: .required("G"), summary: StatsHelp.game),
        Option("against", value: .required("PLAYER"), summary: StatsHelp.against),
        Option("pairs", summary: StatsHelp.pairs),
        Option("min-rounds", value: .required("N"), summary: StatsHelp.minRounds),
      ] + HistorySelection.options,
      discussion: StatsHelp.discussion,
      examples: [
        Example("scorebox stats Aoki --from 2026-01-01", StatsHelp.year),
        Example("scorebox stats Aoki --against Baba", StatsHelp.duel),
        Example("scorebox stats --pairs --min-rounds 20", StatsHelp.table),
      ])
  ) { context in
    let arguments = context.arguments
    let minimum = try arguments.count("min-rounds", 1...Int.max) ?? 1
    return try context.read { stores in
      let selection = try HistorySelection(
        context, names: [arguments.value("game")].compactMap(\.self), in: stores)
      let notes: [Phrase] =
        selection.otherUnit.isEmpty ? [] : [.otherUnitLeftOut(selection.otherUnit)]
      if arguments.flag("pairs") {
        guard arguments.operands.isEmpty, !arguments.flag("against") else {
          throw Failure(.usage, .pairsAreAll, usage: context.command.name)
        }
        let pairs = try stores.history.pairs(over: selection.span).filter { $0.rounds >= minimum }
        return try PairList(pairs, selection, context, stores).answer(notes)
      }
      guard let word = arguments.operands.first else {
        throw Failure(.usage, .whoseStats, usage: context.command.name)
      }
      let player = try stores.player(named: word)
      if let other = arguments.value("against") {
        let other = try stores.player(named: other)
        guard other != player else { throw Failure(.usage, .againstThemselves) }
        let pairs = try stores.history.pairs(over: selection.span, of: (player.id, other.id))
        let pair = pairs.first ?? .none(player.id, other.id)
        return try PairList([pair], selection, context, stores).answer(notes)
      }
      let statistics = try PlayerStatistics(player, selection, minimum: minimum, in: stores)
      return arguments.flag("json")
        ? Answer([statistics.json.text], notes: notes)
        : Answer(statistics.lines(context), notes: notes)
    }
  }
}

extension HistoryStore.Pair {
  /// Two who never met.
  fileprivate static func none(_ first: Int64, _ second: Int64) -> Self {
    Self(first: first, second: second, rounds: 0, ahead: 0, behind: 0, totals: (0, 0))
  }
}

/// Pairs of players, a line each.
private struct PairList {
  private let pairs: [HistoryStore.Pair]
  private let selection: HistorySelection
  private let context: Context
  private let names: [Int64: String]

  init(
    _ pairs: [HistoryStore.Pair], _ selection: HistorySelection, _ context: Context,
    _ stores: Stores
  ) throws {
    self.pairs = pairs
    self.selection = selection
    self.context = context
    names = Dictionary(
      try stores.players.everybody(), uniquingKeysWith: { first, _ in first })
  }

  func answer(_ notes: [Phrase]) -> Answer {
    guard !context.arguments.flag("json") else { return Answer([json.text], notes: notes) }
    guard pairs.contains(where: { $0.rounds > 0 }) else {
      return Answer([context.say(.nobodyPlayed)], notes: notes)
    }
    let numbers = NumberText(
      scale: selection.rule.scale, showing: pairs.flatMap { [$0.totals.first, $0.totals.second] })
    let columns: [ListText.Column] = [
      .init(context.say(.playerHeader)), .init(context.say(.againstHeader)),
      .init(context.say(.roundsHeader), .right), .init(context.say(.aheadHeader), .right),
      .init(context.say(.behindHeader), .right), .init(context.say(.levelHeader), .right),
      .init(context.say(.aheadRateHeader), .right), .init(context.say(.resultsHeader), .right),
      .init(context.say(.theirResultsHeader), .right),
    ]
    let rows = pairs.map { pair in
      [
        names[pair.first] ?? "?", names[pair.second] ?? "?", String(pair.rounds),
        String(pair.ahead), String(pair.behind), String(pair.rounds - pair.ahead - pair.behind),
        Fraction(Int64(pair.ahead) * 100, over: Int64(pair.rounds))
          .map { NumberText.fixed($0, decimals: 2) } ?? "-",
        numbers.signed(pair.totals.first), numbers.signed(pair.totals.second),
      ]
    }
    return Answer(ListText.lines(columns, rows), notes: notes)
  }

  private var json: JSON {
    .object([
      "schema": .string("scorebox/pairs/1"),
      "pairs": .array(
        pairs.map { pair in
          .object([
            "player": .string(names[pair.first] ?? ""),
            "against": .string(names[pair.second] ?? ""),
            "rounds": .integer(pair.rounds), "ahead": .integer(pair.ahead),
            "behind": .integer(pair.behind), "total": .integer(pair.totals.first),
            "their_total": .integer(pair.totals.second),
          ])
        }),
    ])
  }
}
