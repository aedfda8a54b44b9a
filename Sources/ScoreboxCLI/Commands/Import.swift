import CommandKit
import Interchange
import Scoring
import Storage
import Text

extension Verb {
  static let importFiles = Verb(
    command: Command(
      "import", summary: ImportHelp.summary,
      operands: [Operand("FILE", summary: ImportHelp.file, repeats: true)],
      options: [
        Option("game", value: .required("G"), summary: ImportHelp.game),
        Option("date", value: .required("D"), summary: ImportHelp.date),
        Option("rule", value: .required("R"), summary: ImportHelp.rule),
        Option("map", value: .required("FIELD=HEADER"), summary: ImportHelp.map),
        Option(
          "date-format", value: .required("ORDER"),
          choices: DateOrder.allCases.map(\.rawValue).filter { !$0.isEmpty },
          summary: ImportHelp.dateFormat),
        Option("raw", summary: ImportHelp.raw),
        Option("results", summary: ImportHelp.results),
        Option("points", summary: ImportHelp.points),
        Option("unbalanced", summary: ImportHelp.unbalanced),
        Option("keep-going", summary: ImportHelp.keepGoing),
        Option(
          "format", value: .required("FORMAT"),
          choices: ImportFile.Format.allCases.map(\.rawValue), summary: ImportHelp.format),
        Option("sheet", value: .required("SHEET"), summary: ImportHelp.sheet),
        Option("encoding", value: .required("ENCODING"), summary: ImportHelp.encoding),
        Option("excel-safe", summary: ImportHelp.excelSafe),
      ],
      discussion: ImportHelp.discussion,
      examples: [
        Example("scorebox import friday.json", ImportHelp.again),
        Example("scorebox import season.csv --dry-run", ImportHelp.look),
        Example(
          "scorebox import season.csv --map \"player=Who,score=Pts,round=Nr\"", ImportHelp.mapped),
        Example("scorebox import logs/*.mjlog", ImportHelp.logs),
      ])
  ) { context in
    let settings = try ImportSettings(context)
    let files = try context.arguments.operands.flatMap { try ImportFile.all($0, context) }
    if let whole = try files.lazy.compactMap({ try $0.wholeFile }).first {
      guard files.count == 1 else { throw Failure(.usage, .wholeFileAlone) }
      return try restoreFile(whole, context)
    }
    return try FileImport(context: context, settings: settings, files: files).run()
  }
}

/// Puts a whole score file back, its log included, which gets no entry for it.
private func restoreFile(_ lines: [NumberedLine], _ context: Context) throws -> Answer {
  try context.write(nil) { stores in
    _ = try WholeFileJSON.restore(lines, into: stores)
    let check = try FileCheck(stores)
    var answer = Answer(echo: [.restored(games: check.games, rounds: check.rounds)])
    answer.isStored = !context.arguments.flag("dry-run")
    guard let first = check.findings.first else { return answer }
    guard context.arguments.flag("keep-going") else {
      throw Failure(.data, .restoredUnwell(first, check.findings.count))
    }
    answer.errors = check.findings
    answer.status = .refused
    return answer
  }
}

/// Taking in files, after a look where somebody can be asked.
private struct FileImport {
  let context: Context
  let settings: ImportSettings
  let files: [ImportFile]

  /// Whether what is right is stored though something is wrong.
  private var keepsGoing: Bool { context.arguments.flag("keep-going") }
  private var isRehearsal: Bool { context.arguments.flag("dry-run") }

  func run() throws -> Answer {
    let world = context.world
    if world.inputIsTerminal, world.outputIsTerminal, !isRehearsal,
      !context.arguments.flag("yes"), !context.arguments.flag("json")
    {
      let report: ImportReport
      do {
        report = try context.file.rehearse(read)
      } catch {
        throw Failure(error, path: try context.file.path, writing: true)
      }
      guard keepsGoing || report.refused == 0 else { return refusal(report) }
      let prompt = Prompt(world: world, language: context.language)
      for line in preview(report) { try prompt.say(line: line) }
      for failure in report.failures { try prompt.complain(failure.message) }
      let isWanted = (try? prompt.isYes(.importQuestion)) ?? false
      guard isWanted else { throw Failure(.refused, .nothingDone) }
    }
    var refused: ImportReport?
    do {
      return try context.write { stores in
        let report = try read(stores)
        guard keepsGoing || report.refused == 0 else {
          refused = report
          // Takes back what was begun.
          throw Failure(.refused, .nothingImported(report.refused))
        }
        return answer(report)
      }
    } catch {
      guard let refused else { throw error }
      return refusal(refused)
    }
  }

  private func read(_ stores: Stores) throws -> ImportReport {
    var importer = try SheetImporter(settings, stores: stores)
    for file in files { try file.read(into: &importer) }
    if importer.report.rounds >= 10_000, context.world.outputIsTerminal {
      try? context.world.ask("\r")
    }
    return importer.report
  }

  // MARK: What is said

  /// Nothing was stored: everything that is wrong, by line.
  private func refusal(_ report: ImportReport) -> Answer {
    var answer = Answer(isRehearsal ? preview(report).map(context.say) : [])
    answer.errors = errors(report) + [.nothingImported(report.refused)]
    answer.status = .refused
    return answer
  }

  private func errors(_ report: ImportReport) -> [Phrase] {
    let more = report.refused - report.failures.count
    return report.failures.map(\.message) + (more > 0 ? [.moreRefused(more)] : [])
  }

  private func answer(_ report: ImportReport) -> Answer {
    let echo = report.sheets.map { sheet in
      Phrase.imported(
        sheet.game.name, added: sheet.added, known: sheet.known, entries: sheet.entries,
        newUnder: sheet.isNew ? sheet.rule : nil, isRehearsal: isRehearsal)
    }
    let notes =
      (report.newcomers.notes) + (report.skipped.isEmpty ? [] : [.sumsSkipped(report.skipped)])
    var answer =
      if context.arguments.flag("json") {
        Answer([json(report).text], notes: notes)
      } else if isRehearsal {
        Answer(preview(report).map(context.say))
      } else {
        Answer(echo: echo.isEmpty ? [.nothingToImport] : echo, notes: notes)
      }
    answer.errors = errors(report)
    if report.refused > 0 { answer.status = .refused }
    answer.isStored =
      !isRehearsal && report.sheets.contains { $0.isNew || $0.added + $0.entries > 0 }
    return answer
  }

  /// How the files were read: the first rounds, the sheets, new names, rows left out.
  private func preview(_ report: ImportReport) -> [Phrase] {
    let sheets = report.sheets.map { sheet in
      Phrase.imported(
        sheet.game.name, added: sheet.added, known: sheet.known, entries: sheet.entries,
        newUnder: sheet.isNew ? sheet.rule : nil, isRehearsal: true)
    }
    return report.preview.map { Phrase(verbatim: $0) }
      + (sheets.isEmpty ? [.nothingToImport] : sheets) + report.newcomers.notes
      + (report.skipped.isEmpty ? [] : [.sumsSkipped(report.skipped)])
  }

  private func json(_ report: ImportReport) -> JSON {
    .object([
      "schema": .string("scorebox/import/1"),
      "dry_run": .bool(isRehearsal),
      "sheets": .array(
        report.sheets.map { sheet in
          .object([
            "game": .string(sheet.game.name), "new": .bool(sheet.isNew),
            "added": .integer(sheet.added), "known": .integer(sheet.known),
            "entries": .integer(sheet.entries),
          ])
        }),
      "refused": .integer(report.refused),
      "skipped": .integer(report.skipped.count),
    ])
  }
}
