package import Scoring
import Text

/// Why a word is no date.
package enum DateError: Error, Equatable {
  /// A character that nobody sees, and its place in the word, in graphemes from 1.
  case invisible(Unicode.Scalar, position: Int)
  /// None of the forms of a date.
  case notADate
  /// It has more than one reading (`010315`, `1/3/2026`); a year in four digits first has one.
  case twoWay
  /// The calendar has no such day (`2026-02-30`).
  case impossible
}

/// The grammar of a day.
///
/// `2026-03-01`, `2026/3/1`, `20260301`, `2026年3月1日`; without a year `3/1`, `03-01`, `3月1日`; `today`,
/// `yesterday`, `今日`, `昨日`. Digits, hyphens and slashes may be full-width.
package enum DateWord {
  /// The day a word means; a day without a year is the latest such one not after tomorrow.
  package static func parse(_ word: String, today: Day) throws(DateError) -> Day {
    if let (scalar, position) = HiddenScalar.first(in: word) {
      throw .invisible(scalar, position: position)
    }
    switch word.lowercased() {
    case "today", "今日": return today
    case "yesterday", "昨日": return Day(number: today.number - 1)
    default: break
    }
    let (fields, marks) = try split(word)
    switch (fields.count, marks) {
    case (1, ""): return try compact(fields[0])
    case (2, "-"), (2, "/"), (2, "月日"): return try latest(fields, today: today)
    case (3, "--"), (3, "//"), (3, "年月日"): return try full(fields)
    default: throw .notADate
    }
  }

  /// The runs of digits of a word, in ASCII, and what stands between and after them.
  private static func split(
    _ word: String
  ) throws(DateError) -> (fields: [[UInt8]], marks: String) {
    var fields: [[UInt8]] = [[]]
    var marks = ""
    for scalar in word.unicodeScalars {
      if let digit = Digits.ascii(scalar) {
        fields[fields.count - 1].append(digit)
        continue
      }
      switch scalar {
      case "-", "－": marks.append("-")
      case "/", "／": marks.append("/")
      case "年", "月", "日": marks.unicodeScalars.append(scalar)
      default: throw .notADate
      }
      fields.append([])
    }
    if marks.hasSuffix("日"), fields.last == [] { fields.removeLast() }
    guard fields.allSatisfy({ !$0.isEmpty }) else { throw .notADate }
    return (fields, marks)
  }

  private static func compact(_ digits: [UInt8]) throws(DateError) -> Day {
    switch digits.count {
    case 8: return try full([Array(digits[..<4]), Array(digits[4..<6]), Array(digits[6...])])
    case 3...6: throw .twoWay
    default: throw .notADate
    }
  }

  private static func full(_ fields: [[UInt8]]) throws(DateError) -> Day {
    guard fields[0].count == 4 else {
      throw fields.allSatisfy { $0.count <= 4 } ? .twoWay : .notADate
    }
    let day = Day(
      year: try number(fields[0], digits: 4), month: try number(fields[1], digits: 2),
      day: try number(fields[2], digits: 2))
    guard let day else { throw .impossible }
    return day
  }

  private static func latest(_ fields: [[UInt8]], today: Day) throws(DateError) -> Day {
    let month = try number(fields[0], digits: 2)
    let day = try number(fields[1], digits: 2)
    let tomorrow = Day(number: today.number + 1)
    let year = tomorrow.parts.year
    // Leap years are at most eight years apart (1896, 1904).
    let candidates = (0...8).lazy.compactMap { Day(year: year - $0, month: month, day: day) }
    guard let latest = candidates.first(where: { $0 <= tomorrow }) else { throw .impossible }
    return latest
  }

  private static func number(_ field: [UInt8], digits: Int) throws(DateError) -> Int {
    guard field.count <= digits, let value = Digits.value(field) else { throw .notADate }
    return Int(value)
  }
}
