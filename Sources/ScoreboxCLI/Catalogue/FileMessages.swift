import SQLiteKit
import Storage
import Text

// What is wrong with a file: which one, what of it, and whether anything was changed.

extension Failure {
  /// The failure behind an error of the layers below, for the file at `path`.
  init(_ error: any Error, path: String, writing: Bool) {
    self =
      switch error {
      case let failure as Failure: failure
      case let error as StorageError: error.failure
      case let error as FileError: error.failure(writing: writing)
      case let error as SQLiteError: error.failure(path: path, writing: writing)
      case let error as SystemError:
        Failure(.inputOutput, "standard input: \(FileError.reason(error.code))")
      default: Failure(.data, "unexpected: \(error)")
      }
  }
}

extension StorageError {
  fileprivate var failure: Failure {
    switch self {
    case .missing(let path):
      Failure(.missing, "there is no file \(quoted(path)); add-game or add-round makes one")
    case .foreign(let path):
      Failure(.data, "\(quoted(path)) is not a scorebox file; nothing was changed")
    case .newer(let path, let version):
      Failure(
        .data,
        "\(quoted(path)) was written by a newer scorebox (schema \(version), this one knows \(Schema.version))"
      )
    case .altered(let path):
      Failure(
        .data,
        "\(quoted(path)) has been altered: its tables are not those of a scorebox file; nothing was changed"
      )
    case .orphan(let path, let journal):
      Failure(
        .data,
        "\(quoted(path)) is missing, but \(quoted(journal)) was left behind; put the file back, or move that one away"
      )
    case .writeAhead(let path):
      Failure(
        .data,
        "\(quoted(path)) was put into WAL mode; close every program that uses it and run: "
          + "sqlite3 FILE 'PRAGMA journal_mode=DELETE'")
    case .moved(let path):
      Failure(
        .inputOutput,
        "\(quoted(path)) was deleted or replaced meanwhile; nothing was recorded")
    case .readOnly(let path):
      Failure(
        .permission, "\(quoted(path)) cannot be written: permission denied; nothing was recorded")
    }
  }
}

extension FileError {
  fileprivate func failure(writing: Bool) -> Failure {
    switch self {
    case .notRegular(let path):
      Failure(.data, "\(quoted(path)) is not a regular file; nothing was changed")
    case .hardLinked(let path):
      Failure(
        .data,
        "\(quoted(path)) has more than one name (hard links), and a crash could not be undone; keep one name"
      )
    case .danglingLink(let path): Failure(.missing, "\(quoted(path)) is a link to nothing")
    case .notADatabase(let path):
      Failure(.data, "\(quoted(path)) is not a scorebox file; nothing was changed")
    case .system(let action, let path, let code):
      Failure(FileError.status(code), "cannot \(action) \(quoted(path)): \(FileError.reason(code))")
    }
  }

  /// The status an `errno` ends a command with.
  static func status(_ code: Int32) -> Status {
    // ENOENT; EPERM, EACCES and EROFS.
    switch code {
    case 2: .missing
    case 1, 13, 30: .permission
    default: .inputOutput
    }
  }
}

extension SQLiteError {
  fileprivate func failure(path: String, writing: Bool) -> Failure {
    let file = quoted(path)
    let after = writing ? "; nothing was recorded" : ""
    // SQLite may quote what a damaged or hostile file holds.
    let message = DisplayText.printable(message)
    return switch kind {
    // SQLITE_CONSTRAINT_DATATYPE: a sum that no longer is a whole number of 64 bits.
    case .constraint where code == 3091:
      Failure(.refused, "a total of \(file) would grow beyond all bounds\(after)")
    case .busy: Failure(.busy, "\(file) is in use by another program; try again\(after)")
    case .readOnly where !writing:
      Failure(.permission, "\(file) needs recovery after a crash; its owner must open it once")
    case .readOnly, .permission, .cannotOpen:
      Failure(
        .permission,
        "\(file) or its directory cannot be \(writing ? "written" : "read"): permission denied\(after)"
      )
    case .full: Failure(.inputOutput, "disk full while writing \(file)\(after)")
    case .inputOutput: Failure(.inputOutput, "input/output error on \(file) (\(code))\(after)")
    case .corrupt: Failure(.data, "\(file) is damaged (\(message)); nothing was changed")
    case .notADatabase: Failure(.data, "\(file) is not a scorebox file; nothing was changed")
    case .interrupted, .constraint, .other:
      Failure(.data, "\(file): \(message) (\(code)); this is a fault of scorebox\(after)")
    }
  }
}

extension Phrase {
  /// What the operating system says of an `errno`.
  static func reason(_ code: Int32) -> Phrase {
    Phrase(verbatim: FileError.reason(code))
  }
}
