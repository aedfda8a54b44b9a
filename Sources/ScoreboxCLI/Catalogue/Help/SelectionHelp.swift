import Text

/// What the help says of the options that choose what of a sheet is shown.
enum SelectionHelp {
  static let game = Phrase("the sheet, as the operand", "シート（引数での指定と同じ）")
  static let cols = Phrase(
    "the players to show: 3-6, 2,5, -4, 3-, Aoki:Chiba, played or all",
    "表示するプレイヤー: 3-6、2,5、-4、3-、Aoki:Chiba、played、all")
  static let strict = Phrase(
    "refuse columns past the last player instead of leaving them out",
    "最後のプレイヤーより先の列を、省かずにエラーにする")
  static let rows = Phrase(
    "the rounds to show: 3-6, 3-, -6, 2,5 or all", "表示する半荘: 3-6、3-、-6、2,5、all")
  static let last = Phrase(
    "only the newest N of them; 20 unless told", "新しい方から N 半荘のみ（指定がなければ 20）")
  static let from = Phrase("only rounds of this day and later", "この日以降の半荘のみ")
  static let to = Phrase("only rounds of this day and earlier", "この日以前の半荘のみ")
  static let rule = Phrase(
    "what another rule would make of it; nothing is changed", "別のルールならどうなるか（保存内容は変わらない）")
  static let teams = Phrase("a column for each team instead of its players", "プレイヤーではなくチームごとの列")
  static let sums = Phrase("what stands in the sum table", "合計表の内容")
}
