package import SQLiteKit

/// A version of a rule as a file keeps it: the JSON object of `scorebox rules NAME --json`.
package struct RuleRecord: Equatable, Sendable {
  package let id: Int64
  package let name: String
  package let version: Int
  package let definition: String
}

/// The rules that games and rounds of the file were played under.
package struct RuleStore {
  let database: Database

  /// The rule with this number; every game and round refers to one that exists.
  package func rule(_ id: Int64) throws(SQLiteError) -> RuleRecord {
    let found = try database.first(
      "SELECT id, name, version, definition FROM rule WHERE id = ?", .integer(id), row: Self.record)
    guard let found else {
      throw SQLiteError(code: 11, message: "rule \(id) is missing")
    }
    return found
  }

  /// The number of a version of a rule, which is stored if the file does not hold it yet.
  package func id(
    name: String, version: Int, definition: @autoclosure () -> String
  ) throws(SQLiteError) -> Int64 {
    let known = try database.first(
      "SELECT id FROM rule WHERE name = ? AND version = ?", .text(name), .integer(version)
    ) { (row) throws(SQLiteError) in try row.integer(0) }
    if let known { return known }
    return try database.insert(
      "INSERT INTO rule(name, version, definition) VALUES(?, ?, ?)",
      .text(name), .integer(version), .text(definition()))
  }

  private static func record(_ row: borrowing Row) throws(SQLiteError) -> RuleRecord {
    RuleRecord(
      id: try row.integer(0), name: try row.text(1), version: try row.int(2),
      definition: try row.text(3))
  }
}
