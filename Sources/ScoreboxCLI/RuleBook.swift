import Interchange
import SQLiteKit
import Scoring
import Storage
import Text

/// Rules by name: those that come with the program, and those a file keeps.
struct RuleBook {
  let stores: Stores

  /// A preset by name.
  static func preset(named name: String) throws -> Rule {
    if let rule = Presets.named(Name.key(of: name)) { return rule }
    let names = NearMiss.suggestions(for: name, among: Presets.all.map(\.name))
    throw Failure(.refused, .unknownRule(name, near: names))
  }

  /// The rule with a number of the file, as it was when it was stored.
  func rule(_ id: Int64) throws -> Rule {
    let record = try stores.rules.rule(id)
    // Mostly it is a preset to the letter, and reading JSON takes longer than writing it.
    if let preset = Presets.named(record.name), RuleJSON.rule(preset).text == record.definition {
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
  func id(of rule: Rule) throws -> Int64 {
    try stores.rules.id(
      name: rule.name, version: rule.version, definition: RuleJSON.rule(rule).text)
  }
}
