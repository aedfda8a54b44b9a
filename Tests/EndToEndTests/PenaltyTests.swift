import TestSupport
import Testing

/// Points taken off at any time, with a reason, and given back when that was wrong.
@Suite struct `Penalties and teams` {
  private func box(_ rule: String = "mleague") throws -> Sandbox {
    let box = try Sandbox()
    try box.run(
      "add-game", "Fri", "--rule", rule, "--players", "Aoki,Baba,Chiba,5,Endo", "--date",
      "2026-11-20")
    return box
  }

  @Test(
    arguments: [
      ("Chiba 20", -20_000), ("3 -20", -20_000), ("Chiba ▲2.5", -2_500), ("ＣＨＩＢＡ 0.001", -1),
      ("@5 1", -1_000), ("5 1", -1_000),
    ] as [(String, Int)])
  func `are deductions in the unit of the sheet`(words: String, points: Int) throws {
    let box = try box()
    try box.record("Aoki=352 Baba=281 Chiba=227 @5=140")
    let fined = try box.type("add-penalty \(words) --reason late --round 1 --game Fri")
    #expect(fined.status == 0, "\(fined)")
    let sheet = try box.sheet
    #expect(sheet.sums.map { $0.penalties ?? 0 }.reduce(0, +) == points)
    #expect(sheet.proof?.sum == points && sheet.proof?.penalties == points)
    #expect(try box.recheck() == [])
  }

  @Test(
    arguments: [
      ("Chiba +20 --reason x", 64, "write 20"), ("Chiba 0 --reason x", 64, "more than 0"),
      ("Chiba much --reason x", 64, "'much'"), ("Chiba 20", 64, "--reason TEXT"),
      ("Chibo 20 --reason x", 1, "did you mean 'Chiba'?"),
      ("team:Reds 20 --reason x", 1, "no player or team"), ("9 20 --reason x", 1, "'9'"),
      ("Chiba 20 --reason x --round 7", 1, "has no round 7"),
      ("Chiba 1 --reason x --table-points", 1, "has no table points"),
      ("Chiba 9999999 --reason x", 64, "no amount of a penalty"),
    ] as [(String, Int32, String)])
  func `that cannot be are refused`(words: String, status: Int32, message: String) throws {
    let box = try box()
    try box.record("Aoki=352 Baba=281 Chiba=227 Endo=140")
    let before = try box.bytes()
    let outcome = try box.type("add-penalty \(words) --game Fri")
    #expect(outcome.status == status && outcome.errors.contains(message), "\(outcome)")
    #expect(try box.bytes() == before)
  }

  @Test func `are listed, and cancelled when that is confirmed`() throws {
    let box = try box()
    try box.record("Aoki=352 Baba=281 Chiba=227 Endo=140")
    #expect(try box.run("penalties").output == "no penalties in Fri\n")
    let escape = try box.run(
      "add-penalty", "Aoki", "20", "--reason", "\u{1B}[31mred", "--game", "Fri")
    #expect(escape.status == 64 && !escape.errors.contains("\u{1B}"))
    let reason = "spät'); DROP TABLE round; -- <b>"
    try box.run("add-penalty", "Aoki", "20", "--reason", reason, "--game", "Fri")
    try box.run("add-penalty", "Baba", "1.5", "--reason", "遅刻", "--game", "Fri", "--round", "1")
    let list = try box.run("penalties")
    #expect(list.lines.count == 3 && list.output.contains("遅刻") && list.output.contains(reason))
    let unasked = try box.run("delete-penalty", "1")
    #expect(unasked.status == 64 && unasked.errors.contains("--yes"))
    #expect(try box.onTerminal("$SCOREBOX delete-penalty 1", typing: ["n"]).status == 1)
    #expect(try box.run("delete-penalty", "1", "--dry-run").output.contains("would delete"))
    #expect(try box.onTerminal("$SCOREBOX delete-penalty 1", typing: ["y"]).status == 0)
    #expect(try box.sheet.sums.map(\.penalties) == [0, -1_500, 0, 0, 0])
    // Its number is never given again.
    try box.run("add-penalty", "Aoki", "1", "--reason", "x", "--game", "Fri")
    #expect(try box.run("penalties").lines.last?.hasPrefix("3  Aoki") == true)
    #expect(try box.run("delete-penalty", "1", "--yes").status == 1)
    #expect(try box.run("delete-penalty", "x", "--yes").status == 64)
  }

  @Test func `chips are settled for the whole game, counted or won`() throws {
    let box = try Sandbox()
    try box.run("add-rule", "house", "--from", "direct", "--chip", "2")
    try box.run("add-game", "Fri", "--rule", "house", "--players", "Aoki,Baba,Endo")
    let won = try box.run("add-chips", "Aoki=+4", "Baba=−1", "Endo=")
    #expect(won.output.contains("Aoki +4 (+8.0), Baba -1 (-2.0), Endo -3 (-6.0)"), "\(won)")
    // 20 each at first: 24 is 4 won, 17 is 3 lost, so 19 and 1 lost for the last.
    try box.run("add-chips", "Aoki=24", "Baba=17", "Endo=", "--from", "20")
    #expect(try box.sheet.sums.map(\.chips) == [16_000, -8_000, -8_000])
    #expect(try box.run("add-chips", "Aoki=1", "Baba=1").status == 1)
    #expect(try box.run("add-chips", "Aoki=1", "Chiba=").status == 1)
    #expect(try box.run("add-chips", "Aoki=1", "Baba=", "--round", "3").status == 1)
    #expect(try box.run("delete-penalty", "1", "--yes").status == 1)
    #expect(try box.recheck() == [])
  }

  @Test func `teams are summed, with penalties of their own`() throws {
    let box = try box()
    try box.record("Aoki=352 Baba=281 Chiba=227 Endo=140")
    #expect(try box.run("show", "--teams").errors.contains("set-team"))
    try box.run("set-team", "Aoki", "赤")
    try box.run("set-team", "Endo", "赤")
    #expect(try box.run("set-team", "Baba", "Blues").output == "Baba is in team Blues: Fri\n")
    #expect(try box.run("set-team", "Chiba", "Blue").errors.contains("not to be confused"))
    try box.run("set-team", "Chiba", "Blues")
    try box.run("add-penalty", "赤", "10", "--reason", "late", "--game", "Fri")
    // 55.2 - 46 - 10 and 8.1 - 17.3; player 5 is in no team, and has not played.
    let teams = try box.shown("--teams")
    #expect(teams.sums.map(\.player) == ["赤", "Blues", "5"])
    #expect(teams.sums.map(\.total) == [-800, -9_200, 0])
    #expect(teams.sums.map(\.rank) == [1, 2, nil])
    #expect(teams.rounds[0].scores.map(\.result) == [9_200, -9_200])
    #expect(teams.sums[0].rounds == 2 && teams.proof?.sum == -10_000)
    let shown = try box.run("show", "--teams", "--sums", "running", "--cols", "Blues")
    #expect(shown.output.contains("‹1  Blues  1›"), "\(shown.output)")
    // The columns of players do not hold it, and say so.
    #expect(try box.run("show").output.contains("in --teams only: penalty 赤 -10.0"))
    #expect(try box.run("show", "--lang", "ja").output.contains("--teams で集計: ペナルティ 赤 -10.0"))
    // Another sheet begins with the teams of now; one sheet can have others.
    try box.run("add-game", "Sat", "--players", "Aoki,Baba,Chiba,Endo")
    try box.run("set-team", "Endo", "--game", "Sat")
    #expect(try box.shown("Sat", "--teams").sums.map(\.player) == ["赤", "Blues", "Endo"])
    #expect(try box.shown("Fri", "--teams").sums.map(\.player) == ["赤", "Blues", "5"])
    #expect(try box.recheck() == [])
  }
}
