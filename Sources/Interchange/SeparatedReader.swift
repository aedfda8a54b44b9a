/// Why a table of text cannot be read; lines count from 1.
package enum SeparatedError: Error, Equatable, Sendable {
  /// A byte that is not UTF-8.
  case notUTF8(line: Int)
  case nul(line: Int)
  /// A quote that is never closed, by the line it stands on.
  case unclosedQuote(line: Int)
  /// Something between a closing quote and the end of the cell.
  case afterQuote(line: Int)
}

/// Reads rows of text one by one: RFC 4180, with LF, CRLF or CR, after a byte order mark or not.
package struct SeparatedReader {
  private let bytes: [UInt8]
  /// Rows that were read from elsewhere already.
  private var rows: ArraySlice<[String]>?
  /// `,`, `;` or a tab.
  package let separator: UInt8
  /// Whether `\t`, `\n` and the like stand for what they say, as ``SeparatedText/tsv`` has them.
  package var hasEscapes = false
  private var place: Int
  private var line = 1

  /// The separator is the one that the first line has most of, unless it is given.
  package init(_ bytes: [UInt8], separator: UInt8? = nil) {
    self.bytes = bytes
    place = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    self.separator = separator ?? Self.guess(bytes[place...])
  }

  /// Gives these rows, one a line.
  package init(rows: [[String]]) {
    bytes = []
    place = 0
    separator = Self.comma
    self.rows = rows[...]
  }

  private static let comma = UInt8(ascii: ",")
  private static let quote = UInt8(ascii: "\"")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  private static func guess(_ bytes: ArraySlice<UInt8>) -> UInt8 {
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    for byte in bytes {
      if byte == quote { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == lineFeed || byte == carriageReturn { break }
      counts[byte, default: 0] += 1
    }
    // Of two that are as many the comma is the likelier.
    return [comma, UInt8(ascii: ";"), UInt8(ascii: "\t")]
      .max { counts[$0, default: 0] < counts[$1, default: 0] } ?? comma
  }

  /// The next row and the line it begins on; nil at the end.
  ///
  /// A blank line is a row of one empty cell.
  package mutating func next() throws(SeparatedError) -> (cells: [String], line: Int)? {
    let start = line
    if rows != nil {
      line += 1
      return rows?.popFirst().map { ($0, start) }
    }
    guard place < bytes.count else { return nil }
    var cells: [String] = []
    while true {
      cells.append(try cell())
      guard place < bytes.count, bytes[place] == separator else { break }
      place += 1
    }
    if place < bytes.count {
      let isPair =
        bytes[place] == Self.carriageReturn && place + 1 < bytes.count
        && bytes[place + 1] == Self.lineFeed
      place += isPair ? 2 : 1
      line += 1
    }
    return (cells, start)
  }

  private mutating func cell() throws(SeparatedError) -> String {
    guard place < bytes.count, bytes[place] == Self.quote else {
      let start = place
      while place < bytes.count, !isEnd(bytes[place]) { place += 1 }
      let text = try self.text(bytes[start..<place], line)
      return hasEscapes && text.utf8.contains(UInt8(ascii: "\\")) ? Self.unescaped(text) : text
    }
    let begun = line
    place += 1
    var content: [UInt8] = []
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if byte == Self.quote {
        guard place < bytes.count, bytes[place] == Self.quote else {
          guard place == bytes.count || isEnd(bytes[place]) else { throw .afterQuote(line: line) }
          return try text(content[...], begun)
        }
        place += 1
      }
      if byte == Self.lineFeed { line += 1 }
      content.append(byte)
    }
    throw .unclosedQuote(line: begun)
  }

  private func isEnd(_ byte: UInt8) -> Bool {
    byte == separator || byte == Self.lineFeed || byte == Self.carriageReturn
  }

  private func text(_ bytes: ArraySlice<UInt8>, _ line: Int) throws(SeparatedError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8(line: line) }
    guard !bytes.contains(0) else { throw .nul(line: line) }
    return text
  }

  private static func unescaped(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      guard isEscaped else {
        if scalar == "\\" { isEscaped = true } else { plain.append(scalar) }
        continue
      }
      isEscaped = false
      switch scalar {
      case "t": plain.append("\t")
      case "n": plain.append("\n")
      case "r": plain.append("\r")
      default: plain.append(scalar)
      }
    }
    if isEscaped { plain.append("\\") }
    return String(plain)
  }
}
