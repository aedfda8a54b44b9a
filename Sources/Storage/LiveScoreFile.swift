import SQLiteKit

/// A score file that is looked at again and again while others write to it.
///
/// The connection stays open, a transaction never does.
package final class LiveScoreFile {
  private let file: ScoreFile
  private var database: Database?
  /// SQLite's count of what others wrote, as it was before anything was read.
  private var version: Int64?

  package init(_ file: ScoreFile) {
    self.file = file
  }

  /// Reads in one transaction, at one moment of the file.
  package func read<Value>(_ body: (Stores) throws -> Value) throws -> Value {
    if try database?.hasMoved() ?? true {
      database = try file.connection()
      version = try dataVersion()
    }
    guard let database else { return try file.read(body) }
    return try database.transaction(.reading) {
      // One that is not of this version is migrated in memory, each time.
      guard try Schema.state(of: database) == .current else { return try file.read(body) }
      return try body(Stores(database))
    }
  }

  /// Whether somebody has written since this was asked last, or is writing.
  package func hasChanged() throws -> Bool {
    guard let database, try !database.hasMoved() else { return true }
    do {
      let now = try dataVersion()
      defer { version = now }
      return now != version
    } catch let error where error.kind == .busy {
      return true
    }
  }

  private func dataVersion() throws(SQLiteError) -> Int64? {
    try database?.first("PRAGMA data_version") { (row) throws(SQLiteError) in try row.integer(0) }
  }
}
