import Foundation
import TestSupport
import Testing

/// Whatever was typed can be seen and taken back.
@Suite struct `Taking back` {
  private func dump(_ box: Sandbox) throws -> [String] {
    try [
      "rule", "team", "player", "alias", "game", "game_player", "round", "score", "happening",
      "adjustment",
      "game_total", "game_place", "game_ledger", "player_total", "game_proof",
    ].flatMap { table in
      try box.sqlite("SELECT '\(table)', * FROM \(table) ORDER BY 2, 3, 4", in: "scores.db")
    }
  }

  /// A command for each kind of change.
  private static let commands = [
    "add-rule club --from mleague --bust 10 --chip 2", "add-game Fri --rule club",
    "add-round a=520 b=300 c=200 d=-20 --game Fri --bust d:a --chips a=2,b= --chombo c",
    "add-round a=352 b=281 c=227 d=140 --game Fri --add-players", "add-player Endo --game Fri",
    "edit-round 1 a=519 b=301 --game Fri", "add-chips a=3 Endo= --game Fri",
    "add-penalty b 20 --reason late --game Fri", "set-team a Reds", "edit-player Endo --alias E,えん",
    "edit-player Endo --no-alias えん", "set-team b Reds --game Fri",
    "add-penalty team:Reds 5 --reason late --game Fri", "delete-penalty 3 --yes",
    "edit-rule club --chip 3", "set-rule Fri club --yes", "rename-player Endo Fujita",
    "delete-round 2 --game Fri --yes", "edit-game Fri --name Cup --date 2026-11-20",
    "close-game Cup", "delete-rule club --yes",
  ]

  @Test func `every command, one by one, and all of it again`() throws {
    let box = try Sandbox()
    var states: [[String]] = []
    for command in Self.commands {
      if !states.isEmpty || FileManager.default.fileExists(atPath: box.path("scores.db")) {
        states.append(try dump(box))
      }
      let outcome = try box.type(command)
      try #require(outcome.status == 0, "\(command): \(outcome)")
    }
    let last = try dump(box)
    for (index, state) in states.enumerated().reversed() {
      let undone = try box.run("undo", "--yes")
      #expect(undone.status == 0, "\(undone)")
      #expect(undone.output.hasPrefix("undone: \(Self.commands[index + 1])"), "\(undone)")
      #expect(undone.lines.count > 1, "says what changes: \(undone)")
      #expect(try dump(box) == state, "\(Self.commands[index + 1])")
      #expect(try box.recheck() == [])
    }
    for command in Self.commands.dropFirst() {
      let redone = try box.run("redo", "--yes")
      #expect(redone.output.hasPrefix("done again: \(command)"), "\(redone)")
    }
    #expect(try dump(box) == last)
    #expect(try box.recheck() == [])
    #expect(try box.run("redo", "--yes").status == 1)
    #expect(try box.run("log").lines.count == 1 + Self.commands.count + 2 * states.count)
  }

  @Test func `asks first, and an empty answer is no`() throws {
    let box = try Sandbox.club()
    try box.record("352 281 227 140 x")
    let unasked = try box.run("undo")
    #expect(unasked.status == 64 && unasked.errors.contains("--yes"))
    let no = try box.onTerminal("$SCOREBOX undo", typing: [])
    #expect(no.status == 1 && no.output.contains("- round 1 of Fri: Aoki +55.2"), "\(no)")
    #expect(try box.run("undo", "--dry-run").output.hasPrefix("would undo: add-round"))
    #expect(try box.rounds == 1)
    #expect(try box.onTerminal("$SCOREBOX undo", typing: ["y"]).status == 0)
    #expect(try box.rounds == 0)
    // Nothing is undone behind a new change.
    try box.record("352 281 227 140 x")
    #expect(try box.run("redo", "--yes").errors.contains("nothing was undone since"))
  }

  @Test func `a batch is one step, and a number is free again`() throws {
    let box = try Sandbox.club()
    try box.run(
      "add-round", "-", "--date", "2026-11-20",
      input: "352 281 227 140 x\n352 281 227 140 x\n352 281 227 140 x\n")
    try box.run("undo", "--yes")
    #expect(try box.rounds == 0)
    #expect(try box.record("352 281 227 140 x").output.hasPrefix("Fri, round 1"))
    // What failed or changed nothing is no step.
    #expect(try box.record("352 281 227 141 x").status == 1)
    #expect(try box.run("show").status == 0)
    #expect(try box.run("undo", "--dry-run").output.contains("352 281 227 140 x"))
  }

  @Test func `the log says who and what, and is a feed`() throws {
    let box = try Sandbox(["USER": "hana"])
    try box.run("add-player", "Aoki \u{9}K", "B b", "--by", "Doi")
    try box.run("add-player", "Aoki K", "B b", "--by", "Doi")
    try box.run("add-player", "C")
    let lines = try box.run("log").lines
    #expect(lines.count == 3)
    #expect(lines[1].contains("Doi") && lines[1].contains("add-player \"Aoki K\" \"B b\" --by Doi"))
    #expect(lines[2].contains("hana") && lines[2].hasSuffix("add-player C"))
    let feed = try box.run("log", "--since", "1", "--json").lines
    #expect(feed.count == 1 && feed[0].contains(#""changes": ["+ player C"]"#), "\(feed)")
    #expect(try box.run("log", "--since", "2", "--json").output == "")
    try box.run("add-round", "a=352", "b=281", "c=227", "d=140")
    try box.run("add-round", "352", "281", "227", "140")
    try box.run("edit-round", "1", "--note", "x")
    try box.run("add-penalty", "a", "1", "--reason", "late", "--round", "1")
    let ofFirst = try box.run("log", "--round", "1").lines.dropFirst()
    #expect(ofFirst.map { $0.split(separator: " ")[0] } == ["3", "5", "6"], "\(ofFirst)")
    #expect(try box.run("log", "--round", "9").output == "nothing was changed yet\n")
    for sql in ["DELETE FROM log", "UPDATE log SET who = 'x'"] {
      #expect(throws: (any Error).self) { try box.sqlite(sql, in: "scores.db") }
    }
  }
}
