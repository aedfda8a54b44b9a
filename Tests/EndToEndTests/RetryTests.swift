import TestSupport
import Testing

/// `--id KEY`: a retry with the same key and scores changes nothing and succeeds; with other scores
/// it is refused with status 1.
@Suite(.enabled(if: Tool.isThere("sqlite3"), "the sqlite3 shell is not installed"))
struct `A retry under a key` {
  private static let first = "Aoki=35200 Baba=28100 Chiba=22700 Doi=14000"

  private static func sheet() throws -> Sandbox {
    let box = try Sandbox()
    try #require(box.shell("\"$SCOREBOX\" add-round \(first) --id k1").status == 0)
    // Another round in between, so that the retry is not of the newest.
    try #require(box.run("add-round", "25000", "25100", "24900", "25000", "--seated").status == 0)
    return box
  }

  @Test(arguments: [
    first, "Doi=14000 Aoki=35200 Chiba=22700 Baba=28100", "Aoki=352 Baba=281 Chiba=227 Doi=140",
    "Aoki=35200 Baba=28100 Chiba=22700 Doi=", "1=35200 2=28100 3=22700 4=14000",
    "35200 28100 22700 14000",
  ])
  func `with the same scores changes nothing and succeeds`(scores: String) throws {
    let box = try Self.sheet()
    let before = try box.bytes()
    let outcome = try box.shell("\"$SCOREBOX\" add-round \(scores) --id k1")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.output.contains("round 1"))
    #expect(try box.bytes() == before)
  }

  /// Of the same words, whatever was done in between; who sits out is no part of a round.
  @Test(arguments: [
    "35200 28100 22700 14000", "35200 28100 22700 14000 x --out Fujita",
    "Aoki=35200 Baba=28100 Chiba=22700 Doi=14000 Endo=x", "\(first) Nobody=x",
    "\(first) Nobody=x --add-players", "\(first) --out Endo",
  ])
  func `is known after others joined, and adds nobody`(scores: String) throws {
    let box = try Self.sheet()
    try #require(box.run("add-player", "Endo", "Fujita", "--game", "1").status == 0)
    let before = try box.bytes()
    let outcome = try box.shell("\"$SCOREBOX\" add-round \(scores) --id k1")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.output.contains("round 1 (recorded before)"))
    #expect(outcome.errors == "")
    #expect(try box.bytes() == before)
    #expect(try !box.run("players").output.contains("Nobody"))
  }

  @Test(arguments: [
    "Aoki=35300 Baba=28000 Chiba=22700 Doi=14000",  // other points
    "Aoki=28100 Baba=35200 Chiba=22700 Doi=14000",  // swapped
    "Aoki=35200 Baba=28100 Chiba=22700 Endo=14000 --add-players",  // another player
    "Aoki=35200 Baba=28100 Chiba=22700 Doi=13000 --sticks 1",
    "Aoki=55.2 Baba=8.1 Chiba=-17.3 Doi=-46 --results",
    "352 281 227",  // a score short
    "352 281 227 140 x",  // a score more
  ])
  func `with other scores is refused and changes nothing`(scores: String) throws {
    let box = try Self.sheet()
    let before = try box.bytes()
    let outcome = try box.shell("\"$SCOREBOX\" add-round \(scores) --id k1")
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("scorebox: "))
    #expect(outcome.errors.contains("'k1'"))
    #expect(try box.bytes() == before)
  }

  @Test func `another key is another round`() throws {
    let box = try Self.sheet()
    try box.shell("\"$SCOREBOX\" add-round \(Self.first) --id k2")
    #expect(try box.shown().rounds.map(\.id).filter { $0.hasPrefix("k") } == ["k1", "k2"])
    #expect(try box.shown().rounds.count == 3)
  }

  @Test func `JSON names the round that was there`() throws {
    let box = try Self.sheet()
    let outcome = try box.shell("\"$SCOREBOX\" add-round \(Self.first) --id k1 --json")
    #expect(outcome.output.contains("\"number\": 1,"))
    #expect(outcome.output.contains("\"id\": \"k1\""))
  }

  @Test func `the whole of a batch again changes nothing`() throws {
    let box = try Self.sheet()
    let batch = "30000 30000 25000 15000\n40000 30000 20000 10000\n"
    for time in 1...3 {
      let outcome = try box.run("add-round", "-", "--id", "evening", input: batch)
      #expect(outcome.status == 0, "time \(time)")
      #expect(try box.shown().rounds.count == 4)
    }
    let before = try box.bytes()
    try box.run("add-round", "-", "--id", "evening", input: batch)
    #expect(try box.bytes() == before)
  }

  @Test func `a batch with a changed line is refused as a whole`() throws {
    let box = try Self.sheet()
    let before = try box.bytes()
    let outcome = try box.run(
      "add-round", "-",
      input: "30000 30000 25000 15000 --id new\n35300 28000 22700 14000 --id k1\n")
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("scorebox: line 2"))
    #expect(try box.bytes() == before)
  }

  @Test func `a batch stores only the lines that are new`() throws {
    let box = try Self.sheet()
    let outcome = try box.run(
      "add-round", "-",
      input: "35200 28100 22700 14000 --id k1\n30000 30000 25000 15000 --id new\n")
    #expect(outcome.status == 0)
    #expect(try box.shown().rounds.map(\.id).filter { $0 == "k1" || $0 == "new" } == ["k1", "new"])
    #expect(try box.shown().rounds.map(\.number) == [1, 2, 3])
    #expect(try box.recheck() == [])
  }
}
