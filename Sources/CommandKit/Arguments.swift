/// What the words ask for.
package enum Invocation: Equatable, Sendable {
  /// The list of commands: no words at all, `help` or `--help` without a command.
  case overview
  /// The help of one command.
  case help(Command)
  /// The program's version.
  case version
  /// A command to run.
  case run(Command, Arguments)
}

/// The words of one command line, sorted into options and operands but not yet read.
package struct Arguments: Equatable, Sendable {
  private struct Given: Equatable {
    var value: String?
    var position: Int?
  }

  /// The operands in the order typed.
  package private(set) var operands: [String] = []
  /// For each operand, the index of its word among those parsed.
  package private(set) var positions: [Int] = []
  private var given: [String: Given] = [:]

  /// No words.
  package init() {}

  /// Whether the option was given, with or without a value.
  package func flag(_ long: String) -> Bool { given[long] != nil }

  /// The option's last value; nil if it was not given or has none.
  package func value(_ long: String) -> String? { given[long]?.value }

  /// The index of the word that named the option; nil if it was not given or is a default.
  package func position(of long: String) -> Int? { given[long]?.position }

  /// These words, with the options of `other` where they name none themselves.
  ///
  /// Operands stay as they are; an option that came as a default has no position.
  package func withDefaults(from other: Arguments) -> Arguments {
    var merged = self
    for (long, option) in other.given where merged.given[long] == nil {
      merged.given[long] = Given(value: option.value)
    }
    return merged
  }

  /// These words without some of their options.
  package func without(_ options: Set<String>) -> Arguments {
    var rest = self
    rest.given = given.filter { !options.contains($0.key) }
    return rest
  }

  /// These words without the first operand.
  package var droppingFirst: Arguments {
    var rest = self
    rest.operands = Array(operands.dropFirst())
    rest.positions = Array(positions.dropFirst())
    return rest
  }

  /// Appends an operand that stands at the given word.
  mutating func append(_ operand: String, at position: Int) {
    operands.append(operand)
    positions.append(position)
  }

  /// Notes an option; a later one replaces an earlier one.
  mutating func set(_ option: Option, to value: String?, at position: Int) {
    given[option.long] = Given(value: value, position: position)
  }
}
