import CommandKit
import SQLiteKit
import Storage
import Text

/// The program: words in, text and a status out.
package enum Program {
  /// The version `--version` prints.
  static let version = "0.1.0"
  /// The day of that version, for the manual page.
  static let released = "2026-12-07"

  /// Runs the command of this process and gives its exit status.
  package static func main() -> Int32 {
    System.prepare()
    let arguments = System.arguments()
    let words = arguments.compactMap(\.self)
    guard words.count == arguments.count else {
      let place = (arguments.firstIndex { $0 == nil } ?? 0) + 1
      return Run(World.real, words).finish(Failure(.usage, .notUTF8(argument: place)))
    }
    return run(words)
  }

  /// Runs the command of these words and gives its exit status.
  package static func run(_ words: [String]) -> Int32 {
    var run = Run(World.real, words)
    do {
      return try run.answer(words)
    } catch {
      return run.finish(Failure(error, path: "", writing: false))
    }
  }
}

/// One run of the program: answers to standard output or a file, all else to standard error.
private struct Run {
  let world: World
  let settings: Settings
  /// Guessed from the words until they are understood, since their errors are told in it too.
  var language: Language

  init(_ world: World, _ words: [String]) {
    self.world = world
    settings = Settings(world)
    var option: String?
    for (index, word) in words.prefix(while: { $0 != "--" }).enumerated() {
      if word == "--lang", index + 1 < words.count { option = words[index + 1] }
      if word.hasPrefix("--lang=") { option = String(word.dropFirst(7)) }
    }
    language = settings.language(option: option)
  }

  mutating func answer(_ words: [String]) throws -> Int32 {
    switch try Verbs.invocation(words) {
    case .overview: return print(Verbs.table.overview(style))
    case .help(let command): return print(Verbs.table.help(for: command, style))
    case .version: return print("scorebox \(Program.version)\n")
    case .run(let command, let arguments):
      let context = Context(
        world: world, arguments: arguments, command: command, settings: settings, words: words)
      guard let verb = Verbs.verb(command.name) else { return Status.usage.rawValue }
      language = context.language
      return try run(verb, context)
    }
  }

  private var style: HelpStyle {
    HelpStyle(language, width: min(max(world.terminalColumns ?? 80, 20), 100)) {
      DisplayText.width($0)
    }
  }

  /// Runs a command and puts its answer where it belongs.
  private func run(_ verb: Verb, _ context: Context) throws -> Int32 {
    guard let path = context.arguments.value("output"), path != "-" else {
      let answer = try verb.run(context)
      complain(answer, context)
      if let pager = answer.pager {
        if Pager.show(text(of: answer, context), with: pager) == .shown { return 0 }
        complain([.note + .pagerFailed(pager)])
      }
      if answer.bytes != nil, world.outputIsTerminal { throw Failure(.usage, .bytesOnTerminal) }
      return print(bytes(of: answer, context), stored: answer.isStored, answer.status)
    }
    guard !path.isEmpty else { throw Failure(.usage, .emptyOutputName) }
    guard !System.isSameFile(path, try context.file.path), try !context.file.claims(path) else {
      throw Failure(.usage, .outputIsScoreFile(path))
    }
    var isStored = false
    do {
      // Made before the command runs, so that nothing is recorded that cannot be answered.
      let replacement = try System.Replacement(of: path)
      let answer = try verb.run(context)
      isStored = answer.isStored
      try replacement.finish(with: bytes(of: answer, context))
      complain(answer, context)
      return answer.status.rawValue
    } catch let error as SystemError {
      let reason = error.code == 17 ? .notRegularFile : Phrase.reason(error.code)
      let status = FileError.status(error.code)
      throw Failure(
        status == .missing ? .inputOutput : status, .cannotWrite(path, reason, stored: isStored))
    }
  }

  private func bytes(of answer: Answer, _ context: Context) -> [UInt8] {
    answer.bytes ?? Array(text(of: answer, context).utf8)
  }

  private func text(of answer: Answer, _ context: Context) -> String {
    context.arguments.flag("quiet") && answer.isEcho ? "" : answer.output[language]
  }

  private func complain(_ answer: Answer, _ context: Context) {
    let unread = settings.defaults.failure.map { $0.message + .builtInUsed }
    let notes = [unread].compactMap(\.self) + answer.notes
    complain((context.arguments.flag("quiet") ? [] : notes.map { .note + $0 }) + answer.errors)
  }

  private func print(_ text: String) -> Int32 { print(Array(text.utf8)) }

  private func print(
    _ bytes: [UInt8], stored: Bool = false, _ status: Status = .done
  ) -> Int32 {
    do {
      try System.write(bytes, to: 1)
      return status.rawValue
    } catch {
      return finish(
        Failure(.inputOutput, .standardOutput(.reason(error.code), stored: stored)))
    }
  }

  /// Tells of a failure, and how the command is typed where the words were wrong.
  func finish(_ failure: Failure) -> Int32 {
    complain([failure.message])
    if failure.status == .usage, let name = failure.usage,
      let command = Verbs.table.command(named: name)
    {
      try? System.write(Verbs.table.usageLine(for: command, in: language) + "\n", to: 2)
    }
    return failure.status.rawValue
  }

  private func complain(_ clauses: [Phrase]) {
    // Where even standard error cannot be written there is nobody to tell.
    try? System.write(clauses.map { "scorebox: \($0[language])\n" }.joined(), to: 2)
  }
}
