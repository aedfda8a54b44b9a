package import Scoring
package import SQLiteKit

/// A rule as one JSON object, `scorebox/rule/1`; what is written reads back the same.
package enum RuleJSON {
  private static let schema = "scorebox/rule/1"

  /// The rule with every figure and policy.
  package static func rule(_ rule: Rule) -> JSON {
    .object(
      [JSON.Member("schema", .string(schema))]
        + rule.fields.map { JSON.Member($0.key, json($0.value)) })
  }

  private static func json(_ value: FieldValue) -> JSON {
    switch value {
    case .null: .null
    case .bool(let flag): .bool(flag)
    case .int(let number): .integer(number)
    case .text(let text): .string(text)
    case .ints(let numbers): .array(numbers.map { .integer($0) })
    }
  }

  /// Reads a rule, leaving the JSON to SQLite.
  ///
  /// - Throws: ``SQLiteError`` for text that is not JSON, ``RuleError`` for a bad definition.
  package static func read(_ text: String, with database: Database) throws -> Rule {
    var fields: [String: FieldValue] = [:]
    let members = try database.query(
      "SELECT key, type, CAST(atom AS TEXT), fullkey FROM json_each(?)", .text(text)
    ) { (row) throws(SQLiteError) in
      (try row.text(0), try row.text(1), try row.optionalText(2) ?? "", try row.text(3))
    }
    for (key, type, atom, path) in members {
      guard fields[key] == nil else { throw RuleError(key: key, problem: .doubled) }
      fields[key] = try value(type: type, atom: atom) ?? list(text, path, with: database)
    }
    if case .text(let other)? = fields.removeValue(forKey: "schema"), other != schema {
      throw RuleError(key: "schema", problem: .unknownWord(other, known: [schema]))
    }
    return try Rule(fields: fields)
  }

  /// The value of one key, or nil for a list.
  private static func value(type: String, atom: String) -> FieldValue? {
    switch type {
    case "null": .null
    case "true": .bool(true)
    case "false": .bool(false)
    case "integer": Int64(atom).map { .int($0) } ?? .text(atom)
    case "array": nil
    // A real number or an object: as a text it is refused by name where a number is wanted.
    default: .text(atom)
    }
  }

  private static func list(
    _ text: String, _ path: String, with database: Database
  ) throws -> FieldValue {
    let numbers = try database.query(
      "SELECT type, CAST(atom AS TEXT) FROM json_each(?, ?)", .text(text), .text(path)
    ) { (row) throws(SQLiteError) in
      try row.text(0) == "integer" ? Int64(try row.text(1)) : nil
    }
    let whole = numbers.compactMap(\.self)
    return whole.count == numbers.count ? .ints(whole) : .text("list")
  }
}
