import Text

// What is said of copies of the file.

extension Phrase {
  static func backedUp(_ file: String, to path: String, isRehearsal: Bool) -> Phrase {
    Phrase(
      "\(isRehearsal ? "would copy" : "copied") \(quoted(file)) to \(quoted(path))",
      "\(quoted(file)) の控えを \(quoted(path)) に\(isRehearsal ? "作ります" : "作りました")")
  }

  static func restoreFromItself(_ path: String) -> Phrase {
    Phrase(
      "\(quoted(path)) is the score file itself; name a copy of it",
      "\(quoted(path)) はスコアファイル自身です。控えを指定してください")
  }

  /// A question.
  static func restoreQuestion(_ path: String, _ file: String) -> Phrase {
    Phrase(
      "put \(quoted(path)) in the place of what is in \(quoted(file))?",
      "\(quoted(file)) の内容を \(quoted(path)) に戻しますか？")
  }

  static func restored(
    _ file: String, from path: String, kept: String?, isRehearsal: Bool
  ) -> Phrase {
    let head = Phrase(
      "\(quoted(file)) \(isRehearsal ? "would hold" : "holds") what \(quoted(path)) does",
      "\(quoted(file)) を \(quoted(path)) の内容に\(isRehearsal ? "戻します" : "戻しました")")
    guard let kept else { return head }
    return head + Phrase("; what it held is in \(quoted(kept))", "。元の内容は \(quoted(kept)) にあります")
  }
}
