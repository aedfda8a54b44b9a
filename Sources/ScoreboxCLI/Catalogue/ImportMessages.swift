// What is wrong with a file that is imported.

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
}
