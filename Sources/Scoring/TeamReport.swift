extension SheetReport {
  /// The report with a column for each team in the place of its players.
  ///
  /// A cell is what the team's players got together in that round, its place that among the
  /// columns; counts of rounds and places are those of all its players. Players without a team keep
  /// a column of their own.
  package var byTeam: SheetReport {
    var report = self
    let ledgers = Dictionary(teamPenalties.map { ($0.team, $0.ledger) }, uniquingKeysWith: +)
    report.teamPenalties = []
    report.isByTeam = true
    report.players = []
    var columns: [Int: Int] = [:]
    var teams: [String: Int] = [:]
    for (index, player) in players.enumerated() {
      if let team = player.team, let known = teams[team] {
        columns[index + 1] = known
        report.players[known - 1].add(player)
        continue
      }
      report.players.append(player)
      columns[index + 1] = report.players.count
      guard let team = player.team else { continue }
      teams[team] = report.players.count
      report.players[report.players.count - 1].name = team
      if let ledger = ledgers[team] {
        report.players[report.players.count - 1].ledger = player.ledger + ledger
        report.proof.ledger = report.proof.ledger + ledger
      }
    }
    for index in report.players.indices { report.players[index].rankBefore = nil }
    report.columns = Array(1..<report.players.count + 1)
    report.rounds = rounds.map { $0.gathered(in: columns) }
    report.rank()
    return report
  }
}

extension SheetReport.Player {
  fileprivate mutating func add(_ other: SheetReport.Player) {
    sums = sums + other.sums
    ledger = ledger + other.ledger
  }
}

extension SheetReport.Round {
  /// The round with its cells put together into other columns.
  fileprivate func gathered(in columns: [Int: Int]) -> SheetReport.Round {
    var round = self
    (round.scores, round.ledgers, round.running) = ([:], [:], [:])
    // It is told of players, who have no columns now.
    round.happenings = Happenings()
    for (number, score) in scores.sorted(by: { $0.key < $1.key }) {
      guard let column = columns[number] else { continue }
      guard let known = round.scores[column] else {
        round.scores[column] = SheetReport.Score(
          seat: nil, raw: nil, result: score.result, place: 1, tablePoints: score.tablePoints)
        continue
      }
      round.scores[column]?.result = known.result.plus(score.result)
      round.scores[column]?.tablePoints = known.tablePoints.map { $0.plus(score.tablePoints ?? 0) }
    }
    for (number, ledger) in ledgers {
      guard let column = columns[number] else { continue }
      round.ledgers[column] = (round.ledgers[column] ?? Ledger()) + ledger
    }
    let order = round.scores.sorted { $0.key < $1.key }
    let ranks = Ranking.ranks(of: order.map { $0.value.result as Points? })
    for (column, rank) in zip(order.map(\.key), ranks) {
      round.scores[column]?.place = rank ?? 1
    }
    return round
  }
}
