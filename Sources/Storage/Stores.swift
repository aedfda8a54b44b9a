package import SQLiteKit

/// The tables of an open score file, one store each; valid inside the transaction that gave them.
package struct Stores {
  /// For reading JSON, which SQLite does for us.
  package let database: Database

  init(_ database: Database) {
    self.database = database
  }

  /// Runs `body` as a part of the transaction that can fail on its own.
  package func attempt<Value>(_ body: () throws -> Value) throws -> Value {
    try database.run("SAVEPOINT attempt")
    do {
      let value = try body()
      try database.run("RELEASE attempt")
      return value
    } catch {
      try database.script("ROLLBACK TO attempt; RELEASE attempt")
      throw error
    }
  }

  /// Runs `body` and notes what it changed, if anything.
  func logged<Value>(_ entry: LogEntry?, _ body: () throws -> Value) throws -> Value {
    guard let entry else { return try body() }
    let recording = try Recording(database, tables: LogStore.recorded)
    let value = try body()
    let changes = try recording.changes()
    if !changes.isEmpty { try log.add(entry, changes) }
    return value
  }

  package var rules: RuleStore { RuleStore(database: database) }
  package var players: PlayerStore { PlayerStore(database: database) }
  package var games: GameStore { GameStore(database: database) }
  package var rounds: RoundStore { RoundStore(database: database) }
  package var happenings: HappeningStore { HappeningStore(database: database) }
  package var adjustments: AdjustmentStore { AdjustmentStore(database: database) }
  package var teams: TeamStore { TeamStore(database: database) }
  package var checks: Checks { Checks(database: database) }
  package var log: LogStore { LogStore(database: database) }
  package var totals: TotalStore { TotalStore(database: database) }
  package var history: HistoryStore { HistoryStore(database: database) }
}
