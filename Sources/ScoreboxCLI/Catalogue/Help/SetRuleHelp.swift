import Text

/// What the help says of `set-rule`.
enum SetRuleHelp {
  static let summary = Phrase("put a sheet under another rule for good", "シートのルールを変更")
  static let rule = Phrase("the rule to put it under", "新しいルール")
  static let discussion = Phrase(
    """
    Every round is entered again under the rule, but for rounds under one of their own; penalties \
    stay, chips are worth what the rule says. 'scorebox show --rule' shows it without changing anything.
    """,
    "半荘ごとのルールがあるものを除き、すべての半荘を新しいルールで計算し直します。ペナルティはそのまま、チップは新しいルールの点数になります。"
      + "保存せずに見るだけなら 'scorebox show --rule' を使います。")
  static let forGood = Phrase("from now on, and for all its rounds", "以後の半荘も、これまでの半荘も")
}
