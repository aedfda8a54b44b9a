import Interchange
import SQLiteKit
import Scoring
import Storage
import Text

/// A rule as a command found it.
struct KnownRule: Equatable {
  let rule: Rule
  /// Its number in the file; nil for one of the program's that the file may not hold yet.
  var id: Int64?
  var isOwn = false
  var isDeleted = false
}

/// Rules by name: those of one's own, which a file keeps, and those that come with the program.
struct RuleBook {
  let stores: Stores

  /// The newest version of the rule a word names; one's own goes before the program's.
  func named(_ word: String) throws -> KnownRule {
    if let own = try own(word) { return own }
    if let rule = Presets.named(Name.key(of: word)) { return KnownRule(rule: rule) }
    let names = try stores.rules.allOwn().map(\.name) + Presets.all.map(\.name)
    throw Failure(.refused, .unknownRule(word, near: NearMiss.suggestions(for: word, among: names)))
  }

  /// The newest version of one's own rule that a word names; nil where there is none.
  func own(_ word: String) throws -> KnownRule? {
    try stores.rules.own(key: Name.key(of: word)).map(known)
  }

  /// One's own rule that a word names; a preset is refused, for it stays as it is.
  func ofOwn(_ word: String) throws -> KnownRule {
    if let own = try own(word) { return own }
    let rule = try named(word).rule
    throw Failure(.refused, .presetStays(rule.name))
  }

  /// The rule of a sheet begun without one, by the settings.
  func usual(_ settings: Settings) throws -> KnownRule {
    try own(settings.value(.rule).text) ?? named(settings.text(.rule))
  }

  /// Every rule in use, those of one's own first.
  func all() throws -> [KnownRule] {
    try stores.rules.allOwn().map(known) + Presets.all.map { KnownRule(rule: $0) }
  }

  /// The rule with a number of the file, as it was when it was stored.
  func rule(_ id: Int64) throws -> KnownRule {
    try known(stores.rules.rule(id))
  }

  private func known(_ record: RuleRecord) throws -> KnownRule {
    KnownRule(
      rule: try read(record), id: record.id, isOwn: record.isOwn, isDeleted: record.isDeleted)
  }

  private func read(_ record: RuleRecord) throws -> Rule {
    // Mostly it is a preset to the letter, and reading JSON takes longer than writing it.
    if !record.isOwn, let preset = Presets.named(record.name),
      RuleJSON.rule(preset).text == record.definition
    {
      return preset
    }
    do {
      let rule = try RuleJSON.read(record.definition, with: stores.database)
      // Every message and heading prints it.
      guard (try? Name(rule.name))?.text == rule.name else {
        throw RuleError(key: "name", problem: .empty)
      }
      return rule
    } catch let error as RuleError {
      throw Failure(.data, .damagedRule(record.name, key: error.key))
    } catch let error as SQLiteError where error.kind == .other {
      throw Failure(.data, .ruleNotJSON(record.name))
    }
  }

  /// The number of a rule in the file, which is stored if it is new.
  func id(of known: KnownRule) throws -> Int64 {
    let rule = known.rule
    return try known.id
      ?? stores.rules.id(
        name: rule.name, version: rule.version, definition: RuleJSON.rule(rule).text)
  }
}
