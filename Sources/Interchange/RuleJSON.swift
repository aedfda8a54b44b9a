package import Scoring
package import SQLiteKit

/// A rule as one JSON object, `scorebox/rule/1`; what is written reads back the same.
package enum RuleJSON {
  private static let schema = "scorebox/rule/1"

  /// The rule with every figure and policy.
  package static func rule(_ rule: Rule) -> JSON {
    .object(
      [JSON.Member("schema", .string(schema))]
        + rule.fields.map { JSON.Member($0.key, Self.value($0.value)) })
  }

  /// The value of one key.
  package static func value(_ value: FieldValue) -> JSON {
    switch value {
    case .null: .null
    case .bool(let flag): .bool(flag)
    case .int(let number): .integer(number)
    case .text(let text): .string(text)
    case .ints(let numbers): .array(numbers.map { .integer($0) })
    case .decimal(let thousandths): .number(decimal(thousandths))
    case .object(let members): .object(members.map { JSON.Member($0.key, Self.value($0.value)) })
    }
  }

  /// Reads a rule, leaving the JSON to SQLite.
  ///
  /// - Throws: ``SQLiteError`` for text that is not JSON, ``RuleError`` for a bad definition.
  package static func read(_ text: String, with database: Database) throws -> Rule {
    try Rule(fields: fields(text, with: database))
  }

  /// Reads the keys of a rule, without asking what they come to.
  ///
  /// - Throws: ``SQLiteError`` for text that is not JSON, ``RuleError`` for another document.
  package static func fields(
    _ text: String, with database: Database
  ) throws -> [String: FieldValue] {
    var fields: [String: FieldValue] = [:]
    for member in try members(text, "$", with: database) { fields[member.key] = member.value }
    if case .text(let other)? = fields.removeValue(forKey: "schema"), other != schema {
      throw RuleError(key: "schema", problem: .unknownWord(other, known: [schema]))
    }
    return fields
  }

  /// The members of an object inside the text, none of them twice.
  private static func members(
    _ text: String, _ path: String, with database: Database
  ) throws -> [FieldMember] {
    let rows = try database.query(
      "SELECT key, type, CAST(atom AS TEXT), fullkey FROM json_each(?, ?)", .text(text), .text(path)
    ) { (row) throws(SQLiteError) in
      (
        key: try row.text(0), type: try row.text(1), atom: try row.optionalText(2) ?? "",
        path: try row.text(3)
      )
    }
    for (index, row) in rows.enumerated()
    where rows[..<index].contains(where: { $0.key == row.key }) {
      throw RuleError(key: row.key, problem: .doubled)
    }
    return try rows.map { row in
      switch row.type {
      case "array": FieldMember(row.key, try list(text, row.path, with: database))
      case "object": FieldMember(row.key, .object(try members(text, row.path, with: database)))
      default: FieldMember(row.key, value(type: row.type, atom: row.atom))
      }
    }
  }

  private static func value(type: String, atom: String) -> FieldValue {
    switch type {
    case "null": .null
    case "true": .bool(true)
    case "false": .bool(false)
    case "integer": Int64(atom).map { .int($0) } ?? .text(atom)
    // As a text it is refused by name where it is more than thousandths can hold.
    case "real": thousandths(atom).map { .decimal($0) } ?? .text(atom)
    default: .text(atom)
    }
  }

  /// A decimal of at most three places.
  private static func thousandths(_ atom: String) -> Int64? {
    let parts = atom.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count <= 3, parts[1].utf8.allSatisfy(isDigit) else {
      return nil
    }
    let zeros = String(repeating: "0", count: 3 - parts[1].utf8.count)
    return Int64(parts[0] + parts[1] + zeros)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func decimal(_ thousandths: Int64) -> String {
    var digits = String(thousandths.magnitude % 1000)
    digits = String(repeating: "0", count: 3 - digits.utf8.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    let whole = (thousandths < 0 ? "-" : "") + String(thousandths.magnitude / 1000)
    return digits.isEmpty ? whole : whole + "." + digits
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
