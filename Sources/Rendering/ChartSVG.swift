import Scoring
import Text

/// A chart as a picture: a line a player in its own colour and dashes, named where it ends.
package struct ChartSVG {
  private let chart: Chart

  package init(_ chart: Chart) {
    self.chart = chart
  }

  private static let fonts =
    "'Noto Sans CJK JP','Hiragino Sans','Yu Gothic','IPAGothic','DejaVu Sans',sans-serif"
  private static let colors = [
    "#1f77b4", "#d62728", "#2ca02c", "#9467bd", "#ff7f0e", "#17798b", "#8c564b", "#e377c2",
  ]
  private static let dashes = ["", "8 4", "2 4", "12 4 2 4", "16 6"]
  /// The plot, in pixels.
  private static let (left, top, width, height) = (90, 50, 760, 420)

  package var text: String {
    let names = chart.series.map { DisplayText.width(DisplayText.printable($0.name)) }.max() ?? 0
    let room = 9 * (names + 4) + 90
    var svg = Self.head(
      width: Self.left + Self.width + room, height: Self.top + Self.height + 50,
      title: chart.title)
    let marks = chart.marks(atMost: 8)
    let numbers = NumberText(scale: chart.scale, showing: marks)
    for mark in marks {
      let y = Self.shown(self.y(mark))
      svg +=
        "<line x1=\"\(Self.left)\" x2=\"\(Self.left + Self.width)\" y1=\"\(y)\" y2=\"\(y)\" stroke=\"\(mark == 0 ? "#606060" : "#d8d8d8")\"/>\n"
      svg += Self.text(
        numbers.signed(mark), x: Self.left - 8, y: Int(self.y(mark)) + 5, anchor: "end")
    }
    if let first = chart.steps.first {
      svg += Self.text(first, x: Self.left, y: Self.top + Self.height + 26)
    }
    if let last = chart.steps.last, chart.steps.count > 1 {
      svg += Self.text(
        last, x: Self.left + Self.width, y: Self.top + Self.height + 26, anchor: "end")
    }
    for (index, series) in chart.series.enumerated() { svg += line(series, index) }
    return svg + ends + "</svg>\n"
  }

  private func line(_ series: Chart.Series, _ index: Int) -> String {
    let points = series.values.enumerated().compactMap { step, value in
      value.map { "\(Self.shown(x(step))),\(Self.shown(y($0)))" }
    }
    let color = Self.colors[index % Self.colors.count]
    let dashes = Self.dashes[index % Self.dashes.count]
    let dash = dashes.isEmpty ? "" : " stroke-dasharray=\"\(dashes)\""
    let single =
      points.count == 1
      ? "<circle cx=\"\(Self.shown(x(series.values.count - 1)))\" cy=\"\(points[0].split(separator: ",")[1])\" r=\"4\" fill=\"\(color)\"/>\n"
      : ""
    return
      "<polyline points=\"\(points.joined(separator: " "))\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"2.5\"\(dash)><title>\(Markup.escaped(DisplayText.printable(series.name)))</title></polyline>\n"
      + single
  }

  /// The names at the ends of the lines, moved apart where they would cover each other.
  private var ends: String {
    let order = chart.series.indices.filter { chart.series[$0].last != nil }
      .sorted { (chart.series[$0].last ?? 0) > (chart.series[$1].last ?? 0) }
    var places: [Int] = []
    for index in order {
      let wanted = Int(y(chart.series[index].last ?? 0)) + 5
      places.append(max(wanted, (places.last ?? -100) + 18))
    }
    // Those pushed below the plot go up again, all of them.
    let over = max(0, (places.last ?? 0) - (Self.top + Self.height + 14))
    return zip(order, places).map { index, place in
      let series = chart.series[index]
      let said =
        "\(series.letter) \(DisplayText.printable(series.name)) \(chart.numbers.signed(series.last ?? 0))"
      return Self.text(
        said, x: Self.left + Self.width + 10, y: place - over,
        color: Self.colors[index % Self.colors.count])
    }.joined()
  }

  private func x(_ step: Int) -> Double {
    let count = chart.steps.count
    let share = count < 2 ? 1 : Double(step) / Double(count - 1)
    return Double(Self.left) + share * Double(Self.width)
  }

  private func y(_ value: Points) -> Double {
    let (low, high) = chart.bounds
    let share = (Double(high) - Double(value)) / (Double(high) - Double(low))
    return Double(Self.top) + share * Double(Self.height)
  }

  /// A place to a hundredth of a pixel.
  private static func shown(_ place: Double) -> String {
    Fraction(Int64((place * 100).rounded()), over: 100)
      .map { NumberText.fixed($0, decimals: 2) } ?? "0"
  }

  // MARK: Parts of every picture

  static func head(width: Int, height: Int, title: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
    viewBox="0 0 \(width) \(height)" role="img" font-family="\(fonts)" font-size="15" fill="#1a1a1a">
    <title>\(Markup.escaped(title))</title>
    <rect width="\(width)" height="\(height)" fill="#ffffff"/>

    """ + text(title, x: 16, y: 28)
  }

  static func text(
    _ text: String, x: Int, y: Int, anchor: String = "start", color: String? = nil
  ) -> String {
    let fill = color.map { " fill=\"\($0)\"" } ?? ""
    return
      "<text x=\"\(x)\" y=\"\(y)\" text-anchor=\"\(anchor)\"\(fill)>\(Markup.escaped(text))</text>\n"
  }
}
