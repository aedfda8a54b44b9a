import Foundation
import TestSupport
import Testing

/// 9,935 games of a club under MCR, one of them defective, from a data set that may not be copied.
@Suite(
  .enabled(
    if: Repository.sharedData("dk_mcr_games.csv") != nil
      && Repository.sharedData("dk_mcr_players.csv") != nil,
    "shared/data is not beside the checkout"))
struct `A club's history of 9,935 games under MCR` {
  private static func line(_ game: [String: String]) -> String {
    let scores = (1...7).compactMap { number -> String? in
      guard let name = game["player\(number)"], !name.isEmpty else { return nil }
      return "\(name)=\(game["score\(number)"] ?? "")"
    }
    return scores.joined(separator: " ")
      + " --date \(game["date"] ?? "") --winds \(game["winds"] ?? "") --note \(game["game_id"] ?? "")"
  }

  @Test func `the defective game is refused by its line, the others come out`() throws {
    let games = csvRows(try #require(Repository.sharedData("dk_mcr_games.csv")))
    let players = csvRows(try #require(Repository.sharedData("dk_mcr_players.csv")))
    #expect(games.count == 9_935 && players.count == 533)
    let box = try Sandbox()
    try box.run("add-rule", "danish", "--from", "points", "--zero-sum", "yes")
    try box.run("add-game", "Club", "--rule", "danish")
    let outcome = try box.run(
      words: ["add-round", "-", "--add-players", "--game", "Club", "--keep-going"],
      input: Data(games.map(Self.line).joined(separator: "\n").utf8))
    #expect(outcome.status == 1)
    let defect = try #require(games.firstIndex { $0["game_id"] == "202605160510" })
    let refused = outcome.errors.split(separator: "\n").filter { $0.contains("line ") }
    #expect(refused.count == 1, "\(outcome.errors)")
    #expect(refused.first?.contains("line \(defect + 1)") == true, "\(outcome.errors)")

    let sheet = try box.shown("--rows", "1")
    #expect(sheet.game?.rule == "danish")
    var off: [Int] = []
    var equal = 0
    for row in players {
      let published = Int(row["total_score"] ?? "") ?? 0
      let total = sheet.sums.first { $0.player == row["player"] }?.total ?? 0
      if total == published { equal += 1 } else { off.append(published - total) }
    }
    // The three of the game left out.
    #expect(equal == 530 && off.sorted() == [-162, 17, 127])
    #expect(try box.recheck() == [])
  }
}
