import Scoring

/// The report of the contract's example: one round of five players, a window into columns 3 and 4.
extension SheetReport {
  static var example: SheetReport {
    let day = Day(number: 20_787)  // 2026-11-30
    let results: [(raw: Points, result: Points, place: Int)] = [
      (14_000, -46_000, 4), (28_100, 8_100, 2), (35_200, 55_200, 1), (22_700, -17_300, 3),
    ]
    // Doi (4) sat out.
    var scores: [Int: Score] = [:]
    for (number, score) in zip([1, 2, 3, 5], results) {
      scores[number] = Score(
        seat: number == 3 ? 1 : nil, raw: score.raw, result: score.result, place: score.place)
    }
    var proof = Proof()
    (proof.rounds, proof.largest) = (1, 4)
    proof.parts = Parts(raw: -20_000, oka: 20_000)
    var report = SheetReport(
      game: Game(
        id: 1, name: "2026-11-30", day: day, rule: Presets.named("mleague") ?? Rule(name: ""),
        isClosed: false),
      players: ["Aoki", "Baba", "Chiba", "Doi", "Endo"].enumerated().map { index, name in
        let score = scores[index + 1]
        var places = [0, 0, 0, 0]
        if let score { places[score.place - 1] = 1 }
        return Player(
          name: name,
          sums: PlayerSums(
            rounds: score == nil ? 0 : 1, total: score?.result ?? 0, best: score?.result,
            worst: score?.result, places: places),
          rank: nil)
      },
      columns: [3, 4],
      rounds: [
        Round(
          number: 1, id: "…", day: day, note: "", winds: 2, sticks: 0, table: nil, unbalance: 0,
          lost: 0, parts: Parts(), scores: scores)
      ],
      proof: proof, reachesNewest: true)
    report.rank()
    return report
  }

  /// Nothing but a sheet's heading, or not even that.
  static func empty(isMissing: Bool) -> SheetReport {
    SheetReport(
      game: isMissing ? nil : example.game, players: [], columns: [], rounds: [], proof: Proof(),
      reachesNewest: true)
  }
}

/// The text without what may stand between the words of JSON; none of the examples' texts has any.
func squeezed(_ json: String) -> String {
  json.filter { !$0.isWhitespace }
}
