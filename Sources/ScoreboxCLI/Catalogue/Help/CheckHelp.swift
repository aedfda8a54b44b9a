import Text

/// What the help says of `check`.
enum CheckHelp {
  static let summary = Phrase("prove that nothing in the file is off", "ファイルに誤りがないか確かめる")
  static let repair = Phrase("work the kept totals out anew", "保存された集計を計算し直す")
  static let discussion = Phrase(
    """
    SQLite's own checks (status 65), every result judged again by its rule, every total against the \
    rounds (status 1). Without a finding it says so in one line.
    """,
    "SQLite の検査（異常なら終了ステータス 65）のほか、すべての結果をルールで計算し直し、集計を半荘と照合します（異常なら 1）。異常がなければ1行だけ表示します。")
}
