package import SQLiteKit
package import Text

/// A team, with the number the file gave it.
package struct TeamRecord: Equatable, Sendable {
  package let id: Int64
  package let name: String
}

/// The teams of a file, and who is in them in which sheet.
package struct TeamStore {
  let database: Database

  /// The team whose name folds to this key.
  package func team(key: String) throws(SQLiteError) -> TeamRecord? {
    try database.first("SELECT id, name FROM team WHERE key = ?", .text(key), row: Self.record)
  }

  /// Every team, oldest first.
  package func all() throws(SQLiteError) -> [TeamRecord] {
    try database.query("SELECT id, name FROM team ORDER BY id", row: Self.record)
  }

  /// Adds a team; the name must not be known yet.
  package func add(_ name: Name) throws(SQLiteError) -> TeamRecord {
    let id = try database.insert(
      "INSERT INTO team(name, key) VALUES(?, ?)", .text(name.text), .text(name.key))
    return TeamRecord(id: id, name: name.text)
  }

  /// Puts a player into a team, or with nil into none, in one sheet.
  package func set(_ player: Int64, _ team: Int64?, in game: Int64) throws(SQLiteError) {
    try database.run(
      "UPDATE game_player SET team_id = ? WHERE game_id = ? AND player_id = ?", .integer(team),
      .integer(game), .integer(player))
  }

  /// Puts a player into a team, or with nil into none, in every open sheet and from now on.
  ///
  /// - Returns: The names of the sheets.
  package func set(_ player: Int64, _ team: Int64?) throws(SQLiteError) -> [String] {
    try database.run(
      "UPDATE player SET team_id = ? WHERE id = ?", .integer(team), .integer(player))
    return try database.query(
      """
      UPDATE game_player SET team_id = ? WHERE player_id = ?
        AND game_id IN (SELECT id FROM game WHERE closed = 0)
      RETURNING (SELECT name FROM game WHERE id = game_id)
      """, .integer(team), .integer(player)
    ) { (row) throws(SQLiteError) in try row.text(0) }
  }

  /// The names of the teams of a sheet's players, by player number.
  package func teams(of game: Int64) throws(SQLiteError) -> [Int64: TeamRecord] {
    var teams: [Int64: TeamRecord] = [:]
    try database.each(
      """
      SELECT t.id, t.name, g.player_id FROM game_player g JOIN team t ON t.id = g.team_id
      WHERE g.game_id = ?
      """, .integer(game)
    ) { (row) throws(SQLiteError) in
      teams[try row.integer(2)] = try Self.record(row)
    }
    return teams
  }

  private static func record(_ row: borrowing Row) throws(SQLiteError) -> TeamRecord {
    TeamRecord(id: try row.integer(0), name: try row.text(1))
  }
}
