import CommandKit
import Testing
import Text

@Suite("Checking a command table")
struct TableCheckTests {
  private let help = Option("help", "h", summary: "show help")
  private let version = Option("version", summary: "show the version")
  private let helpCommand = Command(
    "help", summary: "Explain", operands: [Operand("COMMAND", optional: true)])

  private func problems(_ commands: [Command], common: [Option] = []) -> [TableProblem] {
    CommandTable(
      program: "p", summary: "Does", headings: headings,
      groups: [CommandGroup("All", commands + [helpCommand])],
      common: common + [help, version]
    ).validate()
  }

  @Test func `a sound table has no problems`() {
    #expect(sample.validate() == [])
    #expect(problems([]) == [])
  }

  @Test func `what the table answers itself must be declared`() {
    let bare = CommandTable(
      program: "p", summary: "Does", headings: headings, groups: [CommandGroup("", [])], common: [])
    #expect(
      bare.validate() == [
        .missing("p", "--help"), .missing("p", "--version"), .missing("p", "help"),
        .empty("p", ""),
      ])
  }

  @Test func `names are unique and plain`() {
    #expect(
      problems([Command("a", summary: "A"), Command("a", summary: "A")]) == [.duplicate("p", "a")])
    #expect(problems([Command("Add_x", summary: "A")]) == [.badName("Add_x", "Add_x")])
    let clash = Command(
      "a", summary: "A",
      options: [
        Option("x", "x", summary: "x"), Option("y", "x", summary: "y"),
        Option("help", summary: "x"), Option("-z", "4", summary: "z"),
      ])
    #expect(
      problems([clash]) == [
        .duplicate("a", "-x"), .badName("a", "---z"), .badShort("a", "4"),
        .duplicate("a", "--help"),
      ])
    #expect(problems([], common: [help]) == [.duplicate("p", "--help"), .duplicate("p", "-h")])
  }

  @Test func `operands come in an order that can be read`() {
    let operands = [Operand("A", repeats: true), Operand("B", optional: true), Operand("C")]
    #expect(
      problems([Command("a", summary: "A", operands: operands)]) == [
        .operandAfterRepeating("a", "B"), .requiredAfterOptional("a", "C"),
      ])
  }

  @Test func `texts are there in every language`() {
    #expect(problems([Command("a", summary: Phrase("A", ""))]) == [.empty("a", "a")])
    #expect(problems([Command("a", summary: Phrase("A", "あ。"))]) == [.badSummary("a", "a")])
  }

  @Test func `texts are there and without a period`() {
    let command = Command(
      "a", summary: "Does a.",
      options: [
        Option("b", value: .required(""), summary: ""), Option("c", choices: ["1"], summary: "c。"),
      ], examples: [Example("p a", "")])
    #expect(
      problems([command]) == [
        .badSummary("a", "a"), .empty("a", "--b"), .empty("a", "--b"), .badSummary("a", "--c"),
        .choicesWithoutValue("a", "--c"), .empty("a", "p a"),
      ])
  }
}
