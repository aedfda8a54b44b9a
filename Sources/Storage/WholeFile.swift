package import SQLiteKit

/// Everything a file holds, its log included, row by row: for a copy in text that comes back the same.
package struct WholeFile {
  private let database: Database

  package init(_ stores: Stores) {
    database = stores.database
  }

  /// In the order they are to be filled in; the last keeps which numbers were ever used.
  package static let tables = LogStore.recorded + ["log", sequence]
  private static let sequence = "sqlite_sequence"

  /// Whether nothing was ever recorded.
  package var isEmpty: Bool {
    get throws(SQLiteError) {
      for table in Self.tables {
        let found = try database.first("SELECT 1 FROM \(table) LIMIT 1") { _ in true }
        if found ?? false { return false }
      }
      return true
    }
  }

  /// The rows of one of the tables, by their key.
  package func rows(
    of table: String, _ body: ([SQLValue]) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    guard Self.tables.contains(table) else { return }
    try database.each("SELECT * FROM \(table)") { (row) throws(SQLiteError) in
      try body(try row.values())
    }
  }

  /// Puts a row into one of the tables as it was; whether it is one and has so many columns.
  package func add(_ values: [SQLValue], to table: String) throws(SQLiteError) -> Bool {
    guard Self.tables.contains(table) else { return false }
    let columns = try database.first("SELECT count(*) FROM pragma_table_info('\(table)')") {
      (row) throws(SQLiteError) in try row.int(0)
    }
    guard columns == values.count else { return false }
    if table == Self.sequence {
      try database.run("DELETE FROM \(table) WHERE name = ?", values: [values[0]])
    }
    let places = Array(repeating: "?", count: values.count).joined(separator: ", ")
    try database.run("INSERT INTO \(table) VALUES(\(places))", values: values)
    return true
  }
}
