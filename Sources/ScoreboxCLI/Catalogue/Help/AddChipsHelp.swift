import Text

/// What the help says of `add-chips`.
enum AddChipsHelp {
  static let summary = Phrase("settle chips, of the whole game or a round", "チップの精算（シート全体または半荘）")
  static let chips = Phrase(
    "NAME=COUNT, won or lost; NAME= for one is the rest",
    "NAME=COUNT（増減の枚数）。1人は NAME= と書けば残りになる")
  static let round = Phrase(
    "the round they belong to, instead of the whole game", "対象の半荘の番号（省略時はシート全体）")
  static let from = Phrase(
    "everybody began with so many, and the counts are those of the end",
    "最初に持っていた枚数（枚数は終了時のもの）")
  static let discussion = Phrase(
    """
    What a chip is worth is a figure of the rule. Chips stand beside the results: they never change \
    a score or a place, and add up to 0.
    """,
    "チップ1枚の点数はルールで決まります。チップは得点や着順を変えず、合計は 0 になります。")
  static let byName = Phrase("by name, the last from the rest", "名前で指定し、最後の1人は残りから計算")
  static let counted = Phrase("counted at the end of the evening", "終了時に数えた枚数で指定")
}
