import SQLiteKit
import TestSupport
import Testing

struct `What SQLite answers when it fails` {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  // The codes are those of sqlite.org/rescode.html.
  @Test(
    arguments: [
      (5, .busy), (6, .busy), (261, .busy), (517, .busy), (8, .readOnly), (264, .readOnly),
      (776, .readOnly), (3, .permission), (23, .permission), (9, .interrupted), (10, .inputOutput),
      (778, .inputOutput), (11, .corrupt), (267, .corrupt), (13, .full), (14, .cannotOpen),
      (19, .constraint), (2067, .constraint), (26, .notADatabase), (1, .other), (18, .other),
    ] as [(Int32, SQLiteError.Kind)])
  func `kinds`(code: Int32, expected: SQLiteError.Kind) {
    #expect(SQLiteError(code: code, message: "").kind == expected)
  }

  @Test(
    arguments: [
      ("INSERT INTO t VALUES(1, ?)", 1555), ("INSERT INTO t VALUES(2, 'secret' || ?)", 275),
      ("INSERT INTO t VALUES(2, NULLIF(?, 'secret'))", 1299),
      ("INSERT INTO u VALUES(?)", 3091),
    ] as [(String, Int32)])
  func `the extended code is kept and no value is told`(sql: String, code: Int32) throws {
    let database = try Database.scratch(
      """
      CREATE TABLE t(a INTEGER PRIMARY KEY, b TEXT NOT NULL CHECK(b = 'secret')) STRICT;
      CREATE TABLE u(a INTEGER) STRICT; INSERT INTO t VALUES(1, 'secret')
      """)
    let error = #expect(throws: SQLiteError.self) { try database.run(sql, .text("secret")) }
    #expect(error?.code == code)
    #expect(error?.kind == .constraint)
    #expect(error?.sql == sql)
    // The schema may be quoted, the value must not be: it is told apart by its quotes.
    #expect(error?.message.contains("secret") == (code == 275))
  }

  @Test func `a wrong statement is named`() throws {
    let database = try Database.scratch()
    let error = #expect(throws: SQLiteError.self) { try database.run("SELEC 1") }
    #expect(error?.sql == "SELEC 1")
    #expect(error?.code == 1)
    #expect(throws: SQLiteError.self) { try database.run("") }
  }

  @Test func `busy at once where there is no time to wait`() throws {
    let holder = try sandbox.database("test.db", "CREATE TABLE t(a)")
    let other = try sandbox.database()
    try holder.transaction(.writing) {
      let error = #expect(throws: SQLiteError.self) { try other.transaction(.writing) {} }
      #expect(error?.kind == .busy)
    }
    try other.transaction(.writing) { try other.run("INSERT INTO t VALUES(1)") }
  }

  @Test func `a file that is no database`() throws {
    try sandbox.write(String(repeating: "not a database. ", count: 100), to: "test.db")
    let error = #expect(throws: SQLiteError.self) {
      try sandbox.database().number("SELECT count(*) FROM sqlite_schema")
    }
    #expect(error?.kind == .notADatabase)
  }
}
