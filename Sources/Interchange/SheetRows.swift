package import Scoring

/// The tables of a sheet as rows of cells, for CSV, TSV and spreadsheets; amounts are in points.
package struct SheetRows {
  /// The column ids of the long form, which never change.
  package static let long = [
    "game", "rule", "round", "id", "date", "winds", "note", "sticks", "seat", "player", "raw",
    "result",
  ]
  /// Those of the wide form; the players follow, a column each.
  package static let wide = Array(long.prefix(8))

  private let report: SheetReport
  /// What a text cell is turned into before it is written.
  private let text: (String) -> String

  package init(_ report: SheetReport, text: @escaping (String) -> String = { $0 }) {
    self.report = report
    self.text = text
  }

  /// One row a score, in the order of entry; the header comes first.
  package func long(_ row: ([String]) -> Void) {
    row(Self.long)
    let shown = Set(report.columns)
    for round in report.rounds {
      let head = head(round)
      for number in round.entered where shown.contains(number) {
        guard let score = round.scores[number] else { continue }
        row(
          head + [
            score.seat.map(String.init) ?? "", text(report.player(number).name),
            score.raw.map { String($0) } ?? "", String(score.result),
          ])
      }
    }
  }

  /// One row a round with a column for each player's result; the header comes first.
  package func wide(_ row: ([String]) -> Void) {
    row(Self.wide + report.columns.map { text(report.player($0).name) })
    for round in report.rounds {
      row(
        head(round)
          + report.columns.map { round.scores[$0].map { String($0.result) } ?? "" })
    }
  }

  private func head(_ round: SheetReport.Round) -> [String] {
    let rule = round.otherRule ?? report.game?.rule
    return [
      text(report.game?.name ?? ""), text(rule?.name ?? ""), String(round.number), text(round.id),
      round.day.iso, String(round.winds), text(round.note), String(round.sticks),
    ]
  }

  /// One row a player; the header comes first.
  package func sums(_ row: ([String]) -> Void) {
    let places = Array(1...max(4, report.proof.largest))
    row(
      [
        "game", "player", "team", "rank", "rounds", "total", "score", "chips", "penalties",
        "average", "average_place", "best", "worst",
      ] + places.map { "place_\($0)" })
    for number in report.columns {
      let player = report.player(number)
      let sums = player.sums
      let cells: [String?] =
        [
          text(report.game?.name ?? ""), text(player.name), player.team.map(text),
          player.rank.map(String.init), String(sums.rounds), String(player.total),
          String(sums.total), String(player.ledger.chips), String(player.ledger.penalties),
          SheetJSON.decimal(sums.average), SheetJSON.decimal(sums.averagePlace),
          sums.best.map { String($0) }, sums.worst.map { String($0) },
        ] + places.map { String(sums.count(of: $0)) }
      row(cells.map { $0 ?? "" })
    }
  }
}
