import Text

extension Phrase {
  /// What the operating system means by an `errno`.
  static func reason(_ code: Int32) -> Phrase {
    reasons[code] ?? Phrase("error \(code)", "エラー \(code)")
  }

  /// The usual ones, by their numbers on Linux.
  private static let reasons: [Int32: Phrase] = [
    1: Phrase("Operation not permitted", "許可されていない操作です"),
    2: Phrase("No such file or directory", "そのようなファイルやディレクトリはありません"),
    5: Phrase("Input/output error", "入出力エラーです"),
    9: Phrase("Bad file descriptor", "開かれていません"),
    12: Phrase("Cannot allocate memory", "メモリが足りません"),
    13: Phrase("Permission denied", "権限がありません"),
    16: Phrase("Device or resource busy", "使用中です"),
    17: Phrase("File exists", "同じ名前のファイルがあります"),
    18: Phrase("Invalid cross-device link", "別のファイルシステムにあります"),
    20: Phrase("Not a directory", "途中の名前がディレクトリではありません"),
    21: Phrase("Is a directory", "ディレクトリです"),
    22: Phrase("Invalid argument", "使えない指定です"),
    23: Phrase("Too many open files in system", "システム全体で開いているファイルが多すぎます"),
    24: Phrase("Too many open files", "開いているファイルが多すぎます"),
    26: Phrase("Text file busy", "実行中のファイルです"),
    27: Phrase("File too large", "ファイルが大きすぎます"),
    28: Phrase("No space left on device", "ディスクに空きがありません"),
    30: Phrase("Read-only file system", "読み取り専用のファイルシステムです"),
    32: Phrase("Broken pipe", "受け手が閉じています"),
    36: Phrase("File name too long", "ファイル名が長すぎます"),
    40: Phrase("Too many levels of symbolic links", "シンボリックリンクが多すぎます"),
    110: Phrase("Connection timed out", "応答がありません"),
    116: Phrase("Stale file handle", "ファイルがもう見つかりません"),
    122: Phrase("Disk quota exceeded", "ディスクの割り当てを使い切りました"),
  ]
}
