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
      case let error as StorageError: Failure(error.status, error.message)
      case let error as FileError: Failure(error.status, error.message)
      case let error as SQLiteError:
        Failure(error.status, error.message(quoted(path), writing: writing))
      case let error as SystemError: Failure(.inputOutput, .standardInput(.reason(error.code)))
      default: Failure(.data, Phrase("unexpected: \(error)", "予期しないエラーです: \(error)"))
      }
  }
}

extension Phrase {
  static func onNetwork(_ path: String) -> Phrase {
    Phrase(
      "\(quoted(path)) lies on a network file system, where two who write at once can damage it; let one machine write",
      "\(quoted(path)) はネットワーク上のファイルです。同時に書き込むと壊れることがあるので、書き込みは1台だけにしてください")
  }

  fileprivate static let unchanged = Phrase("; nothing was changed", "。何も変更していません")
  fileprivate static let unrecorded = Phrase("; nothing was recorded", "。何も記録していません")

  fileprivate static func notScorebox(_ path: String) -> Phrase {
    Phrase(
      "\(quoted(path)) is not a scorebox file", "\(quoted(path)) は scorebox のファイルではありません")
      + unchanged
  }

  fileprivate static func standardInput(_ reason: Phrase) -> Phrase {
    Phrase("standard input: ", "標準入力: ") + reason
  }
}

extension StorageError {
  fileprivate var status: Status {
    switch self {
    case .missing: .missing
    case .foreign, .newer, .altered, .orphan, .writeAhead: .data
    case .moved: .inputOutput
    case .readOnly: .permission
    case .exists, .noFreeName: .refused
    }
  }

  fileprivate var message: Phrase {
    switch self {
    case .missing(let path):
      Phrase(
        "there is no file \(quoted(path)); add-game or add-round makes one",
        "\(quoted(path)) というファイルはありません。add-game か add-round で作られます")
    case .foreign(let path): .notScorebox(path)
    case .newer(let path, let version):
      Phrase(
        "\(quoted(path)) was written by a newer scorebox (schema \(version), this one knows \(Schema.version))",
        "\(quoted(path)) は新しい版の scorebox のファイルです (スキーマ \(version)、この版で扱えるのは \(Schema.version) まで)")
    case .altered(let path):
      Phrase(
        "\(quoted(path)) has been altered: its tables are not those of a scorebox file",
        "\(quoted(path)) は書き換えられていて、テーブルが scorebox のものと違います") + .unchanged
    case .orphan(let path, let journal):
      Phrase(
        "\(quoted(path)) is missing, but \(quoted(journal)) was left behind; put the file back, or move that one away",
        "\(quoted(path)) がないのに \(quoted(journal)) が残っています。ファイルを元に戻すか、残ったほうを移してください")
    case .writeAhead(let path):
      Phrase(
        "\(quoted(path)) was put into WAL mode; close every program that uses it and run: ",
        "\(quoted(path)) は WAL モードになっています。使っているプログラムをすべて閉じて、次を実行してください: ")
        + Phrase(verbatim: "sqlite3 FILE 'PRAGMA journal_mode=DELETE'")
    case .exists(let path):
      Phrase(
        "there is a file \(quoted(path)) already; choose another name",
        "\(quoted(path)) は既にあります。別の名前を指定してください")
    case .noFreeName(let path):
      Phrase(
        "the old contents of \(quoted(path)) cannot be kept: too many are kept already",
        "\(quoted(path)) の元の内容を残せません。既に多くのファイルが残っています")
    case .moved(let path):
      Phrase(
        "\(quoted(path)) was deleted or replaced meanwhile",
        "\(quoted(path)) は途中で削除されたか、置き換えられました") + .unrecorded
    case .readOnly(let path):
      Phrase(
        "\(quoted(path)) cannot be written: permission denied",
        "\(quoted(path)) に書き込めません: 権限がありません") + .unrecorded
    }
  }
}

extension FileError {
  fileprivate var status: Status {
    switch self {
    case .notRegular, .hardLinked, .notADatabase: .data
    case .danglingLink: .missing
    case .system(_, _, let code): Self.status(code)
    }
  }

  fileprivate var message: Phrase {
    switch self {
    case .notRegular(let path):
      Phrase(
        "\(quoted(path)) is not a regular file", "\(quoted(path)) は通常のファイルではありません")
        + .unchanged
    case .hardLinked(let path):
      Phrase(
        "\(quoted(path)) has more than one name (hard links), and a crash could not be undone; keep one name",
        "\(quoted(path)) には名前が複数あり (ハードリンク)、障害のときに元に戻せません。名前を 1 つにしてください")
    case .danglingLink(let path):
      Phrase("\(quoted(path)) is a link to nothing", "\(quoted(path)) のリンク先がありません")
    case .notADatabase(let path): .notScorebox(path)
    case .system(.read, let path, let code):
      Phrase("cannot read \(quoted(path)): ", "\(quoted(path)) を読めません: ") + .reason(code)
    case .system(.open, let path, let code):
      Phrase("cannot open \(quoted(path)): ", "\(quoted(path)) を開けません: ") + .reason(code)
    case .system(.create, let path, let code):
      Phrase("cannot create \(quoted(path)): ", "\(quoted(path)) を作れません: ") + .reason(code)
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
  /// SQLITE_CONSTRAINT_DATATYPE: a sum that no longer is a whole number of 64 bits.
  private var isOverflow: Bool { code == 3091 }

  fileprivate var status: Status {
    switch kind {
    case .constraint where isOverflow: .refused
    case .busy: .busy
    case .readOnly, .permission, .cannotOpen: .permission
    case .full, .inputOutput: .inputOutput
    case .corrupt, .notADatabase, .interrupted, .constraint, .other: .data
    }
  }

  fileprivate func message(_ file: String, writing: Bool) -> Phrase {
    let after = writing ? Phrase.unrecorded : Phrase(verbatim: "")
    // SQLite may quote what a damaged or hostile file holds.
    let message = DisplayText.printable(message)
    return switch kind {
    case .constraint where isOverflow:
      Phrase("a total of \(file) would grow beyond all bounds", "\(file) の合計が大きくなりすぎます") + after
    case .busy:
      Phrase(
        "\(file) is in use by another program; try again",
        "\(file) はほかのプログラムが使用中です。もう一度試してください") + after
    case .readOnly where !writing:
      Phrase(
        "\(file) needs recovery after a crash; its owner must open it once",
        "\(file) は障害からの回復が必要です。所有者が一度開いてください")
    case .readOnly, .permission, .cannotOpen:
      Phrase(
        "\(file) or its directory cannot be \(writing ? "written" : "read"): permission denied",
        "\(file) またはそのディレクトリ\(writing ? "に書き込めません" : "を読めません"): 権限がありません") + after
    case .full:
      Phrase("disk full while writing \(file)", "\(file) の書き込み中にディスクがいっぱいになりました") + after
    case .inputOutput:
      Phrase("input/output error on \(file) (\(code))", "\(file) で入出力エラーが起きました (\(code))") + after
    case .corrupt:
      Phrase("\(file) is damaged (\(message))", "\(file) は壊れています (\(message))") + .unchanged
    case .notADatabase:
      Phrase("\(file) is not a scorebox file", "\(file) は scorebox のファイルではありません") + .unchanged
    case .interrupted, .constraint, .other:
      Phrase(
        "\(file): \(message) (\(code)); this is a fault of scorebox",
        "\(file): \(message) (\(code))。scorebox の不具合です") + after
    }
  }
}
