import SQLiteKit

extension ScoreFile {
  /// Writes a copy of the file, as it is at one moment, to a path where nothing is.
  ///
  /// The copy is made beside that path and proved sound before it is put there, so that a copy that
  /// was begun and not finished is never taken for one. Only its owner may read it.
  package func backUp(to path: String) throws {
    try read { stores in try Self.write(stores.database, to: path) }
  }

  /// Puts the contents of another score file in the place of this one's, which are kept.
  ///
  /// - Returns: The path under which the old contents are kept; nil where there were none.
  package func restore(from other: ScoreFile, keeping kept: (Int) -> String) throws -> String? {
    try other.read { stores in
      if let finding = try stores.checks.damage().first {
        throw SQLiteError(code: 11, message: finding)
      }
      let file = try DatabaseFile(at: path)
      guard !file.isHardLinked else { throw FileError.hardLinked(path) }
      var name: String?
      if file.state != .missing {
        name = try (1...1_000).lazy.map(kept)
          .first { try DatabaseFile(at: $0).state == .missing }
        guard let name else { throw StorageError.noFreeName(path: path) }
        try backUp(to: name)
      } else {
        try file.create()
      }
      try QueueLock.holding(besides: file.path, milliseconds: patience ?? 30_000) { left in
        let target = try Database(.file(file.path), timeout: Int32(clamping: left))
        guard !target.isReadOnly else { throw StorageError.readOnly(path: path) }
        try target.copy(from: stores.database)
      }
      return name
    }
  }

  /// Copies a database into a new file, proves it, and puts it at a path where nothing is.
  static func write(_ database: Database, to path: String) throws {
    let file = try DatabaseFile(at: path)
    guard file.state == .missing else { throw StorageError.exists(path: path) }
    let part = try DatabaseFile(at: path + ".part")
    guard part.state == .missing else { throw StorageError.exists(path: path + ".part") }
    try part.create()
    do {
      do {
        let copy = try Database(.file(part.path), timeout: 0)
        try copy.copy(from: database)
        if let finding = try Stores(copy).checks.damage().first {
          throw SQLiteError(code: 11, message: finding)
        }
      }
      guard try part.move(to: file.path) else { throw StorageError.exists(path: path) }
    } catch {
      part.remove()
      throw error
    }
  }
}
