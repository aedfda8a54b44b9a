import Text

/// What the help says of the options for how a sheet is drawn.
enum DrawingHelp {
  static let layout = Phrase(
    "where the two tables stand; list is one sentence a player",
    "2つの表の並べ方（list は1人1文）")
  static let width = Phrase("cells of a line, instead of the terminal's", "1行の桁数（省略時は端末の幅）")
  static let order = Phrase(
    "the order of the players; their numbers stay", "プレイヤーの並び順（番号は変わらない）")
  static let proof = Phrase("list every part of the sum", "合計の内訳をすべて表示")
  static let ascii = Phrase("rules and marks in ASCII", "罫線と記号を ASCII で表示")
  static let noMarks = Phrase(
    "no marks for places and hidden players", "着順と省略されたプレイヤーの印を付けない")
  static let negative = Phrase(
    "the sign of negative numbers", "負の数の符号（triangle は ▲）")
  static let ambiguous = Phrase(
    "cells of a line or a triangle; some terminals draw them two wide", "罫線や ▲ などの文字の幅（端末による）")
  static let color = Phrase("colours; auto is where they are seen", "色を付けるか（auto は色の見える出力先のみ）")
  static let pager = Phrase(
    "page the output on a terminal: $SCOREBOX_PAGER, $PAGER or less",
    "端末ではページャーで表示: $SCOREBOX_PAGER、$PAGER、less の順")
}
