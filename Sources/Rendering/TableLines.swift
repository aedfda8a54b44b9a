import Text

/// One table as lines of equal width: the label, then a cell for each slot of the window.
struct TableLines {
  let table: SheetTable
  /// Cells of the label column.
  let label: Int
  let window: ColumnWindow
  let columns: ColumnWidths
  /// Cells between two columns.
  let gap: Int
  /// Whether anybody will see what a cell is.
  let hasTones: Bool
  /// Of the headers.
  var headerTone = Tone.strong
  /// The cell that was chosen: the index of its row, and a player.
  var selected: (row: Int, player: Int)?

  func lines(ambiguous: Int) -> [StyledLine] {
    let header = line(table.header, headerTone, ambiguous) { slot in
      switch slot {
      case .player(let number): .init(text: columns.names[number - 1], tone: headerTone)
      case .mark(let text): .init(text: text)
      }
    }
    return [header]
      + table.rows.enumerated().map { index, row in
        line(row.label, .plain, ambiguous) { slot in
          switch slot {
          case .player(let number) where selected.map { $0 == (index, number) } ?? false:
            .init(text: row.cells[number]?.text ?? "-", tone: .selected)
          case .player(let number): row.cells[number] ?? .init(text: "-")
          case .mark: .init(text: "")
          }
        }
      }
  }

  private func line(
    _ label: String, _ tone: Tone, _ ambiguous: Int, cell: (ColumnWindow.Slot) -> SheetTable.Cell
  ) -> StyledLine {
    func width(_ text: String) -> Int { DisplayText.width(text, ambiguous: ambiguous) }
    var line = StyledLine(label, hasTones ? tone : .plain)
    line.append(blanks: self.label - width(label))
    for slot in window.slots {
      let cell = cell(slot)
      let room =
        switch slot {
        case .player(let number): columns.cells[number - 1]
        case .mark(let text): width(text)
        }
      line.append(blanks: gap + room - width(cell.text))
      line.append(cell.text, hasTones ? cell.tone : .plain)
    }
    return line
  }
}
