import CommandKit
import Text

/// A command: what is declared of it, and what it does.
struct Verb: Sendable {
  let command: Command
  let run: @Sendable (Context) throws -> Answer
}

/// What a command answers.
struct Answer {
  /// For standard output, or the file of `--output`; ends with a line end unless empty.
  var output = Phrase(verbatim: "")
  /// What is no text, in place of the output.
  var bytes: [UInt8]?
  /// Whether the output only confirms what was done, so that `--quiet` drops it.
  var isEcho = false
  /// Clauses for standard error.
  var notes: [Phrase] = []
  /// What failed though the rest was done, for standard error also when quiet.
  var errors: [Phrase] = []
  var status = Status.done
  /// The command that pages the output.
  var pager: String?
  /// Whether something new stands in the score file, whatever becomes of the answer.
  var isStored = false

  /// An answer of data: lines that are the same whoever reads them, or are in their language.
  init(_ lines: [String] = [], notes: [Phrase] = []) {
    output = Phrase(verbatim: lines.map { $0 + "\n" }.joined())
    self.notes = notes
  }

  /// The confirmation of what was done.
  init(echo lines: [Phrase], notes: [Phrase] = []) {
    output = lines.map { $0 + Phrase(verbatim: "\n") }.joined()
    isEcho = true
    self.notes = notes
  }
}
