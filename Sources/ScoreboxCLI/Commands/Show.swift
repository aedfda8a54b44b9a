import CommandKit
import Interchange
import Rendering
import Scoring
import Storage
import Text

extension Verb {
  static let show = Verb(
    command: Command(
      "show", summary: "print the score table and the sum table of a sheet",
      operands: [
        Operand(
          "GAME", summary: "the sheet, by name or number; the newest unless named", optional: true)
      ],
      options: [
        Option("game", value: .required("G"), summary: "the sheet, as the operand"),
        Option(
          "cols", value: .required("SPEC"),
          summary: "the players to show: 3-6, 2,5, -4, 3-, Aoki:Chiba, played or all"),
        Option(
          "strict", summary: "refuse columns past the last player instead of leaving them out"),
        Option(
          "rows", value: .required("SPEC"), summary: "the rounds to show: 3-6, 3-, -6, 2,5 or all"),
        Option("last", value: .required("N"), summary: "only the newest N of them; 20 unless told"),
        Option("from", value: .required("D"), summary: "only rounds of this day and later"),
        Option("to", value: .required("D"), summary: "only rounds of this day and earlier"),
        Option(
          "sums", value: .required("MODE"), choices: SumsMode.allCases.map(\.rawValue),
          summary: "what stands in the sum table"),
        Option(
          "width", value: .required("N"), summary: "cells of a line, instead of the terminal's"),
        Option("ascii", summary: "rules and marks in ASCII"),
      ],
      discussion: """
        Both tables show the same players: one window drives them. Place marks: ^ first, v last, x below 0; \
        ! after a number marks a round stored unbalanced.
        """,
      examples: [
        Example("scorebox show --cols 3-5 --width 40", "a window into a sheet of many"),
        Example(
          "scorebox show \"Friday night\" --rows all --sums running",
          "with the total after each round"),
      ])
  ) { context in
    let query = try ShowQuery(context)
    let (report, beyond) = try context.read { try query.report(in: $0) }
    let notes = beyond.map {
      "\(quoted($0)) reaches past the last player; columns are 1 to \(report.players.count)"
    }
    if context.arguments.flag("json") {
      var answer = Answer([SheetJSON.show(report).text])
      answer.notes = notes.map(Phrase.init(verbatim:))
      return answer
    }
    let style = SheetStyle(
      width: context.width, ascii: context.isASCII, sums: query.sums,
      isWindowFixed: context.arguments.value("cols") != nil)
    return Answer(SheetText(report, style: style).lines, notes: notes.map(Phrase.init(verbatim:)))
  }
}

/// What of which sheet is to be shown.
private struct ShowQuery {
  let context: Context
  let game: String?
  let selection: RoundSelection
  let sums: SumsMode

  init(_ context: Context) throws {
    let arguments = context.arguments
    self.context = context
    if let operand = arguments.operands.first, let option = arguments.value("game"),
      operand != option
    {
      throw Failure(
        .usage, "two games are named: \(quoted(operand)) and \(quoted(option))", usage: "show")
    }
    game =
      arguments.operands.first ?? arguments.value("game") ?? context.world.setting("SCOREBOX_GAME")
    sums = arguments.value("sums").flatMap(SumsMode.init) ?? .totals
    var selection = RoundSelection(
      from: try arguments.day("from", today: context.today),
      to: try arguments.day("to", today: context.today),
      last: try arguments.count("last", 1...Int.max))
    if let from = selection.from, let to = selection.to, to < from {
      throw Failure(
        .usage, "the period ends before it begins: \(from.iso) to \(to.iso)", usage: "show")
    }
    if let spec = arguments.value("rows") {
      do {
        let rows = try RowSpec.parse(spec)
        selection.numbers = rows == .all ? nil : rows.ranges
      } catch {
        throw Failure(.usage, error.message, usage: "show")
      }
    } else if selection == RoundSelection(), !arguments.flag("json") {
      selection.last = 20
    }
    self.selection = selection
  }

  /// The report, and what of `--cols` reaches past the last player.
  func report(in stores: Stores) throws -> (SheetReport, beyond: [String]) {
    guard let game = try GameChoice(stores: stores).forReading(game) else {
      return (.empty, [])
    }
    let reader = try SheetReader(game, in: stores)
    let rounds = try reader.rounds(selection)
    let newest = try reader.newestNumber()
    var report = try reader.report(of: rounds, reachesNewest: reaches(newest))
    if sums == .running, let first = rounds.first?.number, !context.arguments.flag("json") {
      report.addRunning(
        upTo: report.reachesNewest
          ? rounds : try reader.rounds(RoundSelection(numbers: [first...Int.max])))
    }
    if sums == .shown { try report.sumShownOnly() }
    let columns = try columns(of: report)
    report.columns = columns.indices
    return (report, columns.beyond)
  }

  /// Whether the selection goes on to the newest round without a gap.
  private func reaches(_ newest: Int) -> Bool {
    guard selection.from == nil, selection.to == nil else { return false }
    guard let numbers = selection.numbers else { return true }
    return numbers.count == 1 && numbers[0].upperBound >= newest
  }

  private func columns(of report: SheetReport) throws -> Columns {
    guard let spec = context.arguments.value("cols") else {
      return Columns(indices: report.columns)
    }
    let names = report.players.map(\.name)
    do {
      let columns = try ColumnSpec.parse(
        spec, names: names, played: { Set(report.rounds.flatMap(\.scores.keys)) },
        key: Name.key(of:))
      if context.arguments.flag("strict"), let item = columns.beyond.first {
        throw Failure(
          .usage, "\(quoted(item)) reaches past the last player; columns are 1 to \(names.count)",
          usage: "show")
      }
      return columns
    } catch let error as ColumnSpecError {
      var failure = error.failure(
        suggestions: {
          guard case .unknownName(let name) = error else { return [] }
          return NearMiss.suggestions(for: name, among: names)
        }())
      failure.usage = "show"
      throw failure
    }
  }
}
