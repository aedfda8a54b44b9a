import Foundation
import TestSupport
import Testing

/// Every `console` block of the README is what the program answers today.
@Suite struct `The README` {
  /// A command line and all that it prints.
  struct Example: CustomTestStringConvertible {
    let command: String
    let answer: String
    var testDescription: String { command }
  }

  static func examples() throws -> [[Example]] {
    let text = try String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
    return text.components(separatedBy: "```console\n").dropFirst().map { block in
      (block.components(separatedBy: "```").first ?? "").components(separatedBy: "$ scorebox ")
        .dropFirst().map { example in
          let lines = example.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
          return Example(command: String(lines[0]), answer: String(lines[1]))
        }
    }
  }

  /// Days are those of the run; the README shows those of the evening it tells of.
  private func undated(_ text: String) -> String {
    text.replacing(#/(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{4}-\d\d-\d\d/#, with: "DAY")
      .replacing(#/\d{4}-\d\d-\d\d/#, with: "DATE")
  }

  @Test func `opens with the evening that the demo records`() throws {
    let box = try Sandbox()
    try box.run(
      "add-game", "Friday night", "--date", "2026-11-27", "--players", "Aoki,Baba,Chiba,Doi,Endo")
    try box.run(
      "add-round", "-", "--date", "2026-11-27", input: Repository.fixture("friday-night.txt"))
    let screen = try #require(Self.examples().first?.first)
    #expect(screen.command == "show")
    #expect(try box.run("show").output == screen.answer)
  }

  @Test func `tells of an evening that goes as it says`() throws {
    let box = try Sandbox()
    let examples = try Self.examples().dropFirst().flatMap(\.self)
    #expect(examples.count >= 6)
    for example in examples {
      let answer = try box.shell("exec \"$SCOREBOX\" \(example.command) 2>&1").output
      #expect(undated(answer) == undated(example.answer), "\(example.command)")
    }
  }

  @Test func `names every command it shows and no other`() throws {
    let text = try String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
    let help = try Sandbox().run("help").output
    for match in text.matches(of: #/scorebox (add-[a-z]+|show|rules|games|players)/#) {
      #expect(help.contains("\n  \(match.output.1) "), "\(match.output.1)")
    }
  }
}
