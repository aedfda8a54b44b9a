import CommandKit
import Text

// What is wrong with a line of an input.

extension Phrase {
  /// Stands before what is wrong there; the column is that of a word.
  static func line(_ line: Int, column: Int? = nil) -> Phrase {
    column.map { Phrase("line \(line), column \($0): ", "\(line) 行目、\($0) 列目: ") }
      ?? Phrase("line \(line): ", "\(line) 行目: ")
  }

  static let noScoresOnLine = Phrase("no scores on this line", "この行には得点がありません")
}

extension SplitError {
  func failure(line: Int) -> Failure {
    switch self {
    case .unclosedQuote(let column):
      Failure(
        .usage,
        .line(line, column: column) + Phrase("the quote is never closed", "引用符が閉じていません"))
    case .trailingBackslash(let column):
      Failure(
        .usage,
        .line(line, column: column)
          + Phrase("the backslash has nothing after it", "バックスラッシュの後に何もありません"))
    }
  }
}

extension BatchLinesError {
  var failure: Failure {
    switch self {
    case .notUTF8(let line, let isShiftJIS):
      let text = .line(line) + Phrase("the text is not UTF-8", "UTF-8 ではありません")
      let shiftJIS = Phrase("; it looks like Shift-JIS: ", "。Shift-JIS のようです: ")
      let command = Phrase(
        verbatim: "iconv -f CP932 -t UTF-8 FILE | scorebox add-round -")
      return Failure(.data, isShiftJIS ? text + shiftJIS + command : text)
    case .nul(let line):
      return Failure(
        .data, .line(line) + Phrase("the text holds a NUL byte", "NUL バイトが入っています"))
    }
  }
}
