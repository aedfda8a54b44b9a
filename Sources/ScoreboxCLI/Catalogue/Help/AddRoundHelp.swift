import Text

/// What the help says of `add-round`.
enum AddRoundHelp {
  static let summary = Phrase("record one hanchan at one table", "1卓の半荘1回を記録")

  static let score = Phrase(
    "NAME=SCORE for each player, or scores in the order of the players; '-' reads one round a line; "
      + "without, it asks on a terminal",
    "各プレイヤーの NAME=SCORE、またはプレイヤー順の得点。'-' なら1行に1半荘ずつ読み込み、省略すると端末で質問")

  static let game = Phrase("the sheet, by name or number", "シートの名前か番号")
  static let date = Phrase(
    "the day it was played, such as 2026-03-01, 3/1 or yesterday",
    "対局日（2026-03-01、3/1、yesterday など）")
  static let results = Phrase(
    "the scores are finished results, such as +52.3", "素点ではなく計算済みのポイント（+52.3 など）を入力")
  static let hundreds = Phrase("the scores are in hundreds", "得点は百点単位")
  static let points = Phrase("the scores are in points, however small", "得点は小さくても1点単位")
  static let sticks = Phrase(
    "riichi sticks left on the table, in nobody's score", "卓に残り、誰の得点にも入っていない供託リーチ棒の本数")
  static let seated = Phrase(
    "the scores stand in seat order, East first", "得点は起家からの席順")
  static let seats = Phrase(
    "who sat earlier, among those who tie", "同点のプレイヤーの席順（起家に近い順）")
  static let out = Phrase(
    "who sits out, where scores stand in the order of the players",
    "抜け番のプレイヤー（得点をプレイヤー順に書く場合）")
  static let rule = Phrase("the rule of this round only", "この半荘だけのルール")
  static let winds = Phrase("how many winds were played", "場の数（東南戦なら 2）")
  static let table = Phrase("the number of the table", "卓の番号")
  static let note = Phrase("a note to the round", "半荘のメモ")
  static let addPlayers = Phrase(
    "unknown names are new players", "未登録の名前は新しいプレイヤーとして追加")
  static let unbalanced = Phrase(
    "store scores that do not add up; the sheet says so for ever",
    "合計不一致のまま記録（シートにその印が残る）")
  static let id = Phrase(
    "a key of your own: a retry with it changes nothing",
    "自分で決めるキー（同じキーでの再実行は何も変えない）")
  static let keepGoing = Phrase(
    "with '-': leave out lines that fail, store the others",
    "'-' のとき、失敗した行を飛ばして残りを記録")

  static let discussion = Phrase(
    """
    A score is the final points on the table, in points or hundreds; one may be left blank and is \
    what the total leaves over; x sits out.
    """,
    "得点は終局時の素点で、1点単位でも百点単位でも書けます。1人分は空けておけば合計から計算されます。抜け番は x です。")

  static let byName = Phrase("by name", "名前で指定")
  static let inHundreds = Phrase(
    "in hundreds, the last from the rest", "百点単位で、最後の1人は残りから計算")
  static let inOrder = Phrase(
    "in the order of the players, East first", "プレイヤー順（起家から）")
  static let fromFile = Phrase(
    "one round a line, all or nothing", "1行に1半荘（1行でも失敗すれば何も記録しない）")
}
