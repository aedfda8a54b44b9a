import CommandKit
import Interchange
import Rendering
import Scoring
import Text

extension Verb {
  static let setDefault = Verb(
    command: Command(
      "set-default", summary: SetDefaultHelp.summary,
      operands: [
        Operand("NAME", summary: SetDefaultHelp.name, optional: true),
        Operand("VALUE", summary: SetDefaultHelp.value, optional: true),
      ],
      options: [Option("unset", summary: SetDefaultHelp.unset)],
      discussion: SetDefaultHelp.discussion,
      examples: [
        Example("scorebox set-default", SetDefaultHelp.listed),
        Example("scorebox set-default rule friendly-10-30", SetDefaultHelp.house),
        Example("scorebox set-default language ja", SetDefaultHelp.japanese),
        Example("scorebox set-default layout --unset", SetDefaultHelp.again),
      ])
  ) { context in
    for name in ["XDG_CONFIG_HOME", "HOME"] { _ = try context.world.path(name) }
    let words = context.arguments.operands
    let isUnset = context.arguments.flag("unset")
    guard !isUnset || words.count == 1 else {
      throw Failure(.usage, .unsetWhat, usage: context.command.name)
    }
    if let failure = context.settings.defaults.failure { throw failure }
    guard let word = words.first else { return list(Setting.allCases, context) }
    let setting = try setting(word, context)
    guard words.count > 1 || isUnset else { return list([setting], context) }
    return try change(
      setting, to: words.dropFirst().first.map { try value($0, of: setting, context) }, context)
  }

  private static func setting(_ word: String, _ context: Context) throws -> Setting {
    if let setting = Setting(name: word) { return setting }
    let near = NearMiss.suggestions(for: word, among: Setting.allCases.map(\.rawValue))
    throw Failure(.usage, .unknownSetting(word, near: near), usage: context.command.name)
  }

  private static func value(
    _ word: String, of setting: Setting, _ context: Context
  ) throws -> String {
    if let value = setting.normalised(word) { return value }
    // A rule that is not there is refused as everywhere, with its near misses.
    if setting == .rule, !word.isEmpty {
      return try context.read(beforeWriting: true) {
        try RuleBook(stores: $0).named(word).rule.name
      }
    }
    throw Failure(.usage, .badValue(word, of: setting))
  }

  private static func change(
    _ setting: Setting, to value: String?, _ context: Context
  ) throws -> Answer {
    var settings = context.settings
    guard let path = settings.defaults.path else { throw Failure(.usage, .noHomeForDefaults) }
    let before = settings.defaults[setting]
    let isRehearsal = context.arguments.flag("dry-run")
    if isRehearsal {
      settings.defaults[setting] = value
    } else {
      settings.defaults = try DefaultsFile.change(setting, to: value, context.world)
    }
    let variable = setting.variable
    var answer =
      context.arguments.flag("json")
      ? json([setting], settings, isRehearsal: isRehearsal)
      : Answer(
        echo: [
          value == nil && before == nil
            ? .notSet(setting, in: path)
            : .defaultSet(setting, value, in: path, isRehearsal: isRehearsal)
        ])
    if value != nil, let other = context.world.setting(variable) {
      answer.notes = [.goesFirst(variable, other)]
    }
    return answer
  }

  private static func list(_ chosen: [Setting], _ context: Context) -> Answer {
    let settings = context.settings
    let say = context.say
    var answer =
      context.arguments.flag("json")
      ? json(chosen, settings, isRehearsal: context.arguments.flag("dry-run"))
      : Answer(
        ListText.lines(
          [
            .init(say(.settingHeader)), .init(say(.valueHeader)), .init(say(.fromHeader)),
          ],
          chosen.map { setting in
            let value = settings.value(setting)
            return [setting.rawValue, value.text, say(.source(value.source))]
          }))
    answer.notes = chosen.compactMap { setting in
      // A rule of one's own is known to the score file only.
      if setting == .rule, (try? ownRule(settings.value(.rule).text, context)) ?? nil != nil {
        return nil
      }
      return settings.refusal(setting)?.message
    }
    return answer
  }

  private static func ownRule(_ word: String, _ context: Context) throws -> KnownRule? {
    try context.read(beforeWriting: true) { try RuleBook(stores: $0).own(word) }
  }

  private static func json(
    _ chosen: [Setting], _ settings: Settings, isRehearsal: Bool
  ) -> Answer {
    Answer([
      JSON.object([
        "schema": .string("scorebox/defaults/1"),
        "dry_run": .bool(isRehearsal),
        "path": settings.defaults.path.map(JSON.string) ?? .null,
        "defaults": .array(
          chosen.map { setting in
            let value = settings.value(setting)
            return .object([
              "name": .string(setting.rawValue), "value": .string(value.text),
              "source": .string(value.source.kind),
              "from": value.source.place.map(JSON.string) ?? .null,
            ])
          }),
      ]).text
    ])
  }
}

extension Settings.Source {
  /// What kind of source it is, for programs.
  fileprivate var kind: String {
    switch self {
    case .variable: "environment"
    case .file: "file"
    case .locale: "locale"
    case .builtIn: "built-in"
    }
  }

  /// The variable or the path.
  fileprivate var place: String? {
    switch self {
    case .variable(let place), .file(let place), .locale(let place): place
    case .builtIn: nil
    }
  }
}
