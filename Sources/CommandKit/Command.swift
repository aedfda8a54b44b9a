package import Text

/// One verb of the program, as declared: parser, usage line and help all read this value.
package struct Command: Equatable, Sendable {
  /// The verb as it is typed.
  package let name: String
  /// One line without a closing period.
  package let summary: Phrase
  /// In the order in which they are typed; only the last may repeat.
  package let operands: [Operand]
  /// The command's own options, without the common ones.
  package let options: [Option]
  /// Further paragraphs, one a line; a line that begins with a blank is printed as it stands.
  package let discussion: Phrase?
  /// Command lines worth copying.
  package let examples: [Example]

  /// Declares a command.
  package init(
    _ name: String, summary: Phrase, operands: [Operand] = [], options: [Option] = [],
    discussion: Phrase? = nil, examples: [Example] = []
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    self.options = options
    self.discussion = discussion
    self.examples = examples
  }
}

/// A word a command takes by its place.
package struct Operand: Equatable, Sendable {
  /// The placeholder in usage lines, such as `GAME`.
  package let name: String
  /// One line for the help; nil leaves the operand out of the list of operands.
  package let summary: Phrase?
  /// Whether the command runs without it.
  package let optional: Bool
  /// Whether more words of this kind may follow.
  package let repeats: Bool

  /// Declares an operand.
  package init(
    _ name: String, summary: Phrase? = nil, optional: Bool = false, repeats: Bool = false
  ) {
    self.name = name
    self.summary = summary
    self.optional = optional
    self.repeats = repeats
  }
}

/// What an option takes besides its name.
package enum OptionValue: Equatable, Sendable {
  /// `--name VALUE`, `--name=VALUE`, `-nVALUE`; the next word is taken whatever it looks like.
  case required(String)
  /// `--name` or `--name=VALUE`; the next word is never taken.
  case optional(String)
}

/// An option: a long name, perhaps a short one, and what it takes.
package struct Option: Equatable, Sendable {
  /// The long name without dashes.
  package let long: String
  /// The one-letter name; never a digit.
  package let short: Character?
  /// What it takes; nil is a plain flag.
  package let value: OptionValue?
  /// One line without a closing period.
  package let summary: Phrase
  /// The values allowed; empty allows any.
  package let choices: [String]
  /// Understood, but neither listed nor suggested.
  package let hidden: Bool
  /// Whether a command has this meaning of its own for a common option of that name.
  package let replacesCommon: Bool

  /// Declares an option.
  package init(
    _ long: String, _ short: Character? = nil, value: OptionValue? = nil, choices: [String] = [],
    hidden: Bool = false, replacesCommon: Bool = false, summary: Phrase
  ) {
    self.long = long
    self.short = short
    self.value = value
    self.choices = choices
    self.hidden = hidden
    self.replacesCommon = replacesCommon
    self.summary = summary
  }
}

/// A command line and what it does.
package struct Example: Equatable, Sendable {
  /// The whole line, the program's name included.
  package let line: String
  /// What it does, in one line.
  package let what: Phrase

  /// Declares an example.
  package init(_ line: String, _ what: Phrase) {
    self.line = line
    self.what = what
  }
}
