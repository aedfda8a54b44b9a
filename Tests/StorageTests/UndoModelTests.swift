import SQLiteKit
import Scoring
import TestSupport
import Testing
import Text

@testable import Storage

/// Undo and redo of random deeds against a plain model: the contents as they were, in two stacks.
struct `Undo against a model` {
  /// How many columns every table but the log has.
  private static func tables(_ stores: Stores) throws -> [(name: String, columns: [String])] {
    try stores.database.query(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN ('log', 'sqlite_sequence')"
    ) { (row) throws(SQLiteError) in try row.text(0) }
    .map { table in
      let columns = try stores.database.query(
        "SELECT name FROM pragma_table_info('\(table)')"
      ) { (row) throws(SQLiteError) in try row.text(0) }
      return (table, columns)
    }
  }

  /// Every row of those tables, as one text each.
  private static func contents(
    _ stores: Stores, _ tables: [(name: String, columns: [String])]
  ) throws -> [String] {
    try tables.flatMap { table, columns in
      let list = columns.map { "quote(\($0))" }.joined(separator: ", ")
      return try stores.database.query("SELECT \(list) FROM \(table) ORDER BY \(list)") {
        (row) throws(SQLiteError) in
        var text = table
        for index in columns.indices { text += ", " + (try row.text(Int32(index))) }
        return text
      }
    }
  }

  /// Something that a command might do; may be refused.
  private static func deed(_ stores: Stores, _ dice: inout SeededGenerator, _ step: Int) throws {
    let game = Int64.random(in: 1...2, using: &dice)
    let rounds = try stores.rounds.rounds(of: game, RoundSelection()).map(\.number)
    let number = rounds.randomElement(using: &dice) ?? 1
    switch Int.random(in: 0..<8, using: &dice) {
    // Few rounds, so that a step is quick and deeds often meet the same ones.
    case 0...2 where rounds.count < 6:
      let cuts = (0..<3).map { _ in Points.random(in: -9...9, using: &dice) * 1_000 }
      try stores.record(cuts + [-cuts.reduce(0, +)], in: game)
    case 0...3 where !rounds.isEmpty:
      try stores.database.run(
        "DELETE FROM adjustment WHERE game_id = ? AND seq = ?", .integer(game), .integer(number))
      try stores.happenings.delete(of: game, round: number)
      try stores.rounds.delete(number, of: game)
    case 4 where !rounds.isEmpty:
      if try stores.adjustments.entries(of: game).count > 5 {
        try stores.database.run("DELETE FROM adjustment WHERE game_id = ?", .integer(game))
      }
      _ = try stores.adjustments.add(
        AdjustmentRecord(
          game: game, round: Bool.random(using: &dice) ? number : nil, owner: .player(1),
          kind: .penalty, count: 1, amount: -1_000 * Int64(step), reason: "\(step)",
          day: Stores.day, made: Stores.moment))
    case 5:
      let name = "P\(Int.random(in: 0..<6, using: &dice))"
      try stores.players.rename(Int64.random(in: 1...4, using: &dice), to: Name(name))
    case 6: try stores.games.setClosed(Bool.random(using: &dice), game: game)
    default:
      let team = try stores.teams.team(key: "t") ?? stores.teams.add(Name("T"))
      _ = try stores.teams.set(Int64.random(in: 1...4, using: &dice), team.id)
    }
  }

  @Test func `10,000 steps leave what stood before, row for row`() throws {
    let sandbox = try Sandbox()
    let file = sandbox.file()
    try file.write { stores in
      _ = try stores.sheet("One")
      _ = try stores.sheet("Two")
    }
    // In memory, where a step costs no flush; the same code as `ScoreFile.write` uses.
    try file.rehearse { stores in
      var dice = SeededGenerator(seed: 10_000)
      var (done, undone): ([[String]], [[String]]) = ([], [])
      let tables = try Self.tables(stores)
      var now = try Self.contents(stores, tables)
      for step in 1...10_000 {
        let choice = Int.random(in: 0..<10, using: &dice)
        if choice < 3 {
          let record = try choice == 0 ? stores.log.redoable() : stores.log.undoable()
          // The two sheets were made before the log began in this copy.
          guard let record, choice == 0 || record.id > 1 else {
            #expect(choice == 0 ? undone.isEmpty : done.isEmpty, "step \(step)")
            continue
          }
          let wasMade = try stores.logged(
            LogEntry(kind: choice == 0 ? .redo(record.id) : .undo(record.id))
          ) {
            try stores.log.apply(record, again: choice == 0)
          }
          #expect(wasMade, "step \(step)")
          let expected = try #require(choice == 0 ? undone.popLast() : done.popLast())
          if choice == 0 { done.append(now) } else { undone.append(now) }
          now = try Self.contents(stores, tables)
          try #require(now == expected, "step \(step)")
        } else {
          // A refused deed leaves nothing.
          try? stores.attempt {
            try stores.logged(LogEntry()) { try Self.deed(stores, &dice, step) }
          }
          let after = try Self.contents(stores, tables)
          guard after != now else { continue }
          done.append(now)
          undone = []
          now = after
        }
      }
      #expect(done.count > 500)
    }
  }

  @Test func `what is otherwise since is not taken back`() throws {
    let sandbox = try Sandbox()
    let file = try sandbox.makeFile()
    try file.rehearse { stores in
      try stores.logged(LogEntry()) { try stores.players.rename(1, to: Name("New")) }
      let record = try #require(try stores.log.undoable())
      // Behind the log's back.
      try stores.database.run("UPDATE player SET name = 'Other', key = 'other' WHERE id = 1")
      let tables = try Self.tables(stores)
      let before = try Self.contents(stores, tables)
      #expect(try stores.log.apply(record, again: false) == false)
      #expect(try Self.contents(stores, tables) == before)
    }
  }
}
