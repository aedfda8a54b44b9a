import CommandKit
import Rendering
import Text

// What is wrong with a word somebody typed: its quote, then the wanted form, then the way out.

/// A character nobody sees, as its code point.
func codePoint(_ scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
}

extension Phrase {
  fileprivate static func invisible(
    _ scalar: Unicode.Scalar, in word: String, at position: Int
  ) -> Phrase {
    Phrase(
      "\(quoted(word)) holds an invisible character, \(codePoint(scalar)), at place \(position); type it again",
      "\(quoted(word)) の \(position) 文字目に見えない文字 \(codePoint(scalar)) があります。入力し直してください")
  }

  fileprivate static func meant(_ word: String) -> Phrase {
    Phrase("did you mean \(quoted(word))?", "\(quoted(word)) のことですか？")
  }
}

extension NumberError {
  /// What is wrong with a score.
  func message(_ word: String) -> Phrase {
    let head = Phrase("\(quoted(word)) is not a score", "\(quoted(word)) は得点ではありません")
    return switch self {
    case .invisible(let scalar, let position): .invisible(scalar, in: word, at: position)
    case .notANumber:
      head + Phrase(", such as 35200 or -1.5", "。35200 や -1.5 のように書いてください")
    case .twoSigns: head + Phrase(": it has two signs", "。符号が 2 つあります")
    case .twoPoints: head + Phrase(": it has two decimal points", "。小数点が 2 つあります")
    case .commaForPoint(let suggestion):
      head + Phrase(": a comma parts thousands; ", "。コンマは千の位の区切りです。") + .meant(suggestion)
    case .badGrouping:
      head
        + Phrase(
          ": commas stand between groups of three digits, as in 35,200",
          "。コンマは 35,200 のように 3 桁ごとに置きます")
    case .tooManyDecimals:
      head + Phrase(": at most three decimals are kept", "。小数は 3 桁までです")
    case .tooBig: head + Phrase(": it is too big", "。大きすぎます")
    }
  }
}

extension DateError {
  func message(_ word: String) -> Phrase {
    switch self {
    case .invisible(let scalar, let position): .invisible(scalar, in: word, at: position)
    case .notADate:
      Phrase(
        "\(quoted(word)) is not a date; write 2026-03-01, 3/1, today or yesterday",
        "\(quoted(word)) は日付ではありません。2026-03-01、3/1、今日、昨日のように書いてください")
    case .twoWay:
      Phrase(
        "\(quoted(word)) can be read as more than one date; write it as 2026-03-01",
        "\(quoted(word)) は何通りかの日付に読めます。2026-03-01 のように書いてください")
    case .impossible:
      Phrase("\(quoted(word)) is not a day of the calendar", "\(quoted(word)) という日は暦にありません")
    }
  }
}

extension NameError {
  func message(_ word: String) -> Phrase {
    switch self {
    case .empty: Phrase("a name cannot be empty", "名前は空にできません")
    case .tooLong(let graphemes, let bytes):
      Phrase(
        "the name \(quoted(word)) is too long: \(graphemes) characters in \(bytes) bytes; "
          + "at most \(Name.maximumGraphemes) in \(Name.maximumBytes) are kept",
        "名前 \(quoted(word)) は長すぎます (\(graphemes) 文字、\(bytes) バイト)。"
          + "\(Name.maximumGraphemes) 文字、\(Name.maximumBytes) バイトまでです")
    case .refused(let scalar, let position):
      Phrase(
        "the name \(quoted(word)) holds \(codePoint(scalar)) at place \(position), "
          + "which cannot be seen; type it again without",
        "名前 \(quoted(word)) の \(position) 文字目に見えない文字 \(codePoint(scalar)) があります。"
          + "除いて入力し直してください")
    }
  }
}

extension NoteError {
  var message: Phrase {
    switch self {
    case .tooLong(let bytes):
      Phrase(
        "the note is too long: \(bytes) bytes; at most \(Note.maximumBytes) are kept",
        "メモが長すぎます (\(bytes) バイト)。\(Note.maximumBytes) バイトまでです")
    case .refused(let scalar, let position):
      Phrase(
        "the note holds \(codePoint(scalar)) at place \(position); only line ends and tabs are kept",
        "メモの \(position) 文字目に \(codePoint(scalar)) があります。残せるのは改行とタブだけです")
    }
  }
}

extension ListError {
  func message(_ word: String) -> Phrase {
    switch self {
    case .unclosedQuote(let position):
      Phrase(
        "in \(quoted(word)) the quote at place \(position) is never closed",
        "\(quoted(word)) の \(position) 文字目の引用符が閉じていません")
    case .strayQuote(let position):
      Phrase(
        "in \(quoted(word)) a quote at place \(position) stands inside a name; write it twice within quotes",
        "\(quoted(word)) の \(position) 文字目の引用符が名前の中にあります。名前を引用符で囲み、その中で 2 つ続けて書いてください"
      )
    }
  }
}

extension ColumnSpecError {
  /// The near misses of an unknown name are the caller's to find.
  func failure(suggestions: [String]) -> Failure {
    switch self {
    case .malformed(let item, let count):
      Failure(
        .usage,
        Phrase(
          "\(quoted(item)) is not a column range such as 3-6; ",
          "\(quoted(item)) は 3-6 のような列の範囲ではありません。") + range(count))
    case .outOfRange(let item, let count):
      Failure(
        .usage,
        Phrase("\(quoted(item)) names no column; ", "\(quoted(item)) に当たる列はありません。")
          + range(count))
    case .reversed(let item, let meant, _):
      Failure(
        .usage,
        Phrase("\(quoted(item)) is not a column range; ", "\(quoted(item)) は列の範囲ではありません。")
          + .meant(meant))
    case .unknownName(let name):
      Failure(
        .refused,
        Phrase("no player named \(quoted(name))", "\(quoted(name)) というプレイヤーはいません")
          + .hint(suggestions, see: "players"))
    case .ambiguousName(let name, let matches):
      Failure(
        .refused,
        Phrase("\(quoted(name)) begins several names: ", "\(quoted(name)) で始まる名前は複数あります: ")
          + .listed(matches.map(quoted)))
    }
  }

  private func range(_ count: Int) -> Phrase {
    count == 0
      ? Phrase("this sheet has no columns", "このシートには列がありません")
      : Phrase("columns are 1 to \(count)", "列は 1〜\(count) です")
  }
}

extension RowSpecError {
  var message: Phrase {
    switch self {
    case .malformed(let item):
      Phrase(
        "\(quoted(item)) is not a range of rounds such as 3-6, 3- or -6",
        "\(quoted(item)) は 3-6、3-、-6 のような半荘の範囲ではありません")
    case .zero(let item):
      Phrase(
        "\(quoted(item)) is not a range of rounds; they are numbered from 1",
        "\(quoted(item)) は半荘の範囲ではありません。番号は 1 からです")
    case .reversed(let item, let meant):
      Phrase("\(quoted(item)) is not a range of rounds; ", "\(quoted(item)) は半荘の範囲ではありません。")
        + .meant(meant)
    }
  }
}
