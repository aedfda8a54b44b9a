import SQLiteKit

/// What `schema.sql` says, and whether a connection holds just that.
package enum Schema {
  /// `SCBX`, as in schema.sql.
  package static let applicationID: Int32 = 0x5343_4258
  /// The version of the schema this program writes, as in schema.sql.
  package static let version: Int32 = 1

  /// The whole text of schema.sql.
  package static var text: String {
    String(decoding: PackageResources.schema_sql, as: UTF8.self)
  }

  /// The CREATE statements as SQLite stores them, without comments and closing semicolons.
  package static var statements: Set<String> {
    // By bytes: this runs in every command, and walking characters would be half of its time.
    var result: Set<String> = []
    var paragraph: [UInt8] = []
    for line in PackageResources.schema_sql.split(separator: 10, omittingEmptySubsequences: false) {
      if line.isEmpty {
        result.insertStatement(paragraph)
        paragraph.removeAll(keepingCapacity: true)
      } else if !line.starts(with: [45, 45]) {
        if !paragraph.isEmpty { paragraph.append(10) }
        paragraph.append(contentsOf: line)
      }
    }
    result.insertStatement(paragraph)
    return result
  }

  /// What the connection holds, told inside a transaction so that it cannot change meanwhile.
  static func state(of database: Database) throws -> State {
    let id = try database.first("PRAGMA application_id") { (row) throws(SQLiteError) in
      try row.integer(0)
    }
    let version =
      try database.first("PRAGMA user_version") { (row) throws(SQLiteError) in try row.integer(0) }
      ?? 0
    let stored = try database.query(
      "SELECT sql FROM sqlite_schema WHERE substr(name, 1, 7) <> 'sqlite_'"
    ) { (row) throws(SQLiteError) in try row.optionalText(0) ?? "" }
    if id == 0, version == 0, stored.isEmpty { return .blank }
    guard id == Int64(applicationID) else { return .foreign }
    guard version <= Int64(Self.version) else { return .newer(Int(version)) }
    let isWhole = Set(stored) == statements && stored.count == statements.count
    return version == Int64(Self.version) && isWhole ? .current : .altered
  }

  enum State: Equatable {
    case blank, current, foreign, altered
    case newer(Int)
  }
}

extension Set<String> {
  fileprivate mutating func insertStatement(_ paragraph: [UInt8]) {
    guard paragraph.starts(with: "CREATE".utf8), paragraph.last == 59 else { return }
    insert(String(decoding: paragraph.dropLast(), as: UTF8.self))
  }
}
