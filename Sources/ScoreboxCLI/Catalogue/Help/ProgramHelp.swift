import CommandKit
import Text

/// What the help says of the program as a whole, and of what all commands share.
enum ProgramHelp {
  static let headings = Headings(
    usage: Phrase("Usage", "使い方"), operands: Phrase("Operands", "引数"),
    options: Phrase("Options", "オプション"), commonOptions: Phrase("Common options", "共通オプション"),
    examples: Phrase("Examples", "例"), anyOptions: Phrase("options", "オプション"))

  static let summary = Phrase(
    "The score sheet of a mahjong table: record hanchan, see scores and sums side by side",
    "麻雀のスコアシート: 半荘を記録し、得点と合計を並べて表示")

  static let discussion = Phrase(
    """
    A round is one hanchan at one table; a game is a sheet: an evening, a table, or a season.
    Statuses: 0 done, 1 refused or not found, 64 wrong words, 65 bad data, 66 file missing, \
    74 input/output error, 75 busy, 77 no permission.
    Environment: SCOREBOX_FILE, SCOREBOX_GAME, SCOREBOX_WAIT (seconds); before what set-default keeps: \
    SCOREBOX_RULE, SCOREBOX_LANG, SCOREBOX_LAYOUT, SCOREBOX_DAY_STARTS.
    """,
    """
    記録の単位は1卓の半荘1回です。シートは一晩、1卓、1シーズンなどのまとまりです。
    終了ステータス: 0 成功、1 拒否または該当なし、64 入力の誤り、65 データの異常、66 ファイルなし、\
    74 入出力エラー、75 使用中、77 権限なし。
    環境変数: SCOREBOX_FILE、SCOREBOX_GAME、SCOREBOX_WAIT（秒）。set-default の設定より優先: \
    SCOREBOX_RULE、SCOREBOX_LANG、SCOREBOX_LAYOUT、SCOREBOX_DAY_STARTS。
    """)

  // Over the groups of commands.
  static let recording = Phrase("Recording", "記録")
  static let sheets = Phrase("Sheets", "シート")
  static let people = Phrase("People", "プレイヤー")
  static let rules = Phrase("Rules", "ルール")
  static let reading = Phrase("Reading", "表示")
  static let exchange = Phrase("In and out", "取り込みと書き出し")
  static let safety = Phrase("Safety", "安全")
  static let program = Phrase("Settings and help", "設定とヘルプ")

  // The options of every command.
  static let file = Phrase(
    "the score file, instead of $SCOREBOX_FILE or the usual one",
    "スコアファイル（省略時は $SCOREBOX_FILE、なければ既定の場所）")
  static let json = Phrase(
    "answer as JSON, of this version of the format", "JSON で出力（形式の版も指定可）")
  static let output = Phrase(
    "write the answer to this file, whole or not at all",
    "結果の書き込み先（途中までの内容は残さない）")
  static let dryRun = Phrase("say what would happen and change nothing", "結果の予告のみ（変更なし）")
  static let lang = Phrase("the language of the answer", "表示の言語")
  static let by = Phrase(
    "who does it, for the log, instead of the user's name", "記録に残す実行者の名前（省略時はユーザー名）")
  static let quiet = Phrase(
    "no confirmation and no notes, only errors", "確認とお知らせを省き、エラーのみ表示")
  static let yes = Phrase("answer yes to every question", "質問にはすべて「はい」と回答")
  static let version = Phrase("show the version", "バージョンを表示")

  /// Of the command as of the option.
  static let ofCommand = Phrase("show help for a command", "コマンドのヘルプを表示")
  static let command = Phrase("the command to explain", "説明するコマンド")
}
