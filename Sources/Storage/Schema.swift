import SQLiteKit

/// What `schema.sql` says, and whether a connection holds just that.
package enum Schema {
  /// `SCBX`, as in schema.sql.
  package static let applicationID: Int32 = 0x5343_4258
  /// The version of the schema this program writes, as in schema.sql.
  package static let version: Int32 = 4

  /// The whole text of schema.sql.
  package static var text: String {
    String(decoding: PackageResources.schema_sql, as: UTF8.self)
  }

  /// The CREATE statements as SQLite stores them, without comments and closing semicolons.
  package static var statements: [String] {
    statements(in: PackageResources.schema_sql)
  }

  private static func statements(in text: [UInt8]) -> [String] {
    // By bytes: this runs in every command.
    let newline = UInt8(ascii: "\n")
    var result: [String] = []
    var rest = text[...]
    var statement: Int?
    while let end = rest.firstIndex(of: newline) {
      if statement == nil, rest.starts(with: "CREATE".utf8) { statement = rest.startIndex }
      rest = rest[(end + 1)...]
      // A blank line ends a statement, and so does the end of the text.
      if let start = statement, rest.first ?? newline == newline {
        result.append(String(decoding: text[start..<end - 1], as: UTF8.self))
        statement = nil
      }
    }
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
    let stored = try stored(in: database)
    if id == 0, version == 0, stored.isEmpty { return .blank }
    guard id == Int64(applicationID) else { return .foreign }
    guard version <= Int64(Self.version) else { return .newer(Int(version)) }
    if version == Int64(Self.version) { return isWhole(stored, statements) ? .current : .altered }
    guard let earlier = Migration.earlier(Int(version)) else { return .altered }
    return isWhole(stored, statements(in: earlier)) ? .older(Int(version)) : .altered
  }

  /// The CREATE statements that a file holds.
  static func stored(in database: Database) throws(SQLiteError) -> [String] {
    try database.query("SELECT sql FROM sqlite_schema WHERE substr(name, 1, 7) <> 'sqlite_'") {
      (row) throws(SQLiteError) in try row.optionalText(0) ?? ""
    }
  }

  /// Whether these are our statements, in whatever order: a VACUUM may change it.
  private static func isWhole(_ stored: [String], _ statements: [String]) -> Bool {
    var missing = statements
    for statement in stored {
      // The next one as a rule.
      guard let index = missing.firstIndex(of: statement) else { return false }
      missing.remove(at: index)
    }
    return missing.isEmpty
  }

  enum State: Equatable {
    case blank, current, foreign, altered
    case older(Int)
    case newer(Int)
  }
}
