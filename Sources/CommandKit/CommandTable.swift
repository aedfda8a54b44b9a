package import Text

/// Commands that stand together under one heading of the overview.
package struct CommandGroup: Equatable, Sendable {
  /// What the commands are for.
  package let heading: Phrase
  /// In the order in which they are listed.
  package let commands: [Command]

  /// Declares a group.
  package init(_ heading: Phrase, _ commands: [Command]) {
    self.heading = heading
    self.commands = commands
  }
}

/// Everything the program understands, declared once; parser and help are derived from it.
///
/// The options `help` and `version` and the command `help` are answered by the table itself;
/// they are declared like any other so that they are listed.
package struct CommandTable: Equatable, Sendable {
  /// The program's name as it is typed.
  package let program: String
  /// What the program is, in one line without a closing period.
  package let summary: Phrase
  /// The fixed words of its help.
  package let headings: Headings
  /// The commands in the order of the overview.
  package let groups: [CommandGroup]
  /// Options that mean the same for every command and may stand before the verb.
  package let common: [Option]
  /// Closing paragraphs of the overview, one a line.
  package let discussion: Phrase?

  /// Declares a program.
  package init(
    program: String, summary: Phrase, headings: Headings, groups: [CommandGroup],
    common: [Option], discussion: Phrase? = nil
  ) {
    self.program = program
    self.summary = summary
    self.headings = headings
    self.groups = groups
    self.common = common
    self.discussion = discussion
  }

  /// All commands, in the order of the overview.
  package var commands: [Command] { groups.flatMap(\.commands) }

  /// The common options that a command has, but for those it gives another meaning.
  package func common(for command: Command?) -> [Option] {
    let own = (command?.options ?? []).filter(\.replacesCommon).map(\.long)
    return own.isEmpty ? common : common.filter { !own.contains($0.long) }
  }

  /// The command of exactly this name; verbs are not abbreviated.
  package func command(named name: String) -> Command? {
    commands.first { $0.name == name }
  }
}
