extension PrintedSheet {
  /// What is out of line or out of step; nothing where all is well.
  ///
  /// Aligned: the lines of a block are equally wide, its bars stand in one cell, the figures of a
  /// column end in one cell, with the name above them. In step: both tables have the same players
  /// and marks, and each player the same cells in both. A terminal shows no blanks at the end of a
  /// line, so that there only bars and columns tell.
  package func misalignments(onScreen: Bool = false) -> [String] {
    blocks.isEmpty ? ["no sheet was printed"] : blocks.flatMap { misalignments($0, onScreen) }
  }

  private func misalignments(_ block: Block, _ onScreen: Bool) -> [String] {
    guard let sums = block.sums else { return ["no sum table with \(block.scores.slots)"] }
    var found: [String] = []
    let widths = Set(block.lines.map(oracle.cells))
    if widths.contains(nil) { found.append("a character without a width: \(block.lines)") }
    if !onScreen, widths.count > 1 { found.append("lines of \(widths) cells") }
    if Set(block.bars).count > 1 { found.append("bars in the cells \(Set(block.bars))") }
    if block.scores.slots != sums.slots {
      found.append("\(block.scores.slots) beside \(sums.slots)")
    }
    let edges = [block.scores, sums].map { table in
      table.names.indices.map { self.edges(table, $0) }
    }
    found += edges.joined().filter { $0.count > 1 }.map { "one column ends in the cells \($0)" }
    let ends = edges.map { $0.compactMap(\.first) }
    found += zip([block.scores, sums], ends).flatMap { misplacedNames($0, edges: $1) }
    let steps = block.isSide ? ends.map(distances) : ends
    if sums.rows.isEmpty || !block.scores.rows.isEmpty && steps[0] != steps[1] {
      found.append("columns \(steps[0]) and \(steps[1])")
    }
    return found
  }

  /// The cells in which the figures of a column end.
  private func edges(_ table: Table, _ column: Int) -> Set<Int> {
    Set(table.rows.map { $0.cells[column].end })
  }

  /// A name ends where its figures end, or a cell before, where a wide character was cut.
  private func misplacedNames(_ table: Table, edges: [Int]) -> [String] {
    zip(table.names.indices, edges).compactMap { index, edge in
      let name = table.names[index]
      let begin = index == 0 ? 0 : edges[index - 1]
      let isAbove = name.start > begin && (name.end == edge || name.end == edge - 1)
      return isAbove ? nil : "\(name) is not above the figures that end in cell \(edge)"
    }
  }

  private func distances(_ ends: [Int]) -> [Int] {
    zip(ends.dropFirst(), ends).map { $0 - $1 }
  }

  /// Cells of each column after the first of a block, by its number in the block.
  package func columnWidths(_ block: Block) -> [Int] {
    distances(block.scores.names.indices.compactMap { edges(block.scores, $0).first })
  }

  /// What is not printed as it was typed: rounds, results and totals of these players.
  package func wrongFigures(of fixture: SheetFixture, columns: [Int]) -> [String] {
    var rest = columns[...]
    var wrong: [String] = []
    for block in blocks {
      let numbers = Array(rest.prefix(block.scores.names.count))
      rest = rest.dropFirst(numbers.count)
      let printed = block.scores.rows.map { $0.cells.map(\.text) }
      let typed = fixture.rounds.indices.map { fixture.results(of: $0 + 1) }
      if printed.count != typed.count { wrong.append("\(printed.count) rounds") }
      for (cells, results) in zip(printed, typed) {
        for (cell, number) in zip(cells, numbers) where !isRight(cell, results[number]) {
          wrong.append(
            "\(cell) of player \(number) for \(results[number].map(String.init) ?? "none")")
        }
      }
      let totals = numbers.map(fixture.total)
      let rows = (block.sums?.rows ?? []).map { $0.cells.map { tenths($0.text) ?? 0 } }
      if !rows.contains(totals) { wrong.append("no row has the totals \(totals)") }
    }
    return rest.isEmpty ? wrong : wrong + ["players \(rest) are missing"]
  }

  /// Whether a cell holds these tenths, with a sign unless they are 0; `-` where there are none.
  private func isRight(_ cell: String, _ result: Int?) -> Bool {
    guard let result else { return cell == "-" }
    let isSigned = "+-▲△".contains { cell.contains($0) }
    return tenths(cell) == result && isSigned == (result != 0)
  }
}
