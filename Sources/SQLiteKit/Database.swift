import CSQLite

/// One connection to one SQLite file, for one thread.
///
/// Every result code is checked; compiled statements are kept for as long as the connection.
@safe
package final class Database {
  private let pointer: OpaquePointer
  private var statements: [Statement] = []

  /// Where a connection leads.
  package enum Location: Sendable {
    /// An absolute path of an existing file.
    case file(String)
    /// A database of its own that vanishes with the connection.
    case memory
  }

  /// Opens a connection with the settings every scorebox file is used with.
  ///
  /// A file that may only be read is opened for reading, see ``isReadOnly``. None is ever created
  /// here, since SQLite would not use our modes. `timeout` is how long to wait for other
  /// connections, in milliseconds.
  package init(_ location: Location, timeout: Int32) throws(SQLiteError) {
    // Debian's SQLite reads `file:` names as URIs, so only an absolute path is ever handed over.
    let (name, flags) =
      switch location {
      case .file(let path): (path, SQLITE_OPEN_READWRITE)
      case .memory: (":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
      }
    Self.leaveMemoryUncounted
    var pointer: OpaquePointer?
    let code = unsafe sqlite3_open_v2(
      name, &pointer, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
    guard let pointer = unsafe pointer else {
      throw SQLiteError(code: SQLITE_NOMEM, message: "out of memory")
    }
    guard code == SQLITE_OK else {
      let message = unsafe String(cString: sqlite3_errmsg(pointer))
      _ = unsafe sqlite3_close(pointer)
      throw SQLiteError(code: code, message: message)
    }
    // From here on `deinit` closes, also when the rest throws.
    unsafe self.pointer = pointer
    // First of all, before any statement can meet a lock.
    try check(unsafe sqlite3_busy_timeout(pointer, timeout))
    try harden()
    // A cache of 256 MB at most: a large batch that spilt over would shut readers out long before
    // its commit.
    try script(
      """
      PRAGMA synchronous = EXTRA; PRAGMA cell_size_check = ON; PRAGMA temp_store = MEMORY;
      PRAGMA cache_size = -262144
      """)
  }

  deinit {
    statements.removeAll()
    // With all statements finalised and no transaction open this only frees memory.
    let code = unsafe sqlite3_close(pointer)
    assert(code == SQLITE_OK, "a statement outlived its connection")
  }

  /// SQLite counts its memory under a lock, at each allocation; nobody asks for the count.
  private static let leaveMemoryUncounted: Void = {
    // Refused where somebody has opened a database before, and then it counts.
    _ = scorebox_config(SQLITE_CONFIG_MEMSTATUS, 0)
  }()

  /// The file may have come from someone else: it may hold data, not instructions.
  private func harden() throws(SQLiteError) {
    let switches: [(Int32, Int32)] = [
      (SQLITE_DBCONFIG_DEFENSIVE, 1), (SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0),
      (SQLITE_DBCONFIG_DQS_DML, 0), (SQLITE_DBCONFIG_DQS_DDL, 0),
      (SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0), (SQLITE_DBCONFIG_ENABLE_FKEY, 1),
    ]
    for (option, on) in switches {
      try check(unsafe scorebox_db_config(pointer, option, on))
    }
    let limits: [(Int32, Int32)] = [
      (SQLITE_LIMIT_SQL_LENGTH, 100_000), (SQLITE_LIMIT_VDBE_OP, 25_000),
      (SQLITE_LIMIT_EXPR_DEPTH, 30), (SQLITE_LIMIT_COMPOUND_SELECT, 10),
      (SQLITE_LIMIT_TRIGGER_DEPTH, 10), (SQLITE_LIMIT_VARIABLE_NUMBER, 50),
      (SQLITE_LIMIT_ATTACHED, 1),
    ]
    for (limit, value) in limits {
      _ = unsafe sqlite3_limit(pointer, limit, value)
    }
  }

  /// Runs one statement that gives no rows of interest.
  package func run(_ sql: String, _ values: SQLValue...) throws(SQLiteError) {
    try statement(sql).run(values) { (_) throws(SQLiteError) in }
  }

  /// Runs one statement that gives no rows of interest.
  package func run(_ sql: String, values: [SQLValue]) throws(SQLiteError) {
    try statement(sql).run(values) { (_) throws(SQLiteError) in }
  }

  /// Runs one INSERT and gives the number SQLite chose for the row.
  package func insert(_ sql: String, _ values: SQLValue...) throws(SQLiteError) -> Int64 {
    try statement(sql).run(values) { (_) throws(SQLiteError) in }
    return unsafe sqlite3_last_insert_rowid(pointer)
  }

  /// All rows of a query, decoded; the statement is finished when this returns.
  package func query<Value>(
    _ sql: String, _ values: SQLValue...,
    row decode: (borrowing Row) throws(SQLiteError) -> Value
  ) throws(SQLiteError) -> [Value] {
    var result: [Value] = []
    try statement(sql).run(values) { (row) throws(SQLiteError) in result.append(try decode(row)) }
    return result
  }

  /// All rows of a query, decoded.
  package func query<Value>(
    _ sql: String, values: [SQLValue],
    row decode: (borrowing Row) throws(SQLiteError) -> Value
  ) throws(SQLiteError) -> [Value] {
    var result: [Value] = []
    try statement(sql).run(values) { (row) throws(SQLiteError) in result.append(try decode(row)) }
    return result
  }

  /// Hands over the rows of a query one by one.
  package func each(
    _ sql: String, _ values: SQLValue..., row body: (borrowing Row) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    try statement(sql).run(values, row: body)
  }

  /// Hands over the rows of a query one by one.
  package func each(
    _ sql: String, values: [SQLValue], row body: (borrowing Row) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    try statement(sql).run(values, row: body)
  }

  /// The first row of a query, decoded, or nil where there is none.
  package func first<Value>(
    _ sql: String, _ values: SQLValue...,
    row decode: (borrowing Row) throws(SQLiteError) -> Value
  ) throws(SQLiteError) -> Value? {
    var result: Value?
    try statement(sql).run(values) { (row) throws(SQLiteError) in
      if result == nil { result = try decode(row) }
    }
    return result
  }

  /// Runs statements separated by semicolons, ignoring their rows.
  package func script(_ sql: String) throws(SQLiteError) {
    try check(unsafe sqlite3_exec(pointer, sql, nil, nil, nil), sql: sql)
  }

  /// Runs `body` in one transaction: all of it is kept, or none.
  package func transaction<Value>(_ kind: Transaction, _ body: () throws -> Value) throws -> Value {
    try script("BEGIN \(kind.rawValue)")
    do {
      let value = try body()
      try script("COMMIT")
      return value
    } catch {
      // Some failures, a full disk among them, have rolled back already.
      if unsafe sqlite3_get_autocommit(pointer) == 0 {
        try? script("ROLLBACK")
      }
      throw error
    }
  }

  /// How a transaction begins: a write takes its lock at once, so that it can wait for it.
  package enum Transaction: String {
    case writing = "IMMEDIATE"
    case reading = "DEFERRED"
  }

  /// Whether the file no longer stands where it was opened: deleted, renamed or replaced.
  package func hasMoved() throws(SQLiteError) -> Bool {
    var moved: Int32 = 0
    try check(unsafe sqlite3_file_control(pointer, "main", SQLITE_FCNTL_HAS_MOVED, &moved))
    return moved != 0
  }

  /// Whether the file, or the place it lies in, allowed only reading when it was opened.
  package var isReadOnly: Bool {
    unsafe sqlite3_db_readonly(pointer, "main") == 1
  }

  /// Puts a copy of all that `source` holds in place of what this connection holds.
  package func copy(from source: Database) throws(SQLiteError) {
    guard let backup = unsafe sqlite3_backup_init(pointer, "main", source.pointer, "main") else {
      throw lastError(code: unsafe sqlite3_extended_errcode(pointer))
    }
    let step = unsafe sqlite3_backup_step(backup, -1)
    let finish = unsafe sqlite3_backup_finish(backup)
    // Busy and locked are told by the step alone.
    guard step == SQLITE_DONE else { throw lastError(code: step) }
    try check(finish)
  }

  private func statement(_ sql: String) throws(SQLiteError) -> Statement {
    // Of a few dozen, one is found sooner by looking than by hashing its text.
    if let kept = statements.first(where: { $0.sql == sql }) { return kept }
    let made = try unsafe Statement(sql, database: pointer)
    statements.append(made)
    return made
  }

  private func check(_ code: Int32, sql: String = "") throws(SQLiteError) {
    guard code != SQLITE_OK else { return }
    throw lastError(code: code, sql: sql)
  }

  /// For SQLite's other functions in this target.
  var handle: OpaquePointer { unsafe pointer }

  func error(code: Int32) -> SQLiteError { lastError(code: code) }

  private func lastError(code: Int32, sql: String = "") -> SQLiteError {
    unsafe SQLiteError(code: code, message: String(cString: sqlite3_errmsg(pointer)), sql: sql)
  }
}

@available(*, unavailable)
extension Database: Sendable {}
