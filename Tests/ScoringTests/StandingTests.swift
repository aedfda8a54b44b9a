import Scoring
import Testing

@Suite("Sums and ranks of players")
struct StandingTests {
  @Test("rounds add up")
  func add() throws {
    var sums = PlayerSums()
    #expect(sums.average == nil && sums.averagePlace == nil && sums.best == nil)
    for (result, place) in [(40_000, 1), (-10_000, 2), (-30_000, 4)] as [(Points, Int)] {
      try sums.add(result: result, place: place)
    }
    // nonebot commit 760a4ce: average 0.0, places 1,2,4 average 2.33
    #expect(
      sums
        == PlayerSums(
          rounds: 3, total: 0, best: 40_000, worst: -30_000, places: [1, 1, 0, 1]))
    #expect(sums.average == Fraction(0, over: 3))
    #expect(
      sums.averagePlace?.rounded(decimals: 2) == Fraction(233, over: 100)?.rounded(decimals: 2))
  }

  @Test("a shared first counts as first: places 1= and 3 average 2.0 (nonebot)")
  func sharedPlace() throws {
    let round = try Rule.of(.usual()).judge(raw: [30_000, 30_000, 25_000, 15_000])
    var sums = PlayerSums()
    try sums.add(result: round.scores[1].result, place: round.scores[1].place)
    try sums.add(result: -15_000, place: 3)
    #expect(sums.places == [1, 0, 1, 0])
    #expect(sums.averagePlace == Fraction(4, over: 2))
  }

  @Test("a fifth place makes room for itself")
  func fifthPlace() throws {
    var sums = PlayerSums()
    try sums.add(result: -1, place: 6)
    #expect(sums.places == [0, 0, 0, 0, 0, 1])
  }

  @Test("a total that cannot hold more is refused and kept")
  func overflow() throws {
    var sums = PlayerSums(rounds: 1, total: .max - 1, best: 0, worst: 0, places: [1, 0, 0, 0])
    try sums.add(result: 1, place: 1)
    let full = sums
    #expect(throws: TotalOverflow()) { try sums.add(result: 1, place: 1) }
    #expect(sums == full)
  }

  @Test(
    "equal totals share a rank; who has none is not ranked",
    arguments: [
      // Pantheon issue 714 (1,1,3); yawnoc CHANGELOG (a player without games)
      ([12_000, 12_000, -24_000], [1, 1, 3]),
      ([-166_100, nil, 93_300, 93_300, 0], [4, nil, 1, 1, 3]),
      ([.min, .max, 0, .min], [3, 1, 2, 3]), ([nil, nil], [nil, nil]), ([], []),
    ] as [([Points?], [Int?])])
  func ranks(totals: [Points?], expected: [Int?]) {
    #expect(Ranking.ranks(of: totals) == expected)
  }
}
