import CommandKit
import Testing

@Suite("Reading command lines")
struct CommandLineTests {
  /// Suggests what has the same first letter; the real measure of nearness is not tested here.
  private func suggest(_ word: String, _ names: [String]) -> [String] {
    names.filter { $0.first == word.first }
  }

  private func parse(_ line: String) throws(UsageError) -> Invocation {
    try sample.parse(line.split(separator: " ").map(String.init), suggest: suggest)
  }

  private func run(_ line: String, _ name: String) throws -> Arguments {
    let invocation = try parse(line)
    guard case .run(let command, let arguments) = invocation else {
      throw Unexpected(invocation: invocation)
    }
    #expect(command.name == name)
    return arguments
  }

  private func problem(_ line: String) -> UsageError.Problem? {
    do throws(UsageError) {
      _ = try parse(line)
      return nil
    } catch {
      return error.problem
    }
  }

  @Test(arguments: ["show --cols -4", "show --cols=-4", "show --cols 9 --cols -4"])
  func `an option takes the next word as it is and the last one wins`(line: String) throws {
    #expect(try run(line, "show").value("cols") == "-4")
  }

  @Test func `even a word that looks like an option is a value`() throws {
    #expect(try run("show --cols --json", "show").value("cols") == "--json")
    #expect(try run("show --cols --", "show").value("cols") == "--")
    #expect(try run("add-round --score -10", "add-round").value("score") == "-10")
    #expect(try run("add-round --score=-10", "add-round").value("score") == "-10")
    #expect(try run("show --cols=", "show").value("cols")?.isEmpty == true)
    #expect(try run("show --cols=a=b", "show").value("cols") == "a=b")
  }

  @Test func `signed numbers and a lone dash are operands`() throws {
    let words = ["-123", "-1.5", "+30", "▲12", "－５", "-５", "-.5", "-"]
    let arguments = try run("add-round " + words.joined(separator: " "), "add-round")
    #expect(arguments.operands == words)
  }

  @Test func `two dashes end the options`() throws {
    let arguments = try run("-n -- add-round --game -q --", "add-round")
    #expect(arguments.operands == ["--game", "-q", "--"])
    #expect(arguments.flag("dry-run") && !arguments.flag("quiet"))
  }

  @Test(arguments: [
    "-f x.db -n show Friday", "show -f x.db Friday -n", "show Friday -nf x.db",
    "-nfx.db show Friday",
    "show -n -f=x.db Friday", "--file=x.db show --dry-run Friday",
  ])
  func `common options stand anywhere`(line: String) throws {
    let arguments = try run(line, "show")
    #expect(arguments.value("file") == "x.db")
    #expect(arguments.flag("dry-run") && !arguments.flag("quiet"))
    #expect(arguments.operands == ["Friday"])
  }

  @Test func `an attached value may begin with anything`() throws {
    #expect(try run("show -f-", "show").value("file") == "-")
    #expect(try run("show -f2026.db", "show").value("file") == "2026.db")
    #expect(try run("add-round -s2", "add-round").value("sticks") == "2")
  }

  @Test func `an optional value is only taken with an equals sign`() throws {
    let bare = try run("show --json 1", "show")
    #expect(bare.flag("json") && bare.value("json") == nil && bare.operands == ["1"])
    #expect(try run("show --json=1", "show").value("json") == "1")
    let wanted = UsageError.Problem.badChoice(option: "--json", value: "99", choices: ["1"])
    #expect(problem("show --json=99") == wanted)
    #expect(
      problem("show --layout up")
        == .badChoice(option: "--layout", value: "up", choices: ["side", "stack"]))
  }

  @Test func `values that do not fit the option`() {
    #expect(problem("show --cols") == .missingValue(option: "--cols"))
    #expect(problem("show -nf") == .missingValue(option: "-f"))
    #expect(problem("show --quiet=no") == .unexpectedValue(option: "--quiet", value: "no"))
    #expect(problem("show -q=no") == .unexpectedValue(option: "-q", value: "no"))
  }

  @Test func `unknown words get suggestions and are never guessed`() {
    #expect(problem("show --colls 3") == .unknownOption("--colls", suggestions: ["--cols"]))
    #expect(problem("show --colls=3") == .unknownOption("--colls", suggestions: ["--cols"]))
    #expect(problem("show --col 3") == .unknownOption("--col", suggestions: ["--cols"]))
    #expect(problem("show -cols 3") == .unknownOption("-cols", suggestions: ["--cols"]))
    #expect(problem("show --tracer") == .unknownOption("--tracer", suggestions: []))
    #expect(problem("show -nx") == .unknownOption("-x", suggestions: []))
    #expect(problem("show -n5") == .unknownOption("-5", suggestions: []))
    #expect(problem("sho") == .unknownCommand("sho", suggestions: ["show"]))
    #expect(problem("SHOW") == .unknownCommand("SHOW", suggestions: []))
    #expect(problem("help sho") == .unknownCommand("sho", suggestions: ["show"]))
    #expect(problem("--cols 3 show") == .misplacedOption("--cols"))
    #expect(problem("-s 3 add-round") == .misplacedOption("-s"))
    #expect(problem("-q") == .missingCommand)
  }

  @Test func `a hidden option works`() throws {
    #expect(try run("show --trace", "show").flag("trace"))
  }

  @Test func `operands are counted`() {
    #expect(problem("rename-player") == .missingOperand("NAME"))
    #expect(problem("rename-player Aoki") == .missingOperand("NEW"))
    #expect(problem("rename-player Aoki Baba Chiba") == .unexpectedOperand("Chiba"))
    #expect(problem("show a b") == .unexpectedOperand("b"))
    #expect(problem("add-round") == nil)
    #expect(problem("add-round 1 2 3 4 5") == nil)
  }

  @Test func `an error names the command and the word`() {
    #expect(throws: UsageError(.unexpectedOperand("b"), command: "show", position: 3)) {
      try parse("-q show a b")
    }
    #expect(throws: UsageError(.missingOperand("NEW"), command: "rename-player", position: nil)) {
      try parse("rename-player Aoki")
    }
    let wanted = UsageError.Problem.unknownOption("--quit", suggestions: ["--quiet"])
    #expect(throws: UsageError(wanted, command: nil, position: 0)) { try parse("--quit show") }
  }

  @Test func `help and version`() throws {
    let show = try #require(sample.command(named: "show"))
    let help = try #require(sample.command(named: "help"))
    for line in ["", "help", "--help", "-h", "-q --help"] {
      #expect(try parse(line) == .overview, "\(line)")
    }
    for line in [
      "help show", "show --help", "--help show", "show a b c -h", "show -qh", "-n help show",
    ] {
      #expect(try parse(line) == .help(show), "\(line)")
    }
    #expect(try parse("help help") == .help(help))
    #expect(try parse("help --help") == .help(help))
    #expect(try parse("--version") == .version)
    #expect(try parse("show --version") == .version)
    #expect(problem("help show games") == .unexpectedOperand("games"))
  }

  @Test func `a batch line has defaults and refuses some options`() throws {
    let command = try #require(sample.command(named: "add-round"))
    func line(_ words: [String]) throws -> Arguments {
      try sample.arguments(of: command, words, refused: ["file", "dry-run"], suggest: suggest)
    }
    let defaults = try run("add-round - --game Friday --sticks 1 --unbalanced", "add-round")
    let own = try line(["Aoki=1", "--sticks", "2", "-4"])
    let merged = own.withDefaults(from: defaults)
    #expect(merged.operands == ["Aoki=1", "-4"])
    #expect(merged.positions == [0, 3])
    #expect(merged.value("sticks") == "2")
    #expect(merged.value("game") == "Friday")
    #expect(merged.flag("unbalanced") && !own.flag("unbalanced"))
    #expect(merged.position(of: "sticks") == 1)
    #expect(merged.position(of: "game") == nil)
    for word in ["-f", "-n", "--dry-run", "--file=x", "-h", "--help", "--version"] {
      let typed = word == "--file=x" ? "--file" : word
      #expect(throws: UsageError(.misplacedOption(typed), command: "add-round", position: 1)) {
        try line(["1", word])
      }
    }
  }

  private struct Unexpected: Error {
    let invocation: Invocation
  }
}
