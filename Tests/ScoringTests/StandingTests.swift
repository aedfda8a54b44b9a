import Scoring
import Testing

extension PlayerSums {
  /// Counts a round of so many.
  fileprivate mutating func count(
    result: Points, place: Int, players: Int = 4
  ) throws(TotalOverflow) {
    try add(
      SheetReport.Score(seat: nil, raw: nil, result: result, place: place), players: players)
  }
}

@Suite("Sums and ranks of players")
struct StandingTests {
  @Test("rounds add up")
  func add() throws {
    var sums = PlayerSums()
    #expect(sums.average == nil && sums.averagePlace == nil && sums.best == nil)
    for (result, place) in [(40_000, 1), (-10_000, 2), (-30_000, 4)] as [(Points, Int)] {
      try sums.count(result: result, place: place)
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
    try sums.count(result: round.scores[1].result, place: round.scores[1].place)
    try sums.count(result: -15_000, place: 3)
    #expect(sums.places == [1, 0, 1, 0])
    #expect(sums.averagePlace == Fraction(4, over: 2))
  }

  @Test("a fifth place makes room for itself")
  func fifthPlace() throws {
    var sums = PlayerSums()
    try sums.count(result: -1, place: 6, players: 6)
    #expect(sums.places == [0, 0, 0, 0, 0, 1])
  }

  @Test("rounds of three are kept apart from rounds of four")
  func sizes() throws {
    var sums = PlayerSums()
    try sums.count(result: 20_000, place: 1)
    try sums.count(result: -20_000, place: 4)
    try sums.count(result: -30_000, place: 3, players: 3)
    #expect(sums.bySize == [4: [1, 0, 0, 1], 3: [0, 0, 1]])
    // (1 + 4) / 2 of four, 3 of three; a mean of both would mean nothing.
    #expect(sums.averagePlace(players: 4) == Fraction(5, over: 2))
    #expect(sums.averagePlace(players: 3) == Fraction(3, over: 1))
    #expect(sums.averagePlace(players: 5) == nil && sums.averagePlace == nil)
    #expect((sums.count(of: 3), sums.count(of: 3, players: 4)) == (1, 0))
  }

  @Test("table points go before points")
  func tablePoints() {
    // 20 table points each for the first two, of whom the second has more points.
    let ranks = Ranking.ranks(of: [[20, -5], [20, 7], [19, 900], nil])
    #expect(ranks == [2, 1, 3, nil])
  }

  @Test("a total that cannot hold more is refused and kept")
  func overflow() throws {
    var sums = PlayerSums(rounds: 1, total: .max - 1, best: 0, worst: 0, places: [1, 0, 0, 0])
    try sums.count(result: 1, place: 1)
    let full = sums
    #expect(throws: TotalOverflow()) { try sums.count(result: 1, place: 1) }
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
