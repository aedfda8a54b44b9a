import Text

/// What the help says of `export`.
enum ExportHelp {
  static let summary = Phrase("write a sheet for others to read", "シートをほかの人に見せる形で書き出す")
  static let format = Phrase("what to write, else by the name of the file", "書き出す形式（省略時はファイル名から判断）")
  static let discussion = Phrase(
    "HTML is one file that needs nothing else: both tables, which scroll sideways as one, for a browser, a phone or a printer. --layout side puts them side by side. All rounds are written unless --rows, --last, --from or --to say otherwise.",
    "HTML は1つのファイルで完結し、2つの表が横に連動してスクロールします。ブラウザー、スマートフォン、印刷に使えます。--layout side で左右に並びます。--rows、--last、--from、--to がなければ全半荘を書き出します。"
  )
  static let toFile = Phrase("the pair as a web page", "2つの表をウェブページに")
}
