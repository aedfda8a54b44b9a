package import Scoring
import Text

/// A sheet as a picture to send to a chat: both tables in SVG, names and figures as text.
package struct SheetSVG {
  private let report: SheetReport
  private let style: SheetStyle
  private let words: SheetWords
  private let tables: TableChoice

  /// Of one character cell and one line, in pixels.
  private static let cell = 9
  private static let line = 24
  private static let margin = 16
  /// With Japanese letters on every system; figures of one width.
  private static let fonts =
    "'Noto Sans Mono CJK JP','Noto Sans CJK JP','Hiragino Sans','Yu Gothic','IPAGothic','DejaVu Sans Mono',monospace,sans-serif"

  package init(
    _ report: SheetReport, style: SheetStyle, words: SheetWords, tables: TableChoice = .both
  ) {
    self.report = report
    self.style = style
    self.words = words
    self.tables = tables
  }

  package var text: String {
    let printed = SheetText(report, style: style, words: words)
    let title = report.game.map { DisplayText.printable($0.name) } ?? words(.noSheet)
    guard report.game != nil, !report.players.isEmpty else {
      let said = report.game == nil ? [words(.noSheet)] : printed.headingLines + [words(.noPlayers)]
      return picture(title: title, width: widest(said), drawn: said.map { .text($0) })
    }
    let sheet = SheetTables(report, style: style, words: words)
    let order = report.order(style.order).filter(report.columns.contains)
    let chosen = tables.of(sheet)
    let label =
      chosen.flatMap { [$0.header] + $0.rows.map(\.label) }.map(cells).max() ?? 0
    let columns = ColumnWidths(sheet, cap: nil, style: style)
    let grid = Grid(
      label: label + 1, columns: order.map { (number: $0, cells: columns.cells[$0 - 1] + 2) })
    let below = printed.closingLines
    let room = grid.total * (style.layout == .side ? chosen.count : 1)
    let width = max(room + (style.layout == .side ? 3 : 0), 30)
    // Notes are broken where the tables end; a heading is rather let be as wide as it is.
    let wrap = LineWrap(width: max(width, 40), breaksWords: true) { cells($0) }
    var lines: [Line] = printed.headingLines.flatMap(wrap.lines).map { .text($0) } + [.gap]
    if style.layout == .side {
      lines += sideBySide(chosen, grid, names: sheet.names)
    } else {
      for table in chosen { lines += rows(table, grid, names: sheet.names) + [.gap] }
    }
    lines += (style.layout == .side ? [.gap] : []) + below.flatMap(wrap.lines).map { .text($0) }
    return picture(
      title: title, width: max(width, lines.map { cells($0.said) }.max() ?? 0), drawn: lines)
  }

  private func cells(_ text: String) -> Int {
    DisplayText.width(text, ambiguous: style.ambiguous)
  }

  private func widest(_ lines: [String]) -> Int { lines.map(cells).max() ?? 10 }

  /// Where the columns of a table stand, in cells.
  private struct Grid {
    let label: Int
    let columns: [(number: Int, cells: Int)]
    var total: Int { columns.reduce(label) { $0 + $1.cells } }
  }

  /// A text at a place of a line: where it begins, or with `isEnd` where it ends.
  private struct Piece {
    let text: String
    var at: Int
    var isEnd = false
    var tone = Tone.plain
  }

  /// One line of the picture.
  private enum Line {
    case text(String)
    case gap
    case row([Piece], isShaded: Bool)

    /// What a whole line says; a row is as wide as its table.
    var said: String { if case .text(let text) = self { text } else { "" } }
  }

  private func rows(_ table: SheetTable, _ grid: Grid, names: [String]) -> [Line] {
    var lines: [Line] = []
    func add(_ label: String, _ tone: Tone, _ cell: (Int) -> SheetTable.Cell) {
      var pieces = [Piece(text: label, at: 0, tone: tone)]
      var at = grid.label
      for column in grid.columns {
        at += column.cells
        let cell = cell(column.number)
        pieces.append(Piece(text: cell.text, at: at, isEnd: true, tone: cell.tone))
      }
      lines.append(.row(pieces, isShaded: lines.count % 2 == 1))
    }
    add(table.header, .strong) { .init(text: names[$0 - 1], tone: .strong) }
    for row in table.rows { add(row.label, .plain) { row.cells[$0] ?? .init(text: "-") } }
    return lines
  }

  /// The tables on the same lines, each after the other.
  private func sideBySide(_ chosen: [SheetTable], _ grid: Grid, names: [String]) -> [Line] {
    let all = chosen.map { rows($0, grid, names: names) }
    return (0..<(all.map(\.count).max() ?? 0)).map { index in
      let pieces = all.enumerated().flatMap { place, lines in
        guard index < lines.count, case .row(let pieces, _) = lines[index] else {
          return [Piece]()
        }
        return pieces.map { piece in
          var moved = piece
          moved.at += place * (grid.total + 3)
          return moved
        }
      }
      return .row(pieces, isShaded: index % 2 == 1)
    }
  }

  private func picture(title: String, width cells: Int, drawn lines: [Line]) -> String {
    let width = cells * Self.cell + 2 * Self.margin
    let height = lines.count * Self.line + 2 * Self.margin
    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" font-family="\(Self.fonts)" font-size="15" \
      fill="#1a1a1a">
      <title>\(Markup.escaped(title))</title>
      <rect width="\(width)" height="\(height)" fill="#ffffff"/>

      """
    for (index, line) in lines.enumerated() {
      let top = Self.margin + index * Self.line
      switch line {
      case .gap: break
      case .text(let text): svg += said(Piece(text: text, at: 0), top)
      case .row(let pieces, let isShaded):
        if isShaded {
          svg +=
            "<rect x=\"\(Self.margin / 2)\" y=\"\(top)\" width=\"\(width - Self.margin)\" height=\"\(Self.line)\" fill=\"#f0f2f5\"/>\n"
        }
        svg += pieces.map { said($0, top) }.joined()
      }
    }
    return svg + "</svg>\n"
  }

  private func said(_ piece: Piece, _ top: Int) -> String {
    guard !piece.text.isEmpty else { return "" }
    var more = piece.isEnd ? " text-anchor=\"end\"" : ""
    switch piece.tone {
    case .negative: more += " fill=\"#b00020\""
    case .strong: more += " font-weight=\"bold\""
    default: break
    }
    // A text never is wider than its cells, whatever font stands in for ours.
    let room = cells(piece.text) * Self.cell
    return
      "<text x=\"\(Self.margin + piece.at * Self.cell)\" y=\"\(top + 17)\" textLength=\"\(room)\" lengthAdjust=\"spacingAndGlyphs\" xml:space=\"preserve\"\(more)>\(Markup.escaped(piece.text))</text>\n"
  }
}
