import CommandKit
import Text

// What is wrong with the words of a command line, taken together.

extension UsageError {
  var failure: Failure {
    Failure(.usage, message, usage: command, word: position)
  }

  private var message: Phrase {
    switch problem {
    case .missingCommand: Phrase("no command given", "コマンドがありません") + .hint([], see: "help")
    case .unknownCommand(let word, let names):
      Phrase("unknown command \(quoted(word))", "\(quoted(word)) というコマンドはありません")
        + .hint(names, see: "help")
    case .unknownOption(let word, let names):
      Phrase("unknown option \(quoted(word))", "\(quoted(word)) というオプションはありません")
        + .hint(names)
    case .misplacedOption(let word):
      command == nil
        ? Phrase(
          "the option \(quoted(word)) stands after the command",
          "オプション \(quoted(word)) はコマンドの後に書きます")
        : .cannotStandHere(word)
    case .missingValue(let option):
      Phrase("the option \(quoted(option)) needs a value", "オプション \(quoted(option)) には値が必要です")
    case .unexpectedValue(let option, let value):
      Phrase(
        "the option \(quoted(option)) takes no value such as \(quoted(value))",
        "オプション \(quoted(option)) に \(quoted(value)) のような値は付けられません")
    case .badChoice(let option, let value, let choices):
      badChoice(option, value, .listed(choices, last: .or))
    case .missingOperand(let name): Phrase("\(name) is missing", "\(name) がありません")
    case .unexpectedOperand(let word):
      Phrase("unexpected \(quoted(word))", "\(quoted(word)) は余分です")
    }
  }

  private func badChoice(_ option: String, _ value: String, _ choices: Phrase) -> Phrase {
    Phrase(
      "\(quoted(value)) is not a value of \(quoted(option)); it takes \(choices.en)",
      "\(quoted(value)) は \(quoted(option)) に使えません。指定できるのは \(choices.ja) です")
  }
}

extension Phrase {
  /// A word that is known, but not in this place.
  static func cannotStandHere(_ word: String) -> Phrase {
    Phrase("\(quoted(word)) cannot stand here", "\(quoted(word)) はここには書けません")
  }

  // Values of options.

  static func badCount(_ option: String, _ value: String, _ bounds: ClosedRange<Int>) -> Phrase {
    let (least, most) = (bounds.lowerBound, bounds.upperBound)
    return Phrase(
      "\(quoted(value)) is not a value of '--\(option)'; it takes a whole number from \(least)"
        + (most == Int.max ? "" : " to \(most)"),
      "\(quoted(value)) は '--\(option)' に使えません。指定できるのは \(least) "
        + (most == Int.max ? "以上の整数です" : "から \(most) までの整数です"))
  }

  static func emptyName(in value: String, option: String) -> Phrase {
    Phrase(
      "\(quoted(value)) has an empty name; '--\(option)' takes names such as A,B,C",
      "\(quoted(value)) に空の名前があります。'--\(option)' には A,B,C のように名前を書きます")
  }

  static func exclude(_ option: String, _ other: String) -> Phrase {
    Phrase(
      "'--\(option)' and '--\(other)' exclude each other",
      "'--\(option)' と '--\(other)' は一緒に使えません")
  }

  static func badKey(_ key: String) -> Phrase {
    Phrase(
      "\(quoted(key)) is not a key for '--id'; it takes 1 to 200 bytes of plain text",
      "\(quoted(key)) は '--id' に使えません。指定できるのは 1〜200 バイトの普通の文字です")
  }

  // The world around the program.

  static let emptyFileName = Phrase("the name of the score file is empty", "スコアファイルの名前が空です")

  static func notAPath(_ word: String) -> Phrase {
    let path = quoted("./" + word)
    return Phrase(
      "\(quoted(word)) is not a path; for a file of that name write \(path)",
      "\(quoted(word)) はパスではありません。その名前のファイルなら \(path) と書いてください")
  }

  static let noHome = Phrase(
    "there is no home directory to keep scores in; name a file with --file",
    "得点を置くホームディレクトリがありません。--file でファイルを指定してください")

  static func badWait(_ value: String) -> Phrase {
    Phrase(
      "SCOREBOX_WAIT is \(quoted(value)), but takes whole seconds up to 86400",
      "SCOREBOX_WAIT の値 \(quoted(value)) は使えません。指定できるのは 86400 までの整数 (秒) です")
  }
}
