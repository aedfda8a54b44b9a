package import Scoring

/// The chosen tables of a sheet as rows of texts, the second below the first: each player has one
/// column in both.
package struct SheetGrid {
  /// One row: its label, then a cell a player, empty for who sat out.
  package struct Row {
    package let isHeader: Bool
    package let cells: [String]
  }

  package let rows: [Row]

  package init(
    _ report: SheetReport, style: SheetStyle, words: SheetWords, tables: TableChoice
  ) {
    let sheet = SheetTables(report, style: style, words: words)
    let order = report.order(style.order).filter(report.columns.contains)
    let blocks = tables.of(sheet).map { table in
      [Row(isHeader: true, cells: [table.header] + order.map { sheet.names[$0 - 1] })]
        + table.rows.map { row in
          Row(isHeader: false, cells: [row.label] + order.map { row.cells[$0]?.text ?? "" })
        }
    }
    rows = Array(blocks.joined(separator: [Row(isHeader: false, cells: [])]))
  }
}
