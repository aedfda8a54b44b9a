import Scoring
import Text

/// A chart in the cells of a terminal: lines of braille dots, each with its letter.
package struct ChartText {
  private let chart: Chart
  private let style: SheetStyle

  package init(_ chart: Chart, style: SheetStyle) {
    self.chart = chart
    self.style = style
  }

  /// The colours of lines, of those that show on light and on dark.
  private static let colors = [36, 33, 32, 35, 34, 31]

  /// A cell of the plot: what stands there, and whose it is.
  private struct Cell {
    var dots = 0
    var letter: Character?
    var series: Int?
  }

  package var lines: [String] {
    let width = max(style.width ?? 80, 24)
    let marks = chart.marks(atMost: 6)
    let numbers = NumberText(scale: chart.scale, showing: marks)
    let labels = marks.map { ($0, numbers.signed($0)) }
    let gutter = (labels.map { $0.1.utf8.count }.max() ?? 1) + 1
    let ends = min(4, chart.series.count) + 1
    let columns = max(8, width - gutter - ends)
    let height = 16
    var plot = Plot(chart, columns: columns, rows: height, isASCII: style.isASCII)
    plot.draw()
    let marked = Dictionary(
      labels.map { (plot.row(of: $0.0), $0.1) }, uniquingKeysWith: { first, _ in first })
    let zero = plot.row(of: 0)
    var lines = [chart.title]
    for row in 0..<height {
      let label = marked[row] ?? ""
      let axis = marked[row] == nil ? (style.isASCII ? "|" : "│") : (style.isASCII ? "+" : "┤")
      lines.append(
        String(repeating: " ", count: max(0, gutter - 1 - label.utf8.count)) + label + axis
          + plot.text(of: row, zero: row == zero) { paint($0, $1) })
    }
    lines.append(steps(gutter: gutter, columns: columns))
    return lines + legend
  }

  private func paint(_ text: String, _ series: Int?) -> String {
    guard style.hasColor, let series else { return text }
    return "\u{1B}[\(Self.colors[series % Self.colors.count])m\(text)\u{1B}[0m"
  }

  /// The first and the last step below the plot.
  private func steps(gutter: Int, columns: Int) -> String {
    guard let first = chart.steps.first, let last = chart.steps.last else { return "" }
    let room = columns - DisplayText.width(first) - DisplayText.width(last)
    let ends = room > 0 && chart.steps.count > 1 ? String(repeating: " ", count: room) + last : ""
    return String(repeating: " ", count: gutter) + first + ends
  }

  private var legend: [String] {
    chart.series.enumerated().map { index, series in
      let last = series.last.map { chart.numbers.signed($0) } ?? "-"
      return paint(String(series.letter), index) + " " + DisplayText.printable(series.name) + " "
        + last
    }
  }

  /// The plot as it is drawn, in dots two to a cell and four to a row.
  private struct Plot {
    private let chart: Chart
    private let columns: Int
    private let rows: Int
    private let isASCII: Bool
    private var cells: [[Cell]]
    /// The letters that end the lines of a row.
    private var ends: [[Int]]

    init(_ chart: Chart, columns: Int, rows: Int, isASCII: Bool) {
      self.chart = chart
      self.columns = columns
      self.rows = rows
      self.isASCII = isASCII
      cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
      ends = Array(repeating: [], count: rows)
    }

    /// The row of dots of a value, 0 on top.
    private func dot(of value: Points) -> Int {
      let (low, high) = chart.bounds
      let share = (Double(high) - Double(value)) / (Double(high) - Double(low))
      return min(max(Int((share * Double(4 * rows - 1)).rounded()), 0), 4 * rows - 1)
    }

    func row(of value: Points) -> Int { dot(of: value) / 4 }

    private func dot(ofStep step: Int) -> Int {
      let count = chart.steps.count
      return count < 2 ? 0 : step * (2 * columns - 1) / (count - 1)
    }

    mutating func draw() {
      for (index, series) in chart.series.enumerated() {
        var before: (x: Int, y: Int)?
        for (step, value) in series.values.enumerated() {
          guard let value else { continue }
          let point = (x: dot(ofStep: step), y: dot(of: value))
          line(from: before ?? point, to: point, index)
          before = point
        }
        if let last = series.last { ends[row(of: last)].append(index) }
      }
      // After all lines, so that none hides them.
      for (index, series) in chart.series.enumerated() { letter(series, index) }
    }

    /// Letters at some points, other ones for each line, so that where lines meet both can be told.
    private mutating func letter(_ series: Chart.Series, _ index: Int) {
      let apart = max(1, (8 * chart.steps.count + columns - 1) / columns)
      for (step, value) in series.values.enumerated() {
        guard let value, apart == 1 || step % apart == index * 3 % apart else { continue }
        let (x, y) = (dot(ofStep: step) / 2, row(of: value))
        if cells[y][x].letter == nil {
          cells[y][x].letter = series.letter
          cells[y][x].series = index
        }
      }
    }

    /// Bresenham's line.
    private mutating func line(from: (x: Int, y: Int), to: (x: Int, y: Int), _ series: Int) {
      let (dx, dy) = (abs(to.x - from.x), -abs(to.y - from.y))
      let (stepX, stepY) = (from.x < to.x ? 1 : -1, from.y < to.y ? 1 : -1)
      var (x, y, error) = (from.x, from.y, dx + dy)
      while true {
        // Braille numbers its dots 1 2 3 7 in the left column, 4 5 6 8 in the right one.
        let bits = x % 2 == 0 ? [0x01, 0x02, 0x04, 0x40] : [0x08, 0x10, 0x20, 0x80]
        cells[y / 4][x / 2].dots |= bits[y % 4]
        cells[y / 4][x / 2].series = series
        if x == to.x, y == to.y { return }
        let doubled = 2 * error
        if doubled >= dy {
          error += dy
          x += stepX
        }
        if doubled <= dx {
          error += dx
          y += stepY
        }
      }
    }

    /// A row with the letters of the lines that end in it.
    func text(of row: Int, zero: Bool, paint: (String, Int?) -> String) -> String {
      var text = ""
      for cell in cells[row] {
        let character: Character
        if let letter = cell.letter {
          character = letter
        } else if cell.dots != 0, let series = cell.series {
          character =
            isASCII
            ? chart.series[series].letter
            : Unicode.Scalar(UInt32(0x2800 + cell.dots)).map(Character.init) ?? " "
        } else {
          character = zero ? (isASCII ? "." : "┄") : " "
        }
        text += paint(String(character), cell.dots != 0 || cell.letter != nil ? cell.series : nil)
      }
      let letters = ends[row].prefix(4).map { paint(String(chart.series[$0].letter), $0) }
      text += letters.isEmpty ? "" : " " + letters.joined()
      while text.last == " " { text.removeLast() }
      return text
    }
  }
}
