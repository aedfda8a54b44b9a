import Scoring
import Testing

/// Expected values are those of the published cases named at each; "by hand" where worked out.
@Suite("Rounds judged by a rule")
struct JudgeTests {
  private static func small(ties: Calculation.Ties, back: Points) -> Rule {
    .of(
      Calculation(
        players: 4, start: 25_000, returnScore: back, uma: [15_000, 5_000, -5_000, -15_000],
        ties: ties))
  }

  @Test("four equal scores by seat: only three pay the oka (Pantheon pull 95)")
  func allEqual() throws {
    let round = try Self.small(ties: .seat, back: 30_000)
      .judge(raw: [25_000, 25_000, 25_000, 25_000], seats: .all)
    #expect(round.results == [30_000, 0, -10_000, -20_000])
    #expect(round.places == [1, 2, 3, 4])
    #expect(round.scores.map(\.seat) == [1, 2, 3, 4])
  }

  @Test("the worked example of the league (subculture-fighting.com/4138)")
  func league() throws {
    let round = try Rule.preset("mleague").judge(raw: [37_000, 27_300, 23_800, 11_900])
    #expect(round.results == [57_000, 7_300, -16_200, -48_100])
    #expect(round.unbalance == 0 && round.lost == 0)
    #expect(round.scores.map(\.seat) == [nil, nil, nil, nil])
    #expect(round.parts == Parts(raw: -20_000, oka: 20_000))
  }

  @Test("no oka where start and return are one (mjai-reviewer issue 18)")
  func mahjongSoul() throws {
    let round = try Rule.preset("mahjong-soul").judge(raw: [35_200, 28_300, 21_400, 15_100])
    #expect(round.results == [25_200, 8_300, -8_600, -24_900])
  }

  @Test("rounded to a zero sum, the first takes the rest (nonebot game_service)")
  func roundedToZero() throws {
    // By hand, five-six: 28,300 -> 28,000, 21,400 -> 21,000, 15,100 -> 15,000.
    var rule = Self.small(ties: .seat, back: 25_000)
    rule.calculation?.rounding = .fiveSix
    let round = try rule.judge(raw: [35_200, 28_300, 21_400, 15_100])
    #expect(round.results == [26_000, 8_000, -9_000, -25_000])
    #expect(round.scores.map(\.parts.rounding) == [800, -300, -400, -100])
  }

  @Test(
    "rounding steps",
    arguments: [
      // By hand from the policies: raw score of one of the others, five-six, nearest.
      (20_500, 20_000, 21_000), (20_600, 21_000, 21_000), (20_400, 20_000, 20_000),
      (20_599, 20_000, 21_000), (-500, 0, -1_000), (-599, 0, -1_000), (-600, -1_000, -1_000),
      (-400, 0, 0), (0, 0, 0), (-1_500, -1_000, -2_000),
    ] as [(Points, Points, Points)])
  func rounding(raw: Points, fiveSix: Points, nearest: Points) throws {
    var rule = Rule.of(.usual())
    for (rounding, expected) in [(Calculation.Rounding.fiveSix, fiveSix), (.tenhou, nearest)] {
      rule.calculation?.rounding = rounding
      let round = try rule.judge(raw: [50_000, 30_000, 20_000 - raw, raw])
      #expect(round.scores[3].parts.raw + round.scores[3].parts.rounding == expected - 30_000)
      #expect(round.results.reduce(0, +) == 0)
    }
  }

  @Test("two on the return score (WaSuper issue 21, togakushi tests)")
  func twoFirsts() throws {
    let scores: [Points] = [30_000, 30_000, 25_000, 15_000]
    let split = try Rule.of(.usual()).judge(raw: scores)
    #expect(split.results == [30_000, 30_000, -15_000, -45_000])
    #expect(split.places == [1, 1, 3, 4])
    let seat = try Rule.of(.usual(ties: .seat)).judge(raw: scores, seats: .order([0, 1]))
    #expect(seat.results == [50_000, 10_000, -15_000, -45_000])
    #expect(seat.places == [1, 2, 3, 4])
    let other = try Rule.of(.usual(ties: .seat)).judge(raw: scores, seats: .order([1, 0]))
    #expect(other.results == [10_000, 50_000, -15_000, -45_000])
    #expect(other.scores.map(\.seat) == [nil, nil, nil, nil])
  }

  @Test(
    "three on the return score: the unit says who gets what (togakushi tests)",
    arguments: [
      (1, [16_668, 16_666, 16_666]), (100, [16_800, 16_600, 16_600]),
      (1000, [18_000, 16_000, 16_000]),
    ] as [(Points, [Points])])
  func threeFirsts(unit: Points, shares: [Points]) throws {
    let round = try Rule.of(.usual(unit: unit)).judge(raw: [30_000, 30_000, 30_000, 10_000])
    #expect(round.results == shares + [-50_000])
    let late = try Rule.of(.usual(unit: unit))
      .judge(raw: [10_000, 30_000, 30_000, 30_000], seats: .order([3, 1, 2]))
    #expect(late.results == [-50_000, shares[1], shares[2], shares[0]])
  }

  @Test("three last share a negative amount: -20,000 is -6/-7/-7 in thousands")
  func threeLasts() throws {
    let calculation = Calculation(
      players: 4, start: 25_000, returnScore: 25_000, uma: [20_000, 0, 0, -20_000], unit: 1000)
    let round = try Rule.of(calculation).judge(raw: [40_000, 20_000, 20_000, 20_000])
    // By hand: raw 20,000 is -5,000 before the shares.
    #expect(round.results == [35_000, -11_000, -12_000, -12_000])
    #expect(round.places == [1, 2, 2, 2])
  }

  @Test("a tie for third (togakushi tests)")
  func twoLasts() throws {
    let scores: [Points] = [35_000, 25_000, 20_000, 20_000]
    #expect(
      try Rule.of(.usual()).judge(raw: scores).results == [55_000, 5_000, -30_000, -30_000])
    #expect(
      try Rule.of(.usual(ties: .seat)).judge(raw: scores, seats: .all).results
        == [55_000, 5_000, -20_000, -40_000])
  }

  @Test("five players, second and third equal (Breizh newgame.js)")
  func fivePlayers() throws {
    let calculation = Calculation(
      players: 5, start: 30_000, returnScore: 30_000, uma: [15_000, 5_000, 0, -5_000, -15_000])
    let round = try Rule.of(calculation).judge(raw: [40_000, 31_000, 31_000, 28_000, 20_000])
    #expect(round.results == [25_000, 3_500, 3_500, -7_000, -25_000])
    #expect(round.places == [1, 2, 2, 4, 5])
  }

  @Test("two tied firsts share two sticks, or nobody gets them (league table app)")
  func sticks() throws {
    let scores: [Points] = [25_500, 25_500, 23_500, 23_500]
    let shared = try Rule.of(.usual()).judge(raw: scores, sticks: 2)
    #expect(shared.scores.map(\.parts.sticks) == [1_000, 1_000, 0, 0])
    // By hand, thousands: 26.5 - 30 + (30 + 10) / 2 + 20 / 2; 23.5 - 30 - (10 + 30) / 2.
    #expect(shared.results == [26_500, 26_500, -26_500, -26_500])
    let lost = try Rule.of(.usual(sticks: .lost)).judge(raw: scores, sticks: 2)
    #expect(lost.scores.map(\.parts.sticks) == [0, 0, 0, 0])
    #expect(lost.results == [25_500, 25_500, -26_500, -26_500])
    #expect(lost.lost == 2_000 && lost.results.reduce(0, +) == -2_000)
  }

  @Test("one stick among three firsts is 400, 300 and 300")
  func stickAmongThree() throws {
    let round = try Rule.of(.usual(unit: 1000)).judge(
      raw: [10_000, 29_600, 29_600, 29_600], seats: .unknown, sticks: 1, unbalanced: true)
    #expect(round.scores.map(\.parts.sticks) == [0, 400, 300, 300])
    // By hand: 98,800 typed, 99,000 expected.
    #expect(round.unbalance == -200)
    #expect(round.results.reduce(0, +) == -200)
  }

  @Test("the oka can go to the earliest seat alone")
  func okaBySeat() throws {
    let rule = Rule.of(.usual(oka: .seat))
    let scores: [Points] = [15_000, 30_000, 30_000, 25_000]
    let round = try rule.judge(raw: scores, seats: .order([2, 1]))
    // By hand: the two share uma 40,000; the whole 20,000 go to the third operand.
    #expect(round.results == [-45_000, 20_000, 40_000, -15_000])
    #expect(throws: Refusal.needsSeats(indices: [1, 2], raw: 30_000)) {
      try rule.judge(raw: scores)
    }
  }

  @Test("typed results stand as they are, equal ones in one place")
  func typedResults() throws {
    let round = try Rule.preset("direct").judge(results: [12_000, -24_000, 12_000])
    #expect(round.places == [1, 3, 1])
    #expect(round.results == [12_000, -24_000, 12_000])
    #expect(round.scores.allSatisfy { $0.raw == nil })
    #expect(round.parts == Parts())
    let points = try Rule.preset("points").judge(results: [63, 8])
    #expect(points.results == [63, 8] && points.unbalance == 0)
  }

  @Test("typed results sum to what lost sticks leave")
  func typedResultsWithLostSticks() throws {
    let scores: [Points] = [18_000, 1_000, -7_000, -15_000]
    let round = try Rule.preset("wrc").judge(results: scores, sticks: 3)
    #expect(round.lost == 3_000 && round.unbalance == 0)
    let off = try Rule.preset("wrc").judge(results: scores, sticks: 1, unbalanced: true)
    #expect(off.unbalance == -2_000)
    let given = try Rule.preset("ema").judge(results: [18_000, 4_000, -7_000, -15_000], sticks: 3)
    #expect(given.lost == 0)
  }
}
