import CommandKit
import Interchange
import Scoring
import Storage
import Text

/// A file that is imported, read whole.
struct ImportFile {
  /// Raw values are what people type.
  enum Format: String, CaseIterable {
    case csv, tsv, json, ndjson, text
  }

  let path: String
  private let bytes: [UInt8]
  private let format: Format

  /// `-` is standard input; what a file holds is told by `--format`, its name or its first letters.
  init(_ path: String, _ context: Context) throws {
    self.path = path
    do throws(SystemError) {
      bytes = try path == "-" ? context.world.readAll() : context.world.readFile(path)
    } catch {
      let status: Status =
        error.code == 2 ? .missing : error.code == 13 ? .permission : .inputOutput
      throw Failure(status, .cannotRead(path, .reason(error.code)))
    }
    if let word = context.arguments.value("format") {
      guard let format = Format(rawValue: word) else {
        throw Failure(.usage, .unknownImportFormat(word), usage: context.command.name)
      }
      self.format = format
    } else if let known = ExportFormat(path: path) {
      guard let format = Format(rawValue: known.rawValue) else {
        throw Failure(.usage, .unknownImportFormat(path), usage: context.command.name)
      }
      self.format = format
    } else {
      let first = bytes.first { $0 > 0x20 && $0 < 0x7F }
      format =
        first == UInt8(ascii: "{")
        ? .json : bytes.starts(with: SheetScript.title.utf8) ? .text : .csv
    }
  }

  /// Tells the importer all that stands in the file.
  func read(into importer: inout SheetImporter) throws {
    importer.open(path: path)
    switch format {
    case .csv, .tsv:
      let separator = format == .tsv ? UInt8(ascii: "\t") : nil
      var table = TableImport(SeparatedReader(bytes, separator: separator), importer.settings)
      try table.read(into: &importer)
    case .json, .ndjson: try JSONImport(lines).read(into: &importer)
    case .text:
      var script = try ScriptImport(lines, importer.settings)
      try script.read(into: &importer)
    }
    try importer.finishSheet()
  }

  private var lines: [NumberedLine] {
    get throws {
      do throws(BatchLinesError) {
        return try BatchLines.split(bytes)
      } catch {
        throw error.failure
      }
    }
  }
}
