import Foundation
import TestSupport
import Testing

/// Public result lists: finished points, three and four players, chips.
@Suite struct `Result lists of tenhou.net` {
  @Test func `78 of 78 games sum to 0, chips too, and sizes are kept apart`() throws {
    let rows = csvRows(try Repository.fixture("tenhou_result_lists.csv"))
    let games = Dictionary(grouping: rows) { $0["game_id"] ?? "" }.sorted { $0.key < $1.key }
    #expect(games.count == 78)
    let box = try Sandbox()
    // A chip of 2, as those lists are mostly played for: the figure only scales the chips.
    try box.run("add-rule", "list", "--from", "direct", "--chip", "2")
    try box.run("add-game", "Lists", "--rule", "list")
    let lines = games.map { id, rows in
      let names = rows.enumerated().map { Self.name($0.element, $0.offset) }
      let scores = zip(names, rows).map { "\($0)=\($1["published_points"] ?? "")" }
      let chips = zip(names, rows).compactMap { name, row -> String? in
        row["chips"].flatMap { $0.isEmpty ? nil : "\(name)=\($0)" }
      }
      let words = chips.isEmpty ? "" : " --chips \(chips.joined(separator: ","))"
      return "\(scores.joined(separator: " ")) --note \(id)\(words)"
    }
    let recorded = try box.run(
      "add-round", "-", "--game", "Lists", "--add-players", input: lines.joined(separator: "\n"))
    try #require(recorded.status == 0, "\(recorded)")
    let sheet = try box.shown()
    #expect(sheet.rounds.map(\.note) == games.map(\.key))
    #expect(sheet.rounds.count { $0.scores.count == 3 } == 37)
    #expect(sheet.rounds.allSatisfy { $0.scores.reduce(0) { $0 + $1.result } == 0 })
    #expect(sheet.proof?.sum == 0 && sheet.proof?.chips == 0)

    let byName = Dictionary(
      grouping: games.flatMap { id, rows in
        rows.enumerated().map { (name: Self.name($0.element, $0.offset), row: $0.element) }
      }, by: \.name)
    for sums in sheet.sums {
      let played = try #require(byName[sums.player]).map(\.row)
      let chips = played.compactMap { $0["chips"].flatMap { Int($0) } }.reduce(0, +)
      let points = played.map(Self.points).reduce(0, +)
      #expect(sums.chips == 2_000 * chips)
      #expect(sums.total == points + 2_000 * chips, "\(sums.player)")
      for size in sums.bySize ?? [] {
        // Equal points share a place: the lists rank them by seats, which they do not tell.
        let places = played.filter { $0["players"] == "\(size.players)" }.map { row in
          1 + rows.count { $0["game_id"] == row["game_id"] && Self.points($0) > Self.points(row) }
        }
        #expect(size.rounds == places.count)
        let mean = Double(places.reduce(0, +)) / Double(places.count)
        #expect(abs((size.averagePlace ?? 0) - mean) < 0.001, "\(sums.player)")
      }
      #expect((sums.bySize?.count == 2) == (sums.averagePlace == nil))
    }
    #expect(sheet.sums.contains { $0.bySize?.count == 2 })
    #expect(try box.recheck() == [])
  }

  /// Thousands with at most one decimal, in points.
  private static func points(_ row: [String: String]) -> Int {
    Int(((Double(row["published_points"] ?? "") ?? 0) * 1000).rounded())
  }

  /// Guests may sit at one table twice.
  private static func name(_ row: [String: String], _ place: Int) -> String {
    let player = row["player"] ?? ""
    return player == "GUEST" || player == "NoName" ? "guest\(place)" : player
  }
}
