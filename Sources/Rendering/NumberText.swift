package import Scoring

/// What stands before a negative number.
package enum NegativeSign: String, CaseIterable, Sendable {
  case minus
  /// As Japanese accounts have it.
  case triangle

  var character: String { self == .minus ? "-" : "▲" }
}

/// Points as people read them: in the rule's unit, signed, with a fixed number of decimals.
package struct NumberText: Equatable, Sendable {
  /// How many points make one shown unit: 1000 or 1.
  package let scale: Points
  /// Decimals after the point, 0...3.
  package let decimals: Int
  /// How negative numbers are written.
  package let negative: NegativeSign

  /// The least decimals that show all of these amounts exactly: 1 to 3 for thousands, none for 1.
  package init(
    scale: Points, showing amounts: some Sequence<Points>, negative: NegativeSign = .minus
  ) {
    self.scale = scale
    self.negative = negative
    guard scale == 1000 else {
      decimals = 0
      return
    }
    var decimals = 1
    for amount in amounts where amount % 100 != 0 {
      decimals = max(decimals, amount % 10 == 0 ? 2 : 3)
    }
    self.decimals = decimals
  }

  /// The amount with its sign; zero has none.
  package func signed(_ amount: Points) -> String {
    (amount > 0 ? "+" : "") + plain(amount)
  }

  /// The amount with a minus where it is negative.
  package func plain(_ amount: Points) -> String {
    (amount < 0 ? negative.character : "") + size(amount)
  }

  /// The amount without any sign.
  package func size(_ amount: Points) -> String {
    let units = String(amount.magnitude / UInt64(scale))
    guard scale == 1000 else { return units }
    let thousandths = String(amount.magnitude % 1000)
    let fraction = String(repeating: "0", count: 3 - thousandths.utf8.count) + thousandths
    return units + "." + fraction.prefix(decimals)
  }

  /// A whole number with commas, as raw scores are written: `35,200`.
  package static func grouped(_ amount: Points) -> String {
    var digits = Array(String(amount.magnitude))
    for index in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(",", at: index) }
    return (amount < 0 ? "-" : "") + String(digits)
  }

  /// A quotient with a fixed number of decimals, rounded half away from zero.
  package static func fixed(
    _ fraction: Fraction, decimals: Int, signed: Bool = false, negative: NegativeSign = .minus
  ) -> String {
    let rounded = fraction.rounded(decimals: decimals)
    let plus = signed && (rounded.whole, rounded.decimals) != (0, 0) ? "+" : ""
    let whole = (rounded.isNegative ? negative.character : plus) + String(rounded.whole)
    guard decimals > 0 else { return whole }
    let digits = String(rounded.decimals)
    return whole + "." + String(repeating: "0", count: decimals - digits.utf8.count) + digits
  }
}
