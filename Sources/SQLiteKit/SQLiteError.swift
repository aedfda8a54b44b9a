/// What SQLite answered when it did not do as asked.
package struct SQLiteError: Error, Equatable {
  /// The extended result code, as in SQLite's list of result codes.
  package let code: Int32
  /// SQLite's own words; never holds bound values.
  package let message: String
  /// The statement at fault, without its values; empty where none was running.
  package let sql: String

  package init(code: Int32, message: String, sql: String = "") {
    self.code = code
    self.message = message
    self.sql = sql
  }

  /// The kind of failure, which decides what a caller can do about it.
  package var kind: Kind {
    switch code & 0xff {
    case 5, 6: .busy
    case 8: .readOnly
    case 3, 23: .permission
    case 9: .interrupted
    case 10: .inputOutput
    case 11: .corrupt
    case 13: .full
    case 14: .cannotOpen
    case 19: .constraint
    case 26: .notADatabase
    default: .other
    }
  }

  /// The primary result codes that callers tell apart.
  package enum Kind: Sendable {
    case busy, readOnly, permission, interrupted, inputOutput, corrupt, full, cannotOpen
    case constraint, notADatabase, other
  }

  /// A stored value that is not of the type its column promises: the file is damaged.
  static func wrongType(column: Int32, sql: String) -> SQLiteError {
    SQLiteError(code: 11, message: "column \(column) has an unexpected type", sql: sql)
  }
}
