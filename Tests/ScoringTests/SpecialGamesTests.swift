import Foundation
import Scoring
import TestSupport
import Testing

/// Games of three, of two roundings, from a data set of which parts may not be copied.
@Suite(
  .enabled(
    if: Repository.sharedData("special_games.csv") != nil, "shared/data is not beside the checkout")
)
struct `Special games` {
  @Test func `8 of 8 come out as published`() throws {
    let rows = csvRows(try #require(Repository.sharedData("special_games.csv")))
    let games = Dictionary(grouping: rows) { $0["game_id"] ?? "" }
    #expect(games.count == 8)
    for (id, seats) in games {
      let rule = try Self.rule(seats[0])
      let raw = try seats.map { try Self.whole($0["raw_points"]) }
      // Sticks left over are in the first place's points.
      let round = try rule.judge(raw: raw, seats: .all)
      let published = try seats.map { try Self.thousands($0["published_points"]) }
      #expect(round.results == published, "\(id)")
      try Self.checkHouse(seats, rule, raw)
    }
  }

  /// Chips and yakitori are beside the published points; there 10 is paid to each who has won.
  private static func checkHouse(
    _ seats: [[String: String]], _ rule: Rule, _ raw: [Points]
  ) throws {
    var rule = rule
    rule.house = House(chip: 1_000, yakitori: 10_000)
    let chips = seats.compactMap { $0["chips"].flatMap { Int($0) } }
    if chips.count == seats.count {
      #expect(try rule.chips(chips) == chips.map { Points($0) * 1000 })
    }
    let yakitori = seats.compactMap { $0["yakitori"].flatMap { Points($0) } }
    guard yakitori.count == seats.count else { return }
    let round = try rule.judge(
      RoundEntry(
        kind: .raw, scores: raw, seats: .all,
        happenings: Happenings(yakitori: yakitori.indices.filter { yakitori[$0] < 0 })))
    #expect(round.scores.map(\.parts.yakitori) == yakitori.map { $0 * 1000 })
  }

  /// The rule as it stands in every row.
  private static func rule(_ row: [String: String]) throws -> Rule {
    let uma = try #require(row["uma"]).split(separator: "/").map { try whole(String($0)) * 1000 }
    let rounding: Calculation.Rounding = row["rounding"] == "exact" ? .none : .tenhou
    let calculation = Calculation(
      players: uma.count, start: try whole(row["start"]), returnScore: try whole(row["return"]),
      uma: .byPlace(uma), ties: row["ties"] == "seat" ? .seat : .split, rounding: rounding)
    // The oka of the row is that of start and return.
    #expect(calculation.pot == (try whole(row["oka_total"])) * 1000)
    return Rule(name: row["platform"] ?? "", calculation: calculation)
  }

  private static func whole(_ text: String?) throws -> Points {
    try #require(text.flatMap { Points($0) })
  }

  private static func thousands(_ text: String?) throws -> Points {
    Points((try #require(text.flatMap { Double($0) }) * 1000).rounded())
  }
}
