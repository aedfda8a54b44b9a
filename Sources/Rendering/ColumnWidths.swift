import Text

/// How wide each player's column is, in both tables alike, and what of the name stands in it.
///
/// A column is never narrower than its figures. A name may be cut to a number of cells, to not less
/// than four and never below the width of the figures under it.
struct ColumnWidths: Equatable {
  /// The least cells of a name that is cut.
  static let leastName = 4

  /// By player number less one.
  let names: [String]
  /// By player number less one, in cells.
  private(set) var cells: [Int]

  /// The columns with whole names where `cap` is nil, else with names of at most so many cells.
  init(_ tables: SheetTables, cap: Int?, style: SheetStyle) {
    func width(_ text: String) -> Int { DisplayText.width(text, ambiguous: style.ambiguous) }
    var figures = tables.names.map { _ in 1 }
    for row in tables.scores.rows + tables.sums.rows {
      for (number, cell) in row.cells {
        figures[number - 1] = max(figures[number - 1], width(cell.text))
      }
    }
    let whole = tables.names.map(width)
    let rooms = figures.map { max($0, cap ?? .max, Self.leastName) }
    cells = zip(zip(whole, rooms), figures).map { max(min($0.0, $0.1), $1) }
    names = Self.distinct(tables.names, rooms: rooms, style: style)
  }

  /// Makes a player's column wider.
  mutating func widen(_ player: Int, to cells: Int) {
    self.cells[player - 1] = max(self.cells[player - 1], cells)
  }

  /// The names cut to their rooms; those that would look alike end in their numbers.
  private static func distinct(_ names: [String], rooms: [Int], style: SheetStyle) -> [String] {
    func cut(_ name: String, to cells: Int) -> String {
      DisplayText.clip(
        name, to: cells, ambiguous: style.ambiguous, mark: style.characters.ellipsis)
    }
    let short = zip(names, rooms).map(cut)
    guard short != names else { return names }
    var seen: [String: Int] = [:]
    for name in short { seen[name, default: 0] += 1 }
    return short.indices.map { index in
      let name = short[index]
      guard name != names[index], seen[name, default: 0] > 1 else { return name }
      let number = "#\(index + 1)"
      return cut(names[index], to: max(0, rooms[index] - number.utf8.count)) + number
    }
  }
}
