import Scoring
import TestSupport
import Testing
import Text

@testable import Rendering

/// What holds for every sheet at every width (the contract, §5).
struct `Any sheet at any width` {
  /// A sheet as it was laid out, and how.
  private struct Case {
    let report: SheetReport
    let style: SheetStyle
    let blocks: [[String]]
    let shown: [Int]

    init(_ report: SheetReport, _ style: SheetStyle) {
      self.report = report
      self.style = style
      let tables = SheetTables(report, sums: style.sums, words: SheetWords())
      (blocks, shown) = SheetLayout(tables, style: style).blocks(for: report.columns)
    }

    var summary: Comment {
      "width \(style.width ?? 0), columns \(report.columns), \(report.players.map(\.name))"
    }
  }

  /// The two tables of a block; side by side they are taken apart at the bar.
  private func tables(_ block: [String]) -> (scores: [String], sums: [String]) {
    if let blank = block.firstIndex(of: "") {
      return (Array(block[..<blank]), Array(block[(blank + 1)...]))
    }
    let halves = block.map { $0.split(separator: "│").map(String.init) }
    return (halves.map { String($0[0].dropLast()) }, halves.map { String($0[1].dropFirst()) })
  }

  private func words(_ line: String) -> [Substring] { line.split(separator: " ") }

  private func check(_ sheet: Case) throws {
    // Where every player stands: nobody is lost, nobody stands twice.
    #expect(
      sheet.style.isWindowFixed ? sheet.shown == sheet.report.columns : sheet.blocks.count == 1)
    var rest = sheet.shown[...]
    for block in sheet.blocks {
      let (scores, sums) = tables(block)
      let count = try #require(sums.first { $0.hasPrefix("rounds ") }.map { words($0).count - 1 })
      try checkLines(block, sheet, players: count)
      try checkHeaders(scores[0], sums[0], Array(rest.prefix(count)), sheet)
      try checkScores(scores, Array(rest.prefix(count)), sheet)
      rest = rest.dropFirst(count)
    }
    #expect(rest.isEmpty)
  }

  /// Equal widths, separators in one cell, no wider than the line.
  private func checkLines(_ block: [String], _ sheet: Case, players: Int) throws {
    let lines = block.filter { !$0.isEmpty }
    let widths = lines.map(Sheets.width)
    let width = try #require(widths[0], "\(lines[0])")
    try #require(widths.allSatisfy { $0 == width }, sheet.summary)
    try #require(width <= sheet.style.width ?? .max || players == 1, sheet.summary)
    let bars = Set(
      lines.map { line in line.firstIndex(of: "│").map { Sheets.width(String(line[..<$0])) } })
    try #require(bars.count == 1, sheet.summary)
  }

  /// The same players in the same order and width, hidden ones marked.
  private func checkHeaders(
    _ scores: String, _ sums: String, _ numbers: [Int], _ sheet: Case
  ) throws {
    let total = sheet.report.players.count
    var expected: [String] = []
    var previous = 0
    for number in numbers {
      let hidden = number - previous - 1
      if hidden > 0 { expected.append(previous == 0 ? "‹\(hidden)" : "~") }
      expected.append(DisplayText.printable(sheet.report.player(number).name))
      previous = number
    }
    if previous < total { expected.append("\(total - previous)›") }
    let names = scores.dropFirst("#".count).drop { $0 == " " }
    try #require(names == sums.dropFirst("sums".count).drop { $0 == " " }, sheet.summary)
    try #require(words(String(names)) == expected.map { $0[...] }, sheet.summary)
  }

  /// Every number of the score table is the stored one.
  private func checkScores(_ lines: [String], _ numbers: [Int], _ sheet: Case) throws {
    let rows = lines.dropFirst().filter { !words($0).isEmpty }
    let opening = rows.count - sheet.report.rounds.count
    try #require(
      opening == 0 || opening == 1 && sheet.report.proof.rounds > sheet.report.rounds.count)
    for (line, round) in zip(rows.dropFirst(opening), sheet.report.rounds) {
      let cells = words(line).suffix(numbers.count)
      for (cell, number) in zip(cells, numbers) {
        let printed = points(cell.drop { "^vx".contains($0) }, scale: sheet.report.scale)
        try #require(
          cell == "-" ? round.scores[number] == nil : printed == round.scores[number]?.result)
      }
    }
  }

  @Test(arguments: 0..<8) func `random sheets`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<20 {
      let report = try Sheets.random(&random)
      guard !report.columns.isEmpty else { continue }
      for width in [1, nil] + (0..<3).map({ _ in Int.random(in: 1...200, using: &random) }) {
        let full = Bool.random(using: &random)
        let isFixed = report.columns.count < report.players.count || Bool.random(using: &random)
        try check(
          Case(
            report, SheetStyle(width: width, sums: full ? .full : .totals, isWindowFixed: isFixed)))
      }
    }
  }

  @Test func `the evening at every width`() throws {
    let report = try Sheets.evening(["田辺", "Ｓx", "が", "👨\u{200D}👩", "ก\u{E48}า"])
    for width in 1...200 {
      for isFixed in [true, false] {
        try check(Case(report, SheetStyle(width: width, isWindowFixed: isFixed)))
      }
    }
  }

  // util-linux pull 577: rendering ends whatever there is to show. A trap would end the process, so that has
  // its own.
  @Test func `it ends`() async {
    await #expect(processExitsWith: .success) {
      var random = SeededGenerator(seed: 99)
      var reports = [try Sheets.report([], []), try Sheets.report(["A"], []), try Sheets.eight()]
      for _ in 0..<5 { reports.append(try Sheets.random(&random)) }
      for report in reports {
        for width in [0, 1, 7, 19, 20, 80, nil] {
          for sums in SumsMode.allCases {
            let style = SheetStyle(width: width, ambiguous: 2, ascii: true, sums: sums)
            #expect(!SheetText(report, style: style).lines.isEmpty)
          }
        }
      }
    }
  }
}
