import CommandKit
import Rendering
import Scoring
import Storage
import Text

/// What of which sheet is asked for, by the options that say so.
struct SheetSelection {
  static let options = [
    Option("game", value: .required("G"), summary: SelectionHelp.game),
    Option(
      "cols", value: .required("SPEC"),
      summary: SelectionHelp.cols),
    Option(
      "strict", summary: SelectionHelp.strict),
    Option(
      "rows", value: .required("SPEC"), summary: SelectionHelp.rows),
    Option("last", value: .required("N"), summary: SelectionHelp.last),
    Option("from", value: .required("D"), summary: SelectionHelp.from),
    Option("to", value: .required("D"), summary: SelectionHelp.to),
    Option(
      "sums", value: .required("MODE"), choices: SumsMode.allCases.map(\.rawValue),
      summary: SelectionHelp.sums),
    Option("rule", value: .required("R"), summary: SelectionHelp.rule),
    Option("teams", summary: SelectionHelp.teams),
  ]

  let sums: SumsMode
  private let context: Context
  private let game: String?
  private let rounds: RoundSelection

  init(_ context: Context) throws {
    let arguments = context.arguments
    self.context = context
    if let operand = arguments.operands.first, let option = arguments.value("game"),
      operand != option
    {
      throw Failure(.usage, .twoGames(operand, option), usage: context.command.name)
    }
    game =
      arguments.operands.first ?? arguments.value("game") ?? context.world.setting("SCOREBOX_GAME")
    sums = arguments.value("sums").flatMap(SumsMode.init) ?? .totals
    rounds = try Self.rounds(context)
  }

  private static func rounds(_ context: Context) throws -> RoundSelection {
    let arguments = context.arguments
    var selection = RoundSelection(
      from: try arguments.day("from", today: context.today),
      to: try arguments.day("to", today: context.today),
      last: try arguments.count("last", 1...Int.max))
    if let from = selection.from, let to = selection.to, to < from {
      throw Failure(.usage, .endsBeforeItBegins(from.iso, to.iso), usage: context.command.name)
    }
    if let spec = arguments.value("rows") {
      do {
        let rows = try RowSpec.parse(spec)
        selection.numbers = rows == .all ? nil : rows.ranges
      } catch {
        throw Failure(.usage, error.message, usage: context.command.name)
      }
    } else if selection == RoundSelection(), !arguments.flag("json"),
      context.command.name != Verb.export.command.name
    {
      selection.last = 20
    }
    return selection
  }

  /// The report, and what of `--cols` reaches past the last player; chips and penalties one by one
  /// only where they are wanted.
  func report(
    in stores: Stores, withEntries: Bool = false
  ) throws -> (SheetReport, beyond: [String]) {
    guard let game = try GameChoice(stores: stores).forReading(game) else {
      return (.empty, [])
    }
    let reader = try SheetReader(game, in: stores)
    let rounds = try reader.rounds(self.rounds)
    var report = try reader.report(of: rounds, reachesNewest: reaches(reader.newestNumber()))
    let isRunning = sums == .running && !context.arguments.flag("json")
    if isRunning, !report.reachesNewest, let first = rounds.first?.number {
      // Running totals are counted back from the newest round.
      report.rounds = try reader.rounds(RoundSelection(numbers: [first...Int.max]))
    }
    if let name = context.arguments.value("rule") {
      let other = try RuleBook(stores: stores).named(name).rule
      report = try reader.report(report, under: other)
    }
    let chosen = Set(rounds.map(\.number))
    if sums == .shown {
      report.rounds = report.rounds.filter { chosen.contains($0.number) }
      try report.sumShownOnly()
    }
    if context.arguments.flag("teams") {
      guard report.players.contains(where: { $0.team != nil }) else {
        throw Failure(.refused, .noTeams)
      }
      report = report.byTeam
    }
    if isRunning { report.addRunning(upTo: report.rounds) }
    report.rounds = report.rounds.filter { chosen.contains($0.number) }
    let columns = try columns(of: report, reader)
    report.columns = columns.indices
    if withEntries { report.entries = try reader.entries(of: report.rounds, columns.indices) }
    return (report, columns.beyond)
  }

  /// Whether the selection goes on to the newest round without a gap.
  private func reaches(_ newest: Int) -> Bool {
    guard rounds.from == nil, rounds.to == nil else { return false }
    guard let numbers = rounds.numbers else { return true }
    return numbers.count == 1 && numbers[0].upperBound >= newest
  }

  private func columns(of report: SheetReport, _ reader: SheetReader) throws -> Columns {
    guard let spec = context.arguments.value("cols") else {
      return Columns(indices: report.columns)
    }
    let aliases = try context.arguments.flag("teams") ? [:] : reader.stores.aliases(reader.players)
    let columns = try context.columns(
      spec, names: report.players.map(\.name), aliases: aliases
    ) {
      Set(report.rounds.flatMap(\.scores.keys))
    }
    if context.arguments.flag("strict"), let item = columns.beyond.first {
      throw Failure(
        .usage, .beyondLastPlayer(item, count: report.players.count), usage: context.command.name)
    }
    return columns
  }
}

extension Context {
  /// The players of a sheet that a specification names; an unknown name is told with near misses.
  func columns(
    _ spec: String, names: [String], aliases: [String: Int], played: () -> Set<Int>
  ) throws -> Columns {
    do throws(ColumnSpecError) {
      return try ColumnSpec.parse(
        spec, names: names, aliases: aliases, played: played, key: Name.key(of:))
    } catch {
      var near: [String] = []
      if case .unknownName(let name) = error {
        near = NearMiss.suggestions(for: name, among: names)
      }
      var failure = error.failure(suggestions: near)
      failure.usage = command.name
      throw failure
    }
  }
}
