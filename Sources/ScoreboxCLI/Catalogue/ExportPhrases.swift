// What is said of writing sheets for others.

import Text

extension Phrase {
  static let exportFormatMissing = Phrase(
    "say what to write: --format html, or -o with a name that ends in .html",
    "--format html か、.html で終わる名前の -o で形式を指定してください")

  static func unknownExportFormat(_ path: String) -> Phrase {
    Phrase(
      "the name \(quoted(path)) does not say what to write; add --format html",
      "\(quoted(path)) からは形式が分かりません。--format html を付けてください")
  }
}
