import CSQLite

/// One compiled statement; finalised here and nowhere else.
@safe
final class Statement {
  private let pointer: OpaquePointer
  let sql: String

  init(_ sql: String, database: OpaquePointer) throws(SQLiteError) {
    var pointer: OpaquePointer?
    let code = unsafe sqlite3_prepare_v3(
      database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &pointer, nil)
    guard code == SQLITE_OK, let pointer = unsafe pointer else {
      throw unsafe SQLiteError(
        code: code == SQLITE_OK ? SQLITE_MISUSE : code,
        message: String(cString: sqlite3_errmsg(database)), sql: sql)
    }
    unsafe self.pointer = pointer
    self.sql = sql
  }

  deinit {
    // The result repeats the error of the last step, which was reported there.
    _ = unsafe sqlite3_finalize(pointer)
  }

  /// Runs the statement with these values and hands over each row.
  ///
  /// The statement is reset before this returns, so no lock outlives the call.
  func run(
    _ values: [SQLValue], row body: (borrowing Row) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    guard unsafe Int(sqlite3_bind_parameter_count(pointer)) == values.count else {
      throw SQLiteError(code: SQLITE_RANGE, message: "wrong number of values", sql: sql)
    }
    for (index, value) in values.enumerated() {
      try check(bind(value, at: Int32(index + 1)))
    }
    defer { _ = unsafe sqlite3_reset(pointer) }
    while true {
      switch unsafe sqlite3_step(pointer) {
      case SQLITE_ROW: try body(unsafe Row(statement: pointer))
      case SQLITE_DONE: return
      case let code: try check(code)
      }
    }
  }

  private func bind(_ value: SQLValue, at index: Int32) -> Int32 {
    switch value {
    case .null: return unsafe sqlite3_bind_null(pointer, index)
    case .integer(let number): return unsafe sqlite3_bind_int64(pointer, index, number)
    case .blob(let bytes):
      guard let count = Int32(exactly: bytes.count) else { return SQLITE_TOOBIG }
      return unsafe bytes.withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress else {
          return unsafe sqlite3_bind_zeroblob(pointer, index, 0)
        }
        return unsafe scorebox_bind_blob(pointer, index, start, count)
      }
    case .text(var text):
      return text.withUTF8 { bytes in
        guard let count = Int32(exactly: bytes.count) else { return SQLITE_TOOBIG }
        return unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
          // An empty buffer may have no address, and a null address would bind NULL.
          guard let start = characters.baseAddress else {
            return unsafe scorebox_bind_text(pointer, index, "", 0)
          }
          return unsafe scorebox_bind_text(pointer, index, start, count)
        }
      }
    }
  }

  private func check(_ code: Int32) throws(SQLiteError) {
    guard code != SQLITE_OK else { return }
    throw unsafe SQLiteError(
      code: code, message: String(cString: sqlite3_errmsg(sqlite3_db_handle(pointer))), sql: sql)
  }
}
