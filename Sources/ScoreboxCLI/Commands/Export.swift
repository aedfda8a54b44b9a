import CommandKit
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
          "format", value: .required("FORMAT"), choices: ["html"], summary: ExportHelp.format)
      ] + SheetSelection.options
        + SheetDrawing.options.filter {
          ["layout", "order", "proof", "negative"].contains($0.long)
        },
      discussion: ExportHelp.discussion,
      examples: [
        Example("scorebox export \"Friday night\" -o friday.html", ExportHelp.toFile)
      ])
  ) { context in
    try context.checkExportFormat()
    let selection = try SheetSelection(context)
    let drawing = try SheetDrawing(context, sums: selection.sums)
    var style = drawing.style
    style.width = nil
    style.isASCII = false
    let (report, beyond) = try context.read { try selection.report(in: $0) }
    let html = SheetHTML(
      report, style: style, words: SheetWords(context.language),
      language: context.language.rawValue)
    var answer = Answer(
      [], notes: beyond.map { .beyondLastPlayer($0, count: report.players.count) })
    answer.output = Phrase(verbatim: html.text)
    return answer
  }
}

extension Context {
  /// The format is that of `--format`, else that of the file's extension.
  fileprivate func checkExportFormat() throws {
    guard arguments.value("format") == nil else { return }
    guard let path = arguments.value("output") else {
      throw Failure(.usage, .exportFormatMissing, usage: command.name)
    }
    guard path.hasSuffix(".html") || path.hasSuffix(".htm") else {
      throw Failure(.usage, .unknownExportFormat(path), usage: command.name)
    }
  }
}
