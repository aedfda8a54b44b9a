/// An amount in whole points: a result of +52.3 is 52,300.
package typealias Points = Int64

/// The bounds within which every sum of a round is safe from overflow.
package enum Limits {
  /// The largest raw score, result or rule figure, in points, either sign.
  package static let points: Points = 1_000_000_000
  /// The most riichi sticks a round may leave over.
  package static let sticks = 100
  /// What one riichi stick is worth, in points.
  package static let stick: Points = 1_000
}
