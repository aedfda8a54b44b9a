import Foundation
import Scoring
import Testing

/// Results of games that were really played, against what was published of them.
@Suite("Published results of real games")
struct RealGamesTests {
  /// One game of a fixture, its lists in seat order, East first.
  struct Game {
    var id: Substring
    var raw: [Points] = []
    var places: [Int] = []
    var published: [Points] = []
    var leftOver: Points = 0
  }

  private static func games(_ name: String, id: String = "game_id") throws -> [Game] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appending(components: "Fixtures", name)
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let header = try #require(lines.first).split(separator: ",").map(String.init)
    var games: [Game] = []
    for line in lines.dropFirst() {
      let cells = line.split(separator: ",", omittingEmptySubsequences: false)
      let row = Dictionary(uniqueKeysWithValues: zip(header, cells))
      let game = try #require(row[id])
      if games.last?.id != game { games.append(Game(id: game)) }
      let last = games.count - 1
      games[last].raw.append(try #require(row["raw_points"].flatMap { Points($0) }))
      games[last].places.append(try #require(row["place"].flatMap { Int($0) }))
      games[last].published.append(try points(#require(row["published_points"])))
      // Stands in the row of the first place only.
      games[last].leftOver += row["leftover_stick_points"].flatMap { Points($0) } ?? 0
    }
    return games
  }

  /// Points from thousands with at most one decimal.
  private static func points(_ text: Substring) throws -> Points {
    let parts = text.split(separator: ".")
    let tenths = parts.count == 1 ? "0" : parts[1]
    try #require(tenths.count == 1)
    return try #require(Points(parts[0] + tenths)) * 100
  }

  private static func check(_ games: [Game], rule: Rule, scores: Int) throws {
    #expect(games.reduce(0) { $0 + $1.raw.count } == scores)
    for game in games {
      let round = try rule.judge(raw: game.raw, seats: .all)
      #expect(round.results == game.published, "\(game.id)")
      #expect(round.places == game.places, "\(game.id)")
      #expect(round.scores.map(\.seat) == [1, 2, 3, 4])
    }
  }

  @Test("the league of 2018: 424 of 424 results, the tie of M032 split")
  func league() throws {
    let games = try Self.games("mleague_2018_games.csv")
    try Self.check(games, rule: .preset("mleague"), scores: 424)
    let tied = try #require(games.first { $0.id == "M032" })
    #expect(tied.published.filter { $0 == -5_200 }.count == 2)
  }

  @Test("tenhou of 2018, rounded: 630 of 630 games")
  func rounded() throws {
    let games = try Self.games("tenhou_rounded_games.csv")
    #expect(games.count == 630)
    try Self.check(games, rule: .preset("tenhou-2018"), scores: 2_520)
  }

  @Test("tenhou of 2022, not rounded: 111 of 111 games")
  func exact() throws {
    let games = try Self.games("tenhou_exact_games.csv")
    #expect(games.count == 111)
    try Self.check(games, rule: .preset("tenhou"), scores: 444)
  }

  @Test(
    "left-over sticks, taken back and given as an option, come to the same",
    arguments: [
      ("tenhou_rounded_games.csv", "tenhou-2018", 29), ("tenhou_exact_games.csv", "tenhou", 6),
    ])
  func leftOver(file: String, rule: String, count: Int) throws {
    let games = try Self.games(file).filter { $0.leftOver > 0 }
    #expect(games.count == count)
    for game in games {
      let first = try #require(game.places.firstIndex(of: 1))
      var raw = game.raw
      raw[first] -= game.leftOver
      let round = try Rule.preset(rule)
        .judge(raw: raw, seats: .all, sticks: Int(game.leftOver / 1000))
      #expect(round.results == game.published, "\(game.id)")
      #expect(round.scores[first].parts.sticks == game.leftOver)
    }
  }
}
