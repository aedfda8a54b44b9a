import Text

/// Lays the two tables of a sheet side by side, stacked, or stacked in tiers.
struct SheetLayout {
  let tables: SheetTables
  let style: SheetStyle
  /// Cells of each player's column, the same in both tables; by player number less one.
  private let widths: [Int]
  private let scoreLabel: Int
  private let sumLabel: Int
  private let marks: ColumnWindow.Marks

  init(_ tables: SheetTables, style: SheetStyle) {
    self.tables = tables
    self.style = style
    marks = style.ascii ? .ascii : ColumnWindow.Marks()
    func cells(_ text: String) -> Int { DisplayText.width(text, ambiguous: style.ambiguous) }
    var widths = tables.names.map(cells)
    for row in tables.scores.rows + tables.sums.rows {
      for (number, text) in row.cells {
        widths[number - 1] = max(widths[number - 1], cells(text))
      }
    }
    self.widths = widths
    func label(_ table: SheetTable) -> Int {
      table.rows.map { cells($0.label) }.reduce(cells(table.header), max)
    }
    scoreLabel = label(tables.scores)
    sumLabel = label(tables.sums)
  }

  /// The blocks of lines that show these columns, and the columns they show.
  ///
  /// A window somebody asked for is never made smaller: it is broken into tiers instead.
  func blocks(for columns: [Int]) -> (blocks: [[String]], shown: [Int]) {
    let all = window(columns)
    if fits(all, stacked: false) { return ([side(all)], columns) }
    if fits(all, stacked: true) { return ([stack(all)], columns) }
    let tiers = tiers(columns)
    guard !style.isWindowFixed, let first = tiers.first else {
      return (tiers.map { stack(window($0)) }, columns)
    }
    return ([stack(window(first))], first)
  }

  /// Consecutive windows, each as large as fits stacked and at least one column.
  private func tiers(_ columns: [Int]) -> [[Int]] {
    var tiers: [[Int]] = []
    var tier: [Int] = []
    for number in columns {
      if !tier.isEmpty, !fits(window(tier + [number]), stacked: true) {
        tiers.append(tier)
        tier = []
      }
      tier.append(number)
    }
    return tier.isEmpty ? tiers : tiers + [tier]
  }

  private func window(_ columns: [Int]) -> ColumnWindow {
    ColumnWindow(columns, of: tables.names.count, marks: marks)
  }

  private func fits(_ window: ColumnWindow, stacked: Bool) -> Bool {
    guard let width = style.width else { return true }
    let slots = window.slots.reduce(0) { $0 + 1 + cells(of: $1) }
    if stacked { return max(scoreLabel, sumLabel) + slots <= width }
    return scoreLabel + slots + cells(" \(marks.bar) ") + sumLabel + slots <= width
  }

  private func side(_ window: ColumnWindow) -> [String] {
    let left = lines(tables.scores, label: scoreLabel, window)
    let right = lines(tables.sums, label: sumLabel, window)
    let blank = (padded("", to: cells(left[0])), padded("", to: cells(right[0])))
    return (0..<max(left.count, right.count)).map { index in
      let (leftLine, rightLine) = (
        index < left.count ? left[index] : blank.0, index < right.count ? right[index] : blank.1
      )
      return "\(leftLine) \(marks.bar) \(rightLine)"
    }
  }

  private func stack(_ window: ColumnWindow) -> [String] {
    let label = max(scoreLabel, sumLabel)
    return lines(tables.scores, label: label, window) + [""]
      + lines(tables.sums, label: label, window)
  }

  private func lines(_ table: SheetTable, label: Int, _ window: ColumnWindow) -> [String] {
    func line(_ text: String, marks: Bool, cell: (Int) -> String) -> String {
      window.slots.reduce(padded(text, to: label)) { line, slot in
        switch slot {
        case .player(let number):
          line + " " + padded(cell(number), to: widths[number - 1], .right)
        case .mark(let text):
          line + " " + (marks ? text : padded("", to: cells(text)))
        }
      }
    }
    return [line(table.header, marks: true) { tables.names[$0 - 1] }]
      + table.rows.map { row in line(row.label, marks: false) { row.cells[$0] ?? "-" } }
  }

  private func cells(of slot: ColumnWindow.Slot) -> Int {
    switch slot {
    case .player(let number): widths[number - 1]
    case .mark(let text): cells(text)
    }
  }

  private func cells(_ text: String) -> Int {
    DisplayText.width(text, ambiguous: style.ambiguous)
  }

  private func padded(
    _ text: String, to width: Int, _ alignment: DisplayText.Alignment = .left
  ) -> String {
    DisplayText.padded(text, to: width, alignment, ambiguous: style.ambiguous)
  }
}
