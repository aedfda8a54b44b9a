import Rendering
import Scoring
import Testing

struct `A printed sheet` {
  private func lines(
    _ report: SheetReport, width: Int? = nil, sums: SumsMode = .totals, ascii: Bool = false,
    columns: [Int]? = nil
  ) -> [String] {
    var report = report
    if let columns { report.columns = columns }
    var style = SheetStyle(width: width, sums: sums, isWindowFixed: columns != nil)
    style.isASCII = ascii
    return SheetText(report, style: style, words: Sheets.words).lines
  }

  private func text(_ lines: [String]) -> String { lines.joined(separator: "\n") }

  // The sketch of the contract, §5 without chips. Places by hand: Aoki 1 3 1 3 2, Baba 2 2 2 1 4,
  // Chiba 3 1 1 4 3, Doi 4 3 2 3 1, Endo 4 4 4 2.
  private static let evening = """
    Friday night · Fri 2026-11-27 · house: 25-30 uma 10-30 oka 20 · 6 rounds
    Aoki leads Chiba by 43.7 · round 6: Doi first with +54.5
    #   Aoki   Baba  Chiba    Doi   Endo │ sums     Aoki   Baba  Chiba    Doi   Endo
    1 ^+66.2   +8.1  -22.3 v-52.0      - │ total   +93.3  +43.6  +49.6  -20.4 -166.1
    2      -  +11.4 ^+55.9  -17.7 v-49.6 │ rank        1      3      2      4      5
    3  -15.5      - ^+82.8   +6.2 x-73.5 │ behind      -   49.7   43.7  113.7  259.4
    4 ^+50.0  +10.0      -  -11.4 v-48.6 │ rounds      5      5      5      5      4
    5  -21.1 ^+61.3 v-45.8      -   +5.6 │ avg pl   2.00   2.20   2.40   2.60   3.50
    6  +13.7 v-47.2  -21.0 ^+54.5      - │ 1st         2      1      2      1      0
                                         │ 2nd         1      3      0      1      1
                                         │ 3rd         2      0      2      2      0
                                         │ 4th         0      1      1      1      3
    sum 0.0 = +186.5 -186.5
    """

  @Test func `the evening of the contract, side by side`() throws {
    #expect(text(lines(try Sheets.evening(), width: 80)) == Self.evening)
  }

  // By hand: with room to spare two cells stand between columns, each a cell further to the right.
  @Test func `the same with room to spare`() throws {
    let lines = lines(try Sheets.evening())
    #expect(
      lines[2]
        == "#    Aoki    Baba   Chiba     Doi    Endo │ sums      Aoki    Baba   Chiba     Doi    Endo"
    )
    #expect(
      lines[3]
        == "1  ^+66.2    +8.1   -22.3  v-52.0       - │ total    +93.3   +43.6   +49.6   -20.4  -166.1"
    )
    #expect(self.lines(try Sheets.evening(), width: 90) == lines)
  }

  @Test func `the same in ASCII`() throws {
    let ascii = text(lines(try Sheets.evening(), width: 80, ascii: true))
    let expected = String(Self.evening.map { $0 == "│" ? "|" : $0 == "·" ? "-" : $0 })
    #expect(ascii == expected)
  }

  @Test func `names of two cells a character`() throws {
    let names = ["青木", "馬場", "佐々木", "土井", "遠藤"]
    let lines = lines(try Sheets.evening(names), width: 80)
    #expect(lines[2] == "#   青木   馬場 佐々木   土井   遠藤 │ sums     青木   馬場 佐々木   土井   遠藤")
    #expect(lines[3...].elementsEqual(Self.evening.split(separator: "\n").map(String.init)[3...]))
  }

  @Test(arguments: [45, 41]) func `too narrow for side by side: stacked, the columns in line`(
    width: Int
  ) throws {
    let table = lines(try Sheets.evening(), width: width).drop { !$0.hasPrefix("#") }
    let expected = """
      #        Aoki   Baba  Chiba    Doi   Endo
      1      ^+66.2   +8.1  -22.3 v-52.0      -
      2           -  +11.4 ^+55.9  -17.7 v-49.6
      3       -15.5      - ^+82.8   +6.2 x-73.5
      4      ^+50.0  +10.0      -  -11.4 v-48.6
      5       -21.1 ^+61.3 v-45.8      -   +5.6
      6       +13.7 v-47.2  -21.0 ^+54.5      -

      sums     Aoki   Baba  Chiba    Doi   Endo
      total   +93.3  +43.6  +49.6  -20.4 -166.1
      rank        1      3      2      4      5
      behind      -   49.7   43.7  113.7  259.4
      rounds      5      5      5      5      4
      avg pl   2.00   2.20   2.40   2.60   3.50
      1st         2      1      2      1      0
      2nd         1      3      0      1      1
      3rd         2      0      2      2      0
      4th         0      1      1      1      3
      sum 0.0 = +186.5 -186.5
      """
    #expect(text(Array(table)) == expected)
  }

  @Test func `narrower still: the largest window from column 1, and where to go on`() throws {
    let lines = lines(try Sheets.evening(), width: 30)
    #expect(lines.contains("#        Aoki   Baba  Chiba 2›"))
    #expect(lines.contains("sums     Aoki   Baba  Chiba 2›"))
    #expect(text(lines).contains("players 1-3 of 5; next: --cols\n4-"))
    #expect(text(lines).hasSuffix("sum 0.0 = +186.5 -186.5"))
  }

  // The window of the contract, §5 under our labels; --cols 3-5 of eight players.
  @Test func `a window that was asked for`() throws {
    let table = lines(try Sheets.eight(), width: 34, columns: [3, 4, 5]).drop { !$0.hasPrefix("#") }
    // By hand: labels 6 cells (avg pl), Chiba 5 (-17.3), Doi 6 (v-46.0), Endo 4; 55.2 - -17.3 = 72.5.
    let hand = [
      "#      ‹2 Chiba    Doi Endo 3›", "1         -17.3 v-46.0    -   ", "",
      "sums   ‹2 Chiba    Doi Endo 3›", "total     -17.3  -46.0  0.0   ",
      "rank          3      4    -   ", "behind     72.5  101.2    -   ",
      "rounds        1      1    0   ",
      "avg pl     3.00   4.00    -   ", "1st           0      0    0   ",
      "2nd           0      0    0   ", "3rd           1      0    0   ",
      "4th           0      1    0   ", "sum 0.0 = +63.3 -63.3",
    ]
    #expect(Array(table) == hand)
  }

  @Test func `a gap is marked and spelled out`() throws {
    let lines = lines(try Sheets.eight(), columns: [2, 4, 7])
    #expect(
      lines[2] == "#  ‹1  Baba  ~     Doi  ~  Goto  1› │ sums    ‹1  Baba  ~     Doi  ~  Goto  1›")
    #expect(lines.contains("~ hides players 3,5-6"))
  }

  @Test func `a window too wide for the line becomes tiers, none of it lost`() throws {
    let lines = lines(try Sheets.evening(), width: 24, columns: [1, 2, 3, 4, 5])
    let headers = lines.filter { $0.hasPrefix("#") || $0.hasPrefix("sums") }
    // Labels 6 cells, columns 1 + 6, marks 1 + 2: at most two columns and a mark, or one between two.
    #expect(
      headers == [
        "#        Aoki   Baba 3›", "sums     Aoki   Baba 3›", "#      ‹2  Chiba 2›",
        "sums   ‹2  Chiba 2›", "#      ‹3    Doi   Endo", "sums   ‹3    Doi   Endo",
      ])
    #expect(!text(lines).contains("next:"))
  }

  @Test func `nothing to show yet`() throws {
    var report = try Sheets.report([], [])
    #expect(lines(report).count == 2)
    #expect(lines(report)[0] == "Club · Fri 2026-11-27 · house: 25-30 uma 10-30 oka 20 · 0 rounds")
    report.game = nil
    #expect(lines(report).count == 1)
    let noRounds = try Sheets.report(["A", "B"], [])
    #expect(lines(noRounds)[1] == "#    A    B │ sums      A    B")
    #expect(lines(noRounds).last == "sum 0.0")
  }

  @Test func `a closed sheet says so, one round is no rounds`() throws {
    var report = try Sheets.eight()
    report.game?.isClosed = true
    report.game?.name = "x\u{1B}[2J"
    #expect(
      lines(report)[0]
        == "x␛[2J · Fri 2026-11-27 · house: 25-30 uma 10-30 oka 20 · 1 round · closed")
  }
}
