import Text

// What other phrases are made of: quotes, lists, near misses.

/// The user's own word in quotes, made harmless, shortened where it is very long.
func quoted(_ word: String) -> String {
  "'" + DisplayText.clip(DisplayText.printable(word), to: 80) + "'"
}

extension Phrase {
  /// What joins the last item to a list.
  enum Conjunction { case and, or }

  /// `a`, `a and b`, `a, b and c`; the words stand as they are.
  static func listed(_ words: [String], last: Conjunction = .and) -> Phrase {
    guard let end = words.last, words.count > 1 else { return Phrase(verbatim: words.first ?? "") }
    let conjunction = last == .and ? "and" : "or"
    return Phrase(
      words.dropLast().joined(separator: ", ") + " \(conjunction) " + end,
      words.joined(separator: last == .and ? "、" : " か "))
  }

  /// `; did you mean 'a' or 'b'? see 'scorebox players'`: near misses and where to look.
  static func hint(_ words: [String], see command: String? = nil) -> Phrase {
    let near = listed(words.prefix(3).map(quoted), last: .or)
    let command = command.map { "scorebox \($0)" }
    let meant =
      words.isEmpty
      ? Phrase(verbatim: "")
      : Phrase("did you mean \(near.en)?", "\(near.ja) のことですか？")
    let see = command.map { Phrase("see '\($0)'", "'\($0)' で確認できます") }
    switch (words.isEmpty, see) {
    case (true, nil): return Phrase(verbatim: "")
    case (false, nil): return Phrase("; ", "。") + meant
    case (true, let see?): return Phrase("; ", "。") + see
    case (false, let see?): return Phrase("; ", "。") + meant + Phrase(" ", "") + see
    }
  }

  /// Before a clause that is no error.
  static let note = Phrase("note: ", "お知らせ: ")

  static func notUTF8(argument place: Int) -> Phrase {
    Phrase("argument \(place) is not UTF-8 text", "\(place) 番目の引数が UTF-8 ではありません")
  }

  static let emptyOutputName = Phrase(
    "the name of the output file is empty", "出力ファイルの名前が空です")

  static func outputIsScoreFile(_ path: String) -> Phrase {
    Phrase(
      "\(quoted(path)) belongs to the score file; name another one with --output",
      "\(quoted(path)) はスコアファイルのものです。--output で別のファイルを指定してください")
  }

  static func pagerFailed(_ command: String) -> Phrase {
    Phrase("the pager \(quoted(command)) failed", "ページャー \(quoted(command)) が失敗しました")
  }

  static let notRegularFile = Phrase("it is not a regular file", "通常のファイルではありません")

  /// The file of the answer could not be written, after something was recorded or not.
  static func cannotWrite(_ path: String, _ reason: Phrase, stored: Bool) -> Phrase {
    Phrase("cannot write \(quoted(path)): ", "\(quoted(path)) に書き込めません: ") + reason
      + (stored ? staysRecorded : Phrase(verbatim: ""))
  }

  /// The answer could not be given; `stored` says whether something was recorded before.
  static func standardOutput(_ reason: Phrase, stored: Bool) -> Phrase {
    Phrase("standard output: ", "標準出力: ") + reason
      + (stored ? staysRecorded : Phrase(verbatim: ""))
  }

  private static let staysRecorded = Phrase(
    "; what was recorded stays recorded", "。記録された内容はそのまま残っています")
}
