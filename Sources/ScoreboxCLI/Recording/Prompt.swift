import CommandKit
import SQLiteKit
import Text

/// Questions to a person at a terminal, on standard error since they are no data.
struct Prompt {
  let world: World

  /// The end of input, Ctrl-D, in the place of an answer.
  struct EndOfInput: Error {}

  /// Says something that needs no answer.
  func say(_ text: String) throws {
    try put(text, with: world.ask)
  }

  /// Puts data on standard output at once.
  func print(_ text: String) throws {
    try put(text, with: world.say)
  }

  /// The line typed in answer, without blanks at its ends.
  func answer(to question: String) throws -> String {
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
  func isYes(_ question: String) throws -> Bool {
    ["y", "yes", "はい"].contains(Name.key(of: try answer(to: question + " [y/N] ")))
  }

  /// The names typed in answer, parted as in a list or, without that, by blanks.
  func names(_ question: String) throws -> [String] {
    let line = try answer(to: question)
    guard let items = try? ListWord.split(line) else { return [] }
    if items.count > 1 || line.hasPrefix("\"") { return items.filter { !$0.isEmpty } }
    return line.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\u{3000}" })
      .map(String.init)
  }

  private func put(_ text: String, with writer: (String) throws(SystemError) -> Void) throws {
    do throws(SystemError) {
      try writer(text)
    } catch {
      throw Failure(.inputOutput, "the terminal: \(FileError.reason(error.code))")
    }
  }
}
