import Text

/// What the help says of `add-rule`.
enum AddRuleHelp {
  static let summary = Phrase("make a rule of your own", "自分のルールを作る")
  static let name = Phrase(
    "what it is called; a file may say so too", "ルールの名前（ファイルに書いてあれば省略可）")
  static let from = Phrase(
    "the rule it is like, or a file as 'rules NAME --json' writes it, or - for standard input",
    "元になるルール、または 'rules NAME --json' の形式のファイル。- なら標準入力")
  static let discussion = Phrase(
    """
    Uma, prizes and fines are typed in the unit of the results, thousands as a rule; scores in \
    points. A floating uma has a row for one player at or above the return score, then for two, \
    and so on. 'none' takes a policy away.
    """,
    "ウマ、賞、罰は結果の単位（ふつうは千点単位）で、点数は1点単位で書きます。変動する順位ウマは、返し点以上が1人の行、2人の行、の順に / で区切ります。none でその決まりをなくせます。"
  )
  static let changed = Phrase("like a preset, but for uma and a prize", "組み込みのルールのウマと飛び賞を変える")
  static let fromFile = Phrase("from a file", "ファイルから")
}

/// What the help says of `edit-rule`.
enum EditRuleHelp {
  static let summary = Phrase("change a rule of your own", "自分のルールを変更")
  static let name = Phrase("the rule of your own", "自分で作ったルール")
  static let discussion = Phrase(
    """
    Makes a new version. Sheets keep the version they were begun under; 'set-rule' puts one under \
    the new version.
    """,
    "新しい版を作ります。既にあるシートは元の版のままです。新しい版に変えるには 'set-rule' を使います。")
  static let withChips = Phrase("chips of 2 from now on", "以後チップは1枚2")
}

/// What the help says of `delete-rule`.
enum DeleteRuleHelp {
  static let summary = Phrase("delete a rule of your own", "自分のルールを削除")
  static let discussion = Phrase(
    "Sheets that were begun under it stay as they are, and go on under it.",
    "そのルールで始めたシートは、そのまま続けられます。")
}

/// What the help says of `diff-rules`.
enum DiffRulesHelp {
  static let summary = Phrase("show what differs between two rules", "2つのルールの違いを表示")
  static let one = Phrase("a rule", "ルール")
  static let other = Phrase("another one", "もう1つのルール")
  static let ofLeagues = Phrase("two leagues", "2つのリーグ")
}

/// What the help says of `check-rules`.
enum CheckRulesHelp {
  static let summary = Phrase(
    "work out published examples and compare", "公開されている計算例を解いて照合")
  static let discussion = Phrase(
    "The examples come with the program, each with its source. Ends with status 1 if one fails.",
    "計算例は出典とともにプログラムに入っています。1つでも合わなければ終了ステータスは 1 です。")
}
