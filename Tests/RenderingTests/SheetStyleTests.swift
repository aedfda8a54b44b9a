import Scoring
import Testing

@testable import Rendering

struct `The ways to draw a sheet` {
  private func lines(
    _ report: SheetReport, width: Int? = 80, _ change: (inout SheetStyle) -> Void = { _ in }
  ) -> [String] {
    var style = SheetStyle(width: width)
    change(&style)
    return SheetText(report, style: style, words: Sheets.words).lines
  }

  private func header(_ lines: [String]) -> String { lines.first { $0.hasPrefix("#") } ?? "" }

  private static let long = ["Wolfgang", "Wolfram", "Al", "Maximilian", "佐々木小次郎"]

  // By hand: figures take 6, 6, 6, 6 and 6 cells (^+66.2 … -166.1), names 8, 7, 2, 10 and 12. Stacked
  // and tight a line is 6 + 5 + the columns: 54 whole, 52 with names of 10, 46 with names of 6 or less.
  @Test(arguments: [
    (54, "#      Wolfgang Wolfram     Al Maximilian 佐々木小次郎"),
    (52, "#      Wolfgang Wolfram     Al Maximilian 佐々木小… "),
    (49, "#      Wolfgang Wolfram     Al Maximil… 佐々木… "),
    (41, "#      Wolfg… Wolfr…     Al Maxim… 佐々… "),
  ]) func `names are cut as the line gets short`(
    width: Int, expected: String
  ) throws {
    let header = header(lines(try Sheets.evening(Self.long), width: width))
    #expect(header == expected)
  }

  // Five cells at the least for the figures: two of them are taken by the number.
  @Test func `names that are cut alike end in their numbers`() throws {
    let names = ["Watanabe Aki", "Watanabe Eri", "Wat…", "C", "渡辺美咲", "渡辺美月"]
    let report = try Sheets.report(names, [Sheets.round(1, [1: 9_000, 2: -9_000])])
    #expect(header(lines(report, width: 38)) == "#      Wa…#1 Wa…#2 Wat…   C … #5 … #6")
  }

  // MidnightCommander issue 2291: never half a character, never a cell too many.
  @Test func `a name is cut beside a wide character, never inside it`() throws {
    for width in 1...80 {
      for line in lines(try Sheets.evening(["佐々木小次郎", "b", "c", "d", "e"]), width: width)
      where line.hasPrefix("#") {
        #expect(
          ["佐々木小次郎", "佐々木小次…", "佐々木小…", "佐々木…", "佐々… ", "佐々…"].contains { line.contains($0) },
          "\(width)")
      }
    }
  }

  @Test func `the leader first, numbers stay`() throws {
    let report = try Sheets.evening()
    #expect(
      header(lines(report) { $0.order = .total })
        == "#   Aoki  Chiba   Baba    Doi   Endo │ sums     Aoki  Chiba   Baba    Doi   Endo")
    var some = report
    some.columns = [2, 4, 5]
    // Chiba, second, stands between Aoki and Baba: two are hidden to the left.
    #expect(header(lines(some) { $0.order = .total }).hasPrefix("#  ‹2    Baba     Doi    Endo"))
    let cut = lines(report, width: 30) { $0.order = .total }
    #expect(header(cut) == "#        Aoki  Chiba   Baba 2›")
    #expect(cut.joined(separator: " ").contains("players 1-3 of 5; next: --cols 4-"))
    let byName = try Sheets.evening(["e", "D", "c", "B", "a"])
    #expect(
      header(lines(byName) { $0.order = .name }).split(separator: " ").prefix(6)
        == ["#", "a", "B", "c", "D", "e"])
  }

  @Test func `the next window of an order that is not the game's is named by numbers`() throws {
    var report = try Sheets.evening()
    report.players[0].sums.total = -200_000
    report.rank()
    // By rank: Chiba, Baba, Doi, Endo, Aoki; three fit.
    let text = lines(report, width: 30) { $0.order = .total }.joined(separator: " ")
    #expect(text.contains("players 2-4 of 5; next: --cols 1,5"))
  }

  @Test func `no marks at all`() throws {
    var report = try Sheets.evening()
    report.columns = [2, 4]
    let lines = lines(report) { $0.hasMarks = false }
    #expect(header(lines) == "#   Baba    Doi │ sums     Baba    Doi")
    #expect(lines.contains { $0.hasPrefix("1   +8.1  -52.0 │") })
  }

  @Test func `a triangle for a minus`() throws {
    let lines = lines(try Sheets.evening()) { $0.negative = .triangle }
    #expect(lines.contains { $0.hasPrefix("1 ^+66.2   +8.1  ▲22.3 v▲52.0      - │") })
    #expect(lines.last == "sum 0.0 = +186.5 ▲186.5")
  }

  // The sums by hand: 24 results of raw - 30,000, four rounds of six with sticks.
  @Test func `every part of the sum`() throws {
    var report = try Sheets.evening()
    report.proof.parts = Parts(raw: -120_000, oka: 120_000, sticks: 1_000, rounding: -1_000)
    let lines = lines(report) { $0.hasProof = true }
    #expect(
      lines.suffix(3) == [
        "parts: raw -120.0, uma 0.0, oka +120.0, sticks +1.0, rounding -1.0, penalties",
        "0.0, chips 0.0",
        "sum 0.0 = +186.5 -186.5",
      ])
  }

  // The contract, §5: "one sentence a player (`Aoki plus 101.3, places 2 1 2 0`)".
  @Test func `a list for ears`() throws {
    var report = try Sheets.evening()
    report.players.append(.init(name: "Fujita", sums: PlayerSums(), rank: nil))
    report.columns.append(6)
    let list = lines(report, width: nil) { $0.layout = .list }
    #expect(
      list[2...] == [
        "Aoki plus 93.3, places 2 1 2 0, rank 1", "Baba plus 43.6, places 1 3 0 1, rank 3",
        "Chiba plus 49.6, places 2 0 2 1, rank 2", "Doi minus 20.4, places 1 1 2 1, rank 4",
        "Endo minus 166.1, places 0 1 0 3, rank 5", "Fujita no rounds",
        "sum 0.0 = +186.5 -186.5",
      ])
    let level = try Sheets.report(["A", "B"], [Sheets.round(1, [1: 0, 2: 0])])
    #expect(lines(level) { $0.layout = .list }.contains("A 0.0, places 1 0 0 0, joint rank 1"))
  }

  @Test(
    arguments: [
      (.side, "#   Aoki   Baba 3› │ sums     Aoki   Baba 3›"),
      (.stack, "#        Aoki   Baba  Chiba    Doi   Endo"),
      (.tiers, "#        Aoki   Baba  Chiba    Doi   Endo"),
    ] as [(SheetStyle.Layout, String)])
  func `a layout that is asked for`(layout: SheetStyle.Layout, expected: String) throws {
    #expect(header(lines(try Sheets.evening(), width: 44) { $0.layout = layout }) == expected)
  }

  // util-linux issue 4121: colour codes are no text.
  @Test func `colour changes nothing but the colour`() throws {
    let report = try Sheets.evening()
    for width in 20...200 {
      let colored = lines(report, width: width) { $0.hasColor = true }
      #expect(colored.map(uncolored) == lines(report, width: width))
    }
    let cell = "\u{1B}[31m-22.3\u{1B}[0m"
    #expect(lines(report) { $0.hasColor = true }.contains { $0.contains("  \(cell) ") })
  }

  private func uncolored(_ line: String) -> String {
    var text = ""
    var rest = line[...]
    while let escape = rest.firstIndex(of: "\u{1B}") {
      text += rest[..<escape]
      rest = rest[escape...].drop { $0 != "m" }.dropFirst()
    }
    return text + rest
  }
}

struct `Who is ahead, by how much, what happened last` {
  private func glance(_ report: SheetReport) -> String {
    SheetText(report, style: SheetStyle(), words: Sheets.words).lines[1]
  }

  // By hand: 93.3 - 49.6.
  @Test func `of an evening`() throws {
    #expect(
      glance(try Sheets.evening()) == "Aoki leads Chiba by 43.7 · round 6: Doi first with +54.5")
  }

  @Test func `with ties`() throws {
    let names = ["A", "B", "C", "D", "E"]
    func report(_ results: [Int: Points]) throws -> SheetReport {
      try Sheets.report(names, [Sheets.round(1, results)])
    }
    #expect(
      glance(try report([1: 5_000, 2: 5_000, 3: -3_000, 4: -7_000]))
        == "A and B lead C by 8.0 · round 1: A and B first with +5.0")
    #expect(
      glance(try report([1: 9_000, 2: -3_000, 3: -3_000, 4: -3_000]))
        == "A leads B, C and D by 12.0 · round 1: A first with +9.0")
    #expect(
      glance(try report([1: 12_000, 2: -3_000, 3: -3_000, 4: -3_000, 5: -3_000]))
        == "A leads 4 players by 15.0 · round 1: A first with +12.0")
    #expect(
      glance(try report([1: 0, 2: 0])) == "all are level · round 1: A and B first with 0.0")
  }

  @Test func `of rounds long ago only the lead`() throws {
    var report = try Sheets.evening()
    report.rounds.removeLast()
    report.reachesNewest = false
    #expect(glance(report) == "Aoki leads Chiba by 43.7")
  }
}
