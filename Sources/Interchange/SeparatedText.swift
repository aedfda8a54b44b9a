/// Tables as text, a row a line.
package enum SeparatedText: Sendable {
  /// Comma-separated, as in RFC 4180 but with LF: quotes around what needs them, doubled inside.
  case csv
  /// Tab-separated: `\t`, `\n`, `\r` and `\\` stand for what would break a row.
  case tsv

  /// One row with its line end.
  package func line(_ cells: [String]) -> String {
    switch self {
    case .csv: cells.map(Self.quoted).joined(separator: ",") + "\n"
    case .tsv: cells.map(Self.escaped).joined(separator: "\t") + "\n"
    }
  }

  private static func quoted(_ cell: String) -> String {
    let needsQuotes = cell.utf8.contains { byte in
      byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "\t")
    }
    guard needsQuotes || cell.first == " " || cell.last == " " else { return cell }
    var text = "\""
    for scalar in cell.unicodeScalars {
      if scalar == "\"" { text += "\"" }
      text.unicodeScalars.append(scalar)
    }
    return text + "\""
  }

  private static func escaped(_ cell: String) -> String {
    guard
      cell.utf8.contains(where: {
        $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
          || $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "\"")
      })
    else { return cell }
    var text = ""
    for scalar in cell.unicodeScalars {
      switch scalar {
      case "\t": text += "\\t"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\\": text += "\\\\"
      // Other programs take a cell that begins so for a quoted one.
      case "\"" where text.isEmpty: text += "\\\""
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// A text cell that a spreadsheet would run as a formula, marked as text.
  package static func guarded(_ cell: String) -> String {
    guard let first = cell.unicodeScalars.first, isFormula(first) else { return cell }
    return "'" + cell
  }

  /// The cell without the mark of ``guarded(_:)``.
  package static func unguarded(_ cell: String) -> String {
    guard cell.first == "'", let next = cell.unicodeScalars.dropFirst().first, isFormula(next)
    else { return cell }
    return String(cell.unicodeScalars.dropFirst())
  }

  private static func isFormula(_ first: Unicode.Scalar) -> Bool {
    "=+-@\t\r".unicodeScalars.contains(first)
  }
}
