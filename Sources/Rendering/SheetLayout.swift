import Text

/// Lays the two tables of a sheet side by side or one above the other, in one window or several.
///
/// The way to draw is computed from the content: of the ways a layout allows, the first that fits.
struct SheetLayout {
  let tables: SheetTables
  let style: SheetStyle
  /// All players of the game in the order in which they are drawn.
  let order: [Int]
  private let scoreLabel: Int
  private let sumLabel: Int
  private let widestName: Int

  init(_ tables: SheetTables, order: [Int], style: SheetStyle) {
    self.tables = tables
    self.order = order
    self.style = style
    func cells(_ text: String) -> Int { DisplayText.width(text, ambiguous: style.ambiguous) }
    func label(_ table: SheetTable) -> Int {
      table.rows.map { cells($0.label) }.reduce(cells(table.header), max)
    }
    scoreLabel = label(tables.scores)
    sumLabel = label(tables.sums)
    widestName = tables.names.map(cells).max() ?? 0
  }

  /// Two tables drawn together: the lines, and the numbers of the players in them.
  struct Block: Equatable {
    let lines: [StyledLine]
    let players: [Int]
  }

  /// A way to draw the tables.
  private struct Way {
    let isStacked: Bool
    /// Cells between two columns.
    let gap: Int
    let columns: ColumnWidths
  }

  /// The blocks that show these players, ascending by number.
  ///
  /// A window somebody asked for is never made smaller: it is broken into tiers instead.
  func blocks(for players: [Int]) -> [Block] {
    let shown = order.filter(Set(players).contains)
    let stackings =
      switch style.layout {
      case .side: [false]
      case .stack, .tiers: [true]
      case .auto, .list: [false, true]
      }
    for isStacked in stackings {
      if let way = way(for: shown, isStacked: isStacked) { return [block(shown, way)] }
    }
    let way = tightest(isStacked: stackings.last ?? true)
    let tiers = tiers(shown, way).map { block($0, way) }
    return style.isWindowFixed || style.layout == .tiers ? tiers : Array(tiers.prefix(1))
  }

  /// The first way that fits all of these players: with less and less padding, then shorter names.
  private func way(for players: [Int], isStacked: Bool) -> Way? {
    let whole = columns(cap: nil)
    for gap in [2, 1] {
      let way = Way(isStacked: isStacked, gap: gap, columns: whole)
      if fits(players, way) { return way }
    }
    guard fits(players, tightest(isStacked: isStacked)) else { return nil }
    var low = ColumnWidths.leastName
    var high = max(widestName, low)
    // The longest names that fit: the width of a line grows with them.
    while low < high {
      let middle = (low + high + 1) / 2
      let way = Way(isStacked: isStacked, gap: 1, columns: columns(cap: middle))
      if fits(players, way) { low = middle } else { high = middle - 1 }
    }
    return Way(isStacked: isStacked, gap: 1, columns: columns(cap: low))
  }

  private func tightest(isStacked: Bool) -> Way {
    Way(isStacked: isStacked, gap: 1, columns: columns(cap: ColumnWidths.leastName))
  }

  private func columns(cap: Int?) -> ColumnWidths {
    ColumnWidths(tables, cap: cap, style: style)
  }

  /// Consecutive windows, each as large as fits and at least one column.
  private func tiers(_ players: [Int], _ way: Way) -> [[Int]] {
    var tiers: [[Int]] = []
    var tier: [Int] = []
    for number in players {
      if !tier.isEmpty, !fits(tier + [number], way) {
        tiers.append(tier)
        tier = []
      }
      tier.append(number)
    }
    return tier.isEmpty ? tiers : tiers + [tier]
  }

  private func window(_ players: [Int]) -> ColumnWindow {
    ColumnWindow(players, of: order, marks: style.hasMarks ? style.characters : nil)
  }

  private func fits(_ players: [Int], _ way: Way) -> Bool {
    guard let width = style.width else { return true }
    let slots = window(players).slots.reduce(0) { sum, slot in
      switch slot {
      case .player(let number): sum + way.gap + way.columns.cells[number - 1]
      case .mark(let text): sum + way.gap + cells(text)
      }
    }
    if way.isStacked { return max(scoreLabel, sumLabel) + slots <= width }
    return scoreLabel + slots + cells(bar) + sumLabel + slots <= width
  }

  private var bar: String { " \(style.characters.bar) " }

  private func block(_ players: [Int], _ way: Way) -> Block {
    let window = window(players)
    func lines(_ table: SheetTable, label: Int) -> [StyledLine] {
      TableLines(
        table: table, label: label, window: window, columns: way.columns, gap: way.gap,
        hasTones: style.hasColor
      )
      .lines(ambiguous: style.ambiguous)
    }
    guard !way.isStacked else {
      let label = max(scoreLabel, sumLabel)
      let lines =
        lines(tables.scores, label: label) + [StyledLine()] + lines(tables.sums, label: label)
      return Block(lines: lines, players: window.players)
    }
    let left = lines(tables.scores, label: scoreLabel)
    let right = lines(tables.sums, label: sumLabel)
    let blanks = (blank(left), blank(right))
    let joined = (0..<max(left.count, right.count)).map { index in
      var line = index < left.count ? left[index] : blanks.0
      line.append(bar)
      line.append(index < right.count ? right[index] : blanks.1)
      return line
    }
    return Block(lines: joined, players: window.players)
  }

  /// A line as wide as those of a table.
  private func blank(_ lines: [StyledLine]) -> StyledLine {
    StyledLine(String(repeating: " ", count: lines.first.map { cells($0.plain) } ?? 0))
  }

  private func cells(_ text: String) -> Int {
    DisplayText.width(text, ambiguous: style.ambiguous)
  }
}
