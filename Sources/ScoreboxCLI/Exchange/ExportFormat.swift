import CommandKit
import Text

/// What a sheet is written as; raw values are what people type.
enum ExportFormat: String, CaseIterable {
  case csv, tsv, json, ndjson, markdown, html, text, xlsx, svg, png, chat, paper

  /// The format that files of a name are in; nil where the name does not say.
  init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    switch name[dot...].dropFirst().lowercased() {
    case "csv": self = .csv
    case "tsv", "tab": self = .tsv
    case "json": self = .json
    case "ndjson", "jsonl": self = .ndjson
    case "md", "markdown": self = .markdown
    case "html", "htm": self = .html
    case "text", "txt": self = .text
    case "svg": self = .svg
    case "png": self = .png
    case "xlsx": self = .xlsx
    default: return nil
    }
  }

  /// The format of `--format`, else that of the file's extension.
  init(_ context: Context) throws {
    if let word = context.arguments.value("format") {
      guard let format = ExportFormat(rawValue: word) else {
        throw Failure(.usage, .unknownExportFormat(word), usage: context.command.name)
      }
      self = format
    } else if context.arguments.flag("json") {
      self = .json
    } else if let path = context.arguments.value("output"), path != "-" {
      guard let format = ExportFormat(path: path) else {
        throw Failure(.usage, .unknownExportFormat(path), usage: context.command.name)
      }
      self = format
    } else {
      throw Failure(.usage, .exportFormatMissing, usage: context.command.name)
    }
  }

  /// The options that only some formats have a use for, and which those are.
  static let own: [(option: String, formats: Set<ExportFormat>)] = [
    ("wide", [.csv, .tsv]), ("bom", [.csv, .tsv]), ("excel-safe", [.csv, .tsv]),
    ("rating", []), ("corrections", []), ("layout", [.html, .svg, .png]),
    ("table", [.csv, .tsv, .markdown, .svg, .png, .xlsx]),
  ]
}
