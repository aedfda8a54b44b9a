import Foundation
import SQLiteKit
import TestSupport
import Testing

/// The settings every connection must have, as SQLite itself reports them.
struct `Settings of a connection` {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test(arguments: [
    ("synchronous", 3), ("foreign_keys", 1), ("trusted_schema", 0), ("cell_size_check", 1),
    ("temp_store", 2), ("busy_timeout", 1234), ("mmap_size", 0), ("query_only", 0),
  ])
  func `are in force`(name: String, expected: Int64) throws {
    try sandbox.write("", to: "test.db")
    let database = try Database(.file(sandbox.path("test.db")), timeout: 1234)
    #expect(try database.number("PRAGMA \(name)") ?? 0 == expected)
  }

  @Test func `the journal is a rollback journal, deleted after use`() throws {
    let database = try sandbox.database()
    let mode = try database.first("PRAGMA journal_mode") { (row) throws(SQLiteError) in
      try row.text(0)
    }
    #expect(mode == "delete")
  }

  @Test(arguments: [
    "SELECT \"text\"", "CREATE VIEW v AS SELECT \"text\"; SELECT * FROM v",
    "CREATE TABLE u(a CHECK(a <> \"text\"))",
  ])
  func `double quotes never make a text`(sql: String) throws {
    let database = try Database.scratch("CREATE TABLE t(a)")
    #expect(database.refusal(of: sql)?.code == 1)
  }

  @Test func `nobody edits the schema behind SQLite's back`() throws {
    let database = try Database.scratch("CREATE TABLE t(a)")
    _ = database.refusal(of: "PRAGMA writable_schema = ON")
    #expect(database.refusal(of: "UPDATE sqlite_schema SET sql = 'x'") != nil)
    #expect(database.refusal(of: "SELECT load_extension('x')") != nil)
  }

  @Test func `a view of a file runs no function with side effects`() throws {
    // trusted_schema: printf is innocuous, but an unsafe function is refused in a view.
    let database = try Database.scratch("CREATE VIEW v AS SELECT randomblob(1), sqlite_version()")
    #expect(database.refusal(of: "SELECT * FROM v") == nil)
    _ = database.refusal(of: "CREATE VIEW w AS SELECT load_extension('x')")
    #expect(database.refusal(of: "SELECT * FROM w") != nil)
  }

  @Test func `a row without its parent is refused`() throws {
    let database = try Database.scratch(
      "CREATE TABLE p(id INTEGER PRIMARY KEY); CREATE TABLE c(p REFERENCES p(id))")
    #expect(database.refusal(of: "INSERT INTO c VALUES(1)")?.code == 787)
  }

  /// Just inside a limit and just outside of it (sqlite.org/security.html).
  @Test(arguments: [
    ("SELECT '\(String(repeating: "x", count: 99_000))'", true),
    ("SELECT '\(String(repeating: "x", count: 100_000))'", false),
    ("SELECT 1\(String(repeating: "+1", count: 28))", true),
    ("SELECT 1\(String(repeating: "+1", count: 31))", false),
    ("SELECT 1\(String(repeating: " UNION SELECT 1", count: 9))", true),
    ("SELECT 1\(String(repeating: " UNION SELECT 1", count: 10))", false),
    ("SELECT ?50", true), ("SELECT ?51", false),
    ("ATTACH ':memory:' AS a", true), ("ATTACH ':memory:' AS a; ATTACH ':memory:' AS b", false),
  ])
  func `limits`(sql: String, isAllowed: Bool) throws {
    let database = try Database.scratch()
    #expect((database.refusal(of: sql) == nil) == isAllowed)
  }

  // In a process of its own, which stops being root: modes mean nothing to root.
  @Test func `a file that may only be read is opened for reading`() async throws {
    let database = try sandbox.database("a.db", "CREATE TABLE t(a); INSERT INTO t VALUES(7)")
    #expect(!database.isReadOnly)
    await #expect(processExitsWith: .success) {
      let sandbox = try Sandbox()
      try sandbox.database("a.db", "CREATE TABLE t(a); INSERT INTO t VALUES(7)")
      try sandbox.shell("chmod 444 a.db; chmod 755 .")
      let isRoot = geteuid() == 0
      if isRoot { seteuid(65534) }
      let database = try Database(.file(sandbox.path("a.db")), timeout: 0)
      #expect(database.isReadOnly)
      #expect(try database.number("SELECT a FROM t") == 7)
      #expect(database.refusal(of: "INSERT INTO t VALUES(8)")?.kind == .readOnly)
      if isRoot { seteuid(0) }
    }
  }

  @Test(arguments: ["missing.db", "directory", "no/such/place.db"])
  func `nothing is created by opening`(name: String) throws {
    try sandbox.shell("mkdir directory")
    let error = #expect(throws: SQLiteError.self) {
      try Database(.file(sandbox.path(name)), timeout: 0)
    }
    #expect(error?.kind == .cannotOpen)
    #expect(try sandbox.shell("ls").output == "directory\n")
  }
}
