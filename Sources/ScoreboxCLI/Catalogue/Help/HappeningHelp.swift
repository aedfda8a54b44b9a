import Text

/// What the help says of prizes, fines and the like.
enum HappeningHelp {
  static let lastDealer = Phrase(
    "who dealt last, where sticks left over go to the dealer", "最終局の親（残った供託が親のものになるルール）")
  static let bust = Phrase(
    "who went bust and who gets the prize for it, such as Endo:Chiba",
    "飛んだ人と飛び賞を受け取る人（Endo:Chiba など）")
  static let yakitori = Phrase("who had no win", "一度も和了しなかった人（焼き鳥）")
  static let chips = Phrase(
    "chips won and lost in this round; a blank one is the rest",
    "この半荘のチップの増減。空欄の人は残りになる")
  static let substitute = Phrase(
    "who only filled a seat and has the fixed result of the rule", "代走の人（ルールの固定ポイントになる）")
  static let chombo = Phrase(
    "who made a chombo; it costs what the rule says, each time it is named",
    "チョンボした人（名前1回につきルールの減点1回）")
}
