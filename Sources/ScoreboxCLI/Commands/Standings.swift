import CommandKit
import Interchange
import Rendering
import Scoring
import Storage
import Text

extension Verb {
  static let standings = Verb(
    command: Command(
      "standings", summary: StandingsHelp.summary, operands: [HistorySelection.operand],
      options: HistorySelection.options + [
        Option("min-rounds", value: .required("N"), summary: StandingsHelp.minRounds),
        Option(
          "by", value: .required("WHOM"), choices: ["player", "team"], replacesCommon: true,
          summary: StandingsHelp.by),
        Option(
          "sort", value: .required("KEY"), choices: Standings.Order.allCases.map(\.rawValue),
          summary: StandingsHelp.sort),
        Option("guests", summary: StandingsHelp.guests),
        Option(
          "rating", value: .required("FORMULA"), choices: RatingFormula.names,
          summary: StandingsHelp.rating),
        Option("corrections", value: .required("FILE"), summary: StandingsHelp.corrections),
      ],
      discussion: StandingsHelp.discussion,
      examples: [
        Example("scorebox standings --from 2026-01-01 --min-rounds 10", StandingsHelp.year),
        Example("scorebox standings League --by team", StandingsHelp.teams),
        Example("scorebox standings --sort average", StandingsHelp.averages),
      ])
  ) { context in
    try context.read { stores in
      let table = try StandingsTable(context, names: context.arguments.operands, in: stores)
      return context.arguments.flag("json")
        ? Answer([table.json.text], notes: table.notes)
        : Answer(table.lines, notes: table.notes)
    }
  }
}

/// Standings over several sheets, as text, JSON and rows of a table.
struct StandingsTable {
  private let context: Context
  private let selection: HistorySelection
  private let standings: Standings
  private let isByTeam: Bool
  private let minimum: Int
  private let order: Standings.Order

  init(_ context: Context, names: [String], in stores: Stores) throws {
    let arguments = context.arguments
    self.context = context
    selection = try HistorySelection(context, names: names, in: stores)
    isByTeam = arguments.value("by") == "team" || arguments.flag("teams")
    minimum = try arguments.count("min-rounds", 0...Int.max) ?? 1
    let rating = arguments.value("rating")
    order =
      arguments.value("sort").flatMap(Standings.Order.init) ?? (rating == nil ? .total : .rating)
    if rating != nil, isByTeam { throw Failure(.usage, .exclude("rating", "by")) }
    if order == .rating, rating == nil { throw Failure(.usage, .whichRating) }
    var ratings: [Int64: Double] = [:]
    if let rating {
      ratings = try RatingList(selection, formula: rating, context: context, in: stores).ratings
    }
    standings = Standings(
      try selection.players(byTeam: isByTeam, withGuests: arguments.flag("guests")), by: order,
      minimum: minimum, byTablePoints: selection.ranksByTablePoints, ratings: ratings)
  }

  var notes: [Phrase] {
    selection.otherUnit.isEmpty ? [] : [.otherUnitLeftOut(selection.otherUnit)]
  }

  // MARK: Text

  var lines: [String] {
    let players = standings.entries.map(\.player)
    let numbers = NumberText(
      scale: selection.rule.scale,
      showing: players.map(\.total) + standings.entries.compactMap(\.gap))
    let hasGap = order == .total
    let hasPoints = selection.ranksByTablePoints
    let hasRating = standings.entries.contains { $0.rating != nil }
    let places = 1...max(4, players.map { $0.sums.places.count }.max() ?? 4)
    let headers: [(Phrase, DisplayText.Alignment)] =
      [(.rankHeader, .right), (isByTeam ? .teamHeader : .playerHeader, .left)]
      + (hasRating ? [(.ratingHeader, .right)] : [])
      + [(.roundsHeader, .right)] + (hasPoints ? [(.tablePointsHeader, .right)] : [])
      + [(.totalHeader, .right)] + (hasGap ? [(.gapHeader, .right)] : [])
      + [(.averageHeader, .right), (.averagePlaceHeader, .right)]
      + places.map { (.place($0), .right) }
    let rows = standings.entries.map { entry -> [String] in
      let (player, sums) = (entry.player, entry.player.sums)
      let gap = entry.gap.map { hasPoints ? TablePointText.text($0) : numbers.plain($0) }
      var row = [entry.rank.map(String.init) ?? "-", player.name]
      if hasRating { row.append(entry.rating.map { Self.fixed($0) } ?? "-") }
      row.append(String(sums.rounds))
      if hasPoints { row.append(TablePointText.text(player.tablePoints)) }
      row.append(sums.rounds == 0 && player.total == 0 ? "-" : numbers.signed(player.total))
      if hasGap { row.append(gap ?? "-") }
      row += [
        Fraction(player.total, over: Int64(sums.rounds) * selection.rule.scale)
          .map { NumberText.fixed($0, decimals: 2, signed: true) } ?? "-",
        sums.averagePlace.map { NumberText.fixed($0, decimals: 2) } ?? "-",
      ]
      return row + places.map { String(sums.count(of: $0)) }
    }
    return [context.say(heading)]
      + ListText.lines(headers.map { .init(context.say($0.0), $0.1) }, rows)
      + footers.map(context.say)
  }

  private var heading: Phrase {
    .standingsOf(
      selection.games.map(\.name), isEverything: context.arguments.operands.isEmpty,
      from: selection.span.from?.iso, to: selection.span.to?.iso)
  }

  private var footers: [Phrase] {
    var footers: [Phrase] = []
    if standings.entries.isEmpty { footers.append(.nobodyPlayed) }
    if standings.isShared {
      footers.append(.equalShareRank(byTablePoints: selection.ranksByTablePoints))
    }
    let few = standings.entries.count { $0.player.sums.rounds < max(1, minimum) }
    if few > 0 { footers.append(.notRanked(few, below: max(1, minimum))) }
    return footers
  }

  /// A rating to two decimals.
  static func fixed(_ value: Double) -> String {
    let hundredths = Int64((value * 100).rounded())
    return Fraction(hundredths, over: 100).map { NumberText.fixed($0, decimals: 2) } ?? ""
  }

  // MARK: Data

  /// A report with the players as columns, in order, for the formats that know reports.
  private var report: SheetReport {
    var players = standings.entries.map(\.player)
    for index in players.indices { players[index].rank = standings.entries[index].rank }
    var proof = Proof()
    proof.largest = players.map { $0.sums.places.count }.max() ?? 4
    let game = selection.games.last
    var report = SheetReport(
      game: SheetReport.Game(
        id: 0, name: selection.games.count == 1 ? game?.name ?? "" : "",
        day: game?.day ?? Day(number: 0), rule: selection.rule, isClosed: false),
      players: players, columns: Array(1..<players.count + 1), rounds: [], proof: proof,
      reachesNewest: true)
    report.isByTeam = isByTeam
    return report
  }

  var json: JSON {
    let report = report
    return .object([
      "schema": .string("scorebox/standings/1"),
      "games": .array(selection.games.map { .string($0.name) }),
      "from": selection.span.from.map { .string($0.iso) } ?? .null,
      "to": selection.span.to.map { .string($0.iso) } ?? .null,
      "by": .string(isByTeam ? "team" : "player"),
      "sort": .string(order.rawValue),
      "standings": .array(
        standings.entries.map { entry in
          var player = entry.player
          player.rank = entry.rank
          guard case .object(let members) = SheetJSON.sums(player, in: report) else { return .null }
          return .object(
            members + [
              .init("gap", .integer(entry.gap)),
              .init("rating", entry.rating.map { .number(Self.fixed($0)) } ?? .null),
            ])
        }),
    ])
  }

  /// The rows of the sums table, a line a player.
  func separated(_ format: SeparatedText, text: @escaping (String) -> String) -> String {
    var lines = ""
    SheetRows(report, text: text).sums { lines += format.line($0) }
    return lines
  }
}
