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

  static func variableNotUTF8(_ name: String) -> Phrase {
    Phrase("the environment variable \(name) is not UTF-8 text", "環境変数 \(name) が UTF-8 ではありません")
  }

  static func badVariable(_ name: String, _ value: String, wanted: Phrase) -> Phrase {
    Phrase(
      "\(name) is \(quoted(value)), but takes \(wanted.en)",
      "\(name) の値 \(quoted(value)) は使えません。指定できる値: \(wanted.ja)")
  }

  static func badDefault(
    _ setting: String, _ value: String, _ path: String, _ wanted: Phrase
  ) -> Phrase {
    Phrase(
      "\(quoted(path)) sets \(setting) to \(quoted(value)), but it takes \(wanted.en); "
        + "mend it with: scorebox set-default \(setting) VALUE",
      "\(quoted(path)) の \(setting) の値 \(quoted(value)) は使えません。指定できる値: \(wanted.ja)。"
        + "scorebox set-default \(setting) VALUE で直せます")
  }

  // Of `set-default`.

  static func unknownSetting(_ word: String, near: [String]) -> Phrase {
    Phrase("unknown setting \(quoted(word))", "\(quoted(word)) という設定はありません")
      + hint(near, see: "set-default")
  }

  static func badValue(_ value: String, of setting: Setting) -> Phrase {
    let wanted = wanted(setting)
    return Phrase(
      "\(quoted(value)) is not a value of \(setting.rawValue); it takes \(wanted.en)",
      "\(quoted(value)) は \(setting.rawValue) の値として使えません。指定できる値: \(wanted.ja)")
  }

  static let unsetWhat = Phrase(
    "'--unset' takes the name of a setting and no value", "'--unset' には設定の名前だけを指定してください")

  static let noHomeForDefaults = Phrase(
    "there is no home directory to keep defaults in; set HOME or XDG_CONFIG_HOME",
    "設定を保存するホームディレクトリがありません。HOME か XDG_CONFIG_HOME を設定してください")

  static func cannotRead(_ path: String, _ reason: Phrase) -> Phrase {
    Phrase("cannot read \(quoted(path)): \(reason.en)", "\(quoted(path)) を読み込めません: \(reason.ja)")
  }

  static func defaultsNotText(_ path: String) -> Phrase {
    Phrase(
      "\(quoted(path)) is not UTF-8 text; nothing was changed",
      "\(quoted(path)) は UTF-8 のテキストではありません。何も変更していません")
  }

  /// After why the file of defaults cannot be read.
  static let builtInUsed = Phrase("; the built-in defaults are used", "。組み込みの既定値を使います")

  /// What was done, or would be: the setting has this value in the file, or none.
  static func defaultSet(
    _ setting: Setting, _ value: String?, in path: String, isRehearsal: Bool
  ) -> Phrase {
    let name = setting.rawValue
    let file = quoted(path)
    guard let value else {
      return isRehearsal
        ? Phrase("would remove \(name) from \(file)", "実行すると \(name) を \(file) から削除します")
        : Phrase("removed \(name) from \(file)", "\(name) を \(file) から削除しました")
    }
    return isRehearsal
      ? Phrase(
        "would set \(name) to \(value) in \(file)", "実行すると \(file) の \(name) を \(value) にします")
      : Phrase("set \(name) to \(value) in \(file)", "\(file) の \(name) を \(value) にしました")
  }

  static func notSet(_ setting: Setting, in path: String) -> Phrase {
    Phrase(
      "\(setting.rawValue) is not set in \(quoted(path))",
      "\(setting.rawValue) は \(quoted(path)) に設定されていません")
  }

  static func goesFirst(_ variable: String, _ value: String) -> Phrase {
    Phrase(
      "\(variable) is \(quoted(value)) and goes before it",
      "環境変数 \(variable) の値 \(quoted(value)) が優先されます")
  }

  static let settingHeader = Phrase("setting", "設定")
  /// Over where a value comes from.
  static let fromHeader = Phrase("from", "設定元")

  static func source(_ source: Settings.Source) -> Phrase {
    switch source {
    case .variable(let name), .locale(let name): Phrase(verbatim: "$" + name)
    case .file(let path): Phrase(verbatim: path)
    case .builtIn: Phrase("built in", "組み込み")
    }
  }
}
