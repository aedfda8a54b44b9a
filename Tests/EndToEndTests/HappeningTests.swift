import TestSupport
import Testing

/// Prizes, fines, chips and chombo, typed with the round they happened in.
@Suite struct `What else happened in a round` {
  /// `house` is mleague with a prize of 10, chips of 2, yakitori of 3, a substitute of -30.
  private func box() throws -> Sandbox {
    let box = try Sandbox()
    try box.run(
      "add-rule", "house", "--from", "mleague", "--bust", "10", "--chip", "2", "--yakitori", "3",
      "--substitute", "-30")
    try box.run(
      "add-game", "Fri", "--rule", "house", "--players", "Aoki,Baba,Chiba,Endo", "--date",
      "2026-11-20")
    return box
  }

  private func results(_ box: Sandbox) throws -> [Int] {
    try box.sheet.rounds.flatMap { $0.scores.map(\.result) }
  }

  // By hand under mleague: +72 +10 -20 -62.
  @Test(
    arguments: [
      ("", [72_000, 10_000, -20_000, -62_000]),
      ("--bust Endo:Aoki", [82_000, 10_000, -20_000, -72_000]),
      ("--bust Endo", [72_000, 10_000, -20_000, -62_000]),
      ("--bust 4：2", [72_000, 20_000, -20_000, -72_000]),
      // Two pay 3 to each of two.
      ("--yakitori Chiba,Endo", [78_000, 16_000, -26_000, -68_000]),
      ("--substitute Aoki", [-30_000, 10_000, -20_000, -62_000]),
      ("--bust Endo:Aoki --yakitori Endo", [85_000, 13_000, -17_000, -81_000]),
    ] as [(String, [Int])])
  func `moves points in that round`(words: String, expected: [Int]) throws {
    let box = try box()
    let recorded = try box.record("52000 30000 20000 -2000 " + words)
    #expect(recorded.status == 0, "\(recorded)")
    #expect(try results(box) == expected)
    #expect(try box.sheet.rounds[0].scores.map(\.place) == [1, 2, 3, 4])
    #expect(try box.run("explain", "1").status == 0)
    #expect(try box.recheck() == [])
    // Without a name nothing moves, and that is said, unless it was said on purpose.
    let isNoted = recorded.errors.contains("Endo is bust and no prize moves")
    #expect(isNoted == !words.contains("--bust"), "\(recorded)")
    let isPaid = words.contains(":") || words.contains("：")
    #expect(try box.run("show").output.contains("Endo bust, no prize") == !isPaid)
  }

  @Test func `stands under the sheet, in the last line and in the arithmetic`() throws {
    let box = try box()
    try box.record("52000 30000 20000 -2000 --bust Endo:Aoki --yakitori Endo --chips Aoki=+4,Endo=")
    let sheet = try box.run("show", "--proof")
    #expect(
      sheet.output.contains("round 1: Endo bust by Aoki, no win: Endo, chips Aoki +4, Endo -4"))
    // 4 chips of 2: 85 + 8 and -81 - 8.
    #expect(sheet.lines.contains { $0.contains("│ chips") && $0.hasSuffix("-8.0") })
    #expect(sheet.lines.contains { $0.contains("│ total") && $0.hasSuffix("-89.0") })
    #expect(sheet.lines.last?.hasPrefix("sum 0.0 = ") == true)
    let why = try box.run("explain", "1", "Endo").output
    // -62, 10 for the bust, 3 to each of three.
    #expect(why.contains("- 30 - 10 - 9 = -81.0"), "\(why)")
    #expect(why.contains("prize for a bust, yakitori"))
  }

  @Test(
    arguments: [
      ("--bust Aoki:Endo", 1, "Aoki is not bust with 52,000"),
      ("--bust Endo:Endo", 64, "write BUST:BY"), ("--bust Endo:", 64, "write BUST:BY"),
      ("--bust Endo:Aoki,Endo:Baba", 64, "names Endo twice"),
      ("--bust Doi:Aoki", 64, "'--bust' names 'Doi', who has no score"),
      ("--yakitori Endo,Endo", 64, "names Endo twice"),
      ("--last-dealer Endo", 1, "leave out --last-dealer"),
      ("--chips Aoki=4,Baba=-3", 1, "add up to +1 instead of 0"),
      ("--chips Aoki=,Baba=", 64, "only one can have the rest"),
      ("--chips Aoki=1.5,Baba=", 64, "'Aoki=1.5' are no chips"),
      ("--chips Aoki=4,Aoki=", 64, "'Aoki' has chips twice"),
      ("--chips Doi=4,Aoki=", 64, "'--chips' names 'Doi', who has no score"),
      ("--rule mleague --yakitori Endo", 1, "add-rule NAME --from mleague --yakitori N"),
      ("--rule direct --chips Aoki=1,Baba=", 64, "decimal"),
    ] as [(String, Int32, String)])
  func `that cannot be is refused`(words: String, status: Int32, message: String) throws {
    let box = try box()
    let before = try box.bytes()
    let outcome = try box.record("52000 30000 20000 -2000 " + words)
    #expect(outcome.status == status || words.contains("direct"), "\(outcome)")
    #expect(outcome.errors.contains(message) || words.contains("direct"), "\(outcome)")
    #expect(outcome.status != 0)
    #expect(try box.bytes() == before)
  }

  // A chombo costs what the rule says, each time, and changes no score and no place.
  @Test func `a chombo is a penalty of the round`() throws {
    let box = try box()
    try box.record("352 281 227 140 --chombo Baba,Baba")
    #expect(try results(box) == [55_200, 8_100, -17_300, -46_000])
    let sums = try box.sheet.sums.map { [$0.total, $0.penalties ?? 0] }
    #expect(sums == [[55_200, 0], [-31_900, -40_000], [-17_300, 0], [-46_000, 0]])
    #expect(try box.run("show").lines.last == "sum -40.0 = +55.2 -95.2: penalties -40.0")
    #expect(try box.run("penalties").lines.count == 3)
    try box.run("delete-penalty", "1", "--yes")
    #expect(try box.sheet.sums[1].total == -11_900)
    let none = try box.record("352 281 227 140 --chombo Baba --rule tenhou --seated")
    #expect(none.status == 1 && none.errors.contains("--chombo"), "\(none)")
  }

  // Pantheon, pull request 14: first with 45,000 has -30 all the same; the others are unchanged, and
  // the sum is explained.
  @Test func `a substitute has the figure of the rule`() throws {
    let box = try Sandbox()
    try box.run("add-game", "Rally", "--rule", "ema", "--players", "Aoki,Baba,Chiba,Doi")
    let echo = try box.run(
      "add-round", "45000", "30000", "25000", "20000", "--seated", "--substitute", "Aoki")
    #expect(echo.output.contains("(sum -60.0: substitutes -60.0)"), "\(echo)")
    #expect(try results(box) == [-30_000, 5_000, -10_000, -25_000])
    #expect(try box.run("show").lines.last == "sum -60.0 = +5.0 -65.0: substitutes -60.0")
  }

  // fezzlk, 2026-03-28: +12, 3 chips of 2, rate 5: (12 + 6) x 5 = 90; without chips 60.
  @Test func `the rate comes after everything`() throws {
    let box = try Sandbox()
    try box.run("add-rule", "rated", "--from", "direct", "--chip", "2", "--rate", "5")
    try box.run("add-game", "Fri", "--rule", "rated", "--players", "A,B")
    try box.run("add-round", "+12", "-12")
    func rated() throws -> [Substring] {
      try Array(
        box.run("show").lines.first { $0.contains("│ at 5") }?.split(separator: " ").suffix(2) ?? []
      )
    }
    #expect(try rated() == ["+60", "-60"])
    try box.run("add-chips", "A=3", "B=")
    #expect(try rated() == ["+90", "-90"])
  }

  @Test func `a retry tells a round with other chips from the same one`() throws {
    let box = try box()
    let words =
      "52000 30000 20000 -2000 --id k --bust Endo:Aoki --chips Aoki=2,Baba= --chombo Chiba"
    try box.record(words)
    #expect(try box.record(words).output.contains("recorded before"))
    for other in ["--bust Endo:Baba", "--chips Aoki=1,Baba=", "--chombo Baba", "--yakitori Endo"] {
      let outcome = try box.record(words + " " + other)
      #expect(outcome.status == 1 && outcome.errors.contains("'k'"), "\(other): \(outcome)")
    }
    #expect(try box.sheet.rounds.count == 1)
    #expect(try box.recheck() == [])
  }

  // cases.md 35: 41,000 27,000 20,000 11,000 and one stick, the last dealer is D: 12,000, so -48.
  @Test func `the last dealer has the sticks, or is asked for`() throws {
    let box = try Sandbox()
    try box.run("add-rule", "dealer", "--from", "mleague", "--sticks", "dealer")
    try box.run("add-game", "Fri", "--rule", "dealer", "--players", "A,B,C,D")
    let scores = "41000 27000 20000 11000 --sticks 1"
    let unknown = try box.record(scores)
    #expect(unknown.status == 1 && unknown.errors.contains("--last-dealer A"), "\(unknown)")
    try box.record(scores + " --last-dealer D")
    try box.record(scores + " --last-dealer A")
    try box.record(scores + " --seated")
    #expect(
      try box.sheet.rounds.map { $0.scores.map(\.result) } == [
        [61_000, 7_000, -20_000, -48_000], [62_000, 7_000, -20_000, -49_000],
        [61_000, 7_000, -20_000, -48_000],
      ])
    let asked = try box.onTerminal(
      "$SCOREBOX add-round --sticks 1", typing: ["41000", "27000", "20000", "11000", "D"])
    #expect(asked.output.contains("who dealt the last hand?"), "\(asked)")
    #expect(try box.rounds == 4)
    #expect(try box.recheck() == [])
  }

  // A sanma round in a sheet of four: 35,000 to 40,000, uma 20 0 -20, oka 15.
  @Test func `three of four play a round, and it is counted apart`() throws {
    let box = try box()
    try box.record("352 281 227 140")
    let refused = try box.record("Aoki=500 Baba=350 Chiba=200")
    #expect(refused.status == 1 && refused.errors.contains("--rule sanma"), "\(refused)")
    try box.record("Aoki=500 Baba=350 Chiba=200 --rule sanma --seated")
    let sums = try box.sheet.sums
    // 55.2 + 45, 8.1 - 5, -17.3 - 40.
    #expect(sums.map(\.total) == [100_200, 3_100, -57_300, -46_000])
    #expect(sums[2].bySize?.map(\.places) == [[0, 0, 1, 0], [0, 0, 1]])
    #expect(sums[2].averagePlace == nil && sums[3].averagePlace == 4)
    let rows = try box.run("show").lines.compactMap { $0.split(separator: "│").last }
      .map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
    for label in ["1st 4p", "4th 4p", "1st 3p", "3rd 3p"] { #expect(rows.contains(label)) }
    #expect(!rows.contains("4th 3p"))
  }
}
