package import SQLiteKit

/// The log played from its beginning, to compare what it comes to with what stands in the tables.
///
/// Rows from before the log began, in a file that was brought up to date, are known only as far as
/// they were changed since.
package struct LogReplay {
  /// A row that is not as the log left it.
  package struct Mismatch: Equatable, Sendable {
    package let table: String
    /// What the row is found by, as text.
    package let key: String
  }

  private typealias Values = [SQLValue?]

  private let database: Database
  private var tables: [String: [String: Values]] = [:]
  private var keys: [String: [Int]] = [:]

  package init(_ stores: Stores) throws(SQLiteError) {
    database = stores.database
    for table in LogStore.recorded {
      keys[table] = try database.query(
        "SELECT cid FROM pragma_table_info('\(table)') WHERE pk > 0 ORDER BY cid"
      ) { (row) throws(SQLiteError) in try row.int(0) }
    }
    for entry in try stores.log.entries() {
      for change in try entry.changes.rows() { play(change) }
    }
  }

  private mutating func play(_ change: Changes.Change) {
    let table = change.table
    let key = key(of: change.kind == .insert ? change.after : change.before, in: table)
    switch change.kind {
    case .insert: tables[table, default: [:]][key] = change.after
    case .delete: tables[table]?[key] = nil
    case .update:
      let known = tables[table]?[key] ?? change.before
      tables[table, default: [:]][key] = zip(change.after, known).map { $0 ?? $1 }
    }
  }

  private func key(of values: Values, in table: String) -> String {
    (keys[table] ?? []).map { index in
      switch values.indices.contains(index) ? values[index] : nil {
      case .integer(let number)?: String(number)
      case .text(let text)?: text
      default: "?"
      }
    }.joined(separator: ",")
  }

  /// Every row that is not as the log left it.
  package func mismatches() throws(SQLiteError) -> [Mismatch] {
    var found: [Mismatch] = []
    for table in LogStore.recorded {
      var missing = tables[table] ?? [:]
      guard !missing.isEmpty else { continue }
      let rows = try database.query("SELECT * FROM \(table)") { (row) throws(SQLiteError) in
        try row.values()
      }
      for row in rows {
        let key = key(of: row.map(Optional.some), in: table)
        guard let known = missing.removeValue(forKey: key) else { continue }
        if !zip(row, known).allSatisfy({ $1 == nil || $0 == $1 }) {
          found.append(Mismatch(table: table, key: key))
        }
      }
      found += missing.keys.sorted().map { Mismatch(table: table, key: $0) }
    }
    return found
  }
}
