import Text

/// Why a word is no number.
package enum NumberError: Error, Equatable {
  /// A character that nobody sees, and its place in the word, in graphemes from 1.
  case invisible(Unicode.Scalar, position: Int)
  /// Something else than digits, a sign, commas and a point in their places.
  case notANumber
  /// More than one sign at the start.
  case twoSigns
  /// More than one decimal point.
  case twoPoints
  /// A comma where a decimal point was meant; the suggestion is a number in plain ASCII form.
  case commaForPoint(suggestion: String)
  /// Commas that do not part the digits before the point in groups of three.
  case badGrouping
  /// More than three digits after the point.
  case tooManyDecimals
  /// Beyond `Int64` thousandths, or beyond `Int` for a count.
  case tooBig
}

/// A number as it was typed, exactly.
package struct TypedNumber: Hashable, Sendable {
  /// The value times 1000, never `Int64.min`: it can be negated.
  package let thousandths: Int64
  /// How many digits were typed after the point: 0...3.
  package let decimals: Int

  /// A number of thousandths, written with 0...3 decimals.
  package init(thousandths: Int64, decimals: Int) {
    self.thousandths = thousandths
    self.decimals = decimals
  }
}

/// The grammar of a number on the command line and in files.
///
/// One sign at most, at the start (`- － − ー ▲ △`, `+ ＋`); ASCII or full-width digits; commas only in
/// strict groups of three; a point with one to three digits after it. Nothing else is a number.
package enum NumberWord {
  private static let minus = UInt8(ascii: "-")
  private static let plus = UInt8(ascii: "+")
  private static let comma = UInt8(ascii: ",")
  private static let point = UInt8(ascii: ".")

  /// The number a word means.
  package static func parse(_ word: String) throws(NumberError) -> TypedNumber {
    let typed = try ascii(word)
    let sign = typed.first.flatMap { isSign($0) ? $0 : nil }
    let unsigned = sign == nil ? typed[...] : typed.dropFirst()
    if sign != nil, let next = unsigned.first, isSign(next) { throw .twoSigns }
    guard !unsigned.contains(where: isSign) else { throw .notANumber }

    let parts = unsigned.split(separator: point, omittingEmptySubsequences: false)
    guard parts.count <= 2 else { throw .twoPoints }
    let decimals = parts.count == 2 ? parts[1] : []
    guard parts.allSatisfy({ !$0.isEmpty }) else { throw .notANumber }
    guard !decimals.contains(comma) else { throw .badGrouping }
    guard decimals.count <= 3 else { throw .tooManyDecimals }
    let whole = try ungrouped(parts[0], sign: sign, isLast: parts.count == 1)

    let zeros = repeatElement(UInt8(ascii: "0"), count: 3 - decimals.count)
    guard let size = Digits.value(whole + decimals + zeros) else { throw .tooBig }
    return TypedNumber(thousandths: sign == minus ? -size : size, decimals: decimals.count)
  }

  /// The word in ASCII: digits, `-`, `+`, `,` and `.`.
  private static func ascii(_ word: String) throws(NumberError) -> [UInt8] {
    if let (scalar, position) = HiddenScalar.first(in: word) {
      throw .invisible(scalar, position: position)
    }
    var bytes: [UInt8] = []
    for scalar in word.unicodeScalars {
      switch scalar {
      case "-", "－", "−", "ー", "▲", "△": bytes.append(minus)
      case "+", "＋": bytes.append(plus)
      case ",", "，": bytes.append(comma)
      case ".", "．": bytes.append(point)
      default:
        guard let digit = Digits.ascii(scalar) else { throw .notANumber }
        bytes.append(digit)
      }
    }
    return bytes
  }

  /// The digits before the point without their commas; `isLast` where no point follows.
  private static func ungrouped(
    _ digits: ArraySlice<UInt8>, sign: UInt8?, isLast: Bool
  ) throws(NumberError) -> [UInt8] {
    let groups = digits.split(separator: comma, omittingEmptySubsequences: false)
    guard groups.count > 1 else { return Array(digits) }
    // Nobody groups a number that begins with 0: `0,125` has a decimal comma.
    let isFraction = groups[0].elementsEqual([UInt8(ascii: "0")])
    let isGrouped =
      (1...3).contains(groups[0].count) && groups[0].first != UInt8(ascii: "0")
      && groups.dropFirst().allSatisfy { $0.count == 3 }
    if isGrouped { return groups.flatMap(\.self) }
    guard isLast, groups.count == 2, !groups[0].isEmpty,
      (1...2).contains(groups[1].count) || isFraction && groups[1].count == 3
    else { throw .badGrouping }
    let suggestion = (sign.map { [$0] } ?? []) + groups[0] + [point] + groups[1]
    throw .commaForPoint(suggestion: String(decoding: suggestion, as: UTF8.self))
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte == minus || byte == plus
  }
}
