import SheetView
import Text

// What the screen says.

extension Phrase {
  static let viewNeedsTerminal = Phrase(
    "view needs a terminal that can be drawn on; 'scorebox show' prints the sheet",
    "view には画面を描ける端末が必要です。'scorebox show' でシートを表示できます")

  static let noSheetToView = Phrase(
    "there is no sheet to view yet; add-game or add-round begins one",
    "表示するシートがまだありません。add-game か add-round で作成してください")

  /// What is left for those who have no score yet.
  static func leftOver(_ points: String) -> Phrase { Phrase("left: \(points)", "残り: \(points)") }

  static func viewedCell(_ name: String, _ round: Int, _ text: String) -> Phrase {
    Phrase("\(name), round \(round): \(text)", "\(name) 第\(round)半荘: \(text)")
  }

  static func view(_ phrase: ViewPhrase) -> Phrase {
    switch phrase {
    case .position(let players, let playerCount, let rows, let rowCount):
      Phrase(
        "players \(span(players)) of \(playerCount), rounds \(span(rows)) of \(rowCount)  ? help",
        "プレイヤー \(span(players))/\(playerCount)、半荘 \(span(rows))/\(rowCount)  ? ヘルプ")
    case .noPlayers: Phrase("no players yet: a adds a round", "プレイヤーがまだいません。a で半荘を追加")
    case .noRounds: Phrase("no rounds yet: a adds one", "半荘がまだありません。a で追加")
    case .otherTable: Phrase("Tab: the other table", "Tab: もう一方の表")
    case .locked: Phrase("locked", "固定")
    case .find(let text): Phrase("find: \(text)", "検索: \(text)")
    case .notFound(let text):
      Phrase("no player named \(quoted(text))", "\(quoted(text)) というプレイヤーはいません")
    case .help: viewKeys
    case .anyKey: Phrase("any key goes on", "何かキーを押すと戻ります")
    case .yesOrNo: Phrase("y does it, any other key does not", "y で実行、ほかのキーで中止")
    case .newRound: Phrase("new round", "新しい半荘")
    case .editRound(let number): Phrase("round \(number)", "第\(number)半荘")
    case .options: Phrase("options:", "オプション:")
    case .formKeys:
      Phrase(
        "Enter next, Esc leaves; one score may stay blank, x sits out",
        "Enter 次へ、Esc 中止。得点は1つ空欄でよく、x は抜け番")
    }
  }

  private static func span(_ range: ClosedRange<Int>) -> String {
    range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)"
  }

  /// A line a key: the key, a tab, what it does.
  private static let viewKeys = Phrase(
    """
    arrows h j k l\tone step
    Shift+arrows H L [ ]\ta page of players
    PgUp PgDn g G\ta page, first, last row
    Home End 0 $\tfirst and last player
    Tab\tthe other table
    =\tboth up and down together
    Enter or click\tchoose a cell; Esc none
    /\tfind a player
    v\tanother arrangement
    t\ttotals or running sums
    a e\tadd, edit a round
    U R\tundo, redo
    q\tleave
    """,
    """
    矢印 h j k l\t1つ移動
    Shift+矢印 H L [ ]\t1画面分のプレイヤー
    PgUp PgDn g G\t1画面、先頭、末尾の行
    Home End 0 $\t最初・最後のプレイヤー
    Tab\tもう一方の表
    =\t上下も連動
    Enter、クリック\tセルを選ぶ、Esc でやめる
    /\tプレイヤー検索
    v\t配置の切り替え
    t\t合計・累計
    a e\t半荘の追加・訂正
    U R\t取り消し・復元
    q\t終了
    """)
}
