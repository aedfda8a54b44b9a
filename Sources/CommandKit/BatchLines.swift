/// A line of an input and its number.
package struct NumberedLine: Equatable, Sendable {
  /// Counted from 1, blank lines included.
  package let number: Int
  /// The line without its end.
  package let text: String

  /// Creates a line.
  package init(_ number: Int, _ text: String) {
    self.number = number
    self.text = text
  }
}

/// Bytes that are not text; lines count from 1.
package enum BatchLinesError: Error, Equatable, Sendable {
  /// A byte that is not UTF-8; whether all the bytes read well as Shift-JIS.
  case notUTF8(line: Int, looksLikeShiftJIS: Bool)
  /// A NUL byte.
  case nul(line: Int)
}

/// Splits a whole input into lines: UTF-8 with or without BOM; LF, CRLF or CR.
package enum BatchLines {
  /// All lines in order; an end of line at the very end begins no further line.
  ///
  /// Throws ``BatchLinesError`` for the first line that is not text.
  package static func split(_ bytes: [UInt8]) throws(BatchLinesError) -> [NumberedLine] {
    var lines: [NumberedLine] = []
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex { $0 == lineFeed || $0 == carriageReturn }
      let slice = bytes[start..<(end ?? bytes.count)]
      let number = lines.count + 1
      guard let text = String(validating: slice, as: UTF8.self) else {
        throw .notUTF8(line: number, looksLikeShiftJIS: looksLikeShiftJIS(bytes))
      }
      guard !slice.contains(0) else { throw .nul(line: number) }
      lines.append(NumberedLine(number, text))
      start = (end ?? bytes.count) + 1
      if let end, bytes[end] == carriageReturn, start < bytes.count, bytes[start] == lineFeed {
        start += 1
      }
    }
    return lines
  }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// Whether all bytes are Shift-JIS and one pair begins with 0x81...0x9F.
  ///
  /// Kana and the common kanji lie there, while EUC-JP and Latin-1 letters never do.
  private static func looksLikeShiftJIS(_ bytes: [UInt8]) -> Bool {
    var found = false
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case 0...0x7F, 0xA1...0xDF:
        index += 1
      case 0x81...0x9F, 0xE0...0xFC:
        guard index + 1 < bytes.count else { return false }
        let trail = bytes[index + 1]
        guard 0x40...0xFC ~= trail, trail != 0x7F else { return false }
        found = found || bytes[index] < 0xA0
        index += 2
      default:
        return false
      }
    }
    return found
  }
}
