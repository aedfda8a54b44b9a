/// An exact quotient, rounded only when it is written.
package struct Fraction: Equatable, Sendable {
  /// What is divided.
  package let numerator: Int64
  /// What it is divided by; at least 1.
  package let denominator: Int64

  /// The quotient, or nil where there is nothing to divide by.
  package init?(_ numerator: Int64, over denominator: Int64) {
    guard denominator > 0 else { return nil }
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Rounds to so many decimals (at most 9), half away from zero.
  package func rounded(decimals: Int) -> Rounded {
    let scale = (0..<decimals).reduce(UInt64(1)) { scale, _ in scale * 10 }
    var (whole, rest) = numerator.magnitude.quotientAndRemainder(
      dividingBy: denominator.magnitude)
    let (digits, left) = denominator.magnitude.dividingFullWidth(
      rest.multipliedFullWidth(by: scale))
    rest = left >= denominator.magnitude - left ? digits + 1 : digits
    if rest == scale { (whole, rest) = (whole + 1, 0) }
    return Rounded(
      isNegative: numerator < 0 && (whole, rest) != (0, 0), whole: whole, decimals: rest)
  }

  /// A number as it is written: sign, whole part, decimals as a whole number.
  package struct Rounded: Equatable, Sendable {
    /// Whether a minus stands before it; never for zero.
    package let isNegative: Bool
    /// What stands before the decimal point.
    package let whole: UInt64
    /// What stands after it, without leading zeros.
    package let decimals: UInt64
  }
}
