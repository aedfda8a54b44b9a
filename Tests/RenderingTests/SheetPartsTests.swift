import Rendering
import Scoring
import Testing

struct `Parts of a printed sheet` {
  private func lines(
    _ report: SheetReport, sums: SumsMode = .totals, width: Int? = nil
  ) -> [String] {
    SheetText(report, style: SheetStyle(width: width, sums: sums), words: Sheets.words).lines
  }

  /// The words of the line that begins with `label`, on one side of the bar.
  private func words(_ label: String, in lines: [String], right: Bool = true) -> [String]? {
    lines.map { $0.split(separator: "│").map { $0.split(separator: " ").map(String.init) } }
      .compactMap { right ? $0.last : $0.first }.first { $0.first == label }
  }

  /// The evening with only these of its rounds shown.
  private func evening(_ rounds: ClosedRange<Int>) throws -> SheetReport {
    var report = try Sheets.evening()
    report.rounds = report.rounds.filter { rounds.contains($0.number) }
    report.reachesNewest = rounds.upperBound == 6
    return report
  }

  // By hand: rounds 1 and 2. the contract, §4: the visible column adds up to the total.
  @Test func `what is brought forward`() throws {
    let lines = lines(try evening(3...6), width: 84)
    #expect(lines[2].hasPrefix("#     Aoki   Baba  Chiba    Doi   Endo │ sums "))
    #expect(lines[3].hasPrefix("b/f  +66.2  +19.5  +33.6  -69.7  -49.6 │ total "))
    #expect(lines[4].hasPrefix("3    -15.5      - ^+82.8   +6.2 x-73.5 │ rank "))
    #expect(lines.contains("rounds 3-6, 4 of 6; b/f: brought forward; all: --rows all"))
    #expect(words("total", in: lines) == ["total", "+93.3", "+43.6", "+49.6", "-20.4", "-166.1"])
  }

  @Test func `who had not played before has nothing brought forward`() throws {
    let lines = lines(try evening(2...6))
    #expect(
      words("b/f", in: lines, right: false) == ["b/f", "+66.2", "+8.1", "-22.3", "-52.0", "-"])
  }

  @Test func `the other rounds, where the newest are not shown`() throws {
    let lines = lines(try evening(1...2))
    let other = ["other", "+27.1", "+24.1", "+16.0", "+49.3", "-116.5"]
    #expect(words("other", in: lines, right: false) == other)
    #expect(lines.contains("rounds 1-2, 2 of 6; other: the other rounds; all: --rows all"))
    #expect(self.lines(try evening(4...4)).contains { $0.hasPrefix("round 4, 1 of 6; other") })
  }

  @Test func `none of the rounds shown is said too`() throws {
    #expect(lines(try evening(9...9)).contains { $0.contains("0 of 6") })
  }

  // By hand, column by column; Endo (5) is left out of the window.
  @Test(arguments: [1...6, 3...6]) func `running sums on the lines of the rounds`(
    rounds: ClosedRange<Int>
  ) throws {
    let expected = [
      ["1", "+66.2", "+8.1", "-22.3", "-52.0"], ["2", "+66.2", "+19.5", "+33.6", "-69.7"],
      ["3", "+50.7", "+19.5", "+116.4", "-63.5"], ["4", "+100.7", "+29.5", "+116.4", "-74.9"],
      ["5", "+79.6", "+90.8", "+70.6", "-74.9"], ["6", "+93.3", "+43.6", "+49.6", "-20.4"],
    ]
    var report = try evening(rounds)
    report.columns = [1, 2, 3, 4]
    report.addRunning(upTo: report.rounds)
    let lines = lines(report, sums: .running)
    for row in expected[(rounds.lowerBound - 1)...] {
      let line = try #require(lines.first { $0.hasPrefix(row[0] + " ") })
      #expect(line.split(separator: "│").last?.split(separator: " ").map(String.init) == row)
    }
    let opening = words("b/f", in: lines)
    #expect(
      opening == (rounds.lowerBound == 1 ? nil : ["b/f", "+66.2", "+19.5", "+33.6", "-69.7"]))
  }

  @Test func `sums of the shown rounds only`() throws {
    var report = try evening(2...3)
    try report.sumShownOnly()
    let lines = lines(report, sums: .shown)
    #expect(words("total", in: lines) == ["total", "-15.5", "+11.4", "+138.7", "-11.5", "-123.1"])
    #expect(words("rank", in: lines) == ["rank", "4", "2", "1", "3", "5"])
    #expect(words("other", in: lines, right: false) == nil)
    #expect(lines.contains("sums of the shown rounds only"))
    #expect(lines.last == "sum 0.0 = +150.1 -150.1")
  }

  // By hand; Endo's -166.1 / 4 = -41.525, half away from zero.
  @Test(arguments: [
    ["avg", "+18.66", "+8.72", "+9.92", "-4.08", "-41.53"],
    ["best", "+66.2", "+61.3", "+82.8", "+54.5", "+5.6"],
    ["worst", "-21.1", "-47.2", "-45.8", "-52.0", "-73.5"],
    ["top", "%", "40.00", "20.00", "40.00", "20.00", "0.00"],
    ["last", "%", "0.00", "20.00", "20.00", "20.00", "75.00"],
  ]) func `full sums`(row: [String]) throws {
    let lines = lines(try Sheets.evening(), sums: .full)
    #expect(
      lines.contains { $0.split(separator: "│").last?.split(separator: " ") == row.map { $0[...] } }
    )
  }

  @Test func `full sums of no rounds`() async {
    await #expect(processExitsWith: .success) {
      let style = SheetStyle(sums: .full)
      let lines = SheetText(try Sheets.report(["A", "B"], []), style: style, words: Sheets.words)
        .lines
      #expect(lines.contains { $0.hasSuffix("│ last %    -    -") })
    }
  }

  // Digits are never cut (the contract, §5), also where the round they are from is not shown.
  @Test func `a best result that is not shown keeps its digits`() throws {
    var report = try Sheets.report(
      ["A", "B"],
      [
        Sheets.round(1, [1: 12_345, 2: -12_345]), Sheets.round(2, [1: -12_345, 2: 12_345]),
        Sheets.round(3, [1: 5_000, 2: -5_000]),
      ])
    report.rounds.removeFirst(2)
    let lines = lines(report, sums: .full)
    #expect(words("best", in: lines) == ["best", "+12.345", "+12.345"])
  }

  @Test func `one number of decimals for the whole table`() throws {
    let report = try Sheets.report(
      ["A", "B"],
      [
        Sheets.round(1, [1: 16_666, 2: -16_666]), Sheets.round(2, [1: -100, 2: 100]),
      ])
    let lines = lines(report)
    #expect(lines[4].hasPrefix("2   v-0.100   ^+0.100 │"))
    #expect(words("total", in: lines) == ["total", "+16.566", "-16.566"])
  }

  @Test func `dates stand where they change`() throws {
    let days = [0, 0, 1, 35].map { Day(number: Sheets.friday.number + $0) }
    let rounds = days.enumerated().map { Sheets.round($0 + 9, [1: 100, 2: -100], day: $1) }
    let lines = lines(try Sheets.report(["A", "B"], rounds))
    let labels = lines[2...6].map { $0.prefix(13) }
    #expect(
      labels == [
        "#            ", " 9 11-27     ", "10           ", "11 11-28     ", "12 2027-01-01",
      ])
  }

  @Test func `an unbalanced round is marked and explained, sticks and notes are told`() throws {
    var report = try Sheets.report(
      ["A", "B"],
      [
        Sheets.round(1, [1: 3_000, 2: -2_000]), Sheets.round(2, [1: 100, 2: -2_100]),
      ])
    report.rounds[0].unbalance = 1_000
    report.rounds[0].note = "a\nred\tfive\u{1B}[2J"
    report.rounds[1].lost = 2_000
    try report.sumShownOnly()
    let lines = lines(report)
    #expect(lines[3].hasPrefix("1!  ^+3.0  v-2.0 │"))
    #expect(lines[4].hasPrefix("2   ^+0.1  v-2.1 │"))
    #expect(lines.contains("round 1: a red five␛[2J"))
    #expect(
      lines.last == "sum -1.0 = +3.1 -4.1: 2 sticks lost, 1 round unbalanced by +1.0")
  }

  @Test func `a tie for first is first, a tie for last is last`() throws {
    let report = try Sheets.report(
      ["A", "B", "C", "D"],
      [
        Sheets.round(1, [1: 30_000, 2: 30_000, 3: -30_000, 4: -30_000]),
        Sheets.round(2, [1: 0, 2: 0, 3: 0, 4: 0]),
      ])
    let lines = lines(report)
    #expect(lines[3].hasPrefix("1  ^+30.0  ^+30.0  v-30.0  v-30.0 │"))
    #expect(lines[4].hasPrefix("2    ^0.0    ^0.0    ^0.0    ^0.0 │"))
    #expect(words("rank", in: lines) == ["rank", "1", "1", "3", "3"])
  }

  // The contract, §5: "Heading and notes wrap at blanks, then graphemes, and are left out below 20
  // cells."
  @Test func `heading and notes wrap`() throws {
    var report = try Sheets.report(["A", "B"], [Sheets.round(1, [1: 100, 2: -100])])
    report.game?.name = String(repeating: "田", count: 40)
    report.rounds[0].note = String(repeating: "x", count: 90)
    for width in [20, 31, 60] {
      let lines = lines(report, width: width)
      #expect(lines.allSatisfy { (Sheets.width($0.filter { $0 != "·" }) ?? 999) <= width })
      #expect(lines.joined().filter { $0 == "田" }.count == 40)
    }
    #expect(lines(report, width: 19)[0].hasPrefix("#"))
    #expect(!lines(report, width: 19).contains { $0.contains("xxx") })
  }
}
