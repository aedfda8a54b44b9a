import Text

/// What the help says of the commands that serve the shell.
enum ShellHelp {
  static let completions = Phrase(
    "print what makes a shell complete words: bash, zsh or fish", "シェル補完のスクリプトを出力（bash、zsh、fish）")
  static let shell = Phrase("bash, zsh or fish", "bash、zsh、fish")
  static let word = Phrase("the words typed so far, for candidates", "candidates で補完する語")
  static let discussion = Phrase(
    "Commands, options, sheets, players and rules complete. The scripts ask scorebox itself: completions candidates -- WORD... prints what the last word may become.",
    "コマンド、オプション、シート、プレイヤー、ルールを補完します。スクリプトは scorebox に候補を尋ねます: completions candidates -- WORD... は最後の語の候補を出力します。"
  )
  static let bash = Phrase("for this bash", "今の bash で使う")
  static let fish = Phrase("for this fish", "今の fish で使う")
  static let manual = Phrase("print the manual page", "マニュアルページを出力")
  static let reading = Phrase("read it", "読む")
  static let manualSection = Phrase("User commands", "ユーザーコマンド")
  static let name = Phrase("Name", "名前")
  static let synopsis = Phrase("Synopsis", "書式")
  static let about = Phrase("Description", "説明")
}
