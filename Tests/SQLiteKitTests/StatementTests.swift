import SQLiteKit
import Testing

struct `Values in and out of a statement` {
  private static let long = String(repeating: "牌", count: 350_000)

  @Test(arguments: ["", "a\0b", "\0", "'; DROP TABLE t; --", "葛\u{E0100}👨\u{200D}👩", long])
  func `every text comes back byte for byte`(text: String) throws {
    let database = try Database.scratch("CREATE TABLE t(a TEXT) STRICT")
    try database.run("INSERT INTO t VALUES(?)", .text(text))
    let back = try database.texts("SELECT a FROM t WHERE a = ?", .text(text))
    #expect(back.map { Array($0.utf8) } == [Array(text.utf8)])
    let bytes = try database.number("SELECT length(CAST(a AS BLOB)) FROM t")
    #expect(bytes == Int64(text.utf8.count))
  }

  @Test(arguments: [0, -1, .max, .min, 35_200] as [Int64])
  func `every whole number comes back`(number: Int64) throws {
    let database = try Database.scratch()
    let back = try database.first("SELECT ?", .integer(number)) { (row) throws(SQLiteError) in
      try row.integer(0)
    }
    #expect(back == number)
  }

  @Test(arguments: [
    (SQLValue.null, "null"), (.integer(1), "integer"), (.text(""), "text"),
    (.boolean(true), "integer"),
    (.text(nil as String?), "null"), (.integer(nil as Int?), "null"),
    (.integer(nil as Int64?), "null"),
  ])
  func `storage types`(value: SQLValue, expected: String) throws {
    #expect(try Database.scratch().texts("SELECT typeof(?)", value) == [expected])
  }

  @Test func `null and absent`() throws {
    let database = try Database.scratch()
    let values = try database.first("SELECT NULL, 5, NULL, 'x'") { (row) throws(SQLiteError) in
      (
        try row.optionalInteger(0), try row.optionalInt(1), try row.optionalText(2),
        try row.optionalText(3), row.isNull(0), row.isNull(1)
      )
    }
    #expect(values.map { $0 == (nil, 5, nil, "x", true, false) } == true)
    let none: Int64? = try database.first("SELECT 1 WHERE 0") { (row) throws(SQLiteError) in
      try row.integer(0)
    }
    #expect(none == nil)
  }

  @Test(arguments: [[], [1], [1, 2, 3]] as [[Int64]])
  func `a wrong number of values is refused`(values: [Int64]) throws {
    let database = try Database.scratch("CREATE TABLE t(a, b)")
    let error = #expect(throws: SQLiteError.self) {
      switch values.count {
      case 0: try database.run("INSERT INTO t VALUES(?, ?)")
      case 1: try database.run("INSERT INTO t VALUES(?, ?)", .integer(1))
      default: try database.run("INSERT INTO t VALUES(?, ?)", .null, .null, .null)
      }
    }
    #expect(error?.code == 25)  // SQLITE_RANGE
    #expect(try database.number("SELECT count(*) FROM t") == 0)
  }

  @Test(arguments: ["1.0", "'1'", "NULL", "x'31'"])
  func `a column that is no whole number is refused`(literal: String) throws {
    let database = try Database.scratch()
    let error = #expect(throws: SQLiteError.self) { try database.number("SELECT \(literal)") }
    #expect(error?.kind == .corrupt)
  }

  // A lone byte, an overlong form, a surrogate, a cut sequence: none is UTF-8.
  @Test(arguments: [
    "1", "NULL", "x'41'", "CAST(x'ff' AS TEXT)", "CAST(x'c0af' AS TEXT)",
    "CAST(x'eda080' AS TEXT)", "CAST(x'41e7' AS TEXT)",
  ])
  func `a column that is no text in UTF-8 is refused`(literal: String) throws {
    let database = try Database.scratch("CREATE TABLE t(a ANY) STRICT")
    try database.script("INSERT INTO t VALUES(\(literal))")
    let error = #expect(throws: SQLiteError.self) {
      try database.query("SELECT a FROM t") { (row) throws(SQLiteError) in try row.text(0) }
    }
    #expect(error?.kind == .corrupt)
    #expect(error?.sql == "SELECT a FROM t")
  }

  @Test func `a kept statement starts anew each time, also after a failure`() throws {
    let database = try Database.scratch("CREATE TABLE t(a INTEGER PRIMARY KEY) STRICT")
    let sql = "INSERT INTO t VALUES(?)"
    #expect(try database.insert(sql, .integer(7)) == 7)
    #expect(throws: SQLiteError.self) { try database.run(sql, .integer(7)) }
    #expect(throws: SQLiteError.self) { try database.run(sql, .text("x")) }
    #expect(try database.insert(sql, .null) == 8)
    let all = try database.query("SELECT a FROM t") { (row) throws(SQLiteError) in
      try row.integer(0)
    }
    #expect(all == [7, 8])
  }

  @Test func `a row that cannot be read leaves no lock behind`() throws {
    let database = try Database.scratch("CREATE TABLE t(a); INSERT INTO t VALUES('x'), (1)")
    #expect(throws: SQLiteError.self) { try database.number("SELECT a FROM t") }
    // Refused with SQLITE_LOCKED while a statement on the table still stands.
    #expect(database.refusal(of: "DROP TABLE t") == nil)
  }
}
