import CommandKit
import Text

/// Every command of the program, in the order of the overview.
enum Verbs {
  static let groups: [(heading: String, verbs: [Verb])] = [
    ("Recording", [.addRound]),
    ("Sheets", [.addGame, .games]),
    ("People", [.addPlayer, .players]),
    ("Rules", [.rules]),
    ("Reading", [.show]),
    ("Help", [.help]),
  ]

  static let common: [Option] = [
    Option(
      "file", "f", value: .required("DB"),
      summary: "the score file, instead of $SCOREBOX_FILE or the usual one"),
    Option(
      "json", value: .optional("VERSION"), choices: ["1"],
      summary: "answer as JSON, of this version of the format"),
    Option(
      "output", "o", value: .required("FILE"),
      summary: "write the answer to this file, whole or not at all"),
    Option("dry-run", "n", summary: "say what would happen and change nothing"),
    Option(
      "lang", value: .required("LANGUAGE"), choices: Language.allCases.map(\.rawValue),
      summary: "the language of the answer"),
    Option("quiet", "q", summary: "no confirmation and no notes, only errors"),
    Option("yes", "y", summary: "answer yes to every question"),
    Option("help", "h", summary: "show help for a command"),
    Option("version", summary: "show the version"),
  ]

  static let table = CommandTable(
    program: "scorebox",
    summary: "The score sheet of a mahjong table: record hanchan, see scores and sums side by side",
    groups: groups.map { CommandGroup($0.heading, $0.verbs.map(\.command)) }, common: common,
    discussion: """
      A round is one hanchan at one table; a game is a sheet: an evening, a table, or a season.
      Statuses: 0 done, 1 refused or not found, 64 wrong words, 65 bad data, 66 file missing, \
      74 input/output error, 75 busy, 77 no permission.
      Environment: SCOREBOX_FILE, SCOREBOX_GAME, SCOREBOX_DAY_STARTS (06:00), SCOREBOX_WAIT (seconds).
      """)

  static func verb(_ name: String) -> Verb? {
    groups.lazy.flatMap(\.verbs).first { $0.command.name == name }
  }
}

extension Verb {
  /// Answered by the table itself; declared so that it is listed.
  static let help = Verb(
    command: Command(
      "help", summary: "show help for a command",
      operands: [Operand("COMMAND", summary: "the command to explain", optional: true)])
  ) { _ in Answer() }
}
