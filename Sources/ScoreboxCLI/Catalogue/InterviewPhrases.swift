import Rendering
import Text

// What is said to somebody who is asked for rounds at a terminal.

extension Phrase {
  /// Folded; whatever the language of the question.
  static let wordsForYes = ["y", "yes", "はい"]

  static func terminal(_ reason: Phrase) -> Phrase {
    Phrase("the terminal: ", "端末: ") + reason
  }

  /// After a question that is answered with yes or no.
  static let yesOrNo = Phrase(verbatim: " [y/N] ")

  static let howToAnswer = Phrase(
    "x sits out, a blank line is what is left, Ctrl-D ends", "x は抜け番、空行は残り全部、Ctrl-D で終わります")

  static let notRecorded = Phrase("this round was not recorded", "この半荘は記録していません")

  static let onceMore = Phrase("once more:", "もう一度どうぞ:")

  static func recordWithSticks(_ count: Int) -> Phrase {
    Phrase("record it with --sticks \(count)?", "--sticks \(count) として記録しますか？")
  }

  static func whoSatEarlier(_ names: [String]) -> Phrase {
    let names = names.map(DisplayText.printable).joined(separator: ", ")
    return Phrase(
      "who sat earlier, first to last, as in \(names)? ", "起家に近い順に書いてください (例: \(names)): ")
  }

  static func nameAllOf(_ names: [String]) -> Phrase {
    let names = names.map(DisplayText.printable).joined(separator: ", ")
    return Phrase(
      "name all of \(names), the earliest seat first; a blank line gives up",
      "\(names) の全員を起家に近い順に書いてください。空行でやめます")
  }

  static let whoPlays = Phrase(
    "players, East first, as in Aoki, Baba, Chiba, Doi: ", "プレイヤー (起家から順に。例: 青木、馬場、佐々木、土井): ")

  static func tooFewPlayers(_ rule: String, _ least: Int) -> Phrase {
    Phrase(
      "a round under \(rule) takes \(least) players", "\(rule) の半荘には \(least) 人のプレイヤーが必要です")
  }

  /// `--out` names nobody of the sheet.
  static func outNotHere(_ word: String, near names: [String]) -> Phrase {
    Phrase(
      "'--out' names \(quoted(word)), who is not in this sheet",
      "'--out' の \(quoted(word)) はこのシートにいません") + hint(names)
  }

  static let nameTwice = Phrase("a name stands there twice", "同じ名前が 2 回あります")

  /// The question for a score; `left` is what the total leaves over so far.
  static func scoreOf(_ name: String, left: String?) -> Phrase {
    let name = DisplayText.printable(name)
    return left.map { Phrase("\(name) (\($0) left): ", "\(name) (残り \($0)): ") }
      ?? Phrase(verbatim: name + ": ")
  }

  /// After what is wrong with a score.
  static let orLeaveOut = Phrase(
    "; x sits out, a blank line is what is left", "。x は抜け番、空行は残り全部です")
}
