package import Scoring

/// A sheet as JSON that another file can take in.
///
/// It is `scorebox/show/1` with what is needed to enter it again: `rules`, `entries` (chips and
/// penalties one by one), and of each round and score how it was entered. A sheet has no number
/// (`id`) outside of its file.
package struct TravelJSON {
  private let report: SheetReport

  package init(_ report: SheetReport) {
    self.report = report
  }

  /// The whole sheet as one object.
  package var object: JSON {
    .object(
      head.flatMap { member in
        // Rounds stand where they stand in `scorebox/show/1`.
        member.key == "sums" ? [JSON.Member("rounds", .array(rounds)), member] : [member]
      })
  }

  /// The sheet without its rounds, then a line for each round.
  package var lines: [JSON] { [.object(head)] + rounds }

  private var head: [JSON.Member] {
    guard case .object(let members) = SheetJSON.show(report) else { return [] }
    return members.compactMap { member in
      switch (member.key, member.value) {
      case ("rounds", _): nil
      case ("game", .object(let game)):
        JSON.Member(
          "game", .object(game.map { $0.key == "id" ? JSON.Member("id", .null) : $0 }))
      case ("players", _): JSON.Member("players", .array(report.columns.map(player)))
      default: member
      }
    } + [
      JSON.Member("rules", .array(report.rules.map(RuleJSON.rule))),
      JSON.Member("entries", .array(report.entries.map(entry))),
    ]
  }

  private func player(_ number: Int) -> JSON {
    .object([
      "number": .integer(number), "name": .string(report.player(number).name),
      "team": report.player(number).team.map(JSON.string) ?? .null,
    ])
  }

  private var rounds: [JSON] {
    report.rounds.map { round in
      guard case .object(let members) = SheetJSON.round(round, in: report) else { return .null }
      return .object(
        members.map { member in
          guard member.key == "scores", case .array(let scores) = member.value else {
            return member
          }
          let entries = report.columns.compactMap { round.scores[$0]?.entry }
          return JSON.Member(
            "scores",
            .array(
              zip(scores, entries).map { score, entry in
                guard case .object(let members) = score else { return score }
                return .object(members + [JSON.Member("entry", .integer(entry))])
              }))
        } + [
          JSON.Member("kind", .string(round.kind.rawValue)),
          JSON.Member("rule_version", .integer(round.otherRule?.version)),
        ])
    }
  }

  private func entry(_ entry: SheetReport.Entry) -> JSON {
    let (player, team): (String?, String?) =
      switch entry.owner {
      case .player(let number): (report.player(number).name, nil)
      case .team(let name): (nil, name)
      }
    return .object([
      "player": player.map(JSON.string) ?? .null, "team": team.map(JSON.string) ?? .null,
      "round": .integer(entry.round), "kind": .string(entry.kind), "count": .integer(entry.count),
      "amount": .integer(entry.amount), "reason": .string(entry.reason),
      "date": .string(entry.day.iso),
    ])
  }
}

extension SheetReport {
  /// Every rule that the sheet and its given rounds are under, that of the sheet first.
  package var rules: [Rule] {
    guard let own = game?.rule else { return [] }
    var rules = [own]
    for rule in rounds.compactMap(\.otherRule) where !rules.contains(rule) { rules.append(rule) }
    return rules
  }
}
