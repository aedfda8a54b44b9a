import Foundation
import TestSupport
import Testing

/// Rules of a club's own: made, changed, taken away, and always readable.
@Suite struct `Rules of one's own` {
  private func rule(_ box: Sandbox, _ name: String) throws -> [String: Any] {
    let text = try box.run("rules", name, "--json").output
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func `begin from another rule`() throws {
    let box = try Sandbox()
    let added = try box.run(
      "add-rule", "Küche", "--from", "friendly-10-20", "--uma", "30,10,-10,-30", "--bust", "10",
      "--bust-limit", "at", "--chip", "0.5", "--rate", "0.25")
    #expect(added.status == 0, "\(added)")
    let made = try rule(box, "KÜCHE")
    // Typed in thousands, kept in points.
    #expect(made["uma"] as? [Int] == [30_000, 10_000, -10_000, -30_000])
    #expect((made["bust"] as? [String: Any])?["prize"] as? Int == 10_000)
    #expect((made["bust"] as? [String: Any])?["limit"] as? String == "at")
    #expect(made["chip"] as? Int == 500 && made["rate"] as? Double == 0.25)
    // The rest is that of friendly-10-20.
    #expect(made["ties"] as? String == "seat" && made["rounding"] as? String == "five-six")
    let differing = try box.run("diff-rules", "küche", "friendly-10-20").lines.dropFirst()
      .map { $0.prefix { $0 != " " } }
    #expect(differing == ["uma", "bust", "chip", "rate"])
    #expect(try box.run("rules").lines[1].hasPrefix("Küche"))
  }

  // M.League under its own name, so that every figure is known.
  @Test func `are written and read back the same`() throws {
    let (box, other) = (try Sandbox(), try Sandbox())
    for words in [
      ["a", "--from", "mleague"], ["b", "--from", "jpml-a", "--rate", "12.5", "--yakitori", "3"],
      ["c", "--from", "mcr"], ["d", "--from", "points", "--zero-sum", "yes"],
      ["e", "--from", "ema", "--rounding", "up", "--table-points", "4,2,1,0"],
    ] {
      #expect(try box.run(words: ["add-rule"] + words).status == 0)
      let text = try box.run("rules", words[0], "--json").output
      let file = try other.write(text, to: "rule.json")
      let read = try other.run("add-rule", "--from", file)
      #expect(read.status == 0, "\(read)")
      #expect(try other.run("rules", words[0], "--json").output == text)
      // From standard input under another name.
      let piped = try box.run("add-rule", words[0] + "2", "--from", "-", input: text)
      #expect(piped.status == 0, "\(piped)")
      #expect(try box.run("diff-rules", words[0], words[0] + "2").output.contains("do not differ"))
    }
  }

  @Test(
    arguments: [
      // cases.md 5: the design text of a floating uma.
      ("x --from jpml-a --floating-uma 12,-1,-3,-8/8,4,-4,-8/8,3,-1,-12", 1, "row 3 sums to -2"),
      ("x --from mleague --uma 30,10,-10,-20", 1, "the figures sum to 10"),
      ("x --from mleague --uma 30,10,-40", 1, "3 figures where 4 are needed"),
      // cases.md 3: uma given as 300.
      ("x --from mleague --uma 300,100,-100,-300", 1, "typed in thousands"),
      ("x --from mleague --return 20000", 1, "at least the start score"),
      ("x --from mleague --oka first --return 0", 1, "no oka without a return score"),
      ("x --from mleague --rounding floor --zero-sum yes", 1, "rounded one way"),
      ("x --from direct --bust 10", 1, "results are typed"),
      ("x --from mleague --players 6", 1, "not within 2 to 5"),
      ("x --from mleague --chip 0", 1, "not within 1"),
      ("x --from mleague --bust-limit at", 64, "add --bust N"),
      ("x --from mleague --chip many", 64, "'many' cannot be '--chip'"),
      ("x --from mleague --sticks all", 64, "'all'"),
      ("mleague --from wrc", 1, "comes with the program"), ("x --from mleagu", 1, "'mleague'"),
      ("x --from no/such.json", 66, "No such file"), ("x --from .", 74, "cannot read"),
      ("x", 64, "--from RULE"), ("--from mleague --chip 2", 1, "comes with the program"),
    ] as [(String, Int32, String)])
  func `that are none are refused with the reason`(
    words: String, status: Int32, message: String
  ) throws {
    let box = try Sandbox()
    let outcome = try box.type("add-rule " + words)
    #expect(outcome.status == status && outcome.errors.contains(message), "\(outcome)")
    #expect(!FileManager.default.fileExists(atPath: box.path("scores.db")))
  }

  @Test(
    arguments: [
      ("nonsense", 65), ("[]", 65), ("", 65), ("{}", 65),
      (#"{"name": "x", "uma": [20, 10, -10, -20]}"#, 1),
      (#"{"name": "x", "uma": [3, 1, -1, -3], "players": 4, "start": 25000, "return": 30000}"#, 1),
      (#"{"name": "x", "tobi": 10}"#, 1), (#"{"name": "mleague"}"#, 1), (#"{"version": 3}"#, 64),
      ("{\"name\": \"a\\u001b[2Jb\"}", 64),
    ] as [(String, Int32)])
  func `in a bad file are refused`(text: String, status: Int32) throws {
    let box = try Sandbox()
    let outcome = try box.run("add-rule", "--from", box.write(text, to: "rule.json"))
    #expect(outcome.status == status, "\(outcome)")
    #expect(!outcome.errors.contains("\u{1B}"))
  }

  @Test func `change by versions, and sheets keep theirs`() throws {
    let box = try Sandbox()
    try box.run("add-rule", "club", "--from", "mleague", "--chip", "1")
    try box.run("add-game", "Old", "--rule", "club", "--players", "a,b,c,d")
    let edited = try box.run("edit-rule", "club", "--uma", "20,10,-10,-20")
    #expect(edited.output.contains("version 2") && edited.output.contains("Old"), "\(edited)")
    #expect(try box.run("edit-rule", "club", "--uma", "20,10,-10,-20").output.contains("already"))
    try box.run("add-game", "New", "--rule", "club", "--players", "a,b,c,d")
    for game in ["Old", "New"] {
      try box.run("add-round", "352", "281", "227", "140", "--game", game)
    }
    // 35.2 - 30 + 20 and uma 30, or 20.
    #expect(try box.shown("Old").sums[0].total == 55_200)
    #expect(try box.shown("New").sums[0].total == 45_200)
    #expect(try box.run("rules", "--game", "Old", "--json").output.contains(#""version": 1"#))
    #expect(try box.run("rules", "--game", "New", "--json").output.contains(#""version": 2"#))
    #expect(try box.run("edit-rule", "mleague", "--chip", "2").status == 1)
  }

  @Test func `that are deleted leave their sheets readable`() throws {
    let box = try Sandbox()
    try box.run("add-rule", "club", "--from", "mleague")
    try box.run("add-game", "Fri", "--rule", "club", "--players", "a,b,c,d")
    try box.run("add-round", "352", "281", "227", "140")
    let unasked = try box.run("delete-rule", "club")
    #expect(unasked.status == 64 && unasked.errors.contains("--yes"))
    #expect(try box.onTerminal("$SCOREBOX delete-rule club", typing: ["n"]).status == 1)
    #expect(try box.run("rules", "club").status == 0)
    let deleted = try box.onTerminal("$SCOREBOX delete-rule club", typing: ["y"])
    #expect(deleted.status == 0 && deleted.output.contains("nothing changes for Fri"))
    #expect(try box.run("rules", "club").status == 1)
    #expect(try box.run("show").output.contains("club (deleted): 25-30 uma 10-30 oka 20"))
    #expect(try box.run("explain", "1").status == 0)
    // A sheet goes on; the name is free again, and counts on.
    #expect(try box.run("add-round", "352", "281", "227", "140").status == 0)
    try box.run("add-rule", "club", "--from", "wrc")
    #expect(try box.run("rules", "club", "--json").output.contains(#""version": 2"#))
    #expect(try box.run("rules", "--game", "Fri").output.contains("25000"))
    #expect(try box.recheck().isEmpty)
  }

  @Test func `can be the default`() throws {
    let box = try Sandbox()
    try box.run("add-rule", "club", "--from", "wrc")
    #expect(try box.run("set-default", "rule", "CLUB").status == 0)
    #expect(try box.run("set-default", "rule").errors.isEmpty)
    #expect(try box.run("add-game", "Fri").output.contains("club: 30-30 uma 5-15"))
    let deleted = try box.run("delete-rule", "club", "--yes")
    #expect(deleted.errors.contains("club is the default rule"), "\(deleted)")
    #expect(try box.run("add-game", "Sat").status == 65)
  }

  @Test func `go before a later preset, and dry runs change nothing`() throws {
    let box = try Sandbox()
    try box.run("add-player", "Aoki")
    let before = try box.bytes()
    for words in ["add-rule x --from wrc -n", "add-rule x --from wrc -n --json"] {
      #expect(try box.type(words).status == 0)
    }
    #expect(try box.bytes() == before)
  }

  @Test func `are checked by published examples`() throws {
    let box = try Sandbox()
    let check = try box.run("check-rules")
    #expect(check.status == 0 && !check.output.contains("failed"))
    #expect(check.lines.last == "34 of 34 passed")
    #expect(check.output.contains("togakushi, tests") && check.output.contains("Pantheon"))
    #expect(try box.run("check-rules", "--json").output.contains(#""examples": 34, "passed": 34"#))
  }
}
