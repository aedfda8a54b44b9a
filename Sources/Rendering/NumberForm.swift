/// `N`, `N-N`, `N-` or `-N`, as typed: numbers are not yet compared with anything.
struct NumberForm: Equatable {
  /// The first number; nil where the form is `-N`.
  let low: Int?
  /// The last number, equal to the first in `N`; nil where the form is `N-`.
  let high: Int?

  /// Reads a whole item; nil if it is not a number form or a number does not fit.
  init?(_ item: Substring) {
    let parts = item.split(
      maxSplits: 2, omittingEmptySubsequences: false, whereSeparator: Self.isDash)
    let numbers = parts.map(Self.number)
    for (part, number) in zip(parts, numbers) where number == nil && !part.isEmpty { return nil }
    switch numbers.count {
    case 1 where numbers[0] != nil:
      (low, high) = (numbers[0], numbers[0])
    case 2 where numbers[0] != nil || numbers[1] != nil:
      (low, high) = (numbers[0], numbers[1])
    default:
      return nil
    }
  }

  /// Whether an item is to be read as a number form, well formed or not.
  ///
  /// `ー`, `〜` and the like may begin a name too, so they count only where nothing but digits and dashes
  /// follows.
  static func begins(_ item: Substring) -> Bool {
    guard let first = item.first else { return false }
    if digit(first) != nil || first == "-" || first == "－" { return true }
    return isDash(first) && item.allSatisfy { isDash($0) || digit($0) != nil }
  }

  /// A plain number in ASCII or full-width digits; nil if it is anything else or does not fit.
  static func number(_ text: Substring) -> Int? {
    guard !text.isEmpty else { return nil }
    var value = 0
    for character in text {
      guard let digit = digit(character) else { return nil }
      let (tens, tooLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, tooLargeSum) = tens.addingReportingOverflow(digit)
      guard !tooLarge, !tooLargeSum else { return nil }
      value = sum
    }
    return value
  }

  private static func isDash(_ character: Character) -> Bool {
    "-－ー−~～〜–—".contains(character)
  }

  private static func digit(_ character: Character) -> Int? {
    let scalars = character.unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1 else { return nil }
    switch scalar {
    case "0"..."9": return Int(scalar.value) - 0x30
    case "０"..."９": return Int(scalar.value) - 0xFF10
    default: return nil
    }
  }
}
