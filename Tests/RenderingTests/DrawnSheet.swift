import Scoring
import Testing
import Text

@testable import Rendering

/// A sheet as it was laid out, and the properties every such sheet has.
struct DrawnSheet {
  let report: SheetReport
  let style: SheetStyle
  let tables: SheetTables
  let blocks: [SheetLayout.Block]

  init(_ report: SheetReport, _ style: SheetStyle) {
    self.report = report
    self.style = style
    tables = SheetTables(report, style: style, words: Sheets.words)
    blocks = SheetLayout(tables, order: report.order(style.order), style: style)
      .blocks(for: report.columns)
  }

  /// The players that are drawn, in their order.
  var shown: [Int] { blocks.flatMap(\.players) }

  private var summary: Comment {
    "width \(style.width ?? 0), \(style.layout), columns \(report.columns), \(report.players.map(\.name))"
  }

  /// Checks everything that holds for every sheet.
  func check() throws {
    // Where every player stands: nobody is lost, nobody stands twice.
    let all = report.order(style.order).filter(report.columns.contains)
    if style.isWindowFixed || style.layout == .tiers {
      try #require(shown == all, summary)
    } else {
      try #require(blocks.count == 1 && shown.elementsEqual(all.prefix(shown.count)), summary)
    }
    for block in blocks {
      let lines = block.lines.map(\.plain)
      try checkLines(lines, players: block.players.count)
      let (scores, sums) = halves(lines)
      try checkHeaders(scores[0], sums[0], block.players)
      try checkScores(scores, block.players)
    }
  }

  /// The two tables of a block; side by side they are taken apart at the bar.
  private func halves(_ lines: [String]) -> (scores: [String], sums: [String]) {
    if let blank = lines.firstIndex(of: "") {
      return (Array(lines[..<blank]), Array(lines[(blank + 1)...]))
    }
    let halves = lines.map { $0.split(separator: bar).map(String.init) }
    return (halves.map { String($0[0].dropLast()) }, halves.map { String($0[1].dropFirst()) })
  }

  private var bar: Character { style.isASCII ? "|" : "│" }

  private func cells(_ line: String) -> Int? { Sheets.width(line, ambiguous: style.ambiguous) }

  /// Equal widths, separators in one cell, no wider than the line.
  private func checkLines(_ block: [String], players: Int) throws {
    let lines = block.filter { !$0.isEmpty }
    let width = try #require(cells(lines[0]), "\(lines[0])")
    for line in lines { try #require(cells(line) == width, "\(summary): \(line)") }
    try #require(width <= style.width ?? .max || players == 1, summary)
    let bars = Set(
      lines.map { line in line.firstIndex(of: bar).map { cells(String(line[..<$0])) } })
    try #require(bars.count == 1, summary)
  }

  /// The same players in the same order and width, hidden ones marked and counted.
  private func checkHeaders(_ scores: String, _ sums: String, _ players: [Int]) throws {
    let names = scores.dropFirst("#".count).drop { $0 == " " }
    try #require(names == sums.dropFirst("sums".count).drop { $0 == " " }, summary)
    let words = names.split(separator: " ")
    try #require(
      words.filter { isMark($0) } == expectedMarks(players).map { $0[...] }, "\(summary): \(names)")
    // Blanks within a name, as before a cut wide character, take no part.
    let shownNames = words.filter { !isMark($0) }.joined()
    var rest = shownNames[...]
    for number in players {
      let name = DisplayText.printable(report.player(number).name)
      if rest.hasPrefix(name) {
        rest = rest.dropFirst(name.count)
        continue
      }
      // A name cut short: its beginning, one ellipsis, and perhaps its number.
      let kept = name.prefix { character in
        guard rest.first == character else { return false }
        rest.removeFirst()
        return true
      }
      let mark = style.isASCII ? "." : "…"
      try #require(rest.hasPrefix(mark) || rest.hasPrefix("#\(number)"), "\(summary): \(names)")
      if rest.hasPrefix(mark) { rest.removeFirst() }
      if rest.hasPrefix("#\(number)") { rest = rest.dropFirst("#\(number)".count) }
      try #require(kept.count < name.count, summary)
    }
    try #require(rest.isEmpty, "\(summary): \(names)")
  }

  private func isMark(_ word: Substring) -> Bool {
    let digits = word.filter { $0.isNumber }
    return word == "~"
      || !digits.isEmpty && digits.count == word.count - 1
        && ("‹<".contains(word.first ?? " ") || "›>".contains(word.last ?? " "))
  }

  private func expectedMarks(_ players: [Int]) -> [String] {
    let positions = report.order(style.order).enumerated()
      .filter { players.contains($0.element) }.map(\.offset)
    guard let first = positions.first, let last = positions.last else { return [] }
    let left = first > 0 ? ["\(style.isASCII ? "<" : "‹")\(first)"] : []
    let gaps = zip(positions, positions.dropFirst()).filter { $1 > $0 + 1 }.map { _ in "~" }
    let behind = report.players.count - last - 1
    return left + gaps + (behind > 0 ? ["\(behind)\(style.isASCII ? ">" : "›")"] : [])
  }

  /// Every number of the score table is the stored one.
  private func checkScores(_ lines: [String], _ players: [Int]) throws {
    let rows = lines.dropFirst().filter { !$0.allSatisfy { $0 == " " } }
    let opening = rows.count - report.rounds.count
    try #require(opening == 0 || opening == 1 && report.roundCount > report.rounds.count)
    for (line, round) in zip(rows.dropFirst(opening), report.rounds) {
      let cells = line.split(separator: " ").suffix(players.count)
      for (cell, number) in zip(cells, players) {
        let printed = points(cell.drop { "^vx".contains($0) }, scale: report.scale)
        try #require(
          cell == "-" ? round.scores[number] == nil : printed == round.scores[number]?.result)
      }
    }
  }

  /// Cells from the end of one column to the end of the next, by player, read off the row that has a
  /// count for every player.
  var pitches: [(number: Int, cells: Int)] {
    blocks.flatMap { block in
      let rows = halves(block.lines.map(\.plain)).sums
      let row = rows.first { $0.hasPrefix("rounds ") } ?? ""
      var previous = "rounds".count
      var pitches: [(number: Int, cells: Int)] = []
      var column = 0
      for (index, character) in row.enumerated() where character != " " {
        let isEnd = row.dropFirst(index + 1).first.map { $0 == " " } ?? true
        guard isEnd, index >= "rounds".count else { continue }
        pitches.append((block.players[column], index + 1 - previous))
        (previous, column) = (index + 1, column + 1)
      }
      return pitches
    }
  }
}
