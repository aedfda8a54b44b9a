// What is said of files that are imported.

import Text

extension Phrase {
  static func resultIsAnother(
    _ given: String, of name: String, computed: String, rule: String
  ) -> Phrase {
    let name = DisplayText.printable(name)
    let rule = DisplayText.printable(rule)
    return Phrase(
      "the file gives \(name) \(given), but \(rule) makes \(computed) of the raw scores; take one of them: --raw or --results, or name the right rule with --rule",
      "ファイルの \(name) の成績は \(given) ですが、素点から \(rule) で計算すると \(computed) です。--raw か --results で一方を選ぶか、--rule で正しいルールを指定してください"
    )
  }

  static let notARuleDefinition = Phrase(
    "this is no rule as rules NAME --json writes it", "rules NAME --json の形式のルールではありません")
  static let noSheetBegun = Phrase("no sheet was named before this", "この前にシート名がありません")
  static let entryOutOfRange = Phrase(
    "these chips or this penalty are out of range", "チップまたはペナルティーの値が範囲外です")
  static let notAScoreTable = Phrase(
    "the first line names no column of players or of scores; say which they are: --map player=HEADER,score=HEADER",
    "1行目にプレイヤーや得点の列名がありません。--map player=見出し,score=見出し で指定してください")
  static let noRoundColumn = Phrase(
    "no column says which scores belong together; name one: --map round=HEADER or --map id=HEADER",
    "どの得点が同じ半荘のものか分かる列がありません。--map round=見出し か --map id=見出し で指定してください")
  static let notATable = Phrase("the text is not well formed here", "ここで表の書式が崩れています")
  static let quoteNotClosed = Phrase("the quote is not closed", "引用符が閉じていません")
  static let notTextHere = Phrase(
    "this is not UTF-8 text; for a Japanese file of Windows add --encoding CP932",
    "UTF-8 のテキストではありません。Windows の日本語ファイルなら --encoding CP932 を付けてください")
  static let notJSON = Phrase("this is not JSON", "JSON ではありません")
  static let noSheetInJSON = Phrase(
    "this JSON is no sheet as export --format json writes it",
    "export --format json の形式の JSON ではありません")
  static let otherFormatVersion = Phrase(
    "this sheet is of a newer version of the format; use a newer scorebox",
    "新しい版の書式です。新しい scorebox を使ってください")

  static func badMap(_ item: String) -> Phrase {
    let fields = TableField.allCases.map(\.rawValue)
    let known = listed(fields, last: .or)
    return Phrase(
      "\(quoted(item)) is not FIELD=HEADER; the fields are \(known.en)",
      "\(quoted(item)) は FIELD=見出し の形ではありません。FIELD は \(known.ja) です")
  }

  static func noSuchHeader(_ header: String) -> Phrase {
    Phrase(
      "no column is called \(quoted(header))", "\(quoted(header)) という見出しの列はありません")
  }

  static func notADay(_ word: String, _ order: String) -> Phrase {
    Phrase(
      "\(quoted(word)) is no day in the order \(order); a year has four digits",
      "\(quoted(word)) は \(order) の順の日付ではありません。年は4桁です")
  }

  static func unknownLine(_ word: String) -> Phrase {
    Phrase(
      "\(quoted(word)) begins no line of a sheet: a line is a round, a day, or begins with game, rule, player, chips or penalty",
      "\(quoted(word)) で始まる行はありません。行は半荘か日付、または game、rule、player、chips、penalty で始まります")
  }

  static func unknownImportFormat(_ word: String) -> Phrase {
    Phrase(
      "\(quoted(word)) cannot be imported; the formats are csv, tsv, json, ndjson, text, xlsx and tenhou",
      "\(quoted(word)) は取り込めません。取り込める形式は csv、tsv、json、ndjson、text、xlsx、tenhou です")
  }

  static func cellProblem(_ column: String, _ problem: Phrase) -> Phrase {
    Phrase(verbatim: DisplayText.printable(column) + ": ") + problem
  }

  static func moreRefused(_ count: Int) -> Phrase {
    Phrase("and \(count) more", "ほかに \(count) 件")
  }

  static func nothingImported(_ count: Int) -> Phrase {
    Phrase(
      "nothing was imported, since \(count) \(count == 1 ? "line is" : "lines are") wrong; --keep-going imports the rest",
      "\(count) 行に誤りがあるため、何も取り込んでいません。残りを取り込むには --keep-going を付けてください")
  }

  static func roundsSoFar(_ count: Int) -> Phrase {
    Phrase("\(count) rounds", "\(count) 半荘")
  }

  static func imported(
    _ game: String, added: Int, known: Int, entries: Int, newUnder rule: String?, isRehearsal: Bool
  ) -> Phrase {
    let name = DisplayText.printable(game)
    let sheet = rule.map { Phrase.newSheet(DisplayText.printable($0)) } ?? Phrase(verbatim: "")
    return Phrase(
      (isRehearsal ? "would import into " : "imported into ")
        + "\(name)\(sheet.en): \(added) \(added == 1 ? "round" : "rounds")"
        + (known > 0 ? ", \(known) there already" : "")
        + (entries > 0 ? ", \(entries) chips and penalties" : ""),
      "\(name)\(sheet.ja) に取り込み\(isRehearsal ? "ます" : "ました"): \(added) 半荘"
        + (known > 0 ? "、取り込み済み \(known)" : "")
        + (entries > 0 ? "、チップとペナルティー \(entries)" : ""))
  }

  static let nothingToImport = Phrase("no rounds to import", "取り込む半荘がありません")

  static func sumsSkipped(_ lines: [Int]) -> Phrase {
    let shown = lines.prefix(5).map(String.init).joined(separator: ", ")
    let more = lines.count > 5 ? ", ..." : ""
    return Phrase(
      "left out what adds up other lines: line \(shown)\(more)", "合計などの行は飛ばしました: \(shown)\(more) 行目"
    )
  }

  // MARK: Whole files

  static let wholeFileAlone = Phrase(
    "a whole score file is imported alone", "ファイル全体の取り込みは単独で行ってください")
  static let otherFileVersion = Phrase(
    "this whole file is of another version of the tables; export it sheet by sheet with the scorebox that wrote it",
    "表の版が異なるファイル全体です。書き出した scorebox でシートごとに書き出してください")
  static let fileNotEmpty = Phrase(
    "a whole file, log included, goes only into one that holds nothing; name a new one: --file NAME",
    "ファイル全体（操作履歴を含む）は空のファイルにだけ取り込めます。--file で新しい名前を指定してください")
  static let notARowOfFile = Phrase(
    "this is no row that export --table all wrote", "export --table all が書き出した行ではありません")

  static func restored(games: Int, rounds: Int) -> Phrase {
    Phrase(
      "restored everything with its log: \(games) \(games == 1 ? "sheet" : "sheets"), \(rounds) \(rounds == 1 ? "round" : "rounds")",
      "操作履歴を含むすべてを復元しました: シート \(games)、半荘 \(rounds)")
  }

  static func restoredUnwell(_ first: Phrase, _ count: Int) -> Phrase {
    Phrase(
      "nothing was imported, since a check of it finds \(count) \(count == 1 ? "thing" : "things"): ",
      "検査で \(count) 件の問題が見つかったため、何も取り込んでいません: ") + first
      + Phrase("; --keep-going takes it as it is", "。--keep-going ならそのまま取り込みます")
  }

  static let importQuestion = Phrase("import this?", "取り込みますか？")
  static let nothingDone = Phrase("nothing was imported", "何も取り込んでいません")
}
