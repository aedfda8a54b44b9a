import Scoring
import Testing

@Suite("Calendar days")
struct DayTests {
  @Test(
    "a known date has its number and weekday",
    arguments: [
      // Day numbers: Unix time divided by 86,400; weekdays from printed calendars.
      (1970, 1, 1, 0, 4), (1969, 12, 31, -1, 3), (2000, 1, 1, 10_957, 6),
      (2000, 2, 29, 11_016, 2), (2026, 3, 1, 20_513, 0), (2026, 11, 27, 20_784, 5),
    ])
  func known(year: Int, month: Int, day: Int, number: Int, weekday: Int) throws {
    let day = try #require(Day(year: year, month: month, day: day))
    #expect(day.number == number)
    #expect(day.weekday == weekday)
  }

  @Test(
    "leap days exist in leap years only",
    arguments: [
      (2024, true), (2000, true), (1600, true), (0, true),
      (2023, false), (1900, false), (2100, false), (2026, false),
    ])
  func leapDay(year: Int, exists: Bool) {
    #expect((Day(year: year, month: 2, day: 29) != nil) == exists)
    #expect(Day(year: year, month: 2, day: 28) != nil)
  }

  @Test(
    "impossible dates are nil",
    arguments: [
      (2026, 0, 1), (2026, 13, 1), (2026, 4, 31), (2026, 1, 0), (2026, 1, 32), (2026, 2, 30),
      (-1, 1, 1), (10_000, 1, 1), (.max, .max, .max), (.min, .min, .min),
    ])
  func impossible(year: Int, month: Int, day: Int) {
    #expect(Day(year: year, month: month, day: day) == nil)
  }

  @Test("100,000 days in a row come back, one after the other")
  func roundTrip() throws {
    // From 1899-12-31: over 270 years, with 1900 and 2100 without and 2000 with a leap day.
    let first = -25_568
    var before = Day(number: first - 1).parts
    for number in first..<(first + 100_000) {
      let parts = Day(number: number).parts
      #expect(Day(year: parts.year, month: parts.month, day: parts.day)?.number == number)
      let isNextDay = parts == (before.year, before.month, before.day + 1)
      let isNextMonth = parts == (before.year, before.month + 1, 1) && before.day >= 28
      let isNextYear = parts == (before.year + 1, 1, 1) && (before.month, before.day) == (12, 31)
      #expect(isNextDay || isNextMonth || isNextYear, "\(parts)")
      before = parts
    }
  }

  @Test("a day is written and ordered by the calendar")
  func text() throws {
    let day = try #require(Day(year: 987, month: 6, day: 5))
    #expect(day.iso == "0987-06-05")
    #expect(Day(number: 20_513).iso == "2026-03-01")
    #expect(Day(number: -1) < Day(number: 0))
    #expect(!(Day(number: 0) < Day(number: 0)))
  }
}
