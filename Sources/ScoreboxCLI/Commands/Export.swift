import CommandKit
import Interchange
import Rendering
import Scoring
import Text

extension Verb {
  static let export = Verb(
    command: Command(
      "export", summary: ExportHelp.summary,
      operands: [Operand("GAME", summary: ShowHelp.operand, optional: true)],
      options: [
        Option(
          "format", value: .required("FORMAT"), choices: ExportFormat.allCases.map(\.rawValue),
          summary: ExportHelp.format),
        Option(
          "table", value: .required("TABLE"), choices: ExportTable.allCases.map(\.rawValue),
          summary: ExportHelp.table),
        Option("wide", summary: ExportHelp.wide),
        Option("bom", summary: ExportHelp.bom),
        Option("excel-safe", summary: ExportHelp.excelSafe),
        Option(
          "rating", value: .required("FORMULA"), choices: RatingFormula.names,
          summary: StandingsHelp.rating),
        Option("corrections", value: .required("FILE"), summary: StandingsHelp.corrections),
        Option("anonymous", summary: ExportHelp.anonymous),
        Option("results-only", summary: ExportHelp.resultsOnly),
      ] + SheetSelection.options
        + SheetDrawing.options.filter {
          ["layout", "order", "proof", "negative"].contains($0.long)
        },
      discussion: ExportHelp.discussion,
      examples: [
        Example("scorebox export \"Friday night\" -o friday.html", ExportHelp.toFile),
        Example("scorebox export \"Friday night\" -o friday.csv", ExportHelp.toSpreadsheet),
        Example("scorebox export \"Friday night\" --format chat", ExportHelp.toChat),
      ])
  ) { context in
    if context.arguments.value("table") == ExportTable.all.rawValue {
      return try wholeFile(context)
    }
    let format = try ExportFormat(context)
    if let table = StandingsExport.Table(rawValue: context.arguments.value("table") ?? "") {
      return try StandingsExport(table, format, context).answer()
    }
    for (option, formats) in ExportFormat.own
    where context.arguments.flag(option) && !formats.contains(format) {
      throw Failure(
        .usage,
        .optionOfOtherFormat(
          option, ExportFormat.allCases.filter(formats.contains).map(\.rawValue)),
        usage: context.command.name)
    }
    let selection = try SheetSelection(context)
    let drawing = try SheetDrawing(context, sums: selection.sums)
    var (report, beyond) = try context.read {
      try selection.report(in: $0, withEntries: true)
    }
    if context.arguments.flag("anonymous") { report = report.anonymous }
    if context.arguments.flag("results-only") { report = report.withoutRemarks }
    var style = drawing.style
    style.width = nil
    style.isASCII = false
    let exporter = SheetExporter(report: report, style: style, context: context)
    var answer = Answer(
      [],
      notes: beyond.map { .beyondLastPlayer($0, count: report.players.count) }
        + exporter.leftOut(by: format))
    switch format {
    case .xlsx: answer.bytes = try exporter.workbook
    case .png: answer.bytes = try exporter.picture
    default: answer.output = Phrase(verbatim: try exporter.text(as: format))
    }
    return answer
  }
}

/// What `--table` can name; raw values are what people type.
private enum ExportTable: String, CaseIterable {
  case both, scores, sums
  /// A line a player, over all sheets or the named one.
  case standings
  /// A line for each player of each round with the rating after it.
  case ratings
  /// The whole file with its log.
  case all
}

/// The whole file, which no other option of the command makes less of.
private func wholeFile(_ context: Context) throws -> Answer {
  let arguments = context.arguments
  let others = context.command.options.map(\.long).filter { !["table", "format"].contains($0) }
  if let other = others.first(where: arguments.flag) {
    throw Failure(.usage, .wholeFileAsItIs(other), word: arguments.position(of: other))
  }
  guard arguments.operands.isEmpty else { throw Failure(.usage, .wholeFileHasNoSheet) }
  let format = arguments.value("format") ?? "ndjson"
  guard ["json", "ndjson"].contains(format) else { throw Failure(.usage, .wholeFileIsNDJSON) }
  var answer = Answer()
  answer.output = Phrase(verbatim: try context.read { try WholeFileJSON.text($0) })
  return answer
}

/// Writes one report in every format.
private struct SheetExporter {
  let report: SheetReport
  let style: SheetStyle
  let context: Context

  func text(as format: ExportFormat) throws -> String {
    let words = SheetWords(context.language)
    switch format {
    case .csv, .xlsx: return separated(.csv)
    case .tsv: return separated(.tsv)
    case .json: return TravelJSON(report).object.text + "\n"
    case .ndjson: return TravelJSON(report).lines.map { $0.text + "\n" }.joined()
    case .markdown:
      return lines(SheetMarkdown(report, style: style, words: words, tables: tables).lines)
    case .html:
      return SheetHTML(
        report, style: style, words: words, language: context.language.rawValue
      ).text
    case .svg, .png: return SheetSVG(report, style: style, words: words, tables: tables).text
    case .text: return lines(SheetScript(report).lines)
    case .chat: return lines(SheetChat(report, style: style, words: words).lines)
    case .paper: return lines(BlankSheet(report, day: try context.today).lines)
    }
  }

  var workbook: [UInt8] {
    get throws {
      try SheetWorkbook(
        report: report, style: style, words: SheetWords(context.language), tables: tables
      ).bytes(in: context.world)
    }
  }

  /// The SVG drawn with two dots for each of its own, so that it is sharp on a phone.
  var picture: [UInt8] {
    get throws {
      let words = ["--format", "png", "--zoom", "2"]
      guard let made = try Tool.draw.run(Array(text(as: .svg).utf8), words, in: context.world)
      else { throw Failure(.inputOutput, .pictureFailed) }
      return made
    }
  }

  private func lines(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  private var tables: TableChoice {
    context.arguments.value("table").flatMap(TableChoice.init) ?? .both
  }

  private func separated(_ format: SeparatedText) -> String {
    let arguments = context.arguments
    var text = arguments.flag("bom") ? "\u{FEFF}" : ""
    let isSafe = arguments.flag("excel-safe")
    let rows = SheetRows(report) { isSafe ? SeparatedText.guarded($0) : $0 }
    func add(_ cells: [String]) { text += format.line(cells) }
    switch (tables, arguments.flag("wide")) {
    case (.sums, _): rows.sums(add)
    case (_, true): rows.wide(add)
    case (_, false): rows.long(add)
    }
    return text
  }

  /// What a table of scores has no column for, so that it does not come back from there.
  func leftOut(by format: ExportFormat) -> [Phrase] {
    guard [.csv, .tsv, .xlsx].contains(format), tables != .sums else { return [] }
    let happened = report.rounds.count { round in
      round.happenings != Happenings() || round.table != nil
    }
    return happened == 0 && report.entries.isEmpty
      ? [] : [.leftOutOfTable(rounds: happened, entries: report.entries.count)]
  }
}

extension SheetReport {
  /// The sheet without anybody's words: notes of rounds, reasons of penalties.
  fileprivate var withoutRemarks: SheetReport {
    var report = self
    for index in report.rounds.indices { report.rounds[index].note = "" }
    report.entries = report.entries.map { $0.with(reason: "") }
    return report
  }

  /// The sheet with numbers of the file for names of people, and letters for teams, without remarks.
  fileprivate var anonymous: SheetReport {
    var report = withoutRemarks
    var teams: [String] = []
    for team in players.compactMap(\.team) where !teams.contains(team) { teams.append(team) }
    func pseudonym(_ team: String) -> String {
      "T\((teams.firstIndex(of: team) ?? teams.count) + 1)"
    }
    for index in report.players.indices {
      report.players[index].name = "P\(players[index].id)"
      report.players[index].team = players[index].team.map(pseudonym)
    }
    report.teamPenalties = report.teamPenalties.map {
      TeamPenalty(team: pseudonym($0.team), round: $0.round, ledger: $0.ledger)
    }
    report.entries = report.entries.map { entry in
      guard case .team(let name) = entry.owner else { return entry }
      return entry.with(owner: .team(pseudonym(name)))
    }
    return report
  }
}

extension SheetReport.Entry {
  fileprivate func with(owner: Owner? = nil, reason: String? = nil) -> Self {
    Self(
      owner: owner ?? self.owner, round: round, kind: kind, count: count, amount: amount,
      reason: reason ?? self.reason, day: day)
  }
}
