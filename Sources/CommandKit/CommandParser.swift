/// Names like a mistyped one, best first: the word and the names to choose from.
package typealias Suggest = (_ word: String, _ names: [String]) -> [String]

extension CommandTable {
  /// Reads the words after the program's name.
  ///
  /// Throws a ``UsageError`` for the first word that is wrong; near misses come from `suggest`.
  package func parse(
    _ words: [String], suggest: @escaping Suggest
  ) throws(UsageError) -> Invocation {
    guard !words.isEmpty else { return .overview }
    var parser = CommandParser(table: self, words: words, suggest: suggest)
    return try parser.invocation()
  }

  /// Reads what would follow a command's name, as in a batch line.
  ///
  /// The options in `refused` (long names), `help` and `version` cannot stand there. Throws a
  /// ``UsageError`` for the first word that is wrong.
  package func arguments(
    of command: Command, _ words: [String], refused: Set<String> = [], suggest: @escaping Suggest
  ) throws(UsageError) -> Arguments {
    var parser = CommandParser(
      table: self, words: words, suggest: suggest, command: command,
      refused: refused.union([CommandParser.help, CommandParser.version]))
    while try parser.readWord() {}
    try parser.checkOperands(of: command)
    return parser.arguments
  }
}

/// The state of one parse: a walk over the words from left to right.
struct CommandParser {
  static let help = "help"
  static let version = "version"

  let table: CommandTable
  let words: [String]
  let suggest: Suggest
  var command: Command?
  var refused: Set<String> = []
  var arguments = Arguments()
  var next = 0
  private var optionsEnded = false

  init(
    table: CommandTable, words: [String], suggest: @escaping Suggest, command: Command? = nil,
    refused: Set<String> = []
  ) {
    self.table = table
    self.words = words
    self.suggest = suggest
    self.command = command
    self.refused = refused
  }

  /// Reads all words; help and version are answered as soon as they are clear.
  mutating func invocation() throws(UsageError) -> Invocation {
    while try readWord() {
      if arguments.flag(Self.version) { return .version }
      if let command, arguments.flag(Self.help) { return .help(command) }
    }
    guard let command else {
      if arguments.flag(Self.help) { return .overview }
      throw UsageError(.missingCommand, command: nil, position: nil)
    }
    try checkOperands(of: command)
    guard command.name == Self.help else { return .run(command, arguments) }
    guard let topic = arguments.operands.first else { return .overview }
    return .help(try findCommand(topic, at: arguments.positions[0]))
  }

  /// Reads one word and what belongs to it; false at the end.
  mutating func readWord() throws(UsageError) -> Bool {
    guard next < words.count else { return false }
    let position = next
    let word = words[position]
    next += 1
    if !optionsEnded, word == "--" {
      optionsEnded = true
    } else if !optionsEnded, word.hasPrefix("--") {
      try readLong(word, at: position)
    } else if !optionsEnded, Self.isCluster(word) {
      try readCluster(word, at: position)
    } else if command == nil {
      command = try findCommand(word, at: position)
    } else {
      arguments.append(word, at: position)
    }
    return true
  }

  /// Refuses too few or too many operands.
  func checkOperands(of command: Command) throws(UsageError) {
    let declared = command.operands
    let count = arguments.operands.count
    if count < declared.count, !declared[count].optional {
      throw UsageError(
        .missingOperand(declared[count].name), command: command.name, position: nil)
    }
    if count > declared.count, declared.last?.repeats != true {
      throw UsageError(
        .unexpectedOperand(arguments.operands[declared.count]), command: command.name,
        position: arguments.positions[declared.count])
    }
  }

  private func findCommand(_ word: String, at position: Int) throws(UsageError) -> Command {
    if let found = table.command(named: word) { return found }
    let names = suggest(word, table.commands.map(\.name))
    throw UsageError(
      .unknownCommand(word, suggestions: names), command: command?.name, position: position)
  }

  /// Whether a word is short options: `-4`, `-.5`, `-５` and `-` alone are not.
  private static func isCluster(_ word: String) -> Bool {
    guard word.first == "-", let letter = word.dropFirst().first else { return false }
    return !("0"..."9" ~= letter || "０"..."９" ~= letter || letter == "." || letter == "．")
  }
}
