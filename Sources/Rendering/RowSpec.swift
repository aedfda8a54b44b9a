/// Ranges of round numbers.
package struct RowRanges: Equatable, Sendable {
  /// Ascending, neither overlapping nor adjacent; an open end is `Int.max`.
  package let ranges: [ClosedRange<Int>]

  /// All rounds.
  package static let all = RowRanges([1...Int.max])

  /// Sorts the ranges and joins those that overlap or touch.
  fileprivate init(_ ranges: [ClosedRange<Int>]) {
    var joined: [ClosedRange<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, range.lowerBound - 1 <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    self.ranges = joined
  }
}

/// A specification that names no rounds; items stand as typed.
package enum RowSpecError: Error, Equatable, Sendable {
  /// Empty, or not a number form.
  case malformed(item: String)
  /// Rounds are numbered from 1.
  case zero(item: String)
  /// A range whose end comes first, and the range that was probably meant.
  case reversed(item: String, suggestion: String)
}

/// The grammar of `--rows`: `all`, or `N`, `N-N`, `N-` and `-N` separated by commas.
package enum RowSpec {
  /// The rounds a specification names.
  ///
  /// Throws ``RowSpecError`` for the first item that is wrong.
  package static func parse(_ spec: String) throws(RowSpecError) -> RowRanges {
    guard SpecFields.trimmed(spec[...]).lowercased() != "all" else { return .all }
    var ranges: [ClosedRange<Int>] = []
    for item in SpecFields.split(spec[...], at: SpecFields.commas) {
      guard let form = NumberForm(item) else { throw .malformed(item: String(item)) }
      let (first, last) = (form.low ?? 1, form.high ?? Int.max)
      guard first > 0, last > 0 else { throw .zero(item: String(item)) }
      guard first <= last else {
        throw .reversed(item: String(item), suggestion: "\(last)-\(first)")
      }
      ranges.append(first...last)
    }
    return RowRanges(ranges)
  }
}
