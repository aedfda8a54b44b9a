import CommandKit
import Text

/// Every command of the program, in the order of the overview.
enum Verbs {
  static let groups: [(heading: Phrase, verbs: [Verb])] = [
    (
      ProgramHelp.recording,
      [.addRound, .editRound, .deleteRound, .addChips, .addPenalty, .penalties, .deletePenalty]
    ),
    (ProgramHelp.sheets, [.addGame, .games, .editGame, .closeGame, .reopenGame]),
    (
      ProgramHelp.people,
      [.addPlayer, .players, .editPlayer, .renamePlayer, .mergePlayers, .deletePlayer, .setTeam]
    ),
    (
      ProgramHelp.rules,
      [.rules, .addRule, .editRule, .deleteRule, .diffRules, .setRule, .checkRules]
    ),
    (ProgramHelp.reading, [.show, .view, .explain, .standings, .stats, .chart, .settle]),
    (ProgramHelp.exchange, [.export, .importFiles]),
    (ProgramHelp.safety, [.undo, .redo, .log, .check, .backup, .restore]),
    (ProgramHelp.program, [.setDefault, .completions, .manual, .help]),
  ]

  static let common: [Option] = [
    Option("file", "f", value: .required("DB"), summary: ProgramHelp.file),
    Option("json", value: .optional("VERSION"), choices: ["1"], summary: ProgramHelp.json),
    Option("output", "o", value: .required("FILE"), summary: ProgramHelp.output),
    Option("dry-run", "n", summary: ProgramHelp.dryRun),
    Option(
      "lang", value: .required("LANGUAGE"), choices: Language.allCases.map(\.rawValue),
      summary: ProgramHelp.lang),
    Option("by", value: .required("NAME"), summary: ProgramHelp.by),
    Option("quiet", "q", summary: ProgramHelp.quiet),
    Option("yes", "y", summary: ProgramHelp.yes),
    Option("help", "h", summary: ProgramHelp.ofCommand),
    Option("version", summary: ProgramHelp.version),
  ]

  static let table = CommandTable(
    program: "scorebox", summary: ProgramHelp.summary, headings: ProgramHelp.headings,
    groups: groups.map { CommandGroup($0.heading, $0.verbs.map(\.command)) }, common: common,
    discussion: ProgramHelp.discussion)

  /// What the words of a command line ask for; a failure says what is wrong with them.
  static func invocation(_ words: [String]) throws -> Invocation {
    do {
      return try table.parse(words, suggest: NearMiss.suggestions(for:among:))
    } catch {
      throw error.failure
    }
  }

  static func verb(_ name: String) -> Verb? {
    groups.lazy.flatMap(\.verbs).first { $0.command.name == name }
  }
}

extension Verb {
  /// Answered by the table itself; declared so that it is listed.
  static let help = Verb(
    command: Command(
      "help", summary: ProgramHelp.ofCommand,
      operands: [Operand("COMMAND", summary: ProgramHelp.command, optional: true)])
  ) { _ in Answer() }
}
