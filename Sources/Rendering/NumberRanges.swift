/// Numbers as few ranges, as they are typed for `--cols`: `2,5-8`.
struct NumberRanges: Equatable {
  private let ranges: [ClosedRange<Int>]

  /// Ascending numbers.
  init(_ numbers: [Int]) {
    var ranges: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = ranges.last, last.upperBound + 1 == number {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    self.ranges = ranges
  }

  /// The numbers left out between the first and the last of some; nil where there are none.
  init?(between numbers: [Int]) {
    guard let first = numbers.min(), let last = numbers.max() else { return nil }
    self.init((first...last).filter { !numbers.contains($0) })
    if ranges.isEmpty { return nil }
  }

  /// How many numbers they are.
  var count: Int { ranges.reduce(0) { $0 + $1.count } }

  var text: String { ranges.map(Self.text).joined(separator: ",") }

  /// The ranges, a last one that reaches the end left open: `6-` for 6 to 8 of 8.
  func open(upTo end: Int) -> String {
    guard let last = ranges.last, last.upperBound == end, last.count > 1 else { return text }
    return (ranges.dropLast().map(Self.text) + ["\(last.lowerBound)-"]).joined(separator: ",")
  }

  private static func text(_ range: ClosedRange<Int>) -> String {
    range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)"
  }
}
