import CommandKit
import Text

/// Questions to a person at a terminal, on standard error since they are no data.
struct Prompt {
  let world: World
  let language: Language

  /// The end of input, Ctrl-D, in the place of an answer.
  struct EndOfInput: Error {}

  private func say(_ text: Phrase) throws {
    do throws(SystemError) {
      try world.ask(text[language])
    } catch {
      throw Failure(.inputOutput, .terminal(.reason(error.code)))
    }
  }

  /// Says a line of the conversation.
  func say(line: Phrase) throws {
    try say(line + Phrase(verbatim: "\n"))
  }

  /// Says a clause as it would stand on standard error without a conversation.
  func complain(_ clause: Phrase) throws {
    try say(line: Phrase(verbatim: "scorebox: ") + clause)
  }

  /// Puts data on standard output at once; `stored` says whether something was recorded before.
  func print(_ text: Phrase, stored: Bool) throws {
    do throws(SystemError) {
      try world.say(text[language])
    } catch {
      throw Failure(.inputOutput, .standardOutput(.reason(error.code), stored: stored))
    }
  }

  /// The line typed in answer, without blanks at its ends.
  func answer(to question: Phrase) throws -> String {
    try say(question)
    do {
      guard let line = try world.readLine() else { throw EndOfInput() }
      guard let text = String(validating: line, as: UTF8.self) else { return "?" }
      return Blank.trimmed(text)
    } catch let error as SystemError {
      throw Failure(error, path: "", writing: false)
    }
  }

  /// Whether the answer is yes, also from a Japanese keyboard.
  func isYes(_ question: Phrase) throws -> Bool {
    Phrase.wordsForYes.contains(Name.key(of: try answer(to: question + .yesOrNo)))
  }

  /// The names typed in answer, parted as in a list or, without that, by blanks.
  func names(_ question: Phrase) throws -> [String] {
    let line = try answer(to: question)
    guard let items = try? ListWord.split(line) else { return [] }
    if items.count > 1 || line.hasPrefix("\"") { return items.filter { !$0.isEmpty } }
    return line.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\u{3000}" })
      .map(String.init)
  }
}

extension Context {
  /// Asks before something that loses data, or changes what was played; only yes goes on.
  ///
  /// - Throws: Where nobody is there to ask and there is no `--yes`, and on any other answer.
  func confirm(_ question: Phrase) throws {
    if arguments.flag("yes") { return }
    guard world.inputIsTerminal else {
      throw Failure(.usage, question + .confirmWithYes, usage: nil)
    }
    do {
      if try Prompt(world: world, language: language).isYes(question) { return }
    } catch is Prompt.EndOfInput {
      // The end of input is a no.
    }
    throw Failure(.refused, .notConfirmed)
  }
}
