import Scoring
import Testing

/// Every expected slip is the mistake that was put into a round of 100,000.
@Suite("What explains a sum that is off")
struct SlipFinderTests {
  private let league = Rule.preset("mleague")

  @Test("1,000 short is one stick first (togakushi, nonebot)")
  func oneStick() {
    #expect(
      throws: Refusal.sumOff(
        .raw, sum: 99_000, expected: 100_000,
        slips: [.sticksLeft(more: 1)])
    ) { try league.judge(raw: [30_000, 30_000, 25_000, 14_000]) }
  }

  @Test("a zero too few, or too many")
  func scaled() {
    // 46,200 + 28,100 + 17,700 + 8,000 is 100,000.
    #expect(
      league.slips(raw: [46_200, 28_100, 17_700, 800]) == [.scaled(index: 3, meant: 8_000)])
    #expect(
      league.slips(raw: [46_200, 281_000, 17_700, 8_000]) == [.scaled(index: 1, meant: 28_100)])
  }

  @Test("sticks come on top of those given, up to ten")
  func moreSticks() {
    #expect(
      league.slips(raw: [35_200, 28_100, 22_700, 12_000], sticks: 1) == [.sticksLeft(more: 1)])
    #expect(
      league.slips(raw: [35_200, 28_100, 22_700, 4_000])?.contains(.sticksLeft(more: 10)) == true)
    #expect(league.slips(raw: [35_200, 28_100, 22_700, 3_000]) == [])
    // 35,200 typed as 35,100 is no stick.
    #expect(league.slips(raw: [35_100, 28_100, 22_700, 14_000]) == [])
  }

  @Test("no more sticks than there can be")
  func mostSticks() {
    // 100 given, so 0 expected; 1,000 short.
    #expect(league.slips(raw: [1_300, 100, -2_400, 0], sticks: 100) == [])
  }

  @Test("the option given, but the sticks are in a score already")
  func countedSticks() {
    #expect(
      league.slips(raw: [35_200, 28_100, 22_700, 14_000], sticks: 2) == [.sticksCounted(2)])
    #expect(
      league.slips(raw: [35_200, 28_100, 22_700, 13_000], sticks: 2) == [.sticksCounted(1)])
  }

  @Test("hundreds among points")
  func hundreds() {
    #expect(
      league.slips(raw: [352, 28_100, 227, 14_000]) == [.hundredsMixed(indices: [0, 2])])
    #expect(
      league.slips(raw: [35_200, 42_100, -13, 24_000]) == [.hundredsMixed(indices: [2])])
    #expect(
      league.slips(raw: [352, 281, 227, 140]) == [.hundredsMixed(indices: [0, 1, 2, 3])])
  }

  @Test("a sign missing or too many")
  func sign() {
    #expect(league.slips(raw: [45_200, 38_100, 22_700, 6_000]) == [.sign(index: 3)])
    #expect(league.slips(raw: [35_200, -28_100, 22_700, 14_000]) == [.sign(index: 1)])
  }

  @Test("two neighbouring digits swapped")
  func swapped() {
    #expect(
      league.slips(raw: [53_200, 28_100, 22_700, 14_000])
        == [.swapped(index: 0, meant: 35_200)])
    #expect(
      league.slips(raw: [35_200, 21_800, 22_700, 14_000])
        == [.swapped(index: 1, meant: 28_100)])
    #expect(
      league.slips(raw: [35_020, 28_100, 22_700, 14_000])
        == [.swapped(index: 0, meant: 35_200)])
    // 38,100 as 83,100 is 45,000 more as well: both would explain it.
    #expect(
      league.slips(raw: [55_200, 38_100, 22_700, -61_000])
        == [.swapped(index: 1, meant: 83_100), .swapped(index: 3, meant: -16_000)])
  }

  @Test("a likely swap stands before nine sticks, one stick before all")
  func order() {
    #expect(
      league.slips(raw: [35_200, 19_100, 31_700, 14_000 - 9_000])
        == [.sticksLeft(more: 9), .divisibleByNine])
    #expect(
      league.slips(raw: [23_200, 20_000, 26_800, 21_000])
        == [
          .swapped(index: 0, meant: 32_200), .sticksLeft(more: 9),
        ])
  }

  @Test("divisible by 9, but no one swap")
  func nine() {
    // 35,200 and 28,100 both swapped: 53,200 and 82,100 are 72,000 too much.
    #expect(league.slips(raw: [53_200, 82_100, 22_700, 14_000]) == [.divisibleByNine])
  }

  @Test("no swap puts a nought in front")
  func leadingNought() {
    // 10,500 as 01,500 would take the 9,000 off, but nobody means to type that.
    #expect(league.slips(raw: [45_300, 28_100, 25_100, 10_500]) == [.divisibleByNine])
  }

  @Test("the same score typed twice")
  func twice() {
    // 28,100 typed as 35,200 again: 7,100 too much.
    #expect(
      league.slips(raw: [35_200, 35_200, 22_700, 14_000]) == [.sameTwice(indices: [0, 1])])
  }

  @Test("nothing fits, nothing is said; a score off the step is the better reason")
  func nothing() {
    #expect(league.slips(raw: [35_300, 28_100, 22_700, 14_000]) == [])
    #expect(throws: Refusal.offStep(index: 0, step: 100)) {
      try league.judge(raw: [35_250, 28_100, 22_700, 14_000])
    }
  }

  @Test("results: lost sticks, signs and digits, but no hundreds")
  func results() {
    func slips(_ rule: String, _ scores: [Points], sticks: Int = 0) -> [Slip]? {
      do throws(Refusal) {
        _ = try Rule.preset(rule).judge(results: scores, sticks: sticks)
        return nil
      } catch {
        if case .sumOff(.results, _, _, let slips) = error { return slips }
        return nil
      }
    }
    #expect(slips("wrc", [18_000, 2_000, -7_000, -15_000]) == [.sticksLeft(more: 2)])
    #expect(slips("mleague", [18_000, 2_000, -7_000, -15_000]) == [])
    #expect(slips("direct", [52_300, 8_100, 17_300, -43_100]) == [.sign(index: 2)])
    #expect(
      slips("direct", [53_200, 8_100, -17_300, -43_100])
        == [.swapped(index: 0, meant: 52_300)])
    #expect(slips("direct", [100, -10_000]) == [.divisibleByNine])
  }
}
