import Text

// What is wrong with the choice of a sheet, its players and its rounds.

extension Phrase {
  static func twoGames(_ first: String, _ second: String) -> Phrase {
    Phrase(
      "two games are named: \(quoted(first)) and \(quoted(second))",
      "シートが2つ指定されています: \(quoted(first)) と \(quoted(second))")
  }

  static func endsBeforeItBegins(_ from: String, _ to: String) -> Phrase {
    Phrase(
      "the period ends before it begins: \(from) to \(to)",
      "期間の終わりが始まりより前です: \(from)〜\(to)")
  }

  static func beyondLastPlayer(_ item: String, count: Int) -> Phrase {
    Phrase(
      "\(quoted(item)) reaches past the last player; columns are 1 to \(count)",
      "\(quoted(item)) は最後のプレイヤーを超えています。列は 1〜\(count) です")
  }
}
