import Foundation
import TestSupport
import Testing

/// 25 years of a club: 10,026 games of 534 players, from a data set that may not be copied into
/// the repository.
@Suite(
  .enabled(
    if: Repository.sharedData("dk_riichi_games.csv") != nil
      && Repository.sharedData("dk_riichi_players.csv") != nil,
    "shared/data is not beside the checkout"))
struct `A club's history of 10,026 games` {
  @Test func `sums are those counted apart, and a window of many is usable`() throws {
    let games = csvRows(try #require(Repository.sharedData("dk_riichi_games.csv")))
    let box = try Sandbox()
    try #require(box.run("add-game", "Club", "--rule", "direct").status == 0)
    let outcome = try box.run(
      words: ["add-round", "-", "--add-players", "--game", "Club"],
      input: Data(games.map(Self.line).joined(separator: "\n").utf8))
    try #require(outcome.status == 0, "\(outcome.errors)")

    let sheet = try box.shown()
    #expect(sheet.rounds.map(\.note) == games.map { $0["game_id"] })
    #expect(sheet.rounds.map(\.date) == games.map { $0["date"] })
    // 8,428 of two winds and 1,598 of one, says the description of the data.
    #expect(sheet.rounds.count { $0.winds == 2 } == 8428)
    #expect(sheet.rounds.count { $0.winds == 1 } == 1598)

    let players = csvRows(try #require(Repository.sharedData("dk_riichi_players.csv")))
    #expect(players.count == 534)
    let counted = players.map { row in
      ["player", "games", "total_score", "best", "worst"].map { row[$0] ?? "" }
    }
    let shown = sheet.sums.map {
      [$0.player, "\($0.rounds)", "\($0.total)", "\($0.best ?? 0)", "\($0.worst ?? 0)"]
    }
    #expect(shown.count == 534)
    #expect(Set(counted).subtracting(shown) == [])
    #expect(try box.recheck() == [])
    try checkWindows(of: games, in: box)
  }

  /// Players have columns in the order in which they first played.
  private func checkWindows(of games: [[String: String]], in box: Sandbox) throws {
    var names: [String] = []
    for game in games where names.count < 8 {
      for name in Self.players(game).map(\.name) where !names.contains(name) { names.append(name) }
    }
    let windows = [
      (words: ["--cols", "1-8"], names: Array(names.prefix(8)), marks: ["526›"]),
      (words: ["--cols", names[1]], names: [names[1]], marks: ["‹1", "532›"]),
      (words: ["--cols", "527-"], names: nil, marks: ["‹526"]),
    ]
    for window in windows {
      let outcome = try box.run(words: ["show", "--width", "100"] + window.words)
      #expect(outcome.status == 0)
      #expect(outcome.lines.allSatisfy { $0.count <= 100 })
      let headers = Self.headers(outcome.lines)
      #expect(headers.count == 2, "\(window.words)")
      for header in headers {
        #expect(header.names.count == window.names?.count ?? 8)
        #expect(header.names == window.names ?? headers[0].names)
        #expect(header.marks == window.marks)
      }
    }
  }

  /// The names and the marks in the header of each table, whether they stand beside or below.
  private static func headers(_ lines: [String]) -> [(names: [String], marks: [String])] {
    lines.filter { $0.hasPrefix("#") || $0.hasPrefix("sums") }
      .flatMap { $0.split(separator: "│") }
      .map { table in
        let words = table.split(separator: " ").dropFirst().map(String.init)
        let marks = words.filter { $0.hasPrefix("‹") || $0.hasSuffix("›") }
        return (words.filter { !marks.contains($0) }, marks)
      }
  }

  /// Results are typed in thousands.
  private static func line(_ game: [String: String]) -> String {
    let scores = players(game).map { "\($0.name)=\(($0.score ?? 0) / 1000)" }
    let options = ["date", "winds"].map { "--\($0) \(game[$0] ?? "")" }
    return (scores + options + ["--note", game["game_id"] ?? ""]).joined(separator: " ")
  }

  private static func players(_ game: [String: String]) -> [(name: String, score: Decimal?)] {
    (1...7).compactMap { number in
      guard let name = game["player\(number)"], !name.isEmpty else { return nil }
      return (name, game["score\(number)"].flatMap { Decimal(string: $0) })
    }
  }
}
