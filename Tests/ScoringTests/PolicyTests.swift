import Scoring
import Testing

/// Policies one by one, each value from a report or worked out beside it.
@Suite("Policies of rules")
struct PolicyTests {
  /// 30,000 and 30,000 without uma, so that only the rounding shows.
  private static func rounded(_ rounding: Calculation.Rounding, zeroSum: Bool = true) -> Rule {
    Rule(
      name: "rounding", zeroSum: zeroSum,
      calculation: Calculation(
        players: 4, start: 30_000, returnScore: 30_000, uma: [0, 0, 0, 0], rounding: rounding))
  }

  // 40,600 30,500 24,500 24,400: the raw scores to thousands, first is what the others leave.
  @Test(
    "every rounding",
    arguments: [
      (.none, [10_600, 500, -5_500, -5_600]),
      // 30,500 and 24,500 down, 24,400 down.
      (.fiveSix, [12_000, 0, -6_000, -6_000]),
      // 30,500 to 31,000, 24,500 to 25,000, 24,400 to 24,000.
      (.tenhou, [10_000, 1_000, -5_000, -6_000]),
      // Toward 30,000: 30,500 down, 24,500 and 24,400 up.
      (.towardReturn, [10_000, 0, -5_000, -5_000]),
      // The results: +0.5 to 1, -5.5 to -5, -5.6 to -6.
      (.halfUp, [10_000, 1_000, -5_000, -6_000]),
      // All down: 10, 0, -6, -6 sum to -2; all up: 11, 1, -5, -5 sum to +2.
      (.floor, [10_000, 0, -6_000, -6_000]), (.up, [11_000, 1_000, -5_000, -5_000]),
    ] as [(Calculation.Rounding, [Points])])
  func rounding(mode: Calculation.Rounding, expected: [Points]) throws {
    let rule = Self.rounded(mode, zeroSum: !mode.isOneSided)
    let round = try rule.judge(raw: [40_600, 30_500, 24_500, 24_400], seats: .all)
    #expect(round.results == expected)
    #expect(round.parts.sum == expected.reduce(0, +))
  }

  // 40,000 is whole already; 30,600 and 24,700 are not: 10, 1, -5, -5 up and 10, 0, -6, -6 down.
  @Test("what is whole stays")
  func whole() throws {
    let raw: [Points] = [40_000, 30_600, 24_700, 24_700]
    let up = try Self.rounded(.up, zeroSum: false).judge(raw: raw, seats: .all)
    #expect(up.results == [10_000, 1_000, -5_000, -5_000])
    let down = try Self.rounded(.floor, zeroSum: false).judge(raw: raw, seats: .all)
    #expect(down.results == [10_000, 0, -6_000, -6_000])
  }

  // fezzlk test_convert_raw_score.py, toward 30,000: the scores are no possible game there either.
  @Test("toward the return score, below 0 too")
  func towardReturn() throws {
    let round = try Self.rounded(.towardReturn).judge(
      raw: [40_001, 30_001, 29_999, -19_999], seats: .all, unbalanced: true)
    #expect(round.results.dropFirst() == [0, 0, -49_000])
  }

  // Half a thousand below 0: -1,500 is -1 by five-six, -2 by tenhou.
  @Test(
    "negative halves",
    arguments: [(.fiveSix, -31_000), (.tenhou, -32_000)] as [(Calculation.Rounding, Points)])
  func negative(mode: Calculation.Rounding, last: Points) throws {
    let round = try Self.rounded(mode).judge(
      raw: [61_500, 30_000, 30_000, -1_500], seats: .all)
    #expect(round.results[3] == last)
    #expect(round.results.reduce(0, +) == 0)
  }

  // 1,000 of one stick among three firsts: 400 and twice 300; a multiple of 100 whatever the unit.
  @Test("sticks among tied firsts", arguments: [1, 100, 1_000] as [Points])
  func shared(unit: Points) throws {
    let rule = Rule.of(.usual(unit: unit))
    let round = try rule.judge(raw: [29_000, 29_000, 29_000, 12_000], seats: .all, sticks: 1)
    #expect(round.scores.map(\.parts.sticks) == [400, 300, 300, 0])
    #expect(round.places == [1, 1, 1, 4])
  }

  @Test("the last dealer has the sticks, by word or as the last seat")
  func dealer() throws {
    let rule = Rule.of(.usual(sticks: .dealer))
    let raw: [Points] = [41_000, 27_000, 20_000, 11_000]
    func judge(_ seats: Seats, _ dealer: Int?) throws(Refusal) -> [Points] {
      try rule.judge(
        RoundEntry(
          kind: .raw, scores: raw, seats: seats, sticks: 1,
          happenings: Happenings(lastDealer: dealer))
      ).scores.map(\.parts.sticks)
    }
    #expect(try judge(.all, nil) == [0, 0, 0, 1_000])
    #expect(try judge(.order([3, 1, 0, 2]), nil) == [0, 0, 1_000, 0])
    #expect(try judge(.all, 1) == [0, 1_000, 0, 0])
    #expect(throws: Refusal.needsDealer) { try judge(.unknown, nil) }
    #expect(throws: Refusal.dealerNotAsked) {
      try Rule.preset("mleague").judge(
        RoundEntry(
          kind: .raw, scores: [25_000, 25_000, 25_000, 25_000],
          happenings: Happenings(lastDealer: 0)))
    }
  }

  // Whoever put them there has them back before anybody types a score.
  @Test("returned sticks are in the scores")
  func returned() throws {
    let rule = Rule.of(.usual(sticks: .returned))
    #expect(throws: Refusal.sticksNotAllowed) {
      try rule.judge(raw: [41_000, 27_000, 20_000, 11_000], seats: .all, sticks: 1)
    }
    #expect(try rule.judge(raw: [41_000, 27_000, 20_000, 12_000], seats: .all).lost == 0)
  }

  private static func house(_ house: House) -> Rule {
    var rule = Rule.of(.usual())
    rule.house = house
    return rule
  }

  private static func judge(
    _ raw: [Points], _ house: House, _ happenings: Happenings
  ) throws(Refusal) -> JudgedRound {
    try Self.house(house).judge(
      RoundEntry(kind: .raw, scores: raw, seats: .all, happenings: happenings))
  }

  // fezzlk: 10 by default, paid by each who is below 0 to the one named.
  @Test("two who are bust pay each")
  func busts() throws {
    let round = try Self.judge(
      [72_000, 31_000, -1_000, -2_000], House(bust: .init(prize: 10_000)),
      Happenings(busts: [.init(player: 2, by: 0), .init(player: 3, by: 1)]))
    #expect(round.scores.map(\.parts.bust) == [10_000, 10_000, -10_000, -10_000])
    #expect(round.parts.bust == 0)
  }

  // Three parlours say that exactly 0 is bust, Pantheon and ronin that it is not.
  @Test("0 is bust only where the rule says so")
  func limit() throws {
    let happened = Happenings(busts: [.init(player: 3, by: 0)])
    let raw: [Points] = [60_000, 30_000, 10_000, 0]
    #expect(throws: Refusal.notBust(index: 3)) {
      try Self.judge(raw, House(bust: .init(prize: 10_000)), happened)
    }
    let round = try Self.judge(raw, House(bust: .init(limit: .at, prize: 10_000)), happened)
    #expect(round.scores[3].parts.bust == -10_000)
  }

  // Two without a win pay 3 each to each of the two who won.
  @Test("yakitori is paid to each who has won")
  func yakitori() throws {
    let round = try Self.judge(
      [40_000, 30_000, 20_000, 10_000], House(yakitori: 3_000), Happenings(yakitori: [1, 3]))
    #expect(round.scores.map(\.parts.yakitori) == [6_000, -6_000, 6_000, -6_000])
    #expect(round.places == [1, 2, 3, 4])
    // Where nobody has won, nobody is paid.
    let nobody = try Self.judge(
      [40_000, 30_000, 20_000, 10_000], House(yakitori: 3_000), Happenings(yakitori: [0, 1, 2, 3]))
    #expect(nobody.scores.allSatisfy { $0.parts.yakitori == 0 })
  }

  @Test(
    "what cannot have happened is refused",
    arguments: [
      (Happenings(busts: [.init(player: 3, by: 3)]), .bustBySelf(index: 3)),
      (
        Happenings(busts: [.init(player: 3, by: 0), .init(player: 3, by: 1)]),
        .namedTwice(.bust, index: 3)
      ),
      (Happenings(busts: [.init(player: 0, by: 1)]), .notBust(index: 0)),
      (Happenings(yakitori: [2, 2]), .namedTwice(.yakitori, index: 2)),
      (Happenings(substitutes: [1]), .noPolicy(.substitute)),
      (Happenings(yakitori: [4]), .badSeats),
    ] as [(Happenings, Refusal)])
  func impossible(happened: Happenings, refusal: Refusal) {
    let house = House(bust: .init(prize: 10_000), yakitori: 3_000)
    #expect(throws: refusal) {
      try Self.judge([72_000, 20_000, 10_000, -2_000], house, happened)
    }
    #expect(throws: Refusal.paidInResults(.yakitori)) {
      try Self.house(house).judge(
        RoundEntry(
          kind: .results, scores: [1_000, 0, 0, -1_000], happenings: Happenings(yakitori: [1])))
    }
  }

  // fezzlk, 2026-03-28: 3 chips of 2.
  @Test("chips sum to 0 and never overflow")
  func chips() throws {
    let rule = Self.house(House(chip: 2_000))
    #expect(try rule.chips([3, -1, -2]) == [6_000, -2_000, -4_000])
    #expect(throws: Refusal.chipsOff(1)) { try rule.chips([3, -1, -1]) }
    #expect(throws: Refusal.tooBig(index: 0)) { try rule.chips([1_000_000, -1_000_000]) }
    #expect(throws: Refusal.tooBig(index: 1)) { try rule.chips([0, .max, .min]) }
    #expect(throws: Refusal.noPolicy(.chip)) { try Rule.preset("mleague").chips([1, -1]) }
  }

  // MahjongScoring2, RankingTableHelper, and the league of MCR: 4 2 1 0 shared exactly.
  @Test(
    "table points are shared in twelfths",
    arguments: [
      ([40, 10, -20, -30], [48, 24, 12, 0]), ([10, 10, -5, -15], [36, 36, 12, 0]),
      ([7, 7, 7, -21], [28, 28, 28, 0]), ([24, -8, -8, -8], [48, 12, 12, 12]),
      ([0, 0, 0, 0], [21, 21, 21, 21]), ([20, 20, -20, -20], [36, 36, 6, 6]),
    ] as [([Points], [Int64])])
  func tablePoints(scores: [Points], twelfths: [Int64]) throws {
    let round = try Rule.preset("mcr").judge(results: scores)
    #expect(round.scores.map(\.tablePoints) == twelfths)
  }

  // By hand: 40,000 and exactly 30,000 make two: 10 + 8, 0 + 4, and twice -5 - (4 + 8) / 2.
  @Test("the return score itself is above")
  func atReturn() throws {
    let round = try Rule.preset("jpml-a").judge(
      raw: [40_000, 30_000, 25_000, 25_000], seats: .all)
    #expect(round.results == [18_000, 4_000, -11_000, -11_000])
  }

  // Nobody above counts as two above, and everybody too, which a table of 30,000 can reach only so.
  @Test("rows of a floating uma", arguments: [(0, 2), (1, 1), (2, 2), (3, 3), (4, 2)])
  func rows(above: Int, row: Int) throws {
    let uma = try #require(Rule.preset("jpml-a").calculation?.uma)
    #expect(uma.rowNumber(above: above) == row)
    #expect(uma.row(above: above) == uma.rows[row - 1])
  }
}
