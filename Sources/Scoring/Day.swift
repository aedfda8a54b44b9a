/// A calendar day, as written on the sheet: no clock, no time zone.
///
/// Proleptic Gregorian. The number counts days from 1970-01-01, so days can be compared,
/// subtracted and stored.
package struct Day: Hashable, Comparable, Sendable {
  /// Days since 1970-01-01; negative before.
  package let number: Int

  package init(number: Int) {
    self.number = number
  }

  /// The day with these parts, or nil where the calendar has no such day.
  package init?(year: Int, month: Int, day: Int) {
    guard (0...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else {
      return nil
    }
    // Years begin in March, so that the leap day is the last of a year; eras have 400 years.
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    self.init(number: era * 146_097 + dayOfEra - 719_468)
    guard parts == (year, month, day) else { return nil }
  }

  /// Year, month 1...12 and day of the month 1...31.
  package var parts: (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  /// 0 for Sunday to 6 for Saturday.
  package var weekday: Int {
    // 1970-01-01 was a Thursday.
    let remainder = (number + 4) % 7
    return remainder < 0 ? remainder + 7 : remainder
  }

  /// The day as `2026-03-01`, whatever the locale.
  package var iso: String {
    let (year, month, day) = parts
    func padded(_ value: Int, _ width: Int) -> String {
      let digits = String(value)
      return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  package static func < (left: Day, right: Day) -> Bool {
    left.number < right.number
  }
}

extension Day {
  /// The day written as ``iso`` writes it, or nil for any other text.
  package init?(iso text: String) {
    let bytes = Array(text.utf8)
    let dash = UInt8(ascii: "-")
    guard bytes.count == 10, bytes[4] == dash, bytes[7] == dash else { return nil }
    func number(_ places: Range<Int>) -> Int? {
      bytes[places].reduce(0) { number, byte in
        (48...57).contains(byte) ? number.map { $0 * 10 + Int(byte) - 48 } : nil
      }
    }
    guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10) else {
      return nil
    }
    self.init(year: year, month: month, day: day)
  }
}
