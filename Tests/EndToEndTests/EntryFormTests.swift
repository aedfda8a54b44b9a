import TestSupport
import Testing

// mleague: 35.2 - 30 + 30 + 20, 28.1 - 30 + 10, 22.7 - 30 - 10, 14.0 - 30 - 30.
private let usual = "Aoki +55.2, Baba +8.1, Chiba -17.3, Doi -46.0 (sum 0.0)"

@Suite struct `One round in every form` {
  @Test(arguments: [
    "Aoki=35200 Baba=28100 Chiba=22700 Doi=14000",
    "Doi=14000 Chiba=22700 Baba=28100 Aoki=35200",
    "aoki=35200 ＢＡＢＡ=28100 Chiba=22700 Doi=14000",
    "Aoki＝３５２００ Baba＝２８，１００ Chiba=22,700 Doi=+14000",
    "@Aoki=35200 @Baba=28100 @Chiba=22700 @Doi=14000",
    "1=35200 2=28100 3=22700 4=14000",
    "１=35200 Baba=28100 3=22700 Doi=14000",
    "Aoki=35200 Baba=28100 Chiba=22700 Doi=14000 Endo=x",
    "Aoki=35200 Baba=28100 Chiba=22700 Doi=",
    "Aoki=35200 Baba= Chiba=22700 Doi=14000",
    "35200 28100 22700 14000 x",
    "35200 28100 22700 14000 Ｘ",
    "35200 28100 22700 14000 --out Endo",
    "--out 5 35200 28100 22700 14000",
    "-- 35200 28100 22700 14000 x",
    "352 281 227 140 x",
    "Aoki=352 Baba=281 Chiba=227 Doi=",
    "--hundreds 352 281 227 140 x",
    "--points 35200 28100 22700 14000 x",
    "--results Aoki=+55.2 Baba=+8.1 Chiba=-17.3 Doi=-46",
    "--results 55.2 8.1 ▲17.3 −46.0 x",
    "--results ＋５５．２ ８．１ －１７．３ ー４６ x",
    "--results Aoki=55.200 Baba=8.1 Chiba=-17.3 Doi=",
    "Aoki=35200 Baba=28100 Chiba=22700 Doi=14000 --game Fri --seated",
    "Aoki=35200 Baba=28100 Chiba=22700 Doi=14000 --game=1 --rule mleague",
  ])
  func `gives the same results`(line: String) throws {
    let outcome = try Sandbox.club().record(line)
    #expect(outcome.output.hasPrefix("Fri, round 1 on 2026-11-20: \(usual)"), "\(outcome)")
    #expect(outcome.output.contains("Totals: Aoki +55.2, Baba +8.1, Chiba -17.3, Doi -46.0"))
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
  }

  @Test func `sitting out is no score of 0`() throws {
    let box = try Sandbox.club()
    try box.record("352 281 227 140 x")
    let sheet = try box.sheet
    #expect(sheet.rounds.first?.scores.map(\.player) == ["Aoki", "Baba", "Chiba", "Doi"])
    // A player without a game has no rank and stands last (cases.md 89).
    #expect(sheet.sums.map(\.rank) == [1, 2, 3, 4, nil])
    #expect(sheet.sums.last?.averagePlace == nil)
  }

  @Test(arguments: [
    ("--seated", [1, 2, 3, 4]), ("", [nil, nil, nil, nil]),
  ])
  func `seats are known when said`(words: String, seats: [Int?]) throws {
    let box = try Sandbox.club()
    try box.record("Aoki=352 Baba=281 Chiba=227 Doi=140 " + words)
    #expect(try box.sheet.rounds.first?.scores.map(\.seat) == seats)
  }

  @Test func `what belongs to a round is kept`() throws {
    let box = try Sandbox.club()
    let words = "352 281 227 130 x --sticks 1 --winds 1 --table 3 --id K-1 --note"
    let echo = try box.run(
      words: ["add-round"] + words.split(separator: " ").map(String.init) + [
        "late\n\tnight", "--date", "2026/11/21",
      ])
    #expect(echo.status == 0, "\(echo)")
    let round = try #require(try box.sheet.rounds.first)
    #expect(round.note == "late\n\tnight")
    #expect([round.winds, round.sticks, round.number] == [1, 1, 1])
    #expect(round.id == "K-1")
    #expect(round.date == "2026-11-21")
    #expect(round.scores.map(\.raw) == [35200, 28100, 22700, 13000])
    // The stick goes to first: 55.2 + 1.
    #expect(round.scores.first?.result == 56200)
  }

  @Test func `numbers as typed are told apart from how they are taken`() throws {
    let box = try Sandbox.club()
    #expect(try box.record("352 281 227 140 x").output.contains("read as hundreds"))
    #expect(try !box.record("35200 28100 22700 14000 x").output.contains("hundreds"))
    #expect(try box.record("352 281 227 Doi=").status == 64)
    // The echo tells the score that was left over.
    #expect(try box.record("Aoki=352 Baba=281 Chiba=227 Doi=").output.contains("14,000"))
  }

  @Test func `one round may be played under another rule`() throws {
    let box = try Sandbox.club()
    // sanma: 45 - 40 + 20 + 15, 35 - 40, 25 - 40 - 20.
    let three = try box.record("Aoki=450 Baba=350 Chiba=250 --rule sanma")
    #expect(three.output.contains("Aoki +40.0, Baba -5.0, Chiba -35.0 (sum 0.0)"))
    #expect(try box.record("352 281 227 140 x").output.contains("round 2 on 2026-11-20: \(usual)"))
    let other = try box.record("1=1 2=2 --rule points")
    #expect(other.status == 1)
    #expect(other.errors.contains("add-game --rule points"))
  }

  @Test(arguments: ["-n", "--dry-run"])
  func `a dry run stores nothing`(flag: String) throws {
    let box = try Sandbox.club()
    let outcome = try box.record("352 281 227 140 x " + flag)
    #expect(outcome.output.contains(usual))
    #expect(outcome.status == 0)
    #expect(try box.rounds == 0)
  }

  @Test func `quiet, JSON and files`() throws {
    let box = try Sandbox.club()
    let quiet = try box.record("352 281 227 140 x -q")
    #expect((quiet.output + quiet.errors, quiet.status) == ("", 0))
    let json = try box.record("352 281 227 140 x --json").sheet
    #expect(json.rounds.map(\.number) == [2])
    #expect(json.rounds.first?.scores.map(\.result) == [55200, 8100, -17300, -46000])
    let file = try box.record("352 281 227 140 x -o echo.txt")
    #expect((file.output, file.status) == ("", 0))
    #expect(try box.shell("cat echo.txt").output.contains("round 3 on 2026-11-20: \(usual)"))
    #expect(try box.rounds == 3)
  }

  @Test(arguments: ["scores.db", "nowhere/echo.txt"])
  func `an output that cannot be written is refused before anything is stored`(
    name: String
  ) throws {
    let box = try Sandbox.club()
    let outcome = try box.record("352 281 227 140 x -o " + name)
    let told = outcome.errors.contains("recorded stays recorded")
    #expect(outcome.status != 0)
    #expect(try box.rounds == 0 || told, "stored, and the caller thinks it was not")
  }

  @Test func `a retry with the same key changes nothing`() throws {
    let box = try Sandbox.club()
    try box.record("352 281 227 140 x --id K")
    let again = try box.record("Doi=14000 Aoki=35200 Baba=28100 Chiba=22700 --id K")
    #expect(again.status == 0)
    #expect(again.output.contains("round 1 "))
    let other = try box.record("353 280 227 140 x --id K")
    #expect(other.status == 1)
    #expect(other.errors.contains("'K'"))
    #expect(try box.rounds == 1)
  }
}
