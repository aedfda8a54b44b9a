import Rendering
import Text

// Defaults: what they are, where they stand, and what is wrong with them.

extension Phrase {
  /// What a setting takes.
  static func wanted(_ setting: Setting) -> Phrase {
    switch setting {
    case .rule: Phrase("the name of a rule", "ルールの名前")
    case .language: Phrase("en or ja", "en か ja")
    case .layout:
      listed(SheetStyle.Layout.allCases.map(\.rawValue), last: .or)
    case .dayStarts: Phrase("a time of day such as 06:00", "06:00 のような時刻")
    }
  }

  static func badVariable(_ name: String, _ value: String, wanted: Phrase) -> Phrase {
    Phrase(
      "\(name) is \(quoted(value)), but takes \(wanted.en)",
      "\(name) の値 \(quoted(value)) は使えません。指定できるのは \(wanted.ja) です")
  }

  static func badDefault(
    _ setting: String, _ value: String, _ path: String, _ wanted: Phrase
  ) -> Phrase {
    Phrase(
      "\(quoted(path)) sets \(setting) to \(quoted(value)), but it takes \(wanted.en); "
        + "mend it with: scorebox set-default \(setting) VALUE",
      "\(quoted(path)) の \(setting) の値 \(quoted(value)) は使えません。指定できるのは \(wanted.ja) です。"
        + "scorebox set-default \(setting) VALUE で直せます")
  }
}
