/// A word of a batch line and where it begins.
package struct Word: Equatable, Sendable {
  /// The word without its quotes and backslashes.
  package let text: String
  /// The column of its first character, from 1, in characters.
  package let column: Int

  /// Creates a word.
  package init(_ text: String, column: Int) {
    self.text = text
    self.column = column
  }
}

/// A batch line that does not end as it should; columns count characters from 1.
package enum SplitError: Error, Equatable, Sendable {
  /// A quote that is never closed.
  case unclosedQuote(column: Int)
  /// A backslash with nothing after it.
  case trailingBackslash(column: Int)
}

/// Splits a line into words as sh does, expanding nothing.
///
/// Blanks are space, tab and U+3000; `'…'` keeps everything; `"…"` keeps everything but a
/// backslash before `"`, `\`, `$` or a backquote; elsewhere a backslash keeps the next character;
/// `#` at the start of a word begins a comment. It works on Unicode scalars, so that a combining
/// mark after a quote does not hide the quote.
package enum WordSplitter {
  /// The words of one line; none for a blank line.
  ///
  /// Throws ``SplitError``.
  package static func split(_ line: String) throws(SplitError) -> [Word] {
    var scanner = LineScanner(line)
    var words: [Word] = []
    while let word = try scanner.nextWord() { words.append(word) }
    return words
  }
}

private struct LineScanner {
  private let line: String
  private var index: String.Index
  /// The place last measured, so that columns are counted in one pass.
  private var measured: (index: String.Index, column: Int)

  init(_ line: String) {
    self.line = line
    index = line.startIndex
    measured = (line.startIndex, 1)
  }

  mutating func nextWord() throws(SplitError) -> Word? {
    while let blank = peek(), Self.isBlank(blank) { advance() }
    guard let first = peek(), first != "#" else { return nil }
    let column = column(at: index)
    var text = String.UnicodeScalarView()
    while let scalar = peek(), !Self.isBlank(scalar) {
      let start = index
      advance()
      switch scalar {
      case "'", "\"":
        try quoted(by: scalar, from: start, into: &text)
      case "\\":
        guard let escaped = peek() else {
          throw .trailingBackslash(column: self.column(at: start))
        }
        text.append(escaped)
        advance()
      default:
        text.append(scalar)
      }
    }
    return Word(String(text), column: column)
  }

  /// Reads on to the closing quote and past it.
  private mutating func quoted(
    by quote: Unicode.Scalar, from start: String.Index, into text: inout String.UnicodeScalarView
  ) throws(SplitError) {
    while let scalar = peek() {
      advance()
      if scalar == quote { return }
      if scalar == "\\", quote == "\"", let next = peek(), Self.isSpecial(next) {
        text.append(next)
        advance()
      } else {
        text.append(scalar)
      }
    }
    throw .unclosedQuote(column: column(at: start))
  }

  private func peek() -> Unicode.Scalar? {
    index < line.endIndex ? line.unicodeScalars[index] : nil
  }

  private mutating func advance() {
    line.unicodeScalars.formIndex(after: &index)
  }

  private mutating func column(at place: String.Index) -> Int {
    measured.column += line.distance(from: measured.index, to: place)
    measured.index = place
    return measured.column
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || scalar == "\u{3000}"
  }

  private static func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\"" || scalar == "\\" || scalar == "$" || scalar == "`"
  }
}
