/// An amount in whole points: a result of +52.3 is 52,300.
package typealias Points = Int64

/// The bounds within which every sum of a round is safe from overflow.
package enum Limits {
  /// The largest raw score, result or rule figure, in points, either sign.
  package static let points: Points = 1_000_000_000
  /// The most riichi sticks a round may leave over.
  package static let sticks = 100
  /// The most chips one player may win or lose at once.
  package static let chips = 1_000_000
  /// What one riichi stick is worth, in points.
  package static let stick: Points = 1_000
}

/// Sums for reports, which must show a damaged or absurd file rather than stop at it: what would
/// overflow stays at the end of the range.
extension Points {
  package func plus(_ other: Points) -> Points {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }

  package func minus(_ other: Points) -> Points {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (other < 0 ? .max : .min) : difference
  }
}

extension Sequence<Points> {
  /// The sum, or the end of the range that it would pass.
  package var clampedSum: Points {
    reduce(0) { $0.plus($1) }
  }
}
