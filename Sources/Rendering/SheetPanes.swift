package import Scoring
import Text

/// The two tables of a sheet as panes of a screen: the lines of `show`, for any window of players.
///
/// The report holds the rounds in sight; all else of it is of the whole game.
package struct SheetPanes {
  /// One of the two tables.
  package enum Pane: Int, CaseIterable, Sendable {
    case scores, sums

    package var other: Pane { self == .scores ? .sums : .scores }
  }

  private let tables: SheetTables
  private var columns: ColumnWidths
  private let style: SheetStyle
  private let order: [Int]
  /// Cells between two columns.
  private let gap: Int

  /// No name takes more cells than `nameCells`.
  package init(_ report: SheetReport, style: SheetStyle, words: SheetWords, nameCells: Int) {
    self.style = style
    order = report.order(style.order)
    gap = style.width.map { $0 < 60 } ?? false ? 1 : 2
    let writer = TableWriter(report: report, style: style, words: words)
    var tables = SheetTables(report, style: style, words: words)
    tables.scores.rows = writer.rounds
    if style.sums == .running { tables.sums.rows = writer.running(after: nil) }
    self.tables = tables
    // As wide as they will ever be, so that going up and down does not move the columns.
    tables.scores.rows += [
      writer.row("") { report.player($0).sums.best.map { writer.amount($0, mark: "^") } },
      writer.row("") { report.player($0).sums.worst.map { writer.amount($0, mark: "v") } },
    ]
    columns = ColumnWidths(tables, cap: nameCells, style: style)
  }

  /// The measures of the panes, by which a window is chosen.
  package var shape: PaneShape {
    func label(_ table: SheetTable) -> Int {
      table.rows.map { cells($0.label) }.reduce(cells(table.header), max)
    }
    return PaneShape(
      labels: [label(tables.scores), label(tables.sums)],
      columns: order.map { columns.cells[$0 - 1] }, gap: gap,
      markCells: style.hasMarks
        ? cells(style.characters.left) : nil)
  }

  /// Makes columns as wide as those of other panes beside these.
  package mutating func widen(to cells: [Int]) {
    for (column, cells) in zip(order, cells) { columns.widen(column, to: cells) }
  }

  /// How many rows a pane has here.
  package func rowCount(_ pane: Pane) -> Int { table(pane).rows.count }

  /// The name and the text of a cell, for a line of its own.
  package func cell(_ pane: Pane, row: Int, column: Int) -> (label: String, text: String)? {
    guard table(pane).rows.indices.contains(row), order.indices.contains(column) else { return nil }
    let line = table(pane).rows[row]
    return (line.label, line.cells[order[column]]?.text ?? "-")
  }

  /// The number of the player who stands in a column, counted from 0.
  package func player(_ column: Int) -> Int { order[column] }

  /// Player names as they are looked for, in the order of the columns.
  package var names: [String] { order.map { tables.names[$0 - 1] } }

  /// A pane's header and then some of its rows, with these columns.
  ///
  /// Marks of hidden players are left out where they do not fit: half a number would be another.
  /// `selected` is a row of this table and a column, both counted from 0.
  package func lines(
    _ pane: Pane, columns shown: Range<Int>, rows: Range<Int>, label: Int, room: Int,
    selected: (row: Int, column: Int)?, isFocused: Bool
  ) -> [StyledLine] {
    var table = table(pane)
    table.rows = Array(table.rows[rows.clamped(to: table.rows.indices)])
    for index in table.rows.indices {
      table.rows[index].label = clip(table.rows[index].label, label)
    }
    table.header = clip(table.header, label)
    var lines = TableLines(
      table: table, label: label,
      window: ColumnWindow(
        order[shown], of: order,
        marks: style.hasMarks && shape.cells(of: shown) <= room ? style.characters : nil),
      columns: columns, gap: gap, hasTones: true)
    lines.headerTone = isFocused ? .focused : .strong
    lines.selected = selected.map { ($0.row - rows.lowerBound, order[$0.column]) }
    return lines.lines(ambiguous: style.ambiguous)
  }

  /// Between two panes side by side.
  package var bar: String { " \(style.characters.bar) " }

  private func table(_ pane: Pane) -> SheetTable { pane == .scores ? tables.scores : tables.sums }

  private func clip(_ text: String, _ room: Int) -> String {
    DisplayText.clip(
      text, to: room, ambiguous: style.ambiguous, mark: style.characters.ellipsis)
  }

  private func cells(_ text: String) -> Int { DisplayText.width(text, ambiguous: style.ambiguous) }
}

/// The measures of two panes that look through one window of columns.
package struct PaneShape: Equatable, Sendable {
  /// Cells of the label columns, scores and sums.
  package var labels: [Int]
  /// Cells of each column, in the order in which they stand.
  package var columns: [Int]
  /// Cells before each column.
  package var gap: Int
  /// Cells of the arrow beside the number of hidden players; nil where none is shown.
  package var markCells: Int?

  package init(labels: [Int], columns: [Int], gap: Int, markCells: Int?) {
    self.labels = labels
    self.columns = columns
    self.gap = gap
    self.markCells = markCells
  }

  /// Cells of the mark for so many hidden players, with the gap before it.
  package func mark(_ hidden: Int) -> Int {
    guard let markCells, hidden > 0 else { return 0 }
    return gap + markCells + String(hidden).utf8.count
  }

  /// Cells of so many columns from one on, with the marks beside them.
  package func cells(of columns: Range<Int>) -> Int {
    self.columns[columns].reduce(0) { $0 + gap + $1 } + mark(columns.lowerBound)
      + mark(self.columns.count - columns.upperBound)
  }

  /// The most columns from one on that fit so many cells; at least one where there is one.
  package func fits(from first: Int, in room: Int) -> Int {
    var best = min(1, columns.count - first)
    var cells = 0
    var last = first
    while last < columns.count {
      cells += gap + columns[last]
      last += 1
      if cells > room { break }
      // Wider by a mark where more are hidden, so one more may fit again.
      if self.cells(of: first..<last) <= room { best = last - first }
    }
    return best
  }

  /// The first column of the last window.
  package func lastFirst(in room: Int) -> Int {
    var first = max(0, columns.count - 1)
    while first > 0, cells(of: first - 1..<columns.count) <= room { first -= 1 }
    return first
  }
}
