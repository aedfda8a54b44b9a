import CommandKit
import Interchange
import Rendering
import Scoring
import Storage
import Text

extension Verb {
  static let check = Verb(
    command: Command(
      "check", summary: CheckHelp.summary,
      options: [Option("repair-totals", summary: CheckHelp.repair)],
      discussion: CheckHelp.discussion)
  ) { context in
    let before = try context.read { try FileCheck($0) }
    guard context.arguments.flag("repair-totals"), before.damage.isEmpty, !before.drift.isEmpty
    else {
      var answer = before.answer(context)
      answer.notes += try context.file.conflictCopies.map(Phrase.conflictCopy)
      return answer
    }
    let after = try context.write { stores in
      try stores.checks.rebuild()
      return try FileCheck(stores)
    }
    var answer = after.answer(context)
    answer.notes.append(.totalsRepaired(before.drift.map(\.table)))
    answer.isStored = !context.arguments.flag("dry-run")
    return answer
  }
}
