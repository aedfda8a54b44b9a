// What is said of other programs that do a part of the work.

import Text

extension Phrase {
  static func toolMissing(_ name: String, package: String) -> Phrase {
    Phrase(
      "this needs the program \(name), which is not there; install the package \(package)",
      "これには \(name) というプログラムが必要ですが、見つかりません。パッケージ \(package) をインストールしてください")
  }

  static func toolFailed(_ name: String, _ reason: Phrase) -> Phrase {
    Phrase("cannot run \(name): ", "\(name) を実行できません: ") + reason
  }

  static let pictureFailed = Phrase(
    "rsvg-convert could not draw this sheet; --format svg may still serve",
    "rsvg-convert はこのシートを描けませんでした。--format svg は使えるかもしれません")
  static let workbookFailed = Phrase(
    "the workbook could not be written; --format csv may still serve",
    "ブックを書き出せませんでした。--format csv は使えるかもしれません")
  static let bytesOnTerminal = Phrase(
    "this is no text for a terminal; name a file: -o FILE",
    "端末に表示できる形式ではありません。-o FILE でファイルを指定してください")

  static func cannotUnpack(_ path: String) -> Phrase {
    Phrase("\(quoted(path)) cannot be unpacked", "\(quoted(path)) を展開できません")
  }

  static func nestedArchive(_ path: String) -> Phrase {
    Phrase(
      "\(quoted(path)) is an archive inside an archive; unpack the outer one",
      "\(quoted(path)) は書庫の中の書庫です。外側を展開してください")
  }

  static func notInEncoding(_ path: String, _ encoding: String) -> Phrase {
    Phrase(
      "\(quoted(path)) is not text in the encoding \(encoding)",
      "\(quoted(path)) は文字コード \(encoding) のテキストではありません")
  }

  static func badEncoding(_ word: String) -> Phrase {
    Phrase(
      "\(quoted(word)) is no encoding; iconv --list names them: CP932, EUC-JP, UTF-16 and others",
      "\(quoted(word)) という文字コードはありません。iconv --list で一覧を表示できます（CP932、EUC-JP、UTF-16 など）")
  }

  static let notAWorkbook = Phrase("this is no workbook (xlsx)", "ブック（xlsx）ではありません")
  static let notXML = Phrase("this is not XML", "XML ではありません")

  static func noWorksheet(_ word: String, _ names: [String]) -> Phrase {
    let known = listed(names.map(quoted))
    return Phrase(
      "there is no worksheet \(quoted(word)); there are \(known.en)",
      "\(quoted(word)) というワークシートはありません。あるのは \(known.ja) です")
  }

  // MARK: Logs of online games

  static let noEndInLog = Phrase(
    "this log does not tell how the game ended", "この牌譜には終局の結果がありません")
  static let noSuchLog = Phrase(
    "this is no log or result list of Tenhou", "天鳳の牌譜や対戦結果一覧ではありません")
  static let noSuchResultLine = Phrase(
    "this is no line of a result list of Tenhou: TIME | RULE | NAME(+POINTS) and so on",
    "天鳳の対戦結果一覧の行ではありません: 時刻 | ルール | 名前(+点数) …")
}
