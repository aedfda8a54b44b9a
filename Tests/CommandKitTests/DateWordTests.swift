import CommandKit
import Scoring
import TestSupport
import Testing

@Suite("Dates as typed")
struct DateWordTests {
  private func day(_ year: Int, _ month: Int, _ day: Int) throws -> Day {
    try #require(Day(year: year, month: month, day: day))
  }

  @Test(
    "Every form names one day",
    arguments: [
      ("2026-03-01", "2026-03-01"), ("2026/3/1", "2026-03-01"), ("20260301", "2026-03-01"),
      ("2026年3月1日", "2026-03-01"), ("２０２６年０３月０１日", "2026-03-01"), ("２０２６／３／１", "2026-03-01"),
      ("２０２６－０３－０１", "2026-03-01"), ("２０２６０３０１", "2026-03-01"), ("1999-12-31", "1999-12-31"),
      ("2030-1-2", "2030-01-02"), ("3/1", "2026-03-01"), ("03-01", "2026-03-01"),
      ("3月1日", "2026-03-01"), ("３月１日", "2026-03-01"), ("３／１", "2026-03-01"), ("3/2", "2026-03-02"),
      ("3/3", "2026-03-03"), ("3/4", "2025-03-04"), ("12/31", "2025-12-31"), ("2/29", "2024-02-29"),
      ("today", "2026-03-02"), ("Today", "2026-03-02"), ("今日", "2026-03-02"),
      ("yesterday", "2026-03-01"), ("昨日", "2026-03-01"),
    ])
  func read(word: String, iso: String) throws {
    #expect(try DateWord.parse(word, today: day(2026, 3, 2)).iso == iso)
  }

  @Test("A day without a year is the latest one not after tomorrow")
  func latest() throws {
    #expect(try DateWord.parse("1/1", today: day(2026, 12, 31)).iso == "2027-01-01")
    #expect(try DateWord.parse("1/1", today: day(2026, 12, 30)).iso == "2026-01-01")
    #expect(try DateWord.parse("2/29", today: day(2024, 2, 28)).iso == "2024-02-29")
    #expect(try DateWord.parse("2/29", today: day(2024, 2, 27)).iso == "2020-02-29")
    // 1900 was no leap year.
    #expect(try DateWord.parse("2月29日", today: day(1904, 2, 27)).iso == "1896-02-29")
  }

  @Test(
    "Everything else is refused for what it is",
    arguments: [
      ("010315", .twoWay), ("0301", .twoWay), ("301", .twoWay), ("1/3/2026", .twoWay),
      ("26-03-01", .twoWay), ("26年3月1日", .twoWay), ("3/1/26", .twoWay), ("2026-02-30", .impossible),
      ("2026-13-01", .impossible), ("20260229", .impossible), ("2/30", .impossible),
      ("13/1", .impossible), ("0/1", .impossible), ("4月31日", .impossible),
      ("2026/0/1", .impossible),
      ("", .notADate), ("3", .notADate), ("31", .notADate), ("2026301", .notADate),
      ("202603010", .notADate), ("2026-3", .notADate), ("2026-3/1", .notADate), ("3/1/", .notADate),
      ("/3/1", .notADate), ("-3/1", .notADate), ("3月1", .notADate), ("3月", .notADate),
      ("日", .notADate), ("3日", .notADate), ("三月一日", .notADate), ("3/1日", .notADate),
      ("2026-03-01T10:00", .notADate), ("2026-003-01", .notADate), ("20260-3-1", .notADate),
      (" 3/1", .notADate), ("tomorrow", .notADate), ("3.1", .notADate), ("0x3/1", .notADate),
      ("99999999999999999999/1", .notADate), ("3/\u{200B}1", .invisible("\u{200B}", position: 3)),
    ] as [(String, DateError)])
  func refused(word: String, error: DateError) throws {
    let today = try day(2026, 3, 2)
    #expect(throws: error) { try DateWord.parse(word, today: today) }
  }

  @Test("Every day reads back from each of its forms")
  func roundTrip() throws {
    var generator = SeededGenerator(seed: 8)
    let years = try day(1600, 1, 1).number...day(2400, 12, 31).number
    for _ in 0..<5_000 {
      let written = Day(number: Int.random(in: years, using: &generator))
      let today = Day(number: Int.random(in: years, using: &generator))
      let (year, month, day) = written.parts
      let compact = written.iso.filter { $0 != "-" }
      for word in [written.iso, compact, "\(year)/\(month)/\(day)", "\(year)年\(month)月\(day)日"] {
        #expect(try DateWord.parse(word, today: today) == written)
      }
      var expected = Day(number: today.number + 1)
      while expected.parts.month != month || expected.parts.day != day {
        expected = Day(number: expected.number - 1)
      }
      #expect(try DateWord.parse("\(month)/\(day)", today: today) == expected)
    }
  }

  @Test("No text traps")
  func anyText() throws {
    let alphabet: [Unicode.Scalar] = [
      "0", "1", "2", "3", "9", "０", "２", "-", "－", "/", "／", "年", "月", "日", "今", "t",
    ]
    var generator = SeededGenerator(seed: 9)
    let today = try day(2026, 3, 2)
    for _ in 0..<100_000 {
      let word = generator.text(from: alphabet, longest: 10)
      guard let read = try? DateWord.parse(word, today: today) else { continue }
      #expect(try DateWord.parse(read.iso, today: today) == read, "\(word)")
    }
  }
}
