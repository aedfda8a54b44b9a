import Foundation
import SQLiteKit
import TestSupport
import Testing

struct `Transactions` {
  private struct Stop: Error {}
  private let sandbox: Sandbox
  private let database: Database

  init() throws {
    sandbox = try Sandbox()
    database = try sandbox.database("test.db", "CREATE TABLE t(a)")
  }

  private var count: Int64? { get throws { try database.number("SELECT count(*) FROM t") } }

  /// A transaction left open would refuse another one.
  private func expectNothingOpen() throws {
    try database.transaction(.writing) {}
    #expect(!FileManager.default.fileExists(atPath: sandbox.path("test.db-journal")))
  }

  @Test func `give their value and keep what was done`() throws {
    let value = try database.transaction(.writing) {
      try database.run("INSERT INTO t VALUES(1)")
      return "done"
    }
    #expect(value == "done")
    #expect(try count == 1)
    try expectNothingOpen()
  }

  @Test func `a thrown error undoes everything and comes through`() throws {
    #expect(throws: Stop.self) {
      try database.transaction(.writing) {
        try database.run("INSERT INTO t VALUES(1)")
        throw Stop()
      }
    }
    #expect(try count == 0)
    try expectNothingOpen()
  }

  @Test func `a failed statement undoes everything`() throws {
    let error = #expect(throws: SQLiteError.self) {
      try database.transaction(.writing) {
        try database.run("INSERT INTO t VALUES(1)")
        try database.run("INSERT INTO missing VALUES(1)")
      }
    }
    #expect(error?.code == 1)
    #expect(try count == 0)
    try expectNothingOpen()
  }

  // Expensify/Bedrock pull 313: SQLite had rolled back already and the second rollback failed.
  @Test func `a full disk is told as such, whoever rolled back`() throws {
    let pages = try database.number("PRAGMA page_count") ?? 0
    try database.script("PRAGMA max_page_count = \(pages + 5)")
    for statement in ["INSERT INTO t VALUES(?)", "INSERT OR ROLLBACK INTO t VALUES(?)"] {
      let error = #expect(throws: SQLiteError.self) {
        try database.transaction(.writing) {
          try database.run("INSERT INTO t VALUES(1)")
          try database.run(statement, .text(String(repeating: "x", count: 100_000)))
        }
      }
      #expect(error?.kind == .full)
      #expect(try count == 0)
      try expectNothingOpen()
    }
  }

  @Test func `an error after SQLite's own rollback is the first one`() throws {
    try database.script("CREATE TABLE u(a UNIQUE); INSERT INTO u VALUES(1)")
    let error = #expect(throws: SQLiteError.self) {
      try database.transaction(.writing) {
        try database.run("INSERT INTO t VALUES(1)")
        try database.run("INSERT OR ROLLBACK INTO u VALUES(1)")
      }
    }
    #expect(error?.code == 2067)
    #expect(try count == 0)
    try expectNothingOpen()
  }

  @Test func `a commit that is refused leaves nothing open`() throws {
    try database.script(
      """
      CREATE TABLE p(id INTEGER PRIMARY KEY);
      CREATE TABLE c(p REFERENCES p(id) DEFERRABLE INITIALLY DEFERRED)
      """)
    let error = #expect(throws: SQLiteError.self) {
      try database.transaction(.writing) { try database.run("INSERT INTO c VALUES(1)") }
    }
    #expect(error?.kind == .constraint)
    #expect(try database.number("SELECT count(*) FROM c") == 0)
    try expectNothingOpen()
  }

  @Test func `a reading one sees one moment and blocks no reader`() throws {
    let other = try sandbox.database()
    try database.transaction(.reading) { () throws in
      #expect(try count == 0)
      #expect(throws: SQLiteError.self) { try other.script("INSERT INTO t VALUES(1)") }
      #expect(try other.number("SELECT count(*) FROM t") == 0)
      #expect(try count == 0)
    }
    try other.script("INSERT INTO t VALUES(1)")
    #expect(try count == 1)
  }

  // GRDB pull 1485: two that read and then write must not end in a deadlock.
  @Test func `a writing one has its lock from the start`() throws {
    let other = try sandbox.database()
    try database.transaction(.writing) {
      #expect(throws: SQLiteError.self) { try other.transaction(.writing) {} }
      #expect(try count == 0)
      try database.run("INSERT INTO t VALUES(1)")
    }
    #expect(try other.number("SELECT count(*) FROM t") == 1)
  }

  @Test func `a copy holds all that its source holds`() throws {
    try database.script("PRAGMA user_version = 7; INSERT INTO t VALUES('x')")
    let copy = try Database.scratch("CREATE TABLE old(a)")
    try copy.copy(from: database)
    #expect(try copy.number("PRAGMA user_version") == 7)
    #expect(try copy.texts("SELECT name FROM sqlite_schema WHERE ? IS NULL", .null) == ["t"])
    try copy.script("DELETE FROM t")
    #expect(try count == 1)
  }

  @Test func `a copy of a file in use says busy`() throws {
    let other = try sandbox.database()
    try other.transaction(.writing) {
      try other.script("PRAGMA cache_size = 1; CREATE TABLE u(a)")
      // Spills to the file, which takes the exclusive lock.
      for _ in 0..<50 {
        try other.run("INSERT INTO u VALUES(?)", .text(String(repeating: "x", count: 4000)))
      }
      let copy = try Database.scratch()
      let error = #expect(throws: SQLiteError.self) { try copy.copy(from: database) }
      #expect(error?.kind == .busy)
    }
  }

  // A bare BEGIN takes its lock too late to wait for it (GRDB pull 1485): one place alone begins.
  @Test func `no source begins a transaction in another way`() throws {
    let sources = Repository.root.appending(path: "Sources").path
    let scan = try sandbox.shell("grep -rhE '\"[^\"]*\\bBEGIN\\b' --include='*.swift' '\(sources)'")
    #expect(scan.lines == [#"    try script("BEGIN \(kind.rawValue)")"#])
    #expect(Database.Transaction.writing.rawValue == "IMMEDIATE")
  }
}
