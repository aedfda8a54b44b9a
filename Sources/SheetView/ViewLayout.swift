package import Rendering

/// How the panes stand on the screen.
package enum Arrangement: CaseIterable, Sendable {
  case side, stacked, single
}

/// Where everything stands on a screen of some size: every rectangle is inside it, down to 1×1.
package struct ViewLayout: Equatable, Sendable {
  package struct Rect: Equatable, Sendable {
    package var column = 0
    package var row = 0
    package var width = 0
    package var height = 0

    package func contains(column: Int, row: Int) -> Bool {
      column >= self.column && column < self.column + width && row >= self.row
        && row < self.row + height
    }
  }

  package let arrangement: Arrangement
  /// The lines of the title and the status; nil where there is no room for them.
  package let title: Int?
  package let status: Int?
  /// Scores, then sums, with their headers; beside a single pane the other is empty.
  package let panes: [Rect]
  /// Cells of the label column of each pane.
  package let labels: [Int]
  /// Cells for the columns, of the smaller pane.
  package let room: Int
  /// Cells of the bar between panes side by side.
  static let bar = 3

  package init(
    size: (columns: Int, rows: Int), shape: PaneShape, sumRows: Int, wanted: Arrangement?,
    focus: SheetPanes.Pane
  ) {
    let (width, height) = (max(1, size.columns), max(1, size.rows))
    status = height >= 3 ? height - 1 : nil
    title = height >= 6 ? 0 : nil
    let top = title == nil ? 0 : 1
    let body = height - top - (status == nil ? 0 : 1)
    let sideRoom = (width - Self.bar - shape.labels[0] - shape.labels[1]) / 2
    func fitsBeside(_ players: Int) -> Bool { shape.cells(of: 0..<players) <= sideRoom }
    let all = shape.columns.count
    // Side by side where that shows all players, else stacked, which shows twice as many; where that
    // has no room, side by side for four of them at least, else one by one.
    let chosen =
      wanted
      ?? (fitsBeside(all)
        ? .side : body >= 14 ? .stacked : fitsBeside(min(4, all)) ? .side : .single)
    func limited(_ label: Int, to part: Int) -> Int { max(0, min(label, part)) }
    switch chosen {
    case .side where width >= 2 * Self.bar + 8:
      arrangement = .side
      let labels = shape.labels.map { limited($0, to: width / 4) }
      room = max(0, (width - Self.bar - labels[0] - labels[1]) / 2)
      // As far to the left as it can stand.
      let left = labels[0] + (fitsBeside(all) ? min(room, shape.cells(of: 0..<all)) : room)
      panes = [
        Rect(column: 0, row: top, width: left, height: body),
        Rect(
          column: left + Self.bar, row: top, width: width - left - Self.bar, height: body),
      ]
      self.labels = labels
    case .stacked where body >= 4:
      arrangement = .stacked
      let label = limited(max(shape.labels[0], shape.labels[1]), to: width / 2)
      labels = [label, label]
      room = max(0, width - label)
      let sums = min(1 + max(1, sumRows), max(2, body / 2))
      panes = [
        Rect(column: 0, row: top, width: width, height: body - sums),
        Rect(column: 0, row: top + body - sums, width: width, height: sums),
      ]
    default:
      arrangement = .single
      let label = limited(max(shape.labels[0], shape.labels[1]), to: width / 2)
      labels = [label, label]
      room = max(0, width - label)
      let whole = Rect(column: 0, row: top, width: width, height: body)
      panes = SheetPanes.Pane.allCases.map { $0 == focus ? whole : Rect() }
    }
  }

  /// Rows of a pane below its header.
  package func height(_ pane: SheetPanes.Pane) -> Int { max(0, panes[pane.rawValue].height - 1) }
}
