import Foundation
import TestSupport
import Testing

/// A team league under the Chinese rule, from a data set that may not be copied: table points with
/// ties, penalties, eight games that do not sum to 0.
@Suite(
  .enabled(
    if: ["games", "players", "teams"].allSatisfy {
      Repository.sharedData("mcr_league_\($0).csv") != nil
    }, "shared/data is not beside the checkout"))
struct `A league of 120 games under MCR` {
  private static func rows(_ name: String) throws -> [[String: String]] {
    csvRows(try #require(Repository.sharedData("mcr_league_\(name).csv")))
  }

  @Test func `40 of 40 players and 10 of 10 teams come out as published`() throws {
    let box = try Sandbox()
    try Self.record(in: box)
    let (players, teams) = (try Self.rows("players"), try Self.rows("teams"))
    #expect(players.count == 40 && teams.count == 10)
    for row in players { try Self.fine(row, row["player"] ?? "", in: box) }
    // A team's penalty can be more than its players' together: the rest is the team's own.
    for row in teams {
      let own = players.filter { $0["team"] == row["team"] }
        .reduce(0.0) { $0 + Self.number($1, "table_point_penalty") }
      let rest = Self.number(row, "table_point_penalty") - own
      try Self.fine(
        ["table_point_penalty": "\(rest)"], "team:\(row["team"] ?? "")", in: box)
    }
    try Self.expect(players, "player", of: box.shown("League"))
    try Self.expect(teams, "team", of: box.shown("League", "--teams"))
    #expect(try box.recheck() == [])
    // Adjusted table points, then the total.
    for (rows, key) in [(players, "player"), (teams, "team")] {
      let standings = try Standings(box, "--by", key).standings
      let published = rows.sorted { Int($0["rank"] ?? "") ?? 0 < Int($1["rank"] ?? "") ?? 0 }
      #expect(
        standings.map { "\($0.rank ?? 0) \($0.player)" }
          == published.map { "\($0["rank"] ?? "") \($0[key] ?? "")" })
    }
  }

  private static func number(_ row: [String: String], _ key: String) -> Double {
    row[key].flatMap { Double($0) } ?? 0
  }

  private static func record(in box: Sandbox) throws {
    let games = Dictionary(grouping: try rows("games")) { $0["game_id"] ?? "" }
      .sorted { $0.key < $1.key }
    #expect(games.count == 120)
    // These were played down to that by penalties during the game, says the data.
    let odd = ["C004", "C048", "C053", "C087", "C092", "C093", "C118", "C099"]
    let lines = games.map { id, rows in
      rows.map { "\($0["player"] ?? "")=\($0["score"] ?? "")" }.joined(separator: " ")
        + " --note \(id)" + (odd.contains(id) ? " --unbalanced" : "")
    }
    try box.run("add-game", "League", "--rule", "mcr")
    // Without the word for it such a game is refused.
    let refused = try box.run(
      "add-round", "-", "--game", "League", "--add-players", "--keep-going", "--dry-run",
      input: lines.map { $0.replacing(" --unbalanced", with: "") }.joined(separator: "\n"))
    #expect(refused.errors.split(separator: "\n").count { $0.contains("line ") } == 8)
    let recorded = try box.run(
      "add-round", "-", "--game", "League", "--add-players", input: lines.joined(separator: "\n"))
    try #require(recorded.status == 0, "\(recorded)")
    // 7 times 40 and once 10.
    #expect(try box.run("show").output.contains("8 rounds unbalanced by -290"))
    for row in try rows("players") {
      try #require(box.run("set-team", row["player"] ?? "", row["team"] ?? "").status == 0)
    }
  }

  private static func fine(_ row: [String: String], _ owner: String, in box: Sandbox) throws {
    let amount = number(row, "table_point_penalty")
    guard amount != 0 else { return }
    let fined = try box.run(
      "add-penalty", owner, "\(amount)", "--table-points", "--reason", "published")
    try #require(fined.status == 0, "\(fined)")
  }

  private static func expect(
    _ rows: [[String: String]], _ key: String, of sheet: SheetAnswer
  ) throws {
    #expect(sheet.sums.count == rows.count)
    for row in rows {
      let sums = try #require(sheet.sums.first { $0.player == row[key] })
      #expect(Double(sums.total) == number(row, "total_score"), "\(row)")
      let published = number(row, "adjusted_table_points")
      #expect(abs((sums.tablePoints ?? -1) - published) < 0.001, "\(row)")
      #expect(
        abs(
          (sums.tablePoints ?? -1) + number(row, "table_point_penalty")
            - number(row, "table_points")) < 0.001)
      #expect(sums.rank.map(String.init) == row["rank"], "\(row)")
    }
  }
}
