import CommandKit
import SQLiteKit
import Storage
import Text

/// The program: words in, text and a status out.
package enum Program {
  /// The version `--version` prints.
  static let version = "0.1.0"

  /// Runs the command of this process and gives its exit status.
  package static func main() -> Int32 {
    System.prepare()
    let arguments = System.arguments()
    let words = arguments.compactMap(\.self)
    guard words.count == arguments.count else {
      let place = (arguments.firstIndex { $0 == nil } ?? 0) + 1
      return finish(Failure(.usage, "argument \(place) is not UTF-8 text"))
    }
    let world = World.real
    do {
      return try answer(words, world)
    } catch {
      return finish(Failure(error, path: "", writing: false))
    }
  }

  private static func answer(_ words: [String], _ world: World) throws -> Int32 {
    switch try invocation(words) {
    case .overview: return print(Verbs.table.overview(style(world)))
    case .help(let command): return print(Verbs.table.help(for: command, style(world)))
    case .version: return print("scorebox \(version)\n")
    case .run(let command, let arguments):
      let context = Context(world: world, arguments: arguments, command: command)
      guard let verb = Verbs.verb(command.name) else { return Status.usage.rawValue }
      return try run(verb, context)
    }
  }

  private static func invocation(_ words: [String]) throws -> Invocation {
    do {
      return try Verbs.table.parse(words, suggest: NearMiss.suggestions(for:among:))
    } catch {
      throw error.failure
    }
  }

  private static func style(_ world: World) -> HelpStyle {
    HelpStyle(width: min(max(world.terminalColumns ?? 80, 20), 100)) { DisplayText.width($0) }
  }

  /// Runs a command and puts its answer where it belongs: notes to standard error, the rest to
  /// output or a file.
  private static func run(_ verb: Verb, _ context: Context) throws -> Int32 {
    guard let path = context.arguments.value("output"), path != "-" else {
      let answer = try verb.run(context)
      complain(answer, context)
      let stored = answer.isEcho && !context.arguments.flag("dry-run")
      return print(text(of: answer, context), stored: stored, answer.status)
    }
    guard !path.isEmpty else { throw Failure(.usage, "the name of the output file is empty") }
    guard !System.isSameFile(path, try context.file.path), try !context.file.claims(path) else {
      throw Failure(
        .usage, "\(quoted(path)) belongs to the score file; name another one with --output")
    }
    do {
      // Made before the command runs, so that nothing is recorded that cannot be answered.
      let replacement = try System.Replacement(of: path)
      let answer = try verb.run(context)
      try replacement.finish(with: text(of: answer, context))
      complain(answer, context)
      return answer.status.rawValue
    } catch let error as SystemError {
      let reason = error.code == 17 ? "it is not a regular file" : FileError.reason(error.code)
      let status = FileError.status(error.code)
      throw Failure(
        status == .missing ? .inputOutput : status, "cannot write \(quoted(path)): \(reason)")
    }
  }

  private static func text(of answer: Answer, _ context: Context) -> String {
    context.arguments.flag("quiet") && answer.isEcho ? "" : answer.output
  }

  private static func complain(_ answer: Answer, _ context: Context) {
    let notes = context.arguments.flag("quiet") ? [] : answer.notes.map { "note: " + $0 }
    complain(notes + answer.errors)
  }

  private static func print(
    _ text: String, stored: Bool = false, _ status: Status = .done
  ) -> Int32 {
    do {
      try System.write(text, to: 1)
      return status.rawValue
    } catch {
      let after = stored ? "; what was recorded stays recorded" : ""
      return finish(
        Failure(.inputOutput, "standard output: \(FileError.reason(error.code))\(after)"))
    }
  }

  /// Tells of a failure, and how the command is typed where the words were wrong.
  private static func finish(_ failure: Failure) -> Int32 {
    complain([failure.message])
    if failure.status == .usage, let name = failure.usage,
      let command = Verbs.table.command(named: name)
    {
      try? System.write(Verbs.table.usageLine(for: command) + "\n", to: 2)
    }
    return failure.status.rawValue
  }

  private static func complain(_ clauses: [String]) {
    // Where even standard error cannot be written there is nobody to tell.
    try? System.write(clauses.map { "scorebox: \($0)\n" }.joined(), to: 2)
  }
}
