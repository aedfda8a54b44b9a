import Foundation
import TestSupport
import Testing

/// What stands in the fixtures was published by others; see `Tests/Fixtures/README.md`.
@Suite struct `Real games, piped in and read back` {
  @Test(arguments: [
    ("mleague_2018_games.csv", "mleague", 106), ("tenhou_rounded_games.csv", "tenhou-2018", 630),
    ("tenhou_exact_games.csv", "tenhou", 111),
  ])
  func `every result and place is the published one`(
    file: String, rule: String, count: Int
  ) throws {
    let games = try Self.games(file)
    #expect(games.count == count)
    let box = try Sandbox()
    try Self.record(games, under: rule, in: box)
    let sheet = try box.shown()

    let published = games.enumerated().flatMap { index, game in
      game.enumerated().map { seat, row in
        [
          "\(index + 1)", row["game_id"], Self.day(row), row["player"], "\(seat + 1)",
          row["raw_points"], row["place"], row["published_points"].flatMap(Self.points),
        ].map { $0 ?? "?" }.joined(separator: " ")
      }
    }
    let shown = sheet.rounds.flatMap { round in
      round.scores.map {
        "\(round.number) \(round.note) \(round.date) \($0.player) \($0.seat ?? 0) \($0.raw ?? 0) "
          + "\($0.place) \($0.result)"
      }
    }
    #expect(shown.count == 4 * count)
    #expect(Set(published).subtracting(shown).sorted() == [])
    #expect(try box.recheck() == [])
  }

  @Test func `the tie of M032 shares second and third place`() throws {
    let tied = try Self.games("mleague_2018_games.csv").filter { $0[0]["game_id"] == "M032" }
    let box = try Sandbox()
    try Self.record(tied, under: "mleague", in: box)
    let second = try #require(try box.shown().rounds.first).scores.filter { $0.place == 2 }
    // 24.8 - 30 and (10 - 10) / 2 of uma each.
    #expect(second.map(\.result) == [-5200, -5200])
    #expect(second.map(\.raw) == [24800, 24800])
  }

  /// 630 games, -1,175 points, places 129/170/181/150: counted apart when the data was collected.
  @Test func `the sums of the account whose games these are`() throws {
    let box = try Sandbox()
    try Self.record(Self.games("tenhou_rounded_games.csv"), under: "tenhou-2018", in: box)
    let owner = try #require(try box.shown("--last", "1").sums.first { $0.player == "OWNER" })
    #expect(owner.rounds == 630)
    #expect(owner.total == -1_175_000)
    #expect(owner.places == [129, 170, 181, 150])
  }

  /// The rows of each game, in seat order.
  private static func games(_ file: String) throws -> [[[String: String]]] {
    var games: [[[String: String]]] = []
    for row in csvRows(try Repository.fixture(file)) {
      if games.last?[0]["game_id"] == row["game_id"] {
        games[games.count - 1].append(row)
      } else {
        games.append([row])
      }
    }
    return games
  }

  private static func record(
    _ games: [[[String: String]]], under rule: String, in box: Sandbox
  ) throws {
    let lines = games.map { game in
      let scores = game.map { "\($0["player"] ?? "")=\($0["raw_points"] ?? "")" }
      return (scores + ["--date", day(game[0]), "--note", game[0]["game_id"] ?? ""])
        .joined(separator: " ")
    }
    try #require(box.run("add-game", "League", "--rule", rule).status == 0)
    let outcome = try box.run(
      words: ["add-round", "-", "--seated", "--add-players", "--game", "League"],
      input: Data(lines.joined(separator: "\n").utf8))
    try #require(outcome.status == 0, "\(outcome.errors)")
  }

  private static func day(_ row: [String: String]) -> String {
    String((row["date"] ?? row["date_hour"] ?? "").prefix(10))
  }

  /// Points from thousands, in which they are published.
  private static func points(_ thousands: String) -> String? {
    Decimal(string: thousands).map { "\($0 * 1000)" }
  }
}
