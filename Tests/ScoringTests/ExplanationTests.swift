import Scoring
import TestSupport
import Testing

/// Rounds of published cases, as JudgeTests has them; "by hand" where worked out.
@Suite("Stored rounds explained")
struct ExplanationTests {
  private static let league: [Points] = [37_000, 27_300, 23_800, 11_900]

  @Test("the worked example of the league, part by part (subculture-fighting.com/4138)")
  func league() throws {
    let explained = try Rule.preset("mleague").explain(raw: Self.league)
    #expect(explained.scores.map(\.raw) == Self.league)
    #expect(explained.scores.map(\.places) == [1...1, 2...2, 3...3, 4...4])
    // By hand: 37,000 - 30,000, first uma 30,000 and the oka 4 x 5,000; 11,900 - 30,000 and so on.
    #expect(
      explained.scores.map(\.parts) == [
        Parts(raw: 7_000, uma: 30_000, oka: 20_000), Parts(raw: -2_700, uma: 10_000),
        Parts(raw: -6_200, uma: -10_000), Parts(raw: -18_100, uma: -30_000),
      ])
    #expect(explained.scores.map(\.result) == [57_000, 7_300, -16_200, -48_100])
    #expect(explained.scores.allSatisfy { $0.split == nil && $0.check == .agrees })
    #expect(explained.sum == 100_000 && explained.expected == 100_000)
    #expect(explained.sticks == 0 && explained.fate == nil && explained.check == .agrees)
    #expect(explained.rule == Rule.preset("mleague"))
  }

  @Test("three firsts share 50,000 in thousands: 18, 16, 16 (togakushi tests)")
  func threeFirsts() throws {
    let explained = try Rule.of(.usual(unit: 1_000)).explain(
      raw: [30_000, 30_000, 30_000, 10_000])
    #expect(explained.scores.map(\.places) == [1...3, 1...3, 1...3, 4...4])
    #expect(explained.scores.map(\.result) == [18_000, 16_000, 16_000, -50_000])
    let split = try #require(explained.scores[0].split)
    #expect((split.uma, split.oka, split.unit) == ([30_000, 10_000, -10_000], 20_000, 1_000))
    #expect(explained.scores.map { $0.split?.remainder } == [2_000, 0, 0, nil])
  }

  @Test("two lasts share uma without a remainder (togakushi tests)")
  func twoLasts() throws {
    let explained = try Rule.preset("mleague").explain(raw: [35_000, 25_000, 20_000, 20_000])
    let split = try #require(explained.scores[3].split)
    #expect((split.uma, split.oka, split.remainder) == ([-10_000, -30_000], 0, 0))
    #expect(explained.scores[2].places == 3...4)
  }

  @Test("an oka for the earliest seat alone is no part of the split")
  func okaBySeat() throws {
    let explained = try Rule.of(.usual(oka: .seat)).explain(
      raw: [15_000, 30_000, 30_000, 25_000], seats: .order([2, 1]))
    // Stored: the third operand, the second, then the rest. The two share uma 40,000.
    #expect(explained.scores.map(\.result) == [40_000, 20_000, -45_000, -15_000])
    #expect(explained.scores.map { $0.split?.oka } == [0, 0, nil, nil])
    #expect(explained.scores.map { $0.split?.remainder } == [0, 0, nil, nil])
    #expect(explained.scores.map(\.check) == Array(repeating: .agrees, count: 4))
  }

  @Test(
    "seats named for a part of a tie leave the remainder to the earliest operand",
    arguments: [
      // Named, then the results as stored: those named first, the first operand with 18,000.
      ([2], [16_000, 18_000, 16_000, -50_000]), ([2, 1], [16_000, 16_000, 18_000, -50_000]),
      ([1, 3], [16_000, -50_000, 18_000, 16_000]), ([3], [-50_000, 18_000, 16_000, 16_000]),
      // All of the tie: the one named first.
      ([2, 0, 1], [18_000, 16_000, 16_000, -50_000]),
    ] as [([Int], [Points])])
  func partlyNamed(named: [Int], results: [Points]) throws {
    let explained = try Rule.of(.usual(unit: 1_000)).explain(
      raw: [30_000, 30_000, 30_000, 10_000], seats: .order(named))
    #expect(explained.scores.map(\.result) == results)
    #expect(explained.scores.map(\.check) == Array(repeating: .agrees, count: 4))
    for score in explained.scores where score.result > 0 {
      #expect(score.split?.remainder == (score.result == 18_000 ? 2_000 : 0))
    }
  }

  @Test("stored places say who sat earlier, whatever the order of the rows")
  func places() throws {
    var stored = try Self.tenhou(seats: .order([1, 0, 2]))
    stored.scores.reverse()
    let explained = try Explanation(of: stored, under: .preset("tenhou"))
    // By hand: three are 0 from 30,000 and get 20 + 20, 10 and -10; 10,000 is -20 before its -20.
    #expect(explained.scores.map(\.result) == [-40_000, -10_000, 10_000, 40_000])
    #expect(explained.scores.allSatisfy { $0.check == .agrees && $0.split == nil })
  }

  @Test("stored seats say who sat earlier, whatever the places")
  func seats() throws {
    var stored = try Self.tenhou(seats: .all)
    (stored.scores[0].place, stored.scores[1].place) = (2, 1)
    let explained = try Explanation(of: stored, under: .preset("tenhou"))
    #expect(explained.scores.map(\.places.lowerBound) == [1, 2, 3, 4])
    #expect(
      explained.scores[0].check
        == .differs(
          stored: .init(result: 40_000, place: 2), computed: .init(result: 40_000, place: 1)))
    #expect(explained.scores[2].check == .agrees)
  }

  private static func tenhou(seats: Seats) throws -> StoredRound {
    let entry = RoundEntry(kind: .raw, scores: [30_000, 30_000, 30_000, 10_000], seats: seats)
    return StoredRound(entry, try Rule.preset("tenhou").judge(entry))
  }

  @Test("sticks: handed to the firsts, lost, or in typed results already (league table app)")
  func sticks() throws {
    let scores: [Points] = [25_500, 25_500, 23_500, 23_500]
    let given = try Rule.of(.usual()).explain(raw: scores, sticks: 2)
    #expect((given.sticks, given.fate, given.expected) == (2, .given(to: [0, 1]), 98_000))
    #expect(given.scores.map(\.parts.sticks) == [1_000, 1_000, 0, 0])
    let lost = try Rule.of(.usual(sticks: .lost)).explain(raw: scores, sticks: 2)
    #expect((lost.fate, lost.balance.lost) == (.lost(2_000), 2_000))
    let entry = RoundEntry(
      kind: .results, scores: [50_000, 10_000, -20_000, -40_000], sticks: 1)
    let rule = Rule.preset("mleague")
    let typed = try Explanation(of: StoredRound(entry, rule.judge(entry)), under: rule)
    #expect((typed.sticks, typed.fate) == (1, .inResults))
  }

  @Test("typed results stand as they are, equal ones in one place")
  func typed() throws {
    let rule = Rule.preset("points")
    let entry = RoundEntry(kind: .results, scores: [40, -10, 40, 5])
    let explained = try Explanation(of: StoredRound(entry, rule.judge(entry)), under: rule)
    #expect(explained.scores.map(\.parts) == entry.scores.map { Parts(raw: $0) })
    #expect(explained.scores.map(\.places) == [1...2, 4...4, 1...2, 3...3])
    #expect(explained.scores.allSatisfy { $0.raw == nil && $0.split == nil })
    #expect((explained.sum, explained.expected, explained.fate) == (75, nil, nil))
    #expect(explained.check == .agrees)
  }

  @Test("an unbalanced round says by how much")
  func unbalanced() throws {
    let explained = try Rule.preset("mleague").explain(
      raw: [30_000, 29_000, 21_000, 19_000], unbalanced: true)
    #expect((explained.sum, explained.expected) == (99_000, 100_000))
    #expect(explained.balance.unbalance == -1_000 && explained.check == .agrees)
  }
}
