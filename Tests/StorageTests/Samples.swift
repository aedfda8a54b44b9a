import Foundation
import SQLiteKit
import Scoring
import Storage
import TestSupport
import Text

/// An error of the test's own, to make a write fail with.
struct Stop: Error {}

/// Rounds and sheets that several suites store.
extension Stores {
  static let day = Day(number: 20_787)  // 2026-11-30
  static let moment = Moment(milliseconds: 1_796_040_000_000, offsetMinutes: 540)

  func rule() throws -> Int64 { try rules.id(name: "direct", version: 1, definition: "{}") }

  func sheet(_ name: String, players: [String] = ["A", "B", "C", "D"]) throws -> Int64 {
    let game = try games.add(
      Name(name), ruleID: rule(), day: Self.day, isOwnDay: false, created: Self.moment)
    for (index, name) in players.enumerated() {
      let known = try self.players.player(key: Name.key(of: name))
      let player = try known ?? self.players.add(Name(name))
      try games.join(player.id, to: game.id, position: index + 1)
    }
    return game.id
  }

  /// Stores results of players 1, 2, … in that order, places by result.
  @discardableResult
  func record(
    _ results: [Points], in game: Int64, id: String? = nil, day: Day = Self.day,
    parts: Parts = Parts(), unbalance: Points = 0, lost: Points = 0
  ) throws -> RoundRecord {
    let number = try games.takeSequence(in: game)
    let round = RoundRecord(
      game: game, number: number, id: try id ?? rounds.newID(), ruleID: try rule(),
      kind: .results, day: day, playedAt: Self.moment, winds: 2, sticks: 0, table: nil, note: "",
      parts: parts, unbalance: unbalance, lost: lost)
    let scores = results.enumerated().map { index, result in
      ScoreRecord(
        player: Int64(index + 1), seat: nil, raw: nil, result: result,
        place: 1 + results.count { $0 > result })
    }
    try rounds.add(round, scores: scores)
    return round
  }
}

extension Sandbox {
  func file(_ name: String = "a.db", isNamed: Bool = true) -> ScoreFile {
    ScoreFile(path: path(name), isNamed: isNamed, patience: 0)
  }

  /// A score file with one round in the sheet `Club`.
  func makeFile() throws -> ScoreFile {
    _ = try file().write { stores in
      try stores.record([3_000, 1_000, -1_000, -3_000], in: stores.sheet("Club"), id: "first")
    }
    return file()
  }

  /// Runs SQL on a file of the sandbox, there or not, as another program would.
  func alter(_ name: String, _ sql: String) throws {
    if !FileManager.default.fileExists(atPath: path(name)) { try write("", to: name) }
    try Database(.file(path(name)), timeout: 0).script(sql)
  }

  /// Every file below the sandbox with its bytes.
  func contents() throws -> [String: Data] {
    var result: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: directory.path) {
      result[name] = FileManager.default.contents(atPath: path(name)) ?? Data()
    }
    return result
  }
}
