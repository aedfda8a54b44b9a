import Foundation
import TestSupport
import Testing

/// 25 hanchan of a tournament with three chombo, from a data set that may not be copied.
@Suite(
  .enabled(
    if: Repository.sharedData("ema_games.csv") != nil, "shared/data is not beside the checkout"))
struct `A tournament under EMA rules` {
  @Test func `every result is the computed one, and three chombo cost 20 each`() throws {
    let rows = csvRows(try #require(Repository.sharedData("ema_games.csv")))
    let games = Dictionary(grouping: rows) { $0["game_id"] ?? "" }.sorted { $0.key < $1.key }
    #expect(games.count == 25)
    let box = try Sandbox()
    try box.run("add-game", "Rally", "--rule", "ema")
    // Left-over sticks are in the first place's points already.
    let lines = games.map { id, rows in
      let chombo = rows.flatMap { row in
        Array(repeating: row["player"] ?? "", count: Int(row["chombo"] ?? "") ?? 0)
      }
      return rows.map { "\($0["player"] ?? "")=\($0["raw_points"] ?? "")" }.joined(separator: " ")
        + " --seated --points --note \(id)"
        + (chombo.isEmpty ? "" : " --chombo \(chombo.joined(separator: ","))")
    }
    let recorded = try box.run(
      "add-round", "-", "--game", "Rally", "--add-players", input: lines.joined(separator: "\n"))
    try #require(recorded.status == 0, "\(recorded)")
    let sheet = try box.shown()
    func points(_ row: [String: String]) -> Int {
      Int(((Double(row["points_before_chombo_computed"] ?? "") ?? 0) * 1000).rounded())
    }
    for (round, game) in zip(sheet.rounds, games) {
      for row in game.value {
        let score = try #require(round.scores.first { $0.player == row["player"] })
        #expect(score.result == points(row), "\(game.key)")
        #expect("\(score.place)" == row["place"], "\(game.key)")
      }
    }
    for sums in sheet.sums {
      let played = rows.filter { $0["player"] == sums.player }
      let chombo = played.compactMap { $0["chombo"].flatMap { Int($0) } }.reduce(0, +)
      #expect(sums.penalties == -20_000 * chombo)
      #expect(sums.total == played.map(points).reduce(0, +) - 20_000 * chombo, "\(sums.player)")
    }
    // E13, E17 and E20.
    #expect(sheet.proof?.penalties == -60_000 && sheet.proof?.sum == -60_000)
    #expect(try box.run("penalties", "Rally").lines.count { $0.hasSuffix("chombo") } == 3)
    #expect(try box.run("show", "Rally").output.contains(": penalties -60.0"))
    #expect(try box.recheck() == [])
  }
}
