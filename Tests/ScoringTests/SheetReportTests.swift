import Scoring
import Testing

struct `A sheet as a report shows it` {
  /// Three players, three rounds; the third player sits out the second.
  private static let results: [[Int: Points]] = [
    [1: 30_000, 2: -10_000, 3: -20_000], [1: -5_000, 2: 5_000], [1: 1_000, 2: 4_000, 3: -5_000],
  ]

  private static func round(_ number: Int) -> SheetReport.Round {
    let results = results[number - 1]
    return SheetReport.Round(
      number: number, id: "", day: Day(number: 0), note: "", winds: 2, sticks: 0, table: nil,
      unbalance: number == 2 ? 700 : 0, lost: number == 3 ? 1_000 : 0,
      parts: Parts(raw: results.values.reduce(0, +)),
      scores: results.mapValues { result in
        SheetReport.Score(
          seat: nil, raw: nil, result: result, place: 1 + results.values.count { $0 > result })
      })
  }

  /// A report of these rounds with the sums of all three; a fourth player has none.
  private func report(_ numbers: [Int]) throws -> SheetReport {
    var report = SheetReport(
      game: nil,
      players: ["A", "B", "C", "D"].map { .init(name: $0, sums: PlayerSums(), rank: nil) },
      columns: [1, 2, 3, 4], rounds: (1...3).map(Self.round), proof: Proof(), reachesNewest: true)
    try report.sumShownOnly()
    report.rounds = numbers.map(Self.round)
    return report
  }

  @Test func `sums and ranks of all rounds`() throws {
    let report = try report([1, 2, 3])
    #expect(report.players.map(\.sums.total) == [26_000, -1_000, -25_000, 0])
    #expect(report.players.map(\.rank) == [1, 2, 3, nil])
    #expect(report.player(1).sums.places == [1, 2, 0, 0])
    #expect(report.player(4).sums == PlayerSums())
  }

  @Test(
    arguments: [
      ([1, 2, 3], [26_000, -1_000, -25_000, 0]), ([2], [-5_000, 5_000, 0, 0]),
      ([1, 3], [31_000, -6_000, -25_000, 0]), ([], [0, 0, 0, 0]),
    ] as [([Int], [Points])])
  func `shown totals`(rounds: [Int], expected: [Points]) throws {
    let report = try report(rounds)
    #expect((1...4).map(report.shownTotal) == expected)
  }

  @Test(
    arguments: [
      ([2], [-5_000, 5_000, 0, 0], [2, 1, nil, nil], 700, 0),
      ([1, 3], [31_000, -6_000, -25_000, 0], [1, 2, 3, nil], 0, 1_000),
      ([], [0, 0, 0, 0], [nil, nil, nil, nil], 0, 0),
    ] as [([Int], [Points], [Int?], Points, Points)])
  func `sums of the shown rounds only`(
    rounds: [Int], totals: [Points], ranks: [Int?], unbalance: Points, lost: Points
  ) throws {
    var report = try report(rounds)
    try report.sumShownOnly()
    #expect(report.players.map(\.sums.total) == totals)
    #expect(report.players.map(\.rank) == ranks)
    #expect(report.proof.unbalance == unbalance && report.proof.lost == lost)
    #expect(report.proof.rounds == rounds.count)
    #expect(report.proof.parts.sum == totals.reduce(0, +))
    #expect(report.proof.unbalanced == (unbalance == 0 ? 0 : 1))
  }

  @Test func `sums that do not fit are refused`() throws {
    var report = try report([1])
    report.rounds[0].scores[1]?.result = .max
    report.rounds.append(report.rounds[0])
    #expect(throws: TotalOverflow.self) { try report.sumShownOnly() }
  }

  @Test func `equal totals share a rank`() throws {
    var report = try report([])
    for (index, total) in [5, 9, 5, 5].enumerated() {
      report.players[index].sums = PlayerSums(rounds: 1, total: Points(total))
    }
    report.players[3].sums.rounds = 0
    report.rank()
    #expect(report.players.map(\.rank) == [2, 1, 2, nil])
  }

  // By hand: A 30, 25, 26; B -10, -5, -1; C -20, -20, -25 thousand; D never played.
  @Test(
    arguments: [
      [
        1: [1: 30_000, 2: -10_000, 3: -20_000], 2: [1: 25_000, 2: -5_000, 3: -20_000],
        3: [1: 26_000, 2: -1_000, 3: -25_000],
      ]
    ] as [[Int: [Int: Points]]])
  func `running totals, of all rounds and of a window into them`(expected: [Int: [Int: Points]])
    throws
  {
    for numbers in [[1, 2, 3], [2, 3], [3], [2], [1]] {
      var report = try report(numbers)
      report.addRunning(upTo: ((numbers.first ?? 1)...3).map(Self.round))
      for round in report.rounds { #expect(round.running == expected[round.number]) }
    }
  }

  @Test func `who has not played yet has no running total`() throws {
    var report = try report([1, 2, 3])
    report.rounds[0].scores[3] = nil
    report.players[2].sums = PlayerSums(rounds: 1, total: -5_000)
    report.addRunning(upTo: report.rounds)
    #expect(report.rounds.map { $0.running[3] } == [nil, nil, -5_000])
  }

  @Test func `no place at all was never taken`() {
    let sums = PlayerSums(places: [7, 0, 0, 2])
    #expect([-1, 0, 1, 4, 5].map { sums.count(of: $0) } == [0, 0, 7, 2, 0])
  }
}
