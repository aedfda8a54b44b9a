import CSQLite

/// The row a statement stands on; valid only inside the call that hands it over.
///
/// A column of another storage type than the one asked for is refused, not converted: STRICT tables
/// cannot hold one, so its presence means damage.
@safe
package struct Row: ~Copyable {
  private let statement: OpaquePointer

  init(statement: OpaquePointer) {
    unsafe self.statement = statement
  }

  /// The whole number in column `index`, counted from 0.
  package func integer(_ index: Int32) throws(SQLiteError) -> Int64 {
    guard unsafe sqlite3_column_type(statement, index) == SQLITE_INTEGER else {
      throw wrongType(index)
    }
    return unsafe sqlite3_column_int64(statement, index)
  }

  /// The whole number in column `index` as an `Int`.
  package func int(_ index: Int32) throws(SQLiteError) -> Int {
    Int(try integer(index))
  }

  /// 0 as false, anything else as true.
  package func boolean(_ index: Int32) throws(SQLiteError) -> Bool {
    try integer(index) != 0
  }

  /// The text in column `index`, embedded NUL included.
  package func text(_ index: Int32) throws(SQLiteError) -> String {
    guard unsafe sqlite3_column_type(statement, index) == SQLITE_TEXT,
      let start = unsafe sqlite3_column_text(statement, index)
    else { throw wrongType(index) }
    let count = unsafe Int(sqlite3_column_bytes(statement, index))
    let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
    guard let text = unsafe String(validating: bytes, as: UTF8.self) else {
      throw wrongType(index)
    }
    return text
  }

  /// The bytes in column `index`.
  package func bytes(_ index: Int32) throws(SQLiteError) -> [UInt8] {
    guard unsafe sqlite3_column_type(statement, index) == SQLITE_BLOB else {
      throw wrongType(index)
    }
    let start = unsafe sqlite3_column_blob(statement, index)
    let count = unsafe Int(sqlite3_column_bytes(statement, index))
    return unsafe Array(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
  }

  /// Every column, as it is.
  package func values() throws(SQLiteError) -> [SQLValue] {
    var values: [SQLValue] = []
    for index in 0..<(unsafe sqlite3_column_count(statement)) {
      switch unsafe sqlite3_column_type(statement, index) {
      case SQLITE_INTEGER: values.append(.integer(try integer(index)))
      case SQLITE_TEXT: values.append(.text(try text(index)))
      case SQLITE_BLOB: values.append(.blob(try bytes(index)))
      default: values.append(.null)
      }
    }
    return values
  }

  /// Whether column `index` is NULL.
  package func isNull(_ index: Int32) -> Bool {
    unsafe sqlite3_column_type(statement, index) == SQLITE_NULL
  }

  /// The whole number in column `index`, or nil for NULL.
  package func optionalInteger(_ index: Int32) throws(SQLiteError) -> Int64? {
    isNull(index) ? nil : try integer(index)
  }

  /// The whole number in column `index` as an `Int`, or nil for NULL.
  package func optionalInt(_ index: Int32) throws(SQLiteError) -> Int? {
    isNull(index) ? nil : try int(index)
  }

  /// The text in column `index`, or nil for NULL.
  package func optionalText(_ index: Int32) throws(SQLiteError) -> String? {
    isNull(index) ? nil : try text(index)
  }

  private func wrongType(_ index: Int32) -> SQLiteError {
    .wrongType(column: index, sql: unsafe String(cString: sqlite3_sql(statement)))
  }
}
