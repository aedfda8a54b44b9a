import Scoring
import Testing

@Suite("Exact quotients")
struct FractionTests {
  @Test(
    "a quotient is rounded once, half away from zero",
    arguments: [
      // togakushi commit 81692c46: 33.33 %; pantheon commit 7a8ede3c: 23.33 % and 1.1
      (100, 3, 2, false, 33, 33), (700, 30, 2, false, 23, 33), (11, 10, 3, false, 1, 100),
      (7, 3, 2, false, 2, 33), (5, 3, 2, false, 1, 67), (1, 2, 0, false, 1, 0),
      (-1, 2, 0, true, 1, 0), (-1, 3, 0, false, 0, 0), (0, 5, 1, false, 0, 0),
      (1_999, 1_000, 2, false, 2, 0), (-52_345, 1_000, 1, true, 52, 3),
      (-52_350, 1_000, 1, true, 52, 4), (1, 8, 9, false, 0, 125_000_000),
    ] as [(Int64, Int64, Int, Bool, UInt64, UInt64)])
  func rounded(
    numerator: Int64, denominator: Int64, decimals: Int, negative: Bool, whole: UInt64,
    digits: UInt64
  ) throws {
    let rounded = try #require(Fraction(numerator, over: denominator)).rounded(decimals: decimals)
    #expect(rounded.isNegative == negative)
    #expect((rounded.whole, rounded.decimals) == (whole, digits))
  }

  @Test("the ends of what 64 bits hold")
  func extremes() throws {
    let least = try #require(Fraction(.min, over: 1)).rounded(decimals: 9)
    #expect(least.isNegative && least.whole == 9_223_372_036_854_775_808 && least.decimals == 0)
    let one = try #require(Fraction(.max, over: .max)).rounded(decimals: 9)
    #expect(one.whole == 1 && one.decimals == 0)
    let small = try #require(Fraction(.min, over: .max)).rounded(decimals: 9)
    #expect(small.whole == 1 && small.decimals == 0)
  }

  @Test("nothing is divided by nothing")
  func zero() {
    #expect(Fraction(1, over: 0) == nil)
    #expect(Fraction(1, over: -2) == nil)
  }
}
