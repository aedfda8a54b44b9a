import SQLiteKit

/// A scorebox file: opened, judged and closed again around one transaction.
///
/// A report reads all it needs inside ``read(_:)`` and prints afterwards, so that a paused pager
/// holds no lock. Every command that writes goes through ``write(_:)``.
package struct ScoreFile: Sendable {
  /// The path as typed or found; never empty.
  package let path: String
  /// Whether somebody named it: a named file that is missing is an error to readers.
  package let isNamed: Bool
  /// How long to wait for other programs, in milliseconds; nil for the usual time.
  package let patience: Int?

  package init(path: String, isNamed: Bool, patience: Int? = nil) {
    self.path = path
    self.isNamed = isNamed
    self.patience = patience
  }

  /// Reads in one transaction, at one moment of the file.
  ///
  /// A missing file that nobody named, and an empty one, read as a file without games.
  package func read<Value>(_ body: (Stores) throws -> Value) throws -> Value {
    guard let database = try openForReading() else { return try body(Stores(blank())) }
    return try database.transaction(.reading) {
      switch try judge(database) {
      case .current: return try body(Stores(database))
      case .blank: return try body(Stores(blank()))
      case .older(let version):
        // It is brought up to date by the next write, and until then for every look at it.
        let copy = try copy(of: database, migratedFrom: version)
        return try body(Stores(copy))
      }
    }
  }

  /// Writes in one transaction; makes the file, and the directories above it, where missing.
  ///
  /// What it changes is noted in the log, whatever it is; without an entry it brings its own log.
  package func write<Value>(
    _ entry: LogEntry? = LogEntry(), _ body: (Stores) throws -> Value
  ) throws -> Value {
    let file = try locate()
    guard !file.isHardLinked else { throw FileError.hardLinked(path) }
    if file.state == .missing {
      // A write that is refused must not leave an empty file behind.
      let made = try blank()
      let stores = Stores(made)
      let value = try made.transaction(.writing) { try stores.logged(entry) { try body(stores) } }
      try file.create()
      if try fill(file, with: made) { return value }
      // Another program was first; its file gets this as one more change.
    }
    return try QueueLock.holding(besides: file.path, milliseconds: patience ?? 30_000) { left in
      let database = try Database(.file(file.path), timeout: Int32(clamping: left))
      guard !database.isReadOnly else { throw StorageError.readOnly(path: path) }
      return try database.transaction(.writing) {
        // Judged and filled under the write lock: first starts race.
        switch try judge(database) {
        case .blank: try database.script(Schema.text)
        case .older(let version):
          // As it was, kept for good beside it; the first copy stays where there is one.
          let kept = file.path + ".schema-\(version)"
          if try DatabaseFile(at: kept).state == .missing {
            // SQLite copies nothing out of a connection that is writing.
            let reader = try Database(.file(file.path), timeout: Int32(clamping: left))
            try reader.transaction(.reading) { try Self.write(reader, to: kept) }
          }
          try Migration.run(on: database, from: version)
        case .current: break
        }
        let stores = Stores(database)
        let value = try stores.logged(entry) { try body(stores) }
        // Written into a file that nobody finds any more, it would be lost.
        guard try !database.hasMoved() else { throw StorageError.moved(path: path) }
        return value
      }
    }
  }

  /// Puts all of a database into a file that holds nothing yet; false where it does by now.
  private func fill(_ file: DatabaseFile, with made: Database) throws -> Bool {
    try QueueLock.holding(besides: file.path, milliseconds: patience ?? 30_000) { left in
      let database = try Database(.file(file.path), timeout: Int32(clamping: left))
      guard !database.isReadOnly else { throw StorageError.readOnly(path: path) }
      guard try database.transaction(.reading, { try judge(database) }) == .blank else {
        return false
      }
      try database.copy(from: made)
      // Written into a file that nobody finds any more, it would be lost.
      guard try !database.hasMoved() else { throw StorageError.moved(path: path) }
      return true
    }
  }

  /// Whether it is yet to be made, on a file system of another machine, whose locks may not hold.
  package var isNewOnNetwork: Bool {
    guard let file = try? locate() else { return false }
    return file.state == .missing && file.isOnNetwork
  }

  /// Files beside it that a synchroniser made of another version of it.
  package var conflictCopies: [String] { (try? locate().conflictCopies) ?? [] }

  /// Does in a copy in memory what ``write(_:)`` would do, leaving the file as it is.
  package func rehearse<Value>(_ body: (Stores) throws -> Value) throws -> Value {
    let file = try locate()
    guard !file.isHardLinked else { throw FileError.hardLinked(path) }
    let source = try file.state == .missing ? nil : openForReading()
    let copied = try source.map { source in
      try source.transaction(.reading) {
        switch try judge(source) {
        case .blank: try blank()
        case .current: try copy(of: source)
        case .older(let version): try copy(of: source, migratedFrom: version)
        }
      }
    }
    let target = try copied ?? blank()
    return try target.transaction(.writing) { try body(Stores(target)) }
  }

  /// The same file, read as one without games where it is missing: for a look before a write.
  package var toBeMade: ScoreFile {
    ScoreFile(path: path, isNamed: false, patience: patience)
  }

  /// Whether another path is that of the file, there or yet to be made, or of its companions.
  package func claims(_ other: String) throws -> Bool {
    guard let other = (try? DatabaseFile(at: other))?.path else { return false }
    let own = try DatabaseFile(at: path).path
    return ["", ".lock", "-journal", "-wal", "-shm"].contains { own + $0 == other }
  }

  private func copy(of database: Database, migratedFrom version: Int? = nil) throws -> Database {
    let copy = try Database(.memory, timeout: 0)
    try copy.copy(from: database)
    if let version {
      try copy.transaction(.writing) { try Migration.run(on: copy, from: version) }
    }
    return copy
  }

  private enum Usable: Equatable {
    case blank, current
    case older(Int)
  }

  private func judge(_ database: Database) throws -> Usable {
    switch try Schema.state(of: database) {
    case .blank: return .blank
    case .current: return .current
    case .older(let version): return .older(version)
    case .foreign: throw StorageError.foreign(path: path)
    case .newer(let version): throw StorageError.newer(path: path, version: version)
    case .altered: throw StorageError.altered(path: path)
    }
  }

  /// A connection to the file; nil where there is none yet.
  func connection() throws -> Database? { try openForReading() }

  private func openForReading() throws -> Database? {
    let file = try locate()
    switch file.state {
    case .missing where isNamed: throw StorageError.missing(path: path)
    case .missing, .empty: return nil
    case .database:
      return try Database(.file(file.path), timeout: Int32(clamping: patience ?? 10_000))
    }
  }

  /// Finds the file, refusing those that opening could harm.
  private func locate() throws -> DatabaseFile {
    let file = try DatabaseFile(at: path)
    switch file.state {
    case .missing:
      guard let journal = file.leftover else { break }
      // Another program may have made the file just now, and be writing it.
      guard try DatabaseFile(at: path).state == .missing else { return try locate() }
      throw StorageError.orphan(path: path, journal: journal)
    case .empty: break
    case .database(let header) where header.applicationID == Schema.applicationID:
      // Its log may hold rounds that the file alone does not.
      if header.isWriteAhead { throw StorageError.writeAhead(path: path) }
      let known = Schema.version
      if header.userVersion > known {
        throw StorageError.newer(path: path, version: Int(header.userVersion))
      }
    case .database(let header):
      // A journal beside it is not ours to roll back, which opening the file would do.
      guard header.applicationID == 0, !header.isWriteAhead, file.leftover == nil,
        try isBlank(file)
      else {
        throw StorageError.foreign(path: path)
      }
    }
    return file
  }

  private func isBlank(_ file: DatabaseFile) throws -> Bool {
    let database = try Database(.file(file.path), timeout: Int32(clamping: patience ?? 10_000))
    return try database.transaction(.reading) { try Schema.state(of: database) != .foreign }
  }

  private func blank() throws -> Database {
    let database = try Database(.memory, timeout: 0)
    try database.script(Schema.text)
    return database
  }
}
