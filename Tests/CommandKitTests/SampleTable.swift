import CommandKit
import Text

/// What is said alike in every language.
extension Phrase: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) {
    self.init(verbatim: text)
  }
}

/// The fixed words, in English and Japanese.
let headings = Headings(
  usage: Phrase("Usage", "使い方"), operands: Phrase("Operands", "引数"),
  options: Phrase("Options", "オプション"), commonOptions: Phrase("Common options", "共通"),
  examples: Phrase("Examples", "例"), anyOptions: Phrase("options", "オプション"))

/// A small program with every kind of operand and option.
let sample = CommandTable(
  program: "scorebox", summary: "Keeps the scores of a mahjong table", headings: headings,
  groups: [
    CommandGroup(
      "Recording",
      [
        Command(
          "add-round", summary: "Record a round",
          operands: [Operand("SCORE", optional: true, repeats: true)],
          options: [
            Option("game", value: .required("GAME"), summary: "the game to write to"),
            Option("score", value: .required("SCORE"), summary: "a score"),
            Option("unbalanced", summary: "store it although the sum is off"),
            Option("sticks", "s", value: .required("N"), summary: "sticks left on the table"),
          ]),
        Command(
          "rename-player", summary: "Give a player another name",
          operands: [Operand("NAME"), Operand("NEW")]),
      ]),
    CommandGroup(
      "Reading",
      [
        Command(
          "show", summary: "Show scores and sums",
          operands: [Operand("GAME", summary: "a game's name or number", optional: true)],
          options: [
            Option("cols", value: .required("SPEC"), summary: "show only these players"),
            Option(
              "layout", value: .required("HOW"), choices: ["side", "stack"],
              summary: "how the tables stand"),
            Option("trace", hidden: true, summary: "print the statements"),
          ],
          discussion: "The tables show the same players.\n  score  sum",
          examples: [Example("scorebox show --cols 3-6", "players 3 to 6")]),
        Command(
          "help", summary: "Explain a command", operands: [Operand("COMMAND", optional: true)]),
      ]),
  ],
  common: [
    Option("file", "f", value: .required("DB"), summary: "the file to use"),
    Option("dry-run", "n", summary: "say what would happen"),
    Option("quiet", "q", summary: "print no notes"),
    Option(
      "json", value: .optional("VERSION"), choices: ["1"], summary: "print JSON"),
    Option("help", "h", summary: "show this help"),
    Option("version", summary: "show the version"),
  ],
  discussion: "See 'scorebox help COMMAND' for one command.")
