package import SQLiteKit
package import Text

/// A version of a rule as a file keeps it: the JSON object of `scorebox rules NAME --json`.
package struct RuleRecord: Equatable, Sendable {
  package let id: Int64
  package let name: String
  package let version: Int
  package let definition: String
  /// Whether it was made in this file, rather than with the program.
  package let isOwn: Bool
  package let isDeleted: Bool
}

/// The rules of one's own, and those that games and rounds of the file were played under.
package struct RuleStore {
  let database: Database

  private static let columns = "SELECT id, name, version, definition, own, deleted FROM rule"

  /// The rule with this number; every game and round refers to one that exists.
  package func rule(_ id: Int64) throws(SQLiteError) -> RuleRecord {
    let found = try database.first("\(Self.columns) WHERE id = ?", .integer(id), row: Self.record)
    guard let found else {
      throw SQLiteError(code: 11, message: "rule \(id) is missing")
    }
    return found
  }

  /// The number of a version of a rule of the program's, which is stored if the file lacks it.
  package func id(
    name: String, version: Int, definition: @autoclosure () -> String
  ) throws(SQLiteError) -> Int64 {
    let known = try database.first(
      "SELECT id FROM rule WHERE key = ? AND own = 0 AND version = ?", .text(name),
      .integer(version)
    ) { (row) throws(SQLiteError) in try row.integer(0) }
    if let known { return known }
    return try database.insert(
      "INSERT INTO rule(name, key, own, version, definition) VALUES(?, ?, 0, ?, ?)",
      .text(name), .text(name), .integer(version), .text(definition()))
  }

  /// The newest version of a rule of one's own whose name folds to this key; nil where it is
  /// deleted or was never made.
  package func own(key: String) throws(SQLiteError) -> RuleRecord? {
    try database.first(
      "\(Self.columns) WHERE key = ? AND own = 1 AND deleted = 0 ORDER BY version DESC LIMIT 1",
      .text(key), row: Self.record)
  }

  /// All versions of a rule of one's own that is not deleted, the newest first.
  package func versions(key: String) throws(SQLiteError) -> [RuleRecord] {
    try database.query(
      "\(Self.columns) WHERE key = ? AND own = 1 AND deleted = 0 ORDER BY version DESC",
      .text(key), row: Self.record)
  }

  /// The newest version of every rule of one's own that is not deleted, by name.
  package func allOwn() throws(SQLiteError) -> [RuleRecord] {
    try database.query(
      """
      \(Self.columns) AS r WHERE own = 1 AND deleted = 0 AND version =
        (SELECT max(version) FROM rule WHERE key = r.key AND own = 1 AND deleted = 0) ORDER BY key
      """, row: Self.record)
  }

  /// The number of the next version of a rule of one's own; deleted versions count.
  package func nextVersion(key: String) throws(SQLiteError) -> Int {
    try database.first(
      "SELECT ifnull(max(version), 0) + 1 FROM rule WHERE key = ? AND own = 1", .text(key)
    ) { (row) throws(SQLiteError) in try row.int(0) } ?? 1
  }

  /// Stores a version of a rule of one's own.
  package func add(
    _ name: Name, version: Int, definition: String
  ) throws(SQLiteError) -> Int64 {
    try database.insert(
      "INSERT INTO rule(name, key, own, version, definition) VALUES(?, ?, 1, ?, ?)",
      .text(name.text), .text(name.key), .integer(version), .text(definition))
  }

  /// Takes a rule of one's own out of use; what was played under it keeps it.
  package func delete(key: String) throws(SQLiteError) {
    try database.run("UPDATE rule SET deleted = 1 WHERE key = ? AND own = 1", .text(key))
  }

  /// The sheets whose rule is any version of a rule of one's own, or that have rounds under one.
  package func games(under key: String) throws(SQLiteError) -> [String] {
    try database.query(
      """
      SELECT name FROM game WHERE rule_id IN (SELECT id FROM rule WHERE key = ?1 AND own = 1)
        OR id IN (SELECT game_id FROM round WHERE rule_id IN
          (SELECT id FROM rule WHERE key = ?1 AND own = 1)) ORDER BY id
      """, .text(key)
    ) { (row) throws(SQLiteError) in try row.text(0) }
  }

  private static func record(_ row: borrowing Row) throws(SQLiteError) -> RuleRecord {
    RuleRecord(
      id: try row.integer(0), name: try row.text(1), version: try row.int(2),
      definition: try row.text(3), isOwn: try row.boolean(4), isDeleted: try row.boolean(5))
  }
}
