import Text

/// How often each player took each place: a bar a player, filled with the numbers of the places.
package struct PlaceBars {
  package let title: String
  /// By player: a name and how often each place was taken, first place first.
  package let rows: [(name: String, counts: [Int])]
  private let style: SheetStyle

  package init(title: String, rows: [(name: String, counts: [Int])], style: SheetStyle) {
    self.title = DisplayText.printable(title)
    self.rows = rows.map { (DisplayText.printable($0.name), $0.counts) }
    self.style = style
  }

  package var lines: [String] {
    let names = rows.map { DisplayText.width($0.name) }.max() ?? 0
    let counts = rows.map { String($0.counts.reduce(0, +)).utf8.count }.max() ?? 1
    let room = min(max((style.width ?? 80) - names - counts - 2, 8), 60)
    return [title]
      + rows.map { row in
        let rounds = row.counts.reduce(0, +)
        let bar = Self.shares(row.counts, of: room).enumerated().map { place, cells in
          paint(String(repeating: String((place + 1) % 10), count: cells), place)
        }.joined()
        return DisplayText.padded(row.name, to: names, .left) + " "
          + DisplayText.padded(String(rounds), to: counts, .right) + " " + bar
      }
  }

  private func paint(_ text: String, _ place: Int) -> String {
    guard style.hasColor, !text.isEmpty else { return text }
    let colors = [42, 46, 43, 41, 45, 44]
    return "\u{1B}[30;\(colors[place % colors.count])m\(text)\u{1B}[0m"
  }

  /// Whole cells for each count, as near to its share as can be, all of them together `room`.
  package static func shares(_ counts: [Int], of room: Int) -> [Int] {
    let all = counts.reduce(0, +)
    guard all > 0 else { return counts.map { _ in 0 } }
    var cells = counts.map { $0 * room / all }
    let rests = counts.enumerated().sorted { left, right in
      let (a, b) = (left.element * room % all, right.element * room % all)
      return a == b ? left.offset < right.offset : a > b
    }
    for (index, _) in rests.prefix(room - cells.reduce(0, +)) { cells[index] += 1 }
    return cells
  }

  /// The same as a picture.
  package var svg: String {
    let (left, width, height) = (200, 760, 34)
    let total = rows.count * height + 70
    var svg = ChartSVG.head(width: left + width + 80, height: total, title: title)
    let fills = ["#4c9f70", "#8ecae6", "#ffd166", "#ef767a", "#c8a2c8", "#a0a0a0"]
    for (index, row) in rows.enumerated() {
      let top = 50 + index * height
      let all = max(1, row.counts.reduce(0, +))
      svg += ChartSVG.text(row.name, x: left - 10, y: top + 20, anchor: "end")
      var at = left
      for (place, count) in row.counts.enumerated() where count > 0 {
        let end = left + (row.counts.prefix(place + 1).reduce(0, +) * width) / all
        svg +=
          "<rect x=\"\(at)\" y=\"\(top)\" width=\"\(end - at)\" height=\"26\" fill=\"\(fills[place % fills.count])\"/>\n"
        if end - at > 14 {
          svg += ChartSVG.text("\(place + 1)", x: (at + end) / 2, y: top + 19, anchor: "middle")
        }
        at = end
      }
      svg += ChartSVG.text(String(row.counts.reduce(0, +)), x: left + width + 10, y: top + 20)
    }
    return svg + "</svg>\n"
  }
}
