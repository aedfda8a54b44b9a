import Foundation
import TestSupport
import Testing

/// Every `console` block of the README, in both languages, is what the program answers today.
@Suite struct `The README` {
  /// One of the two, as its reader's machine speaks.
  struct Readme: CustomTestStringConvertible {
    let file: String
    let locale: String
    /// The sheet and its players.
    let sheet: String
    let players: [String]
    var testDescription: String { file }

    static let all = [
      Readme(
        file: "README.md", locale: "en_US.UTF-8", sheet: "Friday night",
        players: ["Aoki", "Baba", "Chiba", "Doi", "Endo"]),
      Readme(
        file: "README.ja.md", locale: "ja_JP.UTF-8", sheet: "金曜会",
        players: ["青木", "馬場", "千葉", "土井", "遠藤"]),
    ]

    var text: String {
      get throws {
        try String(contentsOf: Repository.root.appending(path: file), encoding: .utf8)
      }
    }
  }

  /// A command line and all that it prints.
  struct Example: CustomTestStringConvertible {
    let command: String
    let answer: String
    var testDescription: String { command }
  }

  static func examples(_ readme: Readme) throws -> [[Example]] {
    try readme.text.components(separatedBy: "```console\n").dropFirst().map { block in
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
      .replacing(#/\d{4}-\d\d-\d\d\([日月火水木金土]\)/#, with: "DAY")
      .replacing(#/\d{4}-\d\d-\d\d/#, with: "DATE")
  }

  @Test(arguments: Readme.all)
  func `opens with the evening that the demo records`(readme: Readme) throws {
    let box = try Sandbox(["LC_ALL": readme.locale])
    try box.run(
      "add-game", readme.sheet, "--date", "2026-11-27", "--players",
      readme.players.joined(separator: ","))
    let evening = zip(Readme.all[0].players, readme.players)
      .reduce(try Repository.fixture("friday-night.txt")) { $0.replacing($1.0, with: $1.1) }
    try box.run("add-round", "-", "--date", "2026-11-27", input: evening)
    let screen = try #require(Self.examples(readme).first?.first)
    #expect(screen.command == "show")
    #expect(try box.run("show").output == screen.answer)
  }

  @Test(arguments: Readme.all)
  func `tells of an evening that goes as it says`(readme: Readme) throws {
    let box = try Sandbox(["LC_ALL": readme.locale])
    let examples = try Self.examples(readme).dropFirst().flatMap(\.self)
    #expect(examples.count >= 6)
    for example in examples {
      let answer = try box.shell("exec \"$SCOREBOX\" \(example.command) 2>&1").output
      #expect(undated(answer) == undated(example.answer), "\(example.command)")
    }
  }

  @Test(arguments: Readme.all)
  func `names every command it shows and no other`(readme: Readme) throws {
    let text = try readme.text
    let help = try Sandbox().run("help").output
    for match in text.matches(of: #/scorebox (add-[a-z]+|show|rules|games|players)/#) {
      #expect(help.contains("\n  \(match.output.1) "), "\(match.output.1)")
    }
  }
}
