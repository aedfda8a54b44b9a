import Text

/// What the help says of `view`.
enum ViewHelp {
  static let summary = Phrase(
    "the sheet on the screen: two tables that scroll as one", "画面でシートを見る（2つの表が連動してスクロール）")
  static let operand = Phrase("the sheet, instead of the newest one", "最新でないシートを見る場合の指定")
  static let discussion = Phrase(
    "Left and right move both tables to the same players; up and down move the one that has the focus. Changes of other programs appear by themselves. '?' lists the keys. Off a terminal use 'scorebox show'.",
    "左右で2つの表が同じプレイヤーに動き、上下は選ばれている表だけが動きます。ほかのプログラムの変更は自動で反映されます。'?' でキーの一覧。端末でない場合は 'scorebox show' を使ってください。"
  )
}
