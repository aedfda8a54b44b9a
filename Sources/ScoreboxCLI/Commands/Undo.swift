import CommandKit
import Interchange
import SQLiteKit
import Storage
import Text

extension Verb {
  static let undo = Verb(
    command: Command(
      "undo", summary: UndoHelp.summary, discussion: UndoHelp.discussion)
  ) { context in
    try Reversal(isAgain: false).run(context)
  }

  static let redo = Verb(
    command: Command("redo", summary: UndoHelp.redo, discussion: UndoHelp.redoDiscussion)
  ) { context in
    try Reversal(isAgain: true).run(context)
  }
}

/// Taking back the last command, or bringing back what was taken back.
private struct Reversal {
  let isAgain: Bool

  /// The change it is about, with what that would do in words.
  private struct Plan {
    let record: LogRecord
    let lines: [Phrase]

    /// Not more of them than can be read.
    var shown: [Phrase] {
      lines.count <= 110
        ? lines : lines.prefix(100) + [.moreChanges(lines.count - 100)]
    }
  }

  func run(_ context: Context) throws -> Answer {
    let plan = try context.read { (stores: Stores) throws -> Plan in try self.plan(stores) }
    let isRehearsal = context.arguments.flag("dry-run")
    if !isRehearsal {
      try context.confirm(
        .reverse(DisplayText.printable(plan.record.entry.command), isAgain: isAgain, plan.shown))
    }
    let id = plan.record.id
    return try context.write(isAgain ? .redo(id) : .undo(id)) { stores in
      // Somebody else may have been quicker.
      guard try record(stores)?.id == id else {
        throw Failure(.refused, .changedMeanwhile)
      }
      guard try stores.log.apply(plan.record, again: isAgain) else {
        throw Failure(.refused, .changedSince)
      }
      return answer(plan, context)
    }
  }

  private func record(_ stores: Stores) throws -> LogRecord? {
    try isAgain ? stores.log.redoable() : stores.log.undoable()
  }

  private func plan(_ stores: Stores) throws -> Plan {
    guard let record = try record(stores) else {
      throw Failure(.refused, isAgain ? .nothingToRedo : .nothingToUndo)
    }
    let rows = try (isAgain ? record.changes : record.changes.inverted()).rows()
    return Plan(record: record, lines: try ChangeText(rows, in: stores).lines)
  }

  private func answer(_ plan: Plan, _ context: Context) -> Answer {
    let isRehearsal = context.arguments.flag("dry-run")
    let entry = plan.record.entry
    guard !context.arguments.flag("json") else {
      return Answer([
        JSON.object([
          "schema": .string("scorebox/\(context.command.name)/1"),
          "dry_run": .bool(isRehearsal),
          "id": .integer(plan.record.id),
          "command": .string(entry.command),
          "changes": .array(plan.lines.map { .string($0.en) }),
        ]).text
      ])
    }
    var answer = Answer(
      echo: [
        .reversed(
          DisplayText.printable(entry.command), by: DisplayText.printable(entry.who),
          isAgain: isAgain, isRehearsal: isRehearsal)
      ] + plan.shown.map { Phrase(verbatim: "  ") + $0 })
    answer.isStored = !isRehearsal
    return answer
  }
}
