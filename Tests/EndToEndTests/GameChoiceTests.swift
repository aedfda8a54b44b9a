import TestSupport
import Testing

/// behaviour.md 1 "Which game".
@Suite struct `Which sheet a command is about` {
  private let scores = "a=352 b=281 c=227 d=140"

  @Test func `without any, one is named after its day`() throws {
    let box = try Sandbox()
    let first = try box.record(scores)
    #expect(first.output.hasPrefix("2026-11-20 (new sheet, mleague), round 1"))
    #expect(try box.record("352 281 227 140").output.hasPrefix("2026-11-20, round 2"))
    // On another day a new one with the same rule and players, and the echo says so.
    let next = try box.type("add-round 352 281 227 140 --date 2026-11-21")
    #expect(next.output.hasPrefix("2026-11-21 (new sheet, mleague), round 1"))
    #expect(try box.sheet.players.map(\.name) == ["a", "b", "c", "d"])
    // And a late round of the day before still belongs to its own.
    #expect(try box.record("352 281 227 140").output.hasPrefix("2026-11-20, round 3"))
    #expect(try box.run("games").lines.count == 3)
  }

  @Test func `the last sheet's rule goes on`() throws {
    let box = try Sandbox()
    try box.run("add-game", "--rule", "ema", "--date", "2026-11-19")
    let echo = try box.record("a=402 b=331 c=277 d=190")
    #expect(echo.output.hasPrefix("2026-11-20 (new sheet, ema), round 1"), "\(echo)")
    #expect(try box.sheet.game?.rule == "ema")
  }

  @Test func `a named sheet is open on any day, and another day is told`() throws {
    let box = try Sandbox.club()
    #expect(try !box.record("352 281 227 140 x").output.contains("add-game"))
    let later = try box.type("add-round 352 281 227 140 x --date 2026-11-27")
    #expect(later.output.hasPrefix("Fri, round 2"))
    #expect(later.output.contains("2026-11-20"))
    #expect(later.output.contains("add-game"))
  }

  @Test(arguments: ["--game 1", "--game 2026-11-20", "env"])
  func `a day's own sheet that is named tells of another day too`(how: String) throws {
    let box = try Sandbox(how == "env" ? ["SCOREBOX_GAME": "2026-11-20"] : [:])
    try box.shell("SCOREBOX_GAME= $SCOREBOX add-round \(scores) --date 2026-11-20")
    let words = how == "env" ? "" : how
    let later = try box.type("add-round 352 281 227 140 --date 2026-11-27 " + words)
    #expect(later.output.hasPrefix("2026-11-20, round 2"), "\(later)")
    #expect(later.output.contains("add-game"), "\(later)")
  }

  @Test func `several open sheets are named off a terminal`() throws {
    let box = try Sandbox.club()
    try box.run("add-game", "Sat")
    let refused = try box.record("352 281 227 140 x")
    #expect(refused.status == 64)
    #expect(refused.errors.contains("'Sat' and 'Fri'"))
    #expect(refused.errors.contains("--game"))
    #expect(try box.record("352 281 227 140 x --game fri").output.hasPrefix("Fri, round 1"))
    // Reading takes the one created last.
    #expect(try box.sheet.game?.name == "Sat")
    // A day's own sheet counts on its day only.
    try box.run("add-game", "--date", "2026-11-21")
    #expect(try !box.record("352 281 227 140 x").errors.contains("2026-11-21"))
    let own = try box.type("add-round 352 281 227 140 x --date 2026-11-21")
    #expect(own.errors.contains("'2026-11-21'"))
  }

  @Test func `the environment names one, an option another`() throws {
    let box = try Sandbox.club()
    try box.run("add-game", "Sat", "--players", "p,q,r,s")
    let fri = ["SCOREBOX_GAME": "Fri"]
    let words = "$SCOREBOX add-round 352 281 227 140"
    #expect(try box.shell("\(words) x", environment: fri).output.hasPrefix("Fri, round 1"))
    #expect(try box.shell("\(words) --game Sat", environment: fri).output.hasPrefix("Sat, round 1"))
    #expect(try box.shell("$SCOREBOX show --json", environment: fri).sheet.game?.name == "Fri")
    #expect(try box.shell("$SCOREBOX show Sat --json", environment: fri).sheet.game?.name == "Sat")
    let unknown = try box.shell("\(words) x", environment: ["SCOREBOX_GAME": "Frz"])
    #expect(unknown.status == 1)
    #expect(unknown.errors.contains("'Frz'; did you mean 'Fri'"))
    #expect(
      try box.shell("$SCOREBOX show --json", environment: ["SCOREBOX_GAME": ""]).sheet.game?.name
        == "Sat")
  }

  @Test func `a name goes before a number`() throws {
    let box = try Sandbox.club()
    try box.run("add-game", "1", "--players", "p,q,r,s")
    #expect(try box.run("show", "1", "--json").sheet.game?.id == 2)
    #expect(try box.run("show", "2", "--json").sheet.game?.id == 2)
    #expect(try box.run("show", "Fri", "--json").sheet.game?.id == 1)
    #expect(try box.record("352 281 227 140 --game １").output.hasPrefix("1, round 1"))
    #expect(try box.run("show", "3").status == 1)
    #expect(try box.run("show", "0").status == 1)
    #expect(try box.run("show", "99999999999999999999").status == 1)
  }

  @Test func `reading takes a beginning, a write never guesses`() throws {
    let box = try Sandbox()
    try box.run("add-game", "Friday night", "--players", "a,b,c,d")
    try box.run("add-game", "Saturday", "--players", "a,b,c,d")
    #expect(try box.run("show", "fri", "--json").sheet.game?.name == "Friday night")
    #expect(try box.record("352 281 227 140 --game fri").status == 1)
    try box.run("add-game", "Friday noon")
    let both = try box.run("show", "Fri")
    #expect(both.status == 1)
    #expect(both.errors.contains("'Friday noon' and 'Friday night'"))
    #expect(try box.run("show", "Saturday", "--game", "Friday noon").status == 64)
  }

  @Test func `players known to the file join with a note`() throws {
    let box = try Sandbox.club()
    try box.run("add-player", "Fujita")
    let joined = try box.record("Aoki=352 Baba=281 Chiba=227 fujita=140")
    #expect(joined.status == 0)
    #expect(joined.errors.contains("joined the sheet: 'Fujita'"))
    // The first round of a sheet without players adds those it names, in silence.
    try box.run("add-game", "Sat")
    let first = try box.record("p=352 q=281 r=227 s=140 --game Sat")
    #expect(first.errors == "")
    let unknown = try box.record("p=352 q=281 r=227 t=140 --game Sat")
    #expect(unknown.status == 1)
    let added = try box.record("p=352 q=281 r=227 t=140 --game Sat --add-players")
    #expect(added.errors.contains("new players: 't'"))
  }
}
