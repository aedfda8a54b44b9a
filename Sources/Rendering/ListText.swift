package import Text

/// A plain list in aligned columns, such as the list of sheets.
package struct ListText {
  /// A column: its header and where its cells stand.
  package struct Column: Sendable {
    package let header: String
    package let alignment: DisplayText.Alignment

    package init(_ header: String, _ alignment: DisplayText.Alignment = .left) {
      self.header = header
      self.alignment = alignment
    }
  }

  /// The lines of a list; every text is made printable first, nothing is cut.
  package static func lines(_ columns: [Column], _ rows: [[String]]) -> [String] {
    let cells = [columns.map(\.header)] + rows.map { $0.map(DisplayText.printable) }
    let widths = columns.indices.map { column in
      cells.map { DisplayText.width($0[column]) }.max() ?? 0
    }
    return cells.map { row in
      var line = zip(zip(row, widths), columns).map { cell, column in
        DisplayText.padded(cell.0, to: cell.1, column.alignment)
      }.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
