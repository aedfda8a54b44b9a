import TestSupport
import Testing

/// What was typed wrong is put right; numbers and everything else stay.
@Suite struct `Putting right` {
  private func box() throws -> Sandbox {
    let box = try Sandbox.club()
    try box.record("352 281 227 140 x --note first --sticks 0")
    try box.record("300 300 250 150 x --seated --chombo Doi")
    return box
  }

  private func results(_ box: Sandbox, _ round: Int) throws -> [String: Int] {
    let found = try #require(try box.sheet.rounds.first { $0.number == round })
    return Dictionary(uniqueKeysWithValues: found.scores.map { ($0.player, $0.result) })
  }

  // mleague by hand: 35,300 is 5.3 + 50, 13,900 is -16.1 - 30, and so on.
  @Test(
    arguments: [
      ("Aoki=35300 Doi=13900", ["Aoki": 55_300, "Baba": 8_100, "Chiba": -17_300, "Doi": -46_100]),
      ("Aoki=353 Doi=", ["Aoki": 55_300, "Baba": 8_100, "Chiba": -17_300, "Doi": -46_100]),
      ("1=353 4=139", ["Aoki": 55_300, "Baba": 8_100, "Chiba": -17_300, "Doi": -46_100]),
      ("Doi=x Endo=140", ["Aoki": 55_200, "Baba": 8_100, "Chiba": -17_300, "Endo": -46_000]),
      // tenhou: uma 20 10 -10 -20.
      ("--rule tenhou", ["Aoki": 45_200, "Baba": 8_100, "Chiba": -17_300, "Doi": -36_000]),
      ("Doi=130 --sticks 1", ["Aoki": 56_200, "Baba": 8_100, "Chiba": -17_300, "Doi": -47_000]),
      (
        "Aoki=+50 Baba=+10 Chiba=-20 Doi=-40 --results",
        ["Aoki": 50_000, "Baba": 10_000, "Chiba": -20_000, "Doi": -40_000]
      ),
    ] as [(String, [String: Int])])
  func `a round`(words: String, expected: [String: Int]) throws {
    let box = try box()
    let before = try results(box, 2)
    let edited = try box.type("edit-round 1 \(words) --game Fri")
    #expect(edited.status == 0 && edited.output.hasPrefix("changed: Fri, round 1: "), "\(edited)")
    #expect(try results(box, 1) == expected)
    #expect(try results(box, 2) == before)
    let round = try box.sheet.rounds[0]
    #expect(round.note == "first" && round.date == "2026-11-20" && round.number == 1)
    #expect(try box.recheck() == [])
    #expect(try box.run("explain", "1").status == 0)
  }

  @Test func `seats, ties and penalties of a round stay`() throws {
    let box = try box()
    try box.type("edit-round 2 --note late --game Fri")
    let round = try box.sheet.rounds[1]
    #expect(round.scores.map(\.seat) == [1, 2, 3, 4] && round.note == "late")
    #expect(try box.sheet.sums[3].penalties == -20_000)
    // The earlier seat decides, though nobody says so again.
    #expect(try box.type("edit-round 2 --rule tenhou --game Fri").status == 0)
    #expect(try results(box, 2)["Aoki"] == 40_000)
    try box.type("edit-round 2 --chombo Baba --rule mleague --game Fri")
    #expect(try box.sheet.sums.map(\.penalties) == [0, -20_000, 0, 0, 0])
    #expect(try box.recheck() == [])
  }

  @Test(
    arguments: [
      ("1 Aoki=353", 1, "100 over 100,000"), ("9 Aoki=353", 1, "has no round 9"),
      ("x Aoki=353", 64, "'x' is not the number of a round"),
      ("1 353 281 227 140", 64, "NAME=SCORE"),
      ("1 Aokki=353", 1, "did you mean 'Aoki'?"), ("1 Aoki=x", 1, "takes 4 scores a round, not 3"),
      ("1 --rule wrc", 1, "20,000 short"),
    ] as [(String, Int32, String)])
  func `what does not fit is refused`(words: String, status: Int32, message: String) throws {
    let box = try box()
    let before = try box.bytes()
    let outcome = try box.type("edit-round \(words) --game Fri")
    #expect(outcome.status == status && outcome.errors.contains(message), "\(outcome)")
    #expect(try box.bytes() == before)
  }

  @Test func `a deleted round leaves its number, and the totals without it`() throws {
    let box = try box()
    #expect(try box.run("delete-round", "1", "--game", "Fri").status == 64)
    let no = try box.onTerminal("$SCOREBOX delete-round 1 --game Fri", typing: ["n"])
    #expect(no.status == 1 && no.output.contains("delete round 1 of Fri? [y/N]"))
    #expect(try box.run("delete-round", "2", "--game", "Fri", "--yes").status == 0)
    #expect(try box.sheet.rounds.map(\.number) == [1])
    // The chombo of the round went with it.
    #expect(try box.sheet.sums.map(\.total) == [55_200, 8_100, -17_300, -46_000, 0])
    #expect(try box.record("352 281 227 140 x").output.hasPrefix("Fri, round 3"))
    #expect(try box.recheck() == [])
  }

  // By hand: Aoki has +55.2 of the first and +30 of the second; Endo, who is Aoki, +55.2 of another.
  @Test func `two names of one person`() throws {
    let box = try box()
    try box.run("add-game", "Sat", "--players", "Endo,Baba,Chiba,Doi")
    try box.run("add-round", "352", "281", "227", "140", "--game", "Sat")
    try box.run("add-penalty", "Endo", "5", "--reason", "late", "--game", "Sat")
    let clash = try box.run("merge-players", "Aoki", "Baba", "--yes")
    #expect(clash.status == 1 && clash.errors.contains("both played round 1 of 'Fri'"), "\(clash)")
    #expect(try box.run("merge-players", "Aoki", "AOKI", "--yes").status == 64)
    #expect(try box.run("merge-players", "Nobody", "Aoki", "--yes").status == 1)
    let asked = try box.onTerminal("$SCOREBOX merge-players Endo Aoki", typing: ["n"])
    #expect(
      asked.output.contains("Endo becomes Aoki (Fri: 0 rounds, one column less; Sat: 1 round)"))
    #expect(try box.run("merge-players", "Endo", "Aoki", "--yes").status == 0)
    #expect(try box.shown("Fri").players.map(\.name) == ["Aoki", "Baba", "Chiba", "Doi"])
    #expect(try box.shown("Sat").sums.map(\.player) == ["Aoki", "Baba", "Chiba", "Doi"])
    #expect(try box.shown("Sat").sums[0].total == 50_200)
    let totals = "SELECT points FROM player_total JOIN player ON id = player_id WHERE key = 'aoki';"
    #expect(try box.sqlite(totals) == ["140400"])
    #expect(try box.run("check").status == 0 && box.recheck() == [])
    #expect(try box.run("explain", "1", "--game", "Sat").status == 0)
    try box.run("undo", "--yes")
    #expect(try box.shown("Sat").sums[0].player == "Endo")
    #expect(try box.recheck() == [])
  }

  @Test func `sheets and players`() throws {
    let box = try box()
    #expect(try box.type("edit-game Fri --name Cup --date 2026-11-21").status == 0)
    #expect(try box.sheet.game?.name == "Cup" && box.sheet.game?.date == "2026-11-21")
    #expect(try box.type("edit-game Cup").status == 64)
    try box.run("add-game", "Other")
    #expect(try box.type("edit-game Cup --name other").errors.contains("choose another name"))
    #expect(try box.type("edit-game Cup --name CUP").status == 0)
    try box.run("close-game", "Cup")
    #expect(try box.run("add-round", "352", "281", "227", "140", "--game", "Cup").status == 1)
    #expect(try box.run("edit-round", "1", "--note", "x", "--game", "Cup").status == 1)
    #expect(try box.run("close-game", "Cup").status == 1)
    #expect(try box.run("reopen-game", "Cup").status == 0)
    #expect(try box.run("rename-player", "Chiba", "千葉").output == "Chiba is now 千葉\n")
    #expect(try box.run("show", "Cup").output.contains("千葉"))
    #expect(try box.run("rename-player", "Aoki", "baba").status == 1)
    #expect(try box.run("rename-player", "Aoki", "AOKI").status == 0)
    #expect(try box.run("rename-player", "Nobody", "X").status == 1)
    // Endo has no round; the columns behind move up.
    try box.run("add-player", "Fujita", "--game", "Cup")
    #expect(try box.run("delete-player", "Endo").status == 64)
    #expect(try box.run("delete-player", "Endo", "--yes").output == "deleted the player Endo\n")
    #expect(
      try box.shown("Cup").players.map(\.name) == ["AOKI", "Baba", "千葉", "Doi", "Fujita"])
    let kept = try box.run("delete-player", "Baba", "--yes")
    #expect(kept.status == 1 && kept.errors.contains("'Baba' has rounds"), "\(kept)")
    try box.run("undo", "--yes")
    #expect(try box.shown("Cup").players.map(\.name).contains("Endo"))
    #expect(try box.recheck() == [])
  }
}
