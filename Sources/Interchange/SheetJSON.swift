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
      "sums": .array(report.columns.map { sums(report.player($0), in: report) }),
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
      "sums": .array(played.map { sums(report.player($0), in: report) }),
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
      "rule": round.otherRule.map { .string($0.name) } ?? .null,
      "table": .integer(round.table),
      "unbalance": .integer(round.unbalance),
      "happened": happened(round, in: report),
      "scores": .array(
        report.columns.compactMap { number in
          round.scores[number].map { score(report.player(number).name, $0) }
        }),
    ])
  }

  /// What is told of a round beside its scores; penalties and chips in points.
  private static func happened(_ round: SheetReport.Round, in report: SheetReport) -> JSON {
    func name(_ number: Int) -> JSON { .string(report.player(number).name) }
    let ledgers = round.ledgers.sorted { $0.key < $1.key }
    return .object([
      "busts": .array(
        round.happenings.busts.map { .object(["player": name($0.player), "by": name($0.by)]) }),
      "yakitori": .array(round.happenings.yakitori.map(name)),
      "substitutes": .array(round.happenings.substitutes.map(name)),
      "last_dealer": round.happenings.lastDealer.map(name) ?? .null,
      "chips": .array(
        ledgers.compactMap { number, ledger in
          ledger.chipCount.map {
            .object([
              "player": name(number), "count": .integer($0), "points": .integer(ledger.chips),
            ])
          }
        }),
      "penalties": .array(
        ledgers.filter { $0.value.penalties != 0 }.map { number, ledger in
          .object(["player": name(number), "points": .integer(ledger.penalties)])
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
      "table_points": score.tablePoints.map {
        decimal(Fraction($0, over: Rule.twelfths), atLeast: 0)
      } ?? .null,
    ])
  }

  /// The sums of a player; `places` is as long as the largest round, at least 4.
  package static func sums(_ player: SheetReport.Player, in report: SheetReport) -> JSON {
    let (sums, largest) = (player.sums, report.proof.largest)
    return .object([
      "player": .string(player.name),
      "rounds": .integer(sums.rounds),
      "total": .integer(player.total),
      "rank": .integer(player.rank),
      "average": decimal(sums.average, atLeast: 0),
      "average_place": decimal(sums.averagePlace, atLeast: 1),
      "places": .array((1...max(4, largest)).map { .integer(sums.count(of: $0)) }),
      "best": .integer(sums.best),
      "worst": .integer(sums.worst),
      "team": player.team.map(JSON.string) ?? .null,
      "score": .integer(sums.total),
      "chips": .integer(player.ledger.chips),
      "penalties": .integer(player.ledger.penalties),
      "table_points": tablePoints(player, in: report),
      "by_size": .array(
        sums.bySize.sorted { $0.key > $1.key }.map { size, places in
          .object([
            "players": .integer(size),
            "rounds": .integer(places.reduce(0, +)),
            "average_place": decimal(sums.averagePlace(players: size), atLeast: 1),
            "places": .array(places.map { .integer($0) }),
          ])
        }),
    ])
  }

  /// Table points less penalties, to three places; null where the rule has none.
  private static func tablePoints(_ player: SheetReport.Player, in report: SheetReport) -> JSON {
    report.ranksByTablePoints
      ? decimal(Fraction(player.tablePoints, over: Rule.twelfths), atLeast: 0) : .null
  }

  private static func proof(_ proof: Proof) -> JSON {
    .object([
      "sum": .integer(proof.parts.sum.plus(proof.ledger.points)),
      "raw": .integer(proof.parts.raw),
      "uma": .integer(proof.parts.uma),
      "oka": .integer(proof.parts.oka),
      "sticks": .integer(proof.parts.sticks),
      "rounding": .integer(proof.parts.rounding),
      "substitutes": .integer(proof.parts.substitute),
      "penalties": .integer(proof.ledger.penalties),
      "chips": .integer(proof.ledger.chips),
    ])
  }

  /// A quotient with at most three decimals, without needless zeros.
  private static func decimal(_ fraction: Fraction?, atLeast decimals: Int) -> JSON {
    decimal(fraction, atLeast: decimals).map(JSON.number) ?? .null
  }

  /// A quotient with at most three decimals, without needless zeros; nil for none.
  static func decimal(_ fraction: Fraction?, atLeast decimals: Int = 0) -> String? {
    guard let rounded = fraction?.rounded(decimals: 3) else { return nil }
    var digits = String(rounded.decimals)
    digits = String(repeating: "0", count: 3 - digits.utf8.count) + digits
    while digits.utf8.count > decimals, digits.hasSuffix("0") { digits.removeLast() }
    let whole = (rounded.isNegative ? "-" : "") + String(rounded.whole)
    return digits.isEmpty ? whole : whole + "." + digits
  }
}
