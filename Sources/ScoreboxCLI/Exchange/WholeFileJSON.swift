import CommandKit
import Interchange
import SQLiteKit
import Storage
import Text

/// A whole score file as lines of JSON: the schema, then a line for each row of each table.
enum WholeFileJSON {
  private static let schema = "scorebox/file/"
  /// The tables are those of this version of the schema.
  private static var format: String { schema + String(Schema.version) }

  /// Everything, for `export --table all`.
  static func text(_ stores: Stores) throws -> String {
    var text = JSON.object(["schema": .string(format)]).text + "\n"
    let whole = WholeFile(stores)
    for table in WholeFile.tables {
      try whole.rows(of: table) { values in
        let row = JSON.array(values.map(json))
        text += JSON.object(["table": .string(table), "row": row]).text + "\n"
      }
    }
    return text
  }

  /// Whether bytes are such a file.
  static func isOne(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "{\"schema\": \"\(schema)".utf8)
  }

  /// Puts everything back into a file that holds nothing, and gives the number of rows.
  static func restore(_ lines: [NumberedLine], into stores: Stores) throws -> Int {
    guard lines.first?.text == JSON.object(["schema": .string(format)]).text else {
      throw Failure(.data, .otherFileVersion)
    }
    let whole = WholeFile(stores)
    guard try whole.isEmpty else { throw Failure(.refused, .fileNotEmpty) }
    for line in lines.dropFirst() {
      do {
        let value = try JSON.read(line.text, with: stores.database)
        let row = (value["row"]?.items ?? []).map(sqlValue)
        guard let table = value["table"]?.string, !row.contains(nil),
          try whole.add(row.compactMap(\.self), to: table)
        else { throw Failure(.data, .line(line.number, column: nil) + .notARowOfFile) }
      } catch let error as SQLiteError where error.kind == .other || error.kind == .constraint {
        throw Failure(.data, .line(line.number, column: nil) + .notARowOfFile)
      }
    }
    return lines.count - 1
  }

  private static func json(_ value: SQLValue) -> JSON {
    switch value {
    case .null: .null
    case .integer(let number): .integer(number)
    case .text(let text): .string(text)
    case .blob(let bytes):
      .object([
        "hex": .string(
          String(
            decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
        )
      ])
    }
  }

  private static let digits = Array("0123456789abcdef".utf8)

  private static func sqlValue(_ value: JSON) -> SQLValue? {
    switch value {
    case .null: return .null
    case .integer(let number): return .integer(number)
    case .string(let text): return .text(text)
    case .object:
      guard let hex = value["hex"]?.string?.utf8, hex.count % 2 == 0 else { return nil }
      let nibbles = hex.compactMap { digits.firstIndex(of: $0) }
      guard nibbles.count == hex.count else { return nil }
      return .blob(
        stride(from: 0, to: nibbles.count, by: 2).map { UInt8(nibbles[$0] << 4 | nibbles[$0 + 1]) })
    default: return nil
    }
  }
}
