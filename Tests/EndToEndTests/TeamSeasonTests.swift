import Foundation
import TestSupport
import Testing

/// Seven seasons of a league, with the points its teams ended with as they were published.
@Suite struct `Team seasons of M.League` {
  /// Thousands with one decimal, in points.
  private static func points(_ row: [String: String], _ key: String) -> Int {
    Int(truncating: (Decimal(string: row[key] ?? "") ?? 0) * 1000 as NSDecimalNumber)
  }

  @Test func `57 of 57 come out as published, penalties and ranks too`() throws {
    let players = csvRows(try Repository.fixture("mleague_season_players.csv"))
    let teams = csvRows(try Repository.fixture("mleague_season_teams.csv"))
    #expect(players.count == 216 && teams.count == 57)
    let box = try Sandbox()
    var found = 0
    for season in Set(players.compactMap { $0["season"] }).sorted() {
      let rows = players.filter { $0["season"] == season }
      try Self.record(rows, season: season, in: box)
      let answer = try box.shown(season, "--teams")
      for team in teams where team["season"] == season {
        let sums = try #require(answer.sums.first { $0.player == team["team"] })
        #expect(sums.total == Self.points(team, "published_points"), "\(season) \(team)")
        #expect(sums.rank.map(String.init) == team["rank"], "\(season) \(team)")
        #expect(sums.penalties == Self.points(team, "penalty"), "\(season) \(team)")
        found += 1
      }
      let standings = try Standings(box, season, "--by", "team").standings
      #expect(
        standings.map { "\($0.rank ?? 0) \($0.player) \($0.total)" }
          == answer.sums.sorted { ($0.rank ?? 99) < ($1.rank ?? 99) }
          .map { "\($0.rank ?? 0) \($0.player) \($0.total)" })
      // A season sums to its penalties: 20 in 2019 and 2021, 40 in 2024.
      let fined = ["2019": -20_000, "2021": -20_000, "2024": -40_000][season] ?? 0
      #expect(answer.proof?.sum == fined && answer.proof?.penalties == fined)
    }
    #expect(found == 57)
    #expect(try box.recheck() == [])
  }

  /// A season as one round of everybody's points before penalties, which sums to 0.
  private static func record(
    _ rows: [[String: String]], season: String, in box: Sandbox
  ) throws {
    try box.run("add-game", season, "--rule", "direct")
    let scores = rows.map { row in
      let points = Self.points(row, "points_after_penalty") - Self.points(row, "penalty")
      return "\(row["player"] ?? "")=\(Decimal(points) / 1000)"
    }
    let recorded = try box.run(
      words: ["add-round", "--game", season, "--add-players"] + scores)
    try #require(recorded.status == 0, "\(recorded)")
    for row in rows {
      let (player, team) = (row["player"] ?? "", row["team"] ?? "")
      try #require(box.run("set-team", player, team, "--game", season).status == 0)
      guard points(row, "penalty") != 0 else { continue }
      // Published as -20.0: typed with its sign it is a deduction all the same.
      let fined = try box.run(
        "add-penalty", player, row["penalty"] ?? "", "--reason", "published", "--game", season)
      try #require(fined.status == 0, "\(fined)")
    }
  }
}
