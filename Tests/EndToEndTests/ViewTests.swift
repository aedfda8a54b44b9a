import Foundation
import TestSupport
import Testing

/// The screen of `view` in a real terminal.
@Suite(.serialized, .enabled(if: Tool.isThere("tmux"), "tmux is not installed"))
struct `The view` {
  /// Forty players in a sheet of ten tables, of mleague: 400 is 10.0 + 50, and so on.
  private static func hall() throws -> Sandbox {
    let box = try Sandbox()
    let names = (1...40).map { "P" + ($0 < 10 ? "0" : "") + "\($0)" }
    try box.run("add-game", "Hall", "--players", names.joined(separator: ","))
    let lines = (0..<30).map { number in
      let four = (0..<4).map { names[(number * 4 + $0) % 40] }
      return zip(four, ["400", "300", "200", "100"]).map { "\($0)=\($1)" }.joined(separator: " ")
    }
    try box.run("add-round", "-", input: lines.joined(separator: "\n"))
    return box
  }

  private static func club(rounds: Int) throws -> Sandbox {
    let box = try Sandbox.club()
    for _ in 0..<rounds { try box.record("352 281 227 140 x") }
    return box
  }

  private func headers(_ screen: [String], _ label: String) -> [String] {
    guard let line = screen.first(where: { $0.hasPrefix(label) }) else { return [] }
    return line.split(separator: " ").dropFirst().map(String.init)
  }

  @Test func `scrolls both tables to the same players`() throws {
    let terminal = try Terminal(in: Self.hall())
    try terminal.start("$SCOREBOX view")
    var screen = try terminal.screen(showing: "players 1-")
    #expect(headers(screen, "#").first == "P01")
    for (keys, first) in [
      (["Right"], "P02"), (["Right", "Right"], "P04"), (["Left"], "P03"), (["End"], "P40"),
      (["Home"], "P01"),
    ] {
      for key in keys { try terminal.type(key) }
      screen = try terminal.screen { lines in
        let header = headers(lines, "#")
        return header.contains(first) && header == headers(lines, "sums")
      }
      let header = headers(screen, "#")
      #expect(header == headers(screen, "sums"))
      #expect(header.contains(first), "\(keys): \(header)")
    }
    // Marks count who is hidden on either side.
    try terminal.type("Right", "Right", "Right")
    screen = try terminal.screen(showing: "players 4-")
    #expect(headers(screen, "#").first == "‹3")
    try terminal.type("q")
  }

  /// The block that the README has of it.
  @Test func `is the screen of the README`() throws {
    let box = try Sandbox()
    try box.type("add-game Friday_night --date 2026-11-27 --players Aoki,Baba,Chiba,Doi,Endo")
    try box.run("edit-game", "Friday_night", "--name", "Friday night")
    for line in try Repository.fixture("friday-night.txt").split(separator: "\n") {
      try box.type("add-round --date 2026-11-27 \(line)")
    }
    let readme = try String(
      contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
    let section = try #require(readme.components(separatedBy: "## On the screen").last)
    let shown = section.components(separatedBy: "```\n")[1].split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast().map(String.init)
    let terminal = try Terminal(in: box)
    try terminal.start("$SCOREBOX view", columns: 60, rows: 16)
    _ = try terminal.screen(showing: "players 1-5")
    try terminal.type("g", "Enter", "Down", "Down", "Right", "Right")
    let screen = try terminal.screen(showing: "Chiba, round 3")
    #expect(screen.map { $0.trimmingSuffix(while: \.isWhitespace) } == shown)
  }

  @Test func `of the fixture of awkward names keeps every column in its place`() throws {
    let box = try Sandbox()
    let names = ["田中", "佐藤太郎", "Ｓｕｚｕｋｉ", "Bob", "長宗我部元親", "😀ねこ", "か\u{3099}く", "👨‍👩‍👧家族"]
    try box.run("add-game", "F8", "--players", names.joined(separator: ","))
    for shift in 0..<2 {
      let four = names.dropFirst(shift * 4).prefix(4)
      try box.run(
        words: ["add-round"] + zip(four, ["400", "300", "200", "100"]).map { "\($0)=\($1)" })
    }
    let terminal = try Terminal(in: box)
    try terminal.start("$SCOREBOX view", columns: 120, rows: 30)
    let screen = try terminal.screen(showing: "players 1-")
    // cases.md T19: the voiced mark of か is there, as が.
    #expect(screen.contains { $0.contains("がく") }, "\(screen)")
    #expect(screen.contains { $0.contains("^+60.0") && $0.contains("v-50.0") }, "\(screen)")
    try terminal.type("q")
  }

  @Test(arguments: [(200, 50), (80, 24), (40, 12), (20, 5), (5, 4), (3, 2), (1, 1)])
  func `draws and lives at any size, and grows back to the same`(columns: Int, rows: Int) throws {
    let box = try Self.hall()
    let terminal = try Terminal(in: box)
    try terminal.start("$SCOREBOX view")
    let fresh = try terminal.screen(showing: "players 1-")
    try terminal.resize(columns: columns, rows: rows)
    let isTiny = columns < 20
    let small = try terminal.screen {
      $0.count <= rows && (isTiny || headers($0, "#").contains("P01"))
    }
    #expect(small.count <= rows)
    #expect(isTiny || headers(small, "#").contains("P01"), "\(small)")
    try terminal.type("Right", "Left", "Enter", "Escape")
    try terminal.resize(columns: 80, rows: 24)
    #expect(try terminal.screen { $0 == fresh } == fresh)
    try terminal.type("q")
  }

  // cases.md T7: the horizontal wheel, and buttons and sequences that mean nothing.
  @Test func `takes the wheel, and swallows what it does not know`() throws {
    let terminal = try Terminal(in: Self.hall())
    try terminal.start("$SCOREBOX view")
    _ = try terminal.screen(showing: "players 1-")
    try terminal.send("\\033[<67;5;5M")
    #expect(try terminal.screen(showing: "players 2-").contains { $0.contains("players 2-") })
    try terminal.send("\\033[<69;5;5M")
    #expect(try terminal.screen(showing: "players 3-").contains { $0.contains("players 3-") })
    try terminal.send("\\033[<66;5;5M")
    let before = try terminal.screen(showing: "players 2-")
    for junk in [
      "\\033[<2;5;5M", "\\033[<2;5;5m", "\\033[999~", "\\033[?64;1c", "\\033[1;99Z", "\\033OZ",
    ] {
      try terminal.send(junk)
    }
    try terminal.type("Up")
    // Nothing of the junk was a key: one row up is all that happened.
    let after = try terminal.screen { $0 != before }
    #expect(after.contains { $0.contains("players 2-") }, "\(after)")
    try terminal.type("q")
  }

  @Test func `shows what another process adds, and stays where one looks`() throws {
    let box = try Self.club(rounds: 60)
    let terminal = try Terminal(in: box)
    try terminal.start("$SCOREBOX view")
    _ = try terminal.screen(showing: "of 60")
    try terminal.type("g", "Down", "Down")
    let before = try terminal.screen(showing: "rounds 3-")
    let added = try box.run(
      "add-round", "400", "300", "200", "100", "x", environment: ["SCOREBOX_WAIT": "0"])
    // Nobody waits for one who looks.
    #expect(added.status == 0, "\(added)")
    let after = try terminal.screen(showing: "of 61")
    #expect(after.contains { $0.contains("rounds 3-") })
    #expect(headers(before, "#") == headers(after, "#"))
    let scores = before.filter { $0.hasPrefix(" ") }
    #expect(after.filter { $0.hasPrefix(" ") } == scores)
    // Rounds before those in sight are deleted: the same stand first.
    #expect(try box.run("delete-round", "1", "--yes").status == 0)
    let less = try terminal.screen(showing: "of 60")
    #expect(less.contains { $0.contains("rounds 2-") }, "\(less)")
    #expect(less.filter { $0.hasPrefix(" ") } == scores)
    // Another file in its place.
    #expect(
      try box.shell(
        "cp scores.db b.db && $SCOREBOX add-round 352 281 227 140 x -q -f b.db && mv b.db scores.db"
      ).status == 0)
    #expect(try terminal.screen(showing: "of 61").contains { $0.contains("of 61") })
    try terminal.type("q")
  }

  @Test func `records and corrects in place, and takes it back`() throws {
    let box = try Self.club(rounds: 1)
    let terminal = try Terminal(in: box)
    try terminal.start("$SCOREBOX view")
    _ = try terminal.screen(showing: "of 1")
    try terminal.type("a")
    _ = try terminal.screen(showing: "new round")
    try terminal.type("4", "0", "0", "Tab", "Tab", "3", "0", "0", "Tab", "Tab")
    #expect(try terminal.screen(showing: "left: 30,000").contains { $0.contains("left: 30,000") })
    // A name by its beginning, and full-width digits.
    try terminal.type("２", "００", "Tab")
    for _ in 0..<4 { try terminal.type("BSpace") }
    try terminal.type("B", "S", "p")
    for _ in 0..<3 { try terminal.type("BSpace") }
    try terminal.type("e", "n", "Tab")
    #expect(try terminal.screen(showing: "Endo").contains { $0.contains("Endo") })
    try terminal.type("Enter", "Enter")
    let asked = try terminal.screen(showing: "y does it")
    // By hand: 10.0 + 30 + 20, 0.0 + 10, -10.0 - 10, -20.0 - 30.
    #expect(
      asked.joined(separator: " ").contains("Aoki +60.0, Baba +10.0, Chiba -20.0, Endo -50.0"),
      "\(asked)")
    #expect(try box.rounds == 1)
    try terminal.type("y")
    _ = try terminal.screen(showing: "any key")
    #expect(try box.rounds == 2)
    try terminal.type("Escape")
    // The round in the selected row is put right.
    try terminal.type("G", "Enter", "G", "e")
    _ = try terminal.screen(showing: "round 2")
    for _ in 0..<5 { try terminal.type("BSpace") }
    try terminal.type("4", "1", "0", "0", "0", "Tab", "Tab")
    for _ in 0..<5 { try terminal.type("BSpace") }
    try terminal.type("Enter", "Enter", "Enter", "Enter", "Enter", "Enter")
    let corrected = try terminal.screen(showing: "y does it").joined(separator: " ")
    #expect(corrected.contains("Aoki +61.0, Baba +9.0"), "\(corrected)")
    try terminal.type("y")
    _ = try terminal.screen(showing: "any key")
    #expect(try box.sqlite("SELECT raw FROM score WHERE seq = 2 AND entry = 1") == ["41000"])
    try terminal.type("Escape", "U")
    let undo = try terminal.screen(showing: "would undo: edit-round")
    #expect(undo.contains { $0.contains("y does it") })
    try terminal.type("n")
    try terminal.type("U")
    _ = try terminal.screen(showing: "would undo: edit-round")
    try terminal.type("y")
    _ = try terminal.screen(showing: "undone: edit-round")
    #expect(try box.sqlite("SELECT raw FROM score WHERE seq = 2 AND entry = 1") == ["40000"])
    try terminal.type("Escape", "R")
    _ = try terminal.screen(showing: "would do again: edit-round")
    try terminal.type("y")
    _ = try terminal.screen(showing: "done again")
    #expect(try box.run("check").status == 0)
    try terminal.type("Escape", "q")
  }

  @Test func `what does not add up is said in the form, and nothing is recorded`() throws {
    let box = try Self.club(rounds: 1)
    let terminal = try Terminal(in: box)
    try terminal.start("$SCOREBOX view")
    _ = try terminal.screen(showing: "of 1")
    try terminal.type("a")
    for _ in 0..<4 { try terminal.type("3", "0", "0", "Tab", "Tab") }
    try terminal.type("Enter", "Enter")
    let said = try terminal.screen(showing: "20,000 too many").joined(separator: " ")
    #expect(said.contains("new round") && said.contains("120,000"), "\(said)")
    try terminal.type("Escape", "q")
    #expect(try box.rounds == 1)
  }

  // cases.md T15: resized while suspended.
  @Test func `is stopped and brought back in another size`() throws {
    let box = try Self.hall()
    let terminal = try Terminal(in: box)
    try terminal.start("exec sh -i", columns: 100, rows: 30)
    try terminal.type("PS1=ready", "Enter")
    try terminal.type("$SCOREBOX view", "Enter")
    _ = try terminal.screen(showing: "players 1-")
    try terminal.type("C-z")
    _ = try terminal.screen(showing: "topped")
    try terminal.resize(columns: 60, rows: 20)
    try terminal.type("fg", "Enter")
    let screen = try terminal.screen {
      headers($0, "#").contains("P01") && headers($0, "#") == headers($0, "sums")
    }
    #expect(headers(screen, "#") == headers(screen, "sums"), "\(screen)")
    #expect(screen.count <= 20)
    try terminal.type("q")
    #expect(try terminal.screen(showing: "ready").contains { $0.contains("ready") })
  }

  @Test func `needs a terminal`() throws {
    let box = try Self.club(rounds: 1)
    let pipe = try box.run("view")
    #expect(pipe.status == 64 && pipe.errors.contains("'scorebox show'"), "\(pipe)")
    let dumb = try box.shell("TERM=dumb script -qec '$SCOREBOX view; echo $?' /dev/null")
    #expect(dumb.output.contains("64") && dumb.output.contains("scorebox show"), "\(dumb)")
    let unknown = try box.shell("TERM=nonsense script -qec '$SCOREBOX view; echo $?' /dev/null")
    #expect(unknown.output.contains("64"), "\(unknown)")
  }
}

extension String {
  fileprivate func trimmingSuffix(while isUnwanted: (Character) -> Bool) -> String {
    var rest = self[...]
    while let last = rest.last, isUnwanted(last) { rest.removeLast() }
    return String(rest)
  }
}
