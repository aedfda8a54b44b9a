import CommandKit
import Interchange
import Scoring
import Storage
import Text

extension Verb {
  static let backup = Verb(
    command: Command(
      "backup", summary: BackupHelp.summary,
      operands: [Operand("FILE", summary: BackupHelp.file)],
      discussion: BackupHelp.discussion,
      examples: [Example("scorebox backup scores-2026-11.db", BackupHelp.example)])
  ) { context in
    let path = context.arguments.operands[0]
    let file = try context.file
    let isRehearsal = context.arguments.flag("dry-run")
    do {
      if try file.claims(path) { throw StorageError.exists(path: path) }
      if !isRehearsal { try file.backUp(to: path) }
    } catch {
      throw Failure(error, path: path, writing: true)
    }
    guard !context.arguments.flag("json") else {
      return Answer([
        JSON.object([
          "schema": .string("scorebox/backup/1"), "dry_run": .bool(isRehearsal),
          "file": .string(path),
        ]).text
      ])
    }
    return Answer(echo: [.backedUp(file.path, to: path, isRehearsal: isRehearsal)])
  }

  static let restore = Verb(
    command: Command(
      "restore", summary: BackupHelp.restore,
      operands: [Operand("FILE", summary: BackupHelp.source)],
      discussion: BackupHelp.restoreDiscussion)
  ) { context in
    let path = context.arguments.operands[0]
    let file = try context.file
    let source = ScoreFile(path: path, isNamed: true)
    let isRehearsal = context.arguments.flag("dry-run")
    var kept: String?
    do {
      if try file.claims(path) { throw Failure(.usage, .restoreFromItself(path)) }
      // Read first, so that nobody is asked about a file that is none.
      try source.read { _ in }
      if !isRehearsal {
        try context.confirm(.restoreQuestion(path, file.path))
        let day = try context.today.iso
        kept = try file.restore(from: source) { number in
          "\(file.path).before-\(day)" + (number == 1 ? "" : "-\(number)")
        }
      }
    } catch {
      throw Failure(error, path: path, writing: true)
    }
    var answer =
      context.arguments.flag("json")
      ? Answer([
        JSON.object([
          "schema": .string("scorebox/restore/1"), "dry_run": .bool(isRehearsal),
          "file": .string(file.path), "from": .string(path),
          "kept": kept.map(JSON.string) ?? .null,
        ]).text
      ]) : Answer(echo: [.restored(file.path, from: path, kept: kept, isRehearsal: isRehearsal)])
    answer.isStored = !isRehearsal
    return answer
  }
}
