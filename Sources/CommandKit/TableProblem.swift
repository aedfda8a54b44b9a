import Text

/// A mistake in the declaration of a command table.
///
/// The first value is the command concerned, or the program for what belongs to all commands.
package enum TableProblem: Equatable, Sendable {
  /// A command or option name that is not lower-case letters, digits and inner hyphens.
  case badName(String, String)
  /// A command, long option or short option declared twice in one place.
  case duplicate(String, String)
  /// A short option that is not an ASCII letter; digits belong to numbers.
  case badShort(String, Character)
  /// An operand after one that repeats.
  case operandAfterRepeating(String, String)
  /// A required operand after an optional one.
  case requiredAfterOptional(String, String)
  /// Choices for an option that takes no value.
  case choicesWithoutValue(String, String)
  /// A summary, heading or placeholder that is empty in some language; of what.
  case empty(String, String)
  /// A summary that in some language ends in a period or runs over a line; of what.
  case badSummary(String, String)
  /// The command `help` or an option the table answers itself is not declared.
  case missing(String, String)
}

extension CommandTable {
  /// The mistakes in this table, in the order of declaration; a sound table has none.
  package func validate() -> [TableProblem] {
    var problems = summaryProblems(summary, of: program, in: program)
    problems += optionProblems(common, of: program)
    let names = commands.map(\.name)
    problems += duplicates(names).map { .duplicate(program, $0) }
    for name in [CommandParser.help, CommandParser.version]
    where !common.contains(where: { $0.long == name && $0.value == nil }) {
      problems.append(.missing(program, "--" + name))
    }
    if command(named: CommandParser.help)?.operands.map(\.optional) != [true] {
      problems.append(.missing(program, CommandParser.help))
    }
    for group in groups where isSilent(group.heading) || group.commands.isEmpty {
      problems.append(.empty(program, group.heading.en))
    }
    return problems + commands.flatMap(problems(of:))
  }

  private func problems(of command: Command) -> [TableProblem] {
    let name = command.name
    var problems = summaryProblems(command.summary, of: name, in: name)
    if !isName(name) { problems.append(.badName(name, name)) }
    problems += operandProblems(command)
    problems += optionProblems(command.options, of: name)
    let own = Set(command.options.flatMap(spellings))
    let clashes = common(for: command).flatMap(spellings).filter(own.contains)
    problems += clashes.map { .duplicate(name, $0) }
    for example in command.examples where isSilent(example.what) || example.line.isEmpty {
      problems.append(.empty(name, example.line))
    }
    return problems
  }

  private func operandProblems(_ command: Command) -> [TableProblem] {
    var problems: [TableProblem] = []
    var last: Operand?
    for operand in command.operands {
      if operand.name.isEmpty { problems.append(.empty(command.name, operand.name)) }
      if last?.repeats == true {
        problems.append(.operandAfterRepeating(command.name, operand.name))
      }
      if last?.optional == true, !operand.optional {
        problems.append(.requiredAfterOptional(command.name, operand.name))
      }
      last = operand
    }
    return problems
  }

  private func optionProblems(_ options: [Option], of owner: String) -> [TableProblem] {
    var problems: [TableProblem] = duplicates(options.flatMap(spellings)).map {
      .duplicate(owner, $0)
    }
    for option in options {
      let spelling = "--" + option.long
      if !isName(option.long) { problems.append(.badName(owner, spelling)) }
      if let short = option.short, !(short.isASCII && short.isLetter) {
        problems.append(.badShort(owner, short))
      }
      problems += summaryProblems(option.summary, of: spelling, in: owner)
      switch option.value {
      case nil where !option.choices.isEmpty:
        problems.append(.choicesWithoutValue(owner, spelling))
      case .required(""), .optional(""):
        problems.append(.empty(owner, spelling))
      default:
        break
      }
    }
    return problems
  }

  private func summaryProblems(
    _ summary: Phrase, of what: String, in owner: String
  ) -> [TableProblem] {
    if isSilent(summary) { return [.empty(owner, what)] }
    let isBad = Language.allCases.map { summary[$0] }.contains { text in
      text.last.map { ".。".contains($0) } == true || text.contains("\n")
    }
    return isBad ? [.badSummary(owner, what)] : []
  }

  /// Whether nothing is said in one of the languages.
  private func isSilent(_ phrase: Phrase) -> Bool {
    Language.allCases.contains { phrase[$0].isEmpty }
  }

  private func spellings(_ option: Option) -> [String] {
    ["--" + option.long] + (option.short.map { ["-\($0)"] } ?? [])
  }

  private func duplicates(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { !seen.insert($0).inserted }
  }

  private func isName(_ name: String) -> Bool {
    let allowed = name.utf8.allSatisfy {
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
        || $0 == UInt8(ascii: "-")
    }
    return allowed && !name.isEmpty && name.first != "-" && name.last != "-"
  }
}
