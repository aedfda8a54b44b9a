import Text

/// What the help says of `import`.
enum ImportHelp {
  static let summary = Phrase("take in sheets and rounds from files", "ファイルからシートや半荘を取り込む")
  static let file = Phrase("a file, or - for standard input", "ファイル、標準入力は -")
  static let game = Phrase("put everything into this sheet", "すべてこのシートに取り込む")
  static let date = Phrase("the day of rounds that have none", "日付のない半荘の日付")
  static let rule = Phrase(
    "the rule it was played under, whatever the file says", "ファイルの記載によらずこのルールで取り込む")
  static let map = Phrase(
    "which columns are what; * stands for a number: player=name*,score=pt*",
    "列の意味。* は番号: player=name*,score=pt*")
  static let dateFormat = Phrase("the order of dates such as 31/12/2026", "31/12/2026 のような日付の順序")
  static let raw = Phrase("the scores are raw, and results are left out", "得点は素点として読み、成績の列は使わない")
  static let results = Phrase(
    "the scores are results, and raw ones are left out", "得点は成績として読み、素点の列は使わない")
  static let points = Phrase("the figures are whole points", "数値は点単位")
  static let unbalanced = Phrase("also what does not add up", "合計が合わない半荘も取り込む")
  static let keepGoing = Phrase("the rest, though some lines are wrong", "誤りのある行を除いて取り込む")
  static let format = Phrase(
    "what the files are, else by name or first letters", "ファイルの形式（省略時は名前か先頭から判断）")
  static let sheet = Phrase("the worksheet of a workbook, by name or number", "ブックのワークシート（名前か番号）")
  static let encoding = Phrase(
    "the text is in this encoding, such as CP932", "テキストの文字コード（CP932 など）")
  static let logs = Phrase("games of tenhou.net", "天鳳の牌譜")
  static let excelSafe = Phrase(
    "take off the ' that export --excel-safe put", "export --excel-safe で付けた ' を外す")
  static let discussion = Phrase(
    """
    What export writes comes back equal: json, ndjson and text whole, csv, tsv and xlsx with their scores. A table of anybody's needs a header: one row a score (player, score, round or id), one row a round with a column a player, or player1,score1,player2 and so on; date, rule, game, note, winds, sticks and table where it has them. Whether scores are raw or results, in points or thousands, the first rows tell, or --raw, --results and --points. Rows that begin with total, sum or average are left out. Of a workbook the worksheet of --sheet is read, else the first. Logs of tenhou.net (mjlog, JSON), its lists of results, and records of Mahjong Soul in JSON go to a sheet of their own unless --game names one: with raw points under the rule that comes to the printed results, else as results. Files may be packed: .gz, and .zip with many inside.
    Every round is judged by its rule; what is wrong is told by line, and then nothing is imported. Rounds that are there already add nothing, so that a file may be imported again. At a terminal the first rounds, new names and what is wrong are shown before anything is stored; --yes goes on without a question. One undo takes the whole import back.
    """,
    """
    export で書き出したものは元どおりに取り込めます。json、ndjson、text はすべて、csv、tsv、xlsx は得点が戻ります。ほかの表には見出し行が必要です: 1行1得点（player、score、round か id）、1行1半荘でプレイヤーごとに1列、または player1,score1,player2 の並び。date、rule、game、note、winds、sticks、table の列も読みます。素点か成績か、点単位か千点単位かは最初の行から判断しますが、--raw、--results、--points でも指定できます。total、sum、average、合計、平均などで始まる行は飛ばします。ブックからは --sheet か最初のワークシートを読みます。天鳳の牌譜（mjlog、JSON）と対戦結果一覧、雀魂の牌譜の JSON は、--game がなければ専用のシートに入ります。素点があって表示された結果と一致するルールがあれば素点で、なければ成績として取り込みます。.gz と、複数のファイルの入った .zip も読めます。
    どの半荘もルールで検算します。誤りは行番号で示し、その場合は何も取り込みません。取り込み済みの半荘は増えないので、同じファイルを何度取り込んでも構いません。端末では、最初の半荘・新しい名前・誤りを見せてから取り込むかどうか尋ねます。--yes なら尋ねません。取り込み全体は1回の undo で元に戻せます。
    """)
  static let again = Phrase("what export wrote", "export で書き出したもの")
  static let look = Phrase("only look how a table would be read", "表の読み方を確かめるだけ")
  static let mapped = Phrase("a table with headers of its own", "独自の見出しの表")
}
