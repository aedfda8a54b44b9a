import CommandKit
import Rendering
import Scoring
import Text

/// A choice that stands until it is changed: for one call by an option, for a shell by a variable,
/// for good in the file of defaults.
enum Setting: String, CaseIterable {
  /// The rule of a sheet begun without one.
  case rule
  case language
  case layout
  /// When a day begins, since sessions run past midnight.
  case dayStarts = "day-starts"

  /// The setting of this name, or of one that people may expect.
  init?(name: String) {
    switch name {
    case "lang": self = .language
    case "game-rule": self = .rule
    default: self.init(rawValue: name)
    }
  }

  /// The environment variable.
  var variable: String {
    switch self {
    case .rule: "SCOREBOX_RULE"
    case .language: "SCOREBOX_LANG"
    case .layout: "SCOREBOX_LAYOUT"
    case .dayStarts: "SCOREBOX_DAY_STARTS"
    }
  }

  var builtIn: String {
    switch self {
    case .rule: Presets.all[0].name
    case .language: Language.english.rawValue
    case .layout: SheetStyle.Layout.auto.rawValue
    case .dayStarts: "06:00"
    }
  }

  /// The value as it is kept; nil for one that cannot be used.
  func normalised(_ value: String) -> String? {
    switch self {
    case .rule: Presets.named(Name.key(of: value))?.name
    case .language: Language(rawValue: value)?.rawValue
    case .layout: SheetStyle.Layout(rawValue: value)?.rawValue
    case .dayStarts: TimeWord.minutes(value).map(TimeWord.text)
    }
  }
}

/// What is set, and where.
struct Settings {
  /// Where a value comes from; the first of these that has one counts.
  enum Source: Equatable {
    case variable(String)
    case file(String)
    /// A variable of the system's own, which tells the language only.
    case locale(String)
    case builtIn
  }

  struct Value: Equatable {
    let text: String
    let source: Source
  }

  let world: World
  /// The defaults kept in a file.
  var defaults: DefaultsFile

  init(_ world: World) {
    self.world = world
    defaults = DefaultsFile(world)
  }

  /// The value that counts where no option says otherwise, usable or not.
  func value(_ setting: Setting) -> Value {
    if let text = world.setting(setting.variable) {
      return Value(text: text, source: .variable(setting.variable))
    }
    if let text = defaults[setting] {
      return Value(text: text, source: .file(defaults.path ?? ""))
    }
    if setting == .language, let (variable, language) = locale {
      return Value(text: language.rawValue, source: .locale(variable))
    }
    return Value(text: setting.builtIn, source: .builtIn)
  }

  /// The value to use; an unusable one is refused, naming where it stands.
  func text(_ setting: Setting) throws -> String {
    let value = value(setting)
    guard let text = setting.normalised(value.text) else { throw refusal(of: value, for: setting) }
    return text
  }

  /// What is wrong with the value that counts; nil where it can be used.
  func refusal(_ setting: Setting) -> Failure? {
    let value = value(setting)
    return setting.normalised(value.text) == nil ? refusal(of: value, for: setting) : nil
  }

  private func refusal(of value: Value, for setting: Setting) -> Failure {
    guard case .file(let path) = value.source else {
      return Failure(
        .usage, .badVariable(setting.variable, value.text, wanted: .wanted(setting)))
    }
    return Failure(.data, .badDefault(setting.rawValue, value.text, path, .wanted(setting)))
  }

  /// The language to speak; an unusable value is not the time to fall silent.
  func language(option: String?) -> Language {
    option.flatMap(Language.init(rawValue:)) ?? Language(rawValue: value(.language).text)
      ?? .english
  }

  private var locale: (String, Language)? {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let locale = world.setting(name) else { continue }
      return Language(locale: locale).map { language in (name, language) }
    }
    return nil
  }
}
