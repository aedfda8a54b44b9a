import Foundation
import SQLiteKit
import TestSupport
import Testing

@testable import Storage

struct `The schema` {
  private let database: Database

  init() throws {
    database = try Database(.memory, timeout: 0)
    try database.script(Schema.text)
  }

  private func number(_ sql: String) throws -> Int64? {
    try database.first(sql) { (row) throws(SQLiteError) in try row.integer(0) }
  }

  @Test func `the embedded text is the file`() throws {
    let file = Repository.root.appending(path: "schema.sql")
    #expect(try Schema.text == String(contentsOf: file, encoding: .utf8))
  }

  @Test func `the statements are what SQLite keeps of them`() throws {
    let stored = try database.query(
      "SELECT sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite!_%' ESCAPE '!'"
    ) { (row) throws(SQLiteError) in try row.text(0) }
    #expect(Set(stored) == Set(Schema.statements))
    #expect(stored.count == Schema.statements.count && !stored.isEmpty)
  }

  @Test func `the constants are those of the text`() throws {
    #expect(try number("PRAGMA application_id") == Int64(Schema.applicationID))
    #expect(try number("PRAGMA user_version") == Int64(Schema.version))
    #expect(Schema.text.contains("application_id = 0x53434258;"))
    #expect(try Schema.state(of: database) == .current)
  }

  // STRICT everywhere; time to type-check grows with the size of the embedded file.
  @Test func `every table is strict, and the text is small`() throws {
    #expect(
      try number(
        "SELECT count(*) FROM pragma_table_list WHERE type = 'table' AND NOT strict AND name NOT LIKE 'sqlite%'"
      ) == 0)
    #expect(Schema.text.utf8.count < 20_000)
  }

  @Test(
    arguments: [
      ("DROP INDEX score_by_player", .altered), ("CREATE TABLE extra(a)", .altered),
      ("CREATE TRIGGER trap AFTER INSERT ON score BEGIN DELETE FROM score; END", .altered),
      ("DROP TRIGGER score_added", .altered), ("ALTER TABLE player ADD COLUMN a TEXT", .altered),
      ("PRAGMA user_version = 5", .newer(5)), ("PRAGMA user_version = 1", .altered),
      ("PRAGMA user_version = 0", .altered),
      ("PRAGMA application_id = 1", .foreign), ("ANALYZE", .current), ("VACUUM", .current),
    ] as [(String, Schema.State)])
  func `what differs is seen`(change: String, expected: Schema.State) throws {
    try database.script(change)
    #expect(try Schema.state(of: database) == expected)
  }

  @Test(
    arguments: [
      ("", .blank), ("CREATE TABLE t(a)", .foreign), ("PRAGMA user_version = 1", .foreign),
      ("PRAGMA application_id = 0x53434258", .altered),
    ] as [(String, Schema.State)])
  func `what is not ours is told from what is empty`(
    script: String, expected: Schema.State
  ) throws {
    let other = try Database(.memory, timeout: 0)
    try other.script(script)
    #expect(try Schema.state(of: other) == expected)
  }
}
