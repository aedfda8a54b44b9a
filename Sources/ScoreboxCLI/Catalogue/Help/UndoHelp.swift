import Text

/// What the help says of `undo` and `redo`.
enum UndoHelp {
  static let summary = Phrase("take back the last command", "直前のコマンドを取り消す")
  static let discussion = Phrase(
    """
    Says what it will take back, and asks. A command is one step, however much it changed; again \
    takes back the one before. Nothing is lost: 'redo' brings it back.
    """,
    "取り消す内容を表示して確認します。1つのコマンドが1段階で、繰り返すとさらに前のコマンドを取り消します。'redo' で元に戻せます。")
  static let redo = Phrase("bring back what was undone", "取り消したコマンドを元に戻す")
  static let redoDiscussion = Phrase(
    "Only until something else is changed.", "ほかの変更をするまで使えます。")
}

/// What the help says of `log`.
enum LogHelp {
  static let summary = Phrase("list every change of the file", "ファイルのすべての変更を表示")
  static let round = Phrase("only what changed this round", "この半荘の変更だけ")
  static let since = Phrase("only what came after this number", "この番号より後だけ")
  static let discussion = Phrase(
    "With --json one object a line, with all that was changed: a feed to follow.",
    "--json では1行に1つのオブジェクトで、変更内容も出力します。")
}
