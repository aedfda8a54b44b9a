package import Scoring

/// A sheet as one JSON object, `scorebox/show/1`.
package enum SheetJSON {
  /// The whole report; only its window and its rounds limit it.
  package static func show(_ report: SheetReport) -> JSON {
    let first = report.columns.first ?? 1
    let last = report.columns.last ?? 0
    return .object([
      "schema": .string("scorebox/show/1"),
      "game": report.game.map(game) ?? .null,
      "window": .object([
        "columns": .array(report.columns.map { .integer($0) }),
        "hidden_left": .integer(report.columns.isEmpty ? 0 : first - 1),
        "hidden_right": .integer(report.players.count - last),
        "total": .integer(report.players.count),
      ]),
      "rows": .object([
        "first": .integer(report.rounds.first?.number),
        "last": .integer(report.rounds.last?.number),
        "total": .integer(report.roundCount),
      ]),
      "players": .array(
        report.columns.map { number in
          .object(["number": .integer(number), "name": .string(report.player(number).name)])
        }),
      "rounds": .array(report.rounds.map { round($0, in: report) }),
      "sums": .array(report.columns.map { sums(report.player($0), largest: report.proof.largest) }),
      "proof": proof(report.proof),
    ])
  }

  /// What `add-round` recorded in a sheet, `scorebox/add-round/1`, with the sums of those who played.
  package static func recorded(_ report: SheetReport, isRehearsal: Bool) -> JSON {
    let played = Set(report.rounds.flatMap(\.scores.keys)).sorted()
    return .object([
      "schema": .string("scorebox/add-round/1"),
      "dry_run": .bool(isRehearsal),
      "game": report.game.map(game) ?? .null,
      "rounds": .array(report.rounds.map { round($0, in: report) }),
      "sums": .array(played.map { sums(report.player($0), largest: report.proof.largest) }),
    ])
  }

  /// The heading of a sheet.
  package static func game(_ game: SheetReport.Game) -> JSON {
    .object([
      "id": .integer(game.id),
      "name": .string(game.name),
      "date": .string(game.day.iso),
      "rule": .string(game.rule.name),
      "rule_version": .integer(game.rule.version),
      "closed": .bool(game.isClosed),
    ])
  }

  /// A row of a sheet, with the scores of the players in the window.
  package static func round(_ round: SheetReport.Round, in report: SheetReport) -> JSON {
    .object([
      "number": .integer(round.number),
      "id": .string(round.id),
      "date": .string(round.day.iso),
      "note": .string(round.note),
      "winds": .integer(round.winds),
      "sticks": .integer(round.sticks),
      "scores": .array(
        report.columns.compactMap { number in
          round.scores[number].map { score(report.player(number).name, $0) }
        }),
    ])
  }

  private static func score(_ player: String, _ score: SheetReport.Score) -> JSON {
    .object([
      "player": .string(player),
      "seat": .integer(score.seat),
      "raw": .integer(score.raw),
      "place": .integer(score.place),
      "result": .integer(score.result),
    ])
  }

  /// The sums of a player; `places` is as long as the largest round, at least 4.
  package static func sums(_ player: SheetReport.Player, largest: Int) -> JSON {
    let sums = player.sums
    return .object([
      "player": .string(player.name),
      "rounds": .integer(sums.rounds),
      "total": .integer(sums.total),
      "rank": .integer(player.rank),
      "average": decimal(sums.average, atLeast: 0),
      "average_place": decimal(sums.averagePlace, atLeast: 1),
      "places": .array((1...max(4, largest)).map { .integer(sums.count(of: $0)) }),
      "best": .integer(sums.best),
      "worst": .integer(sums.worst),
    ])
  }

  private static func proof(_ proof: Proof) -> JSON {
    .object([
      "sum": .integer(proof.parts.sum),
      "raw": .integer(proof.parts.raw),
      "uma": .integer(proof.parts.uma),
      "oka": .integer(proof.parts.oka),
      "sticks": .integer(proof.parts.sticks),
      "rounding": .integer(proof.parts.rounding),
    ])
  }

  /// A quotient with at most three decimals, without needless zeros.
  private static func decimal(_ fraction: Fraction?, atLeast decimals: Int) -> JSON {
    guard let rounded = fraction?.rounded(decimals: 3) else { return .null }
    var digits = String(rounded.decimals)
    digits = String(repeating: "0", count: 3 - digits.utf8.count) + digits
    while digits.utf8.count > decimals, digits.hasSuffix("0") { digits.removeLast() }
    let whole = (rounded.isNegative ? "-" : "") + String(rounded.whole)
    return .number(digits.isEmpty ? whole : whole + "." + digits)
  }
}
