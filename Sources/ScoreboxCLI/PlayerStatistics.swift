import CommandKit
import Interchange
import Rendering
import Scoring
import Storage
import Text

/// Everything that is told of one player's rounds.
struct PlayerStatistics {
  /// What the rounds are parted by.
  enum Parting: String, CaseIterable {
    case seat, rule, month, weekday
  }

  private let player: PlayerRecord
  private let selection: HistorySelection
  private let minimum: Int
  private var all = Tally()
  /// Chips and penalties, which are in the total but in no round's result.
  private var ledger = Ledger()
  private var best: HistoryStore.Played?
  private var worst: HistoryStore.Played?
  private var firsts = Streak()
  private var topTwos = Streak()
  private var avoided = Streak()
  private var lasts = Streak()
  private var parts: [Parting: [String: Tally]] = [:]

  init(
    _ player: PlayerRecord, _ selection: HistorySelection, minimum: Int, in stores: Stores
  ) throws {
    self.player = player
    self.selection = selection
    self.minimum = minimum
    var rules: [Int64: String] = [:]
    var played: [HistoryStore.Played] = []
    try stores.history.played(over: selection.span, by: player.id) { played.append($0) }
    for round in played {
      if rules[round.rule] == nil {
        rules[round.rule] = try RuleBook(stores: stores).rule(round.rule).rule.name
      }
      try add(round, rule: rules[round.rule] ?? "")
    }
    for entry in try stores.history.sums(over: selection.span) where entry.key.player == player.id {
      ledger = ledger + entry.value.ledger
    }
  }

  private mutating func add(_ round: HistoryStore.Played, rule: String) throws {
    let score = SheetReport.Score(
      seat: round.score.seat, raw: round.score.raw, result: round.score.result,
      place: round.score.place, tablePoints: round.score.tablePoints)
    func count(_ tally: inout Tally) throws(TotalOverflow) {
      try tally.add(
        score, players: round.players, isLast: round.isLast, isBust: round.isBust)
    }
    try count(&all)
    if best.map({ $0.score.result < score.result }) ?? true { best = round }
    if worst.map({ $0.score.result > score.result }) ?? true { worst = round }
    firsts.add(score.place == 1)
    topTwos.add(score.place <= 2)
    avoided.add(!round.isLast)
    lasts.add(round.isLast)
    let keys: [(Parting, String?)] = [
      (.seat, score.seat.map(String.init)), (.rule, rule),
      (.month, String(round.day.iso.prefix(7))),
      (.weekday, String(round.day.weekday)),
    ]
    for (parting, key) in keys {
      guard let key else { continue }
      try count(&parts[parting, default: [:]][key, default: Tally()])
    }
  }

  // MARK: Text

  private var scale: Points { selection.rule.scale }

  func lines(_ context: Context) -> [String] {
    let heading = Phrase.statisticsOf(
      player.name,
      .standingsOf(
        selection.games.map(\.name), isEverything: context.arguments.value("game") == nil,
        from: selection.span.from?.iso, to: selection.span.to?.iso))
    guard all.sums.rounds > 0 else {
      return [context.say(heading), context.say(.nobodyPlayed)]
    }
    let rows = figures(context).map { [context.say($0.0), $0.1, context.say($0.2)] }
    var lines = [context.say(heading)]
    lines += ListText.lines([.init(""), .init("", .right), .init("")], rows).dropFirst()
    for parting in Parting.allCases {
      let found = parts[parting] ?? [:]
      guard found.count > 1 || parting == .seat && !found.isEmpty else { continue }
      lines += [""] + table(parting, found, context)
    }
    return lines
  }

  private func figures(_ context: Context) -> [(Phrase, String, Phrase)] {
    let sums = all.sums
    let total = sums.total.plus(ledger.points)
    let numbers = NumberText(
      scale: scale, showing: [total, sums.best ?? 0, sums.worst ?? 0, ledger.points])
    let none = Phrase(verbatim: "")
    func rate(_ name: Phrase, _ count: Int) -> (Phrase, String, Phrase) {
      (
        name, all.rate(count).map { NumberText.fixed($0, decimals: 2) + " %" } ?? "-",
        .countOf(count, sums.rounds)
      )
    }
    func extreme(_ name: Phrase, _ round: HistoryStore.Played?) -> (Phrase, String, Phrase) {
      guard let round else { return (name, "-", none) }
      let sheet = selection.games.first { $0.id == round.game }?.name ?? ""
      return (
        name, numbers.signed(round.score.result),
        .roundOfDay(round.round, sheet, round.day.iso)
      )
    }
    let mean =
      Fraction(sums.total, over: Int64(sums.rounds) * scale)
      .map { NumberText.fixed($0, decimals: 2, signed: true) } ?? "-"
    var figures: [(Phrase, String, Phrase)] = [
      (.roundsHeader, String(sums.rounds), none),
      (
        .totalHeader, numbers.signed(total),
        ledger.points == 0 ? none : .ofWhichLedger(numbers.signed(ledger.points))
      ),
      (.averageHeader, mean, .averageRestsOn(uncertainty(all), sums.rounds)),
      (
        .averagePlaceHeader, sums.averagePlace.map { NumberText.fixed($0, decimals: 2) } ?? "-",
        sums.averagePlace == nil ? .mixedSizes : none
      ),
      rate(.place(1), sums.count(of: 1)), rate(.topTwo, all.topTwo),
      rate(.lastAvoided, all.lastAvoided), rate(.bustRate, all.busts),
      extreme(.bestHeader, best), extreme(.worstHeader, worst),
    ]
    for (name, streak) in [
      (Phrase.place(1), firsts), (.topTwo, topTwos), (.lastAvoided, avoided), (.lastPlace, lasts),
    ] {
      figures.append((.inARow(name), String(streak.longest), .nowInARow(streak.current)))
    }
    return figures
  }

  /// Half the interval in shown units; nil where the average rests on too few rounds.
  private func uncertainty(_ tally: Tally) -> String? {
    tally.uncertainty.flatMap { width in
      Fraction(Int64((width * 100 / Double(scale)).rounded()), over: 100)
    }.map { NumberText.fixed($0, decimals: 2) }
  }

  private func table(
    _ parting: Parting, _ found: [String: Tally], _ context: Context
  ) -> [String] {
    let numbers = NumberText(scale: scale, showing: found.values.map(\.sums.total))
    let columns: [ListText.Column] = [
      .init(context.say(.partedBy(parting))), .init(context.say(.roundsHeader), .right),
      .init(context.say(.totalHeader), .right), .init(context.say(.averageHeader), .right),
      .init("+/-", .right), .init(context.say(.averagePlaceHeader), .right),
      .init(context.say(.place(1)) + " %", .right),
      .init(context.say(.lastPlace) + " %", .right),
    ]
    let rows = found.sorted { $0.key < $1.key }.map { key, tally -> [String] in
      let sums = tally.sums
      let counted = [
        context.say(.part(key, of: parting)), String(sums.rounds), numbers.signed(sums.total),
      ]
      // An average of too few says nothing.
      guard sums.rounds >= minimum else { return counted + ["-", "-", "-", "-", "-"] }
      return counted + [
        Fraction(sums.total, over: Int64(sums.rounds) * scale)
          .map { NumberText.fixed($0, decimals: 2, signed: true) } ?? "-",
        uncertainty(tally) ?? "-",
        sums.averagePlace.map { NumberText.fixed($0, decimals: 2) } ?? "-",
        tally.rate(sums.count(of: 1)).map { NumberText.fixed($0, decimals: 2) } ?? "-",
        tally.rate(sums.lasts).map { NumberText.fixed($0, decimals: 2) } ?? "-",
      ]
    }
    return ListText.lines(columns, rows)
  }

  // MARK: JSON

  var json: JSON {
    .object([
      "schema": .string("scorebox/stats/1"),
      "player": .string(player.name),
      "games": .array(selection.games.map { .string($0.name) }),
      "from": selection.span.from.map { .string($0.iso) } ?? .null,
      "to": selection.span.to.map { .string($0.iso) } ?? .null,
      "total": .integer(all.sums.total.plus(ledger.points)),
      "all": object(all),
      "longest": .object([
        "first": .integer(firsts.longest), "top_two": .integer(topTwos.longest),
        "last_avoided": .integer(avoided.longest), "last": .integer(lasts.longest),
      ]),
      "now": .object([
        "first": .integer(firsts.current), "top_two": .integer(topTwos.current),
        "last_avoided": .integer(avoided.current), "last": .integer(lasts.current),
      ]),
      "by": .object(
        Parting.allCases.map { parting in
          .init(
            parting.rawValue,
            .array(
              (parts[parting] ?? [:]).sorted { $0.key < $1.key }.map { key, tally in
                guard case .object(let members) = object(tally) else { return .null }
                return .object([.init(parting.rawValue, .string(key))] + members)
              }))
        }),
    ])
  }

  private func object(_ tally: Tally) -> JSON {
    let sums = tally.sums
    let width = tally.uncertainty.flatMap { Fraction(Int64(($0 * 1000).rounded()), over: 1000) }
    return .object([
      "rounds": .integer(sums.rounds), "score": .integer(sums.total),
      "average": decimal(sums.average), "average_interval": decimal(width),
      "average_place": decimal(sums.averagePlace),
      "places": .array(sums.places.map { .integer($0) }),
      "top_two": .integer(tally.topTwo), "lasts": .integer(sums.lasts),
      "busts": .integer(tally.busts), "best": .integer(sums.best), "worst": .integer(sums.worst),
    ])
  }

  private func decimal(_ fraction: Fraction?) -> JSON {
    fraction.map { .number(NumberText.fixed($0, decimals: 3)) } ?? .null
  }
}
