import Text

/// What the help says of `add-game`.
enum AddGameHelp {
  static let summary = Phrase(
    "start a sheet: an evening, a table, or a season", "シートを開始（一晩、1卓、1シーズンなど）")
  static let name = Phrase(
    "what the sheet is called; without, it is named after its day",
    "シートの名前（省略時はその日付）")
  static let rule = Phrase(
    "the rule it is played under, instead of the default one; see 'scorebox rules'",
    "ルール（省略時は既定のルール、一覧は 'scorebox rules'）")
  static let players = Phrase("its players in their order", "プレイヤー（この順に並ぶ）")
  static let date = Phrase("the day it is for", "シートの日付")
  static let ofFive = Phrase("a sheet of five", "5人のシート")
}
