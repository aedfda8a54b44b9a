extension SheetReport {
  /// The report as another rule would have it: what of the rounds that judges is judged so.
  ///
  /// Chips are worth what the rule says, penalties stay. `all` are the rounds of the sheet by
  /// number; a round that is not among those judged, whose scores stand in the order of its
  /// players, stays as it is.
  package func under(
    _ rule: Rule, _ all: [Round], judged: [Int: (round: JudgedRound, players: [Int])]
  ) throws(TotalOverflow) -> SheetReport {
    var report = self
    report.ruleBefore = game?.rule.name
    report.game?.rule = rule
    report.unchanged = all.filter { judged[$0.number] == nil && $0.otherRule == nil }.map(\.number)
    report.rounds = all.map { round in
      judged[round.number].map { round.with($0.round, players: $0.players) } ?? round
    }
    let before = players.map(\.rank)
    for index in players.indices {
      if let count = players[index].ledger.chipCount {
        let (amount, overflow) = Points(count).multipliedReportingOverflow(by: rule.house.chip ?? 0)
        guard !overflow else { throw TotalOverflow() }
        report.players[index].ledger.chips = amount
      }
    }
    let ledger = report.players.map(\.ledger).reduce(Ledger(), +)
    let ledgers = report.players.map(\.ledger)
    // The sums over all its rounds, with the chips and penalties of the whole game.
    try report.sumShownOnly()
    for index in players.indices { report.players[index].ledger = ledgers[index] }
    report.proof.ledger = ledger
    report.teamPenalties = teamPenalties
    report.rank()
    for index in players.indices where before[index] != report.players[index].rank {
      report.players[index].rankBefore = before[index]
    }
    return report
  }
}

extension SheetReport.Round {
  /// The round with the results of another rule.
  fileprivate func with(_ judged: JudgedRound, players: [Int]) -> SheetReport.Round {
    var round = self
    (round.parts, round.unbalance, round.lost) = (judged.parts, judged.unbalance, judged.lost)
    for (player, score) in zip(players, judged.scores) {
      round.scores[player]?.result = score.result
      round.scores[player]?.place = score.place
      round.scores[player]?.tablePoints = score.tablePoints
    }
    return round
  }
}
