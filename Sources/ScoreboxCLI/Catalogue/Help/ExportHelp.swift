import Text

/// What the help says of `export`.
enum ExportHelp {
  static let summary = Phrase("write a sheet for others to read", "シートをほかの人に見せる形で書き出す")
  static let format = Phrase("what to write, else by the name of the file", "書き出す形式（省略時はファイル名から判断）")
  static let table = Phrase(
    "which of the two tables, or all for the whole file", "2つの表のうち書き出すもの。all はファイル全体")
  static let wide = Phrase("one column a player instead of one row a score", "1得点1行でなく、プレイヤーごとに1列")
  static let bom = Phrase(
    "begin with a byte order mark (BOM), which old Excel needs", "先頭に BOM を付ける（古い Excel 用）")
  static let excelSafe = Phrase(
    "put ' before texts that a spreadsheet would run as a formula", "表計算ソフトが数式と見なす文字列の前に ' を付ける")
  static let anonymous = Phrase(
    "numbers for names, no notes and no reasons; the sheet keeps its name",
    "名前を番号に替え、メモと理由を省く（シート名は残る）")
  static let resultsOnly = Phrase("without notes and reasons", "メモと理由を省く")
  static let discussion = Phrase(
    """
    What can come back by import: json, ndjson and text keep everything of a sheet; csv and tsv keep the scores, one row each in whole points, or with --wide one column a player; so does xlsx, a workbook with both tables in one window of columns before them. For people: html is one file that needs nothing else, both tables scrolling sideways as one; svg and png are a picture of them; markdown has them for a page or a report; chat is one line a player; paper is a blank sheet to fill in, in the lines of text.
    All rounds are written unless --rows, --last, --from or --to say otherwise. The log stays in the file, unless --table all writes the whole file with it, as ndjson that import puts back into an empty file. A picture with Japanese names needs a Japanese font (fonts-noto-cjk).
    """,
    """
    import で取り込み直せるもの: json、ndjson、text はシートのすべてを残します。csv と tsv は得点だけを1行ずつ（単位は点）、--wide ではプレイヤーごとに1列で残します。xlsx はその前に2つの表を並べたブックです。人が読むもの: html は1つのファイルで完結し、2つの表が横に連動します。svg と png は画像、markdown は文書用の表、chat は1人1行、paper は text と同じ行の記入用紙です。
    --rows、--last、--from、--to がなければ全半荘を書き出します。操作履歴は書き出しませんが、--table all は履歴を含むファイル全体を ndjson で書き出し、空のファイルに import すれば元に戻ります。日本語を含む画像には日本語フォント（fonts-noto-cjk）が必要です。
    """)
  static let toFile = Phrase("the pair as a web page", "2つの表をウェブページに")
  static let toSpreadsheet = Phrase("for a spreadsheet", "表計算ソフト用に")
  static let toChat = Phrase("a message for the group", "グループへのメッセージに")
}
