/// Decimal digits as an input method types them.
enum Digits {
  /// The ASCII code of an ASCII or full-width digit, nil for anything else (`五`, `½`, `٣`).
  static func ascii(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar {
    case "0"..."9": UInt8(scalar.value)
    case "０"..."９": UInt8(scalar.value - 0xFF10 + 0x30)
    default: nil
    }
  }

  /// The value of ASCII digits, nil where it exceeds `Int64`.
  static func value(_ digits: some Sequence<UInt8>) -> Int64? {
    var value: Int64 = 0
    for digit in digits {
      let (tens, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carry) = tens.addingReportingOverflow(Int64(digit) - 0x30)
      guard !overflow, !carry else { return nil }
      value = sum
    }
    return value
  }
}
