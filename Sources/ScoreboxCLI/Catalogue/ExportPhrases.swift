// What is said of writing sheets for others.

import Text

extension Phrase {
  static let exportFormatMissing = Phrase(
    "say what to write: --format html, or -o with a name that ends in .html, .csv, .json, .text and so on",
    "--format html か、.html、.csv、.json、.text などで終わる名前の -o で形式を指定してください")

  static func unknownExportFormat(_ path: String) -> Phrase {
    Phrase(
      "the name \(quoted(path)) does not say what to write; add --format html, csv, json, text and so on",
      "\(quoted(path)) からは形式が分かりません。--format で html、csv、json、text などを指定してください")
  }

  static func unknownShell(_ word: String) -> Phrase {
    Phrase(
      "\(quoted(word)) is no shell that can be served; bash, zsh and fish are",
      "\(quoted(word)) の補完はありません。bash、zsh、fish に対応しています")
  }

  static func optionOfOtherFormat(_ option: String, _ formats: [String]) -> Phrase {
    guard !formats.isEmpty else {
      return Phrase(
        "--\(option) goes with --table standings or ratings",
        "--\(option) は --table standings か ratings と一緒に使います")
    }
    let known = listed(formats, last: .or)
    return Phrase(
      "--\(option) is for \(known.en) only", "--\(option) は \(known.ja) でだけ使えます")
  }

  static let wholeFileHasNoSheet = Phrase(
    "--table all is the whole file; name no sheet", "--table all はファイル全体です。シート名は指定できません")
  static func wholeFileAsItIs(_ option: String) -> Phrase {
    Phrase(
      "--table all is the whole file as it is, without --\(option)",
      "--table all はファイル全体をそのまま書き出します。--\(option) は使えません")
  }

  static let standingsFormats = Phrase(
    "standings are written as csv, tsv or json, ratings as csv or tsv",
    "順位表は csv、tsv、json、レーティングは csv、tsv で書き出します")

  static func notOfStandings(_ option: String) -> Phrase {
    Phrase(
      "--\(option) says nothing of standings", "--\(option) は順位表には使えません")
  }

  static let wholeFileIsNDJSON = Phrase(
    "the whole file is written as ndjson", "ファイル全体は ndjson で書き出します")

  static func leftOutOfTable(rounds: Int, entries: Int) -> Phrase {
    Phrase(
      "a table of scores has no column for what else was told: rounds with busts, yakitori, substitutes or tables: \(rounds); chips and penalties: \(entries); --format json or text keeps them",
      "得点の表には入らない記録があります。飛び・焼き鳥・代打ち・卓番号のある半荘: \(rounds)、チップとペナルティー: \(entries)。--format json か text なら残ります"
    )
  }
}
