import CommandKit

/// A command: what is declared of it, and what it does.
struct Verb: Sendable {
  let command: Command
  let run: @Sendable (Context) throws -> Answer
}

/// What a command answers.
struct Answer {
  /// For standard output, or the file of `--output`; ends with a line end unless empty.
  var output = ""
  /// Whether the output only confirms what was done, so that `--quiet` drops it.
  var isEcho = false
  /// Clauses for standard error.
  var notes: [String] = []
  /// What failed though the rest was done, for standard error also when quiet.
  var errors: [String] = []
  var status = Status.done

  /// An answer of lines.
  init(_ lines: [String] = [], isEcho: Bool = false, notes: [String] = []) {
    output = lines.map { $0 + "\n" }.joined()
    self.isEcho = isEcho
    self.notes = notes
  }
}
