import Text

/// What the help says of `backup` and `restore`.
enum BackupHelp {
  static let summary = Phrase("write a copy of the file", "ファイルの控えを作る")
  static let file = Phrase("where nothing is yet", "控えのファイル名（まだないもの）")
  static let discussion = Phrase(
    """
    Also while others are recording. The copy is of one moment, is checked before it appears, and is \
    for its owner alone.
    """,
    "ほかの人が記録している間でも作れます。ある時点の内容で、検査してから置かれ、所有者だけが読めます。")
  static let example = Phrase("a copy for the month", "月ごとの控え")
  static let restore = Phrase("go back to a copy", "控えに戻す")
  static let source = Phrase("the copy", "控えのファイル")
  static let restoreDiscussion = Phrase(
    "Asks first. What stands in the file now is kept beside it, as FILE.before-DATE.",
    "確認してから戻します。今の内容は FILE.before-DATE として隣に残ります。")
}
