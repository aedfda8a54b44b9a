import CSQLite

/// Records what is changed in some tables, from its making on, to be taken back or done again.
@safe
package final class Recording {
  private let pointer: OpaquePointer
  /// Kept open for as long as it is recorded.
  private let database: Database

  package init(_ database: Database, tables: [String]) throws(SQLiteError) {
    var pointer: OpaquePointer?
    let code = unsafe sqlite3session_create(database.handle, "main", &pointer)
    guard code == SQLITE_OK, let pointer = unsafe pointer else {
      throw SQLiteError(code: code, message: "changes cannot be recorded")
    }
    unsafe self.pointer = pointer
    self.database = database
    for table in tables {
      let code = unsafe sqlite3session_attach(pointer, table)
      guard code == SQLITE_OK else {
        throw SQLiteError(code: code, message: "changes of \(table) cannot be recorded")
      }
    }
  }

  deinit {
    unsafe sqlite3session_delete(pointer)
  }

  /// What was changed so far; empty where nothing is otherwise than before.
  package func changes() throws(SQLiteError) -> Changes {
    var count: Int32 = 0
    var bytes: UnsafeMutableRawPointer?
    let code = unsafe sqlite3session_changeset(pointer, &count, &bytes)
    defer { unsafe sqlite3_free(bytes) }
    guard code == SQLITE_OK else {
      throw SQLiteError(code: code, message: "what was changed cannot be told")
    }
    return Changes(bytes: unsafe Array(UnsafeRawBufferPointer(start: bytes, count: Int(count))))
  }
}

/// Changes of rows, with what stood before and after: a changeset of SQLite's session extension.
package struct Changes: Equatable, Sendable {
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  package var isEmpty: Bool { bytes.isEmpty }

  /// What takes these back.
  package func inverted() throws(SQLiteError) -> Changes {
    var count: Int32 = 0
    var result: UnsafeMutableRawPointer?
    let code = unsafe bytes.withUnsafeBytes { bytes in
      unsafe sqlite3changeset_invert(
        Int32(clamping: bytes.count), bytes.baseAddress, &count, &result)
    }
    defer { unsafe sqlite3_free(result) }
    guard code == SQLITE_OK else { throw Self.damaged(code) }
    return Changes(bytes: unsafe Array(UnsafeRawBufferPointer(start: result, count: Int(count))))
  }

  /// Makes the changes where every row is as it was before them, else none of them.
  ///
  /// - Returns: Whether they were made.
  package func apply(to database: Database) throws(SQLiteError) -> Bool {
    var copy = bytes
    let code = unsafe copy.withUnsafeMutableBytes { bytes in
      unsafe sqlite3changeset_apply(
        database.handle, Int32(clamping: bytes.count), bytes.baseAddress, nil,
        { _, _, _ in SQLITE_CHANGESET_ABORT }, nil)
    }
    switch code {
    case SQLITE_OK: return true
    case SQLITE_ABORT: return false
    case SQLITE_CORRUPT: throw Self.damaged(code)
    default: throw database.error(code: code)
    }
  }

  private static func damaged(_ code: Int32) -> SQLiteError {
    SQLiteError(code: code, message: "a changeset is damaged")
  }
}

extension Changes {
  /// One row that was changed.
  package struct Change: Equatable, Sendable {
    package let table: String
    package let kind: Kind
    /// By column, from 0: what stood there before; nil where it is not said, since it is the same.
    package let before: [SQLValue?]
    /// What stands there after.
    package let after: [SQLValue?]

    package enum Kind: String, Sendable {
      case insert, update, delete
    }

    /// The value of a column, after the change or, where it is gone or the same, before it.
    package func value(_ column: Int) -> SQLValue? {
      after.indices.contains(column) ? after[column] ?? before[column] : nil
    }
  }

  /// The changed rows, table by table.
  package func rows() throws(SQLiteError) -> [Change] {
    var rows: [Change] = []
    var copy = bytes
    let code = unsafe copy.withUnsafeMutableBytes { bytes -> Int32 in
      var iterator: OpaquePointer?
      let start = unsafe sqlite3changeset_start(
        &iterator, Int32(clamping: bytes.count), bytes.baseAddress)
      guard start == SQLITE_OK else { return start }
      while unsafe sqlite3changeset_next(iterator) == SQLITE_ROW {
        var table: UnsafePointer<CChar>?
        var (columns, operation, indirect): (Int32, Int32, Int32) = (0, 0, 0)
        guard
          unsafe sqlite3changeset_op(iterator, &table, &columns, &operation, &indirect)
            == SQLITE_OK, let table = unsafe table
        else { break }
        let kind: Change.Kind =
          operation == SQLITE_INSERT ? .insert : operation == SQLITE_DELETE ? .delete : .update
        let iterator = unsafe iterator
        rows.append(
          Change(
            table: unsafe String(cString: table), kind: kind,
            before: (0..<columns).map { column in
              var value: OpaquePointer?
              guard kind != .insert else { return nil }
              _ = unsafe sqlite3changeset_old(iterator, column, &value)
              return unsafe value.map { unsafe SQLValue($0) }
            },
            after: (0..<columns).map { column in
              var value: OpaquePointer?
              guard kind != .delete else { return nil }
              _ = unsafe sqlite3changeset_new(iterator, column, &value)
              return unsafe value.map { unsafe SQLValue($0) }
            }))
      }
      return unsafe sqlite3changeset_finalize(iterator)
    }
    guard code == SQLITE_OK else { throw Self.damaged(code) }
    return rows
  }
}

extension SQLValue {
  /// A copy of a value of SQLite's own.
  fileprivate init(_ value: OpaquePointer) {
    switch unsafe sqlite3_value_type(value) {
    case SQLITE_INTEGER: self = .integer(unsafe sqlite3_value_int64(value))
    case SQLITE_TEXT:
      let count = unsafe Int(sqlite3_value_bytes(value))
      let start = unsafe sqlite3_value_text(value)
      self = .text(
        unsafe String(
          decoding: UnsafeBufferPointer(start: start, count: start == nil ? 0 : count),
          as: UTF8.self))
    default: self = .null
    }
  }
}
