package import Scoring
import Text

/// How totals went, or how often each place was taken: figures only, to be drawn in several ways.
package struct Chart: Sendable {
  /// One player's line.
  package struct Series: Equatable, Sendable {
    package let name: String
    /// Stands on the line and before the name, so that the chart reads without colours.
    package let letter: Character
    /// The total after each step; nil before the first.
    package let values: [Points?]

    package init(name: String, letter: Character, values: [Points?]) {
      self.name = name
      self.letter = letter
      self.values = values
    }

    package var last: Points? { values.last ?? nil }
  }

  package let title: String
  /// What each step is called: a round or a day.
  package let steps: [String]
  package let series: [Series]
  /// Points to one shown unit.
  package let scale: Points
  /// For all values that are drawn.
  let numbers: NumberText
  /// The values at both ends of the scale; 0 is always among them.
  let bounds: (low: Points, high: Points)

  package init(title: String, steps: [String], series: [Series], scale: Points) {
    self.title = DisplayText.printable(title)
    self.steps = steps
    self.series = series
    self.scale = scale
    let drawn = series.flatMap(\.values).compactMap(\.self)
    numbers = NumberText(scale: scale, showing: drawn)
    let (low, high) = (min(drawn.min() ?? 0, 0), max(drawn.max() ?? 0, 0))
    bounds = (low, low == high ? low.plus(scale) : high)
  }

  /// The letters of the lines in their order.
  package static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")

  /// Round values within the bounds, a few of them, 0 among them.
  func marks(atMost count: Int) -> [Points] {
    let (low, high) = bounds
    let size = Double(high) - Double(low)
    var step: Points = 1
    // 1, 2, 5, 10 and so on.
    var factors = [2, 5, 10].makeIterator()
    var decade: Points = 1
    while size / Double(step) > Double(max(1, count - 1)) {
      if let factor = factors.next() {
        step = decade.multipliedReportingOverflow(by: Points(factor)).partialValue
      } else {
        decade = decade.multipliedReportingOverflow(by: 10).partialValue
        factors = [2, 5, 10].makeIterator()
      }
      if step <= 0 { return [0] }
    }
    let first = low / step - (low % step < 0 ? 1 : 0)
    return (0...(count + 2)).map { (first + Points($0)) * step }.filter {
      (low...high).contains($0)
    }
  }
}
