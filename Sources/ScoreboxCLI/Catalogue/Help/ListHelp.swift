import Text

/// What the help says of `games`.
enum GamesHelp {
  static let summary = Phrase("list the sheets of the file", "ファイルにあるシートの一覧")
}

/// What the help says of `players`.
enum PlayersHelp {
  static let summary = Phrase(
    "list the players of the file, or of a sheet with their numbers",
    "プレイヤーの一覧（シートを指定すると番号つき）")
  static let game = Phrase(
    "only those of this sheet, numbered as in it", "このシートのプレイヤーのみ（シートでの番号つき）")
}

/// What the help says of `add-player`.
enum AddPlayerHelp {
  static let summary = Phrase(
    "add players to the file, or to a sheet", "プレイヤーをファイルまたはシートに追加")
  static let name = Phrase("one name a word", "名前（1語に1人）")
  static let game = Phrase("also give them a column in this sheet", "このシートにも列を追加")
  static let twoColumns = Phrase("two more columns", "列を2つ追加")
}

/// What the help says of `rules`.
enum RulesHelp {
  static let summary = Phrase(
    "list the rules, or show every figure and policy of one",
    "ルールの一覧、または1つのルールの数値と決まり")
  static let name = Phrase("the rule to show", "表示するルール")
  static let game = Phrase("the rule of this sheet, in its version", "このシートのルール（その版）")
  static let ofMLeague = Phrase(
    "start, return, uma, oka, ties and the rest, with their source",
    "配給原点、返し点、ウマ、オカ、同点の扱いなどとその出典")
}
