import Scoring
package import SQLiteKit

/// A command that changed the file, or took such a change back.
package struct LogEntry: Equatable, Sendable {
  /// What it was.
  package enum Kind: Equatable, Sendable {
    case change
    /// Took back the change with this number.
    case undo(Int64)
    /// Brought it back.
    case redo(Int64)

    /// The word of the schema for it.
    package var word: String {
      switch self {
      case .change: "do"
      case .undo: "undo"
      case .redo: "redo"
      }
    }

    /// The change it is about; nil for a change itself.
    package var target: Int64? {
      switch self {
      case .change: nil
      case .undo(let id), .redo(let id): id
      }
    }
  }

  package let kind: Kind
  /// Who did it, as they call themselves.
  package let who: String
  /// The words that were typed.
  package let command: String
  package let made: Moment

  package init(
    kind: Kind = .change, who: String = "", command: String = "",
    made: Moment = Moment(milliseconds: 0, offsetMinutes: 0)
  ) {
    self.kind = kind
    self.who = who
    self.command = command
    self.made = made
  }
}

/// An entry as it stands in the log.
package struct LogRecord: Equatable, Sendable {
  package let id: Int64
  package let entry: LogEntry
  package let changes: Changes
  fileprivate let digest: Int64

  /// Whether the entry is as it was written.
  package var isWhole: Bool { entry.digest(changes) == digest }
}

extension LogEntry {
  /// The 64 bits of FNV-1a over all that an entry says.
  fileprivate func digest(_ changes: Changes) -> Int64 {
    var digest = FNV1a()
    let words = "\(kind.word) \(kind.target ?? 0) \(made.milliseconds) \(made.offsetMinutes)"
    for text in [words, who, command] { digest.add(text) }
    digest.add(changes.bytes)
    return Int64(bitPattern: digest.hash)
  }
}

/// All changes of a file, in the order they were made.
package struct LogStore {
  let database: Database

  /// The tables that hold what people entered, parents first; all others follow from them.
  static let recorded = [
    "rule", "team", "player", "alias", "guest", "game", "game_player", "round", "score",
    "happening",
    "adjustment",
  ]

  private static let columns = """
    SELECT id, kind, target, who, command, made_at, offset_minutes, changes, digest FROM log
    """

  /// Notes an entry with what it changed.
  func add(_ entry: LogEntry, _ changes: Changes) throws(SQLiteError) {
    try database.run(
      "INSERT INTO log VALUES(NULL, ?, ?, ?, ?, ?, ?, ?, ?)", .text(entry.kind.word),
      .integer(entry.kind.target), .text(entry.who), .text(entry.command),
      .integer(entry.made.milliseconds),
      .integer(entry.made.offsetMinutes), .blob(changes.bytes), .integer(entry.digest(changes)))
  }

  /// The entries after a number, oldest first.
  package func entries(since id: Int64 = 0) throws(SQLiteError) -> [LogRecord] {
    try database.query("\(Self.columns) WHERE id > ? ORDER BY id", .integer(id), row: Self.record)
  }

  /// The newest change that stands; nil where there is none.
  package func undoable() throws(SQLiteError) -> LogRecord? {
    var skipped = 0
    for (id, kind, _) in try kinds() {
      switch kind {
      case "undo": skipped += 1
      case "redo": skipped -= 1
      case _ where skipped > 0: skipped -= 1
      default: return try entry(id)
      }
    }
    return nil
  }

  /// The change that was taken back last; nil where none was since the newest change.
  package func redoable() throws(SQLiteError) -> LogRecord? {
    var redone = 0
    for (_, kind, target) in try kinds() {
      switch kind {
      case "redo": redone += 1
      case "undo" where redone > 0: redone -= 1
      case "undo": return try target.flatMap { (id) throws(SQLiteError) in try entry(id) }
      default: return nil
      }
    }
    return nil
  }

  /// Takes a change back, or with `again` makes it again.
  ///
  /// - Returns: Whether that was possible: not where something it changed is otherwise since.
  package func apply(_ record: LogRecord, again: Bool) throws(SQLiteError) -> Bool {
    try (again ? record.changes : record.changes.inverted()).apply(to: database)
  }

  /// Newest first, without the changes, which may be large.
  private func kinds() throws(SQLiteError) -> [(Int64, String, Int64?)] {
    try database.query("SELECT id, kind, target FROM log ORDER BY id DESC") {
      (row) throws(SQLiteError) in
      (try row.integer(0), try row.text(1), try row.optionalInteger(2))
    }
  }

  private func entry(_ id: Int64) throws(SQLiteError) -> LogRecord? {
    try database.first("\(Self.columns) WHERE id = ?", .integer(id), row: Self.record)
  }

  private static func record(_ row: borrowing Row) throws(SQLiteError) -> LogRecord {
    let target = try row.optionalInteger(2) ?? 0
    let kind: LogEntry.Kind =
      switch try row.text(1) {
      case "undo": .undo(target)
      case "redo": .redo(target)
      default: .change
      }
    return LogRecord(
      id: try row.integer(0),
      entry: LogEntry(
        kind: kind, who: try row.text(3), command: try row.text(4),
        made: Moment(milliseconds: try row.integer(5), offsetMinutes: try row.int(6))),
      changes: Changes(bytes: try row.bytes(7)), digest: try row.integer(8))
  }
}
