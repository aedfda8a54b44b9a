/// Words the program does not understand.
package struct UsageError: Error, Equatable, Sendable {
  /// What is wrong; words and options stand as they were typed, suggestions as they are to be.
  package enum Problem: Equatable, Sendable {
    /// Options only, no verb.
    case missingCommand
    /// No command of this name.
    case unknownCommand(String, suggestions: [String])
    /// No option of this name here.
    case unknownOption(String, suggestions: [String])
    /// A known option in the wrong place: a command's own before the verb, or one refused here.
    case misplacedOption(String)
    /// An option that needs a value ends the line.
    case missingValue(option: String)
    /// `--flag=value` for a flag.
    case unexpectedValue(option: String, value: String)
    /// A value that is not one of the choices.
    case badChoice(option: String, value: String, choices: [String])
    /// Too few operands; the name of the first that is missing.
    case missingOperand(String)
    /// Too many operands; the first one too many.
    case unexpectedOperand(String)
  }

  /// What is wrong.
  package let problem: Problem
  /// The command whose usage line helps; nil before one is known.
  package let command: String?
  /// The index of the word in question; nil where something is missing.
  package let position: Int?

  /// Creates an error.
  package init(_ problem: Problem, command: String?, position: Int?) {
    self.problem = problem
    self.command = command
    self.position = position
  }
}
