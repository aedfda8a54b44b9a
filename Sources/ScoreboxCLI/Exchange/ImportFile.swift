import CommandKit
import Interchange
import Scoring
import Storage
import Text

/// A file that is imported, read whole: as it is, out of a gzip file, or one of a zip archive.
struct ImportFile {
  /// Raw values are what people type.
  enum Format: String, CaseIterable {
    case csv, tsv, json, ndjson, text, xlsx, tenhou
  }

  /// As it is told of in messages; an archive comes before the name in it.
  let path: String
  private let bytes: [UInt8]
  private let format: Format
  private let world: World
  private let worksheet: String?

  /// The files that a path leads to; `-` is standard input.
  static func all(_ path: String, _ context: Context) throws -> [ImportFile] {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try path == "-" ? context.world.readAll() : context.world.readFile(path)
    } catch {
      let status: Status =
        error.code == 2 ? .missing : error.code == 13 ? .permission : .inputOutput
      throw Failure(status, .cannotRead(path, .reason(error.code)))
    }
    let world = context.world
    return try Archive.unpacked(bytes, path: path, in: world).map { path, bytes in
      var bytes = bytes
      if let encoding = context.arguments.value("encoding") {
        bytes = try Self.converted(bytes, from: encoding, path: path, in: world)
      }
      return try ImportFile(path, bytes, context)
    }
  }

  /// What a file holds is told by `--format`, its name or its first letters.
  private init(_ path: String, _ bytes: [UInt8], _ context: Context) throws {
    self.path = path
    self.bytes = bytes
    world = context.world
    worksheet = context.arguments.value("sheet")
    if let word = context.arguments.value("format") {
      guard let format = Format(rawValue: word) else {
        throw Failure(.usage, .unknownImportFormat(word), usage: context.command.name)
      }
      self.format = format
    } else if let found = Self.format(of: path, bytes) {
      format = found
    } else {
      throw Failure(.usage, .unknownImportFormat(path), usage: context.command.name)
    }
  }

  private static func format(of path: String, _ bytes: [UInt8]) -> Format? {
    if Archive.isWorkbook(bytes, path: path) { return .xlsx }
    let first = bytes.first { $0 > 0x20 && $0 < 0x7F }
    // Lists of results and logs have names of all kinds.
    if first == UInt8(ascii: "<") { return .tenhou }
    if let known = ExportFormat(path: path), known != .text || first == nil {
      return Format(rawValue: known.rawValue)
    }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") { return .json }
    if bytes.starts(with: SheetScript.title.utf8) { return .text }
    let line = String(decoding: bytes.prefix { $0 != 0x0A }.prefix(200), as: UTF8.self)
    if line.contains(" | "), line.contains(OnlineWords.three) || line.contains(OnlineWords.four) {
      return .tenhou
    }
    return ExportFormat(path: path).flatMap { Format(rawValue: $0.rawValue) } ?? .csv
  }

  private static func converted(
    _ bytes: [UInt8], from encoding: String, path: String, in world: World
  ) throws -> [UInt8] {
    let isName = encoding.utf8.allSatisfy { byte in
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        || byte | 0x20 >= UInt8(ascii: "a")
          && byte | 0x20 <= UInt8(ascii: "z")
        || "-_.:".utf8.contains(byte)
    }
    guard isName, encoding.first != "-", !encoding.isEmpty,
      try Tool.iconv.run([], ["-f", encoding, "-t", "UTF-8"], in: world) != nil
    else { throw Failure(.usage, .badEncoding(encoding)) }
    guard let text = try Tool.iconv.run(bytes, ["-f", encoding, "-t", "UTF-8"], in: world) else {
      throw Failure(.data, .notInEncoding(path, encoding))
    }
    return text
  }

  /// The lines of a whole score file with its log; nil where it is something else.
  var wholeFile: [NumberedLine]? {
    get throws { WholeFileJSON.isOne(bytes) ? try bytes.textLines : nil }
  }

  /// Tells the importer all that stands in the file.
  func read(into importer: inout SheetImporter) throws {
    importer.open(path: path)
    switch format {
    case .csv, .tsv:
      let separator = format == .tsv ? UInt8(ascii: "\t") : nil
      var table = TableImport(SeparatedReader(bytes, separator: separator), importer.settings)
      try table.read(into: &importer)
    case .xlsx:
      let rows = try Workbook(bytes, in: world).rows(sheet: worksheet)
      var table = TableImport(SeparatedReader(rows: rows), importer.settings)
      try table.read(into: &importer)
    case .json, .ndjson: try JSONImport(bytes.textLines, file: path).read(into: &importer)
    case .tenhou: try TenhouImport(bytes, file: path).read(into: &importer)
    case .text:
      var script = try ScriptImport(bytes.textLines, importer.settings)
      try script.read(into: &importer)
    }
    try importer.finishSheet()
  }
}

extension [UInt8] {
  /// The lines of a text file.
  var textLines: [NumberedLine] {
    get throws {
      do throws(BatchLinesError) {
        return try BatchLines.split(self)
      } catch {
        throw error.failure
      }
    }
  }
}
