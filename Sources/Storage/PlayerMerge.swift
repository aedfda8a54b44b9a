package import SQLiteKit

/// Two players who are one person, put together.
package struct PlayerMerge {
  private let database: Database
  private let from: Int64
  private let into: Int64

  package init(_ from: Int64, into: Int64, in stores: Stores) {
    database = stores.database
    self.from = from
    self.into = into
  }

  /// A sheet that the merge changes.
  package struct Sheet: Equatable, Sendable {
    package let name: String
    /// How many rounds go over.
    package let rounds: Int
    /// Whether both have a column, of which one goes.
    package let hasBoth: Bool
  }

  /// The sheets of the one who goes.
  package func sheets() throws(SQLiteError) -> [Sheet] {
    try database.query(
      """
      SELECT g.name, (SELECT count(*) FROM score s WHERE s.game_id = g.id AND s.player_id = ?1),
        EXISTS (SELECT 1 FROM game_player o WHERE o.game_id = g.id AND o.player_id = ?2)
      FROM game_player p JOIN game g ON g.id = p.game_id WHERE p.player_id = ?1 ORDER BY g.id
      """, .integer(from), .integer(into)
    ) { (row) throws(SQLiteError) in
      Sheet(name: try row.text(0), rounds: try row.int(1), hasBoth: try row.boolean(2))
    }
  }

  /// A round in which both played, so that they cannot be one person.
  package func clash() throws(SQLiteError) -> (game: String, round: Int)? {
    try database.first(
      """
      SELECT g.name, s.seq FROM score s JOIN score o ON o.game_id = s.game_id AND o.seq = s.seq
        JOIN game g ON g.id = s.game_id
      WHERE s.player_id = ? AND o.player_id = ? ORDER BY s.game_id, s.seq LIMIT 1
      """, .integer(from), .integer(into)
    ) { (row) throws(SQLiteError) in (try row.text(0), try row.int(1)) }
  }

  /// Gives all of the one to the other, who has that name as an alias then; they must not clash.
  package func run() throws(SQLiteError) {
    // A score cannot change its player: it is put in anew, and what refers to it goes over.
    try database.run(
      """
      INSERT INTO score SELECT game_id, seq, ?2, entry, seat, raw, result, place, last, table_points,
        players FROM score WHERE player_id = ?1
      """, .integer(from), .integer(into))
    for column in ["player_id", "other_id"] {
      try database.run(
        "UPDATE happening SET \(column) = ?2 WHERE \(column) = ?1", .integer(from), .integer(into))
    }
    try database.run(
      "UPDATE adjustment SET player_id = ?2 WHERE player_id = ?1", .integer(from), .integer(into))
    try database.run("DELETE FROM score WHERE player_id = ?", .integer(from))
    try database.run(
      """
      UPDATE game_player SET player_id = ?2 WHERE player_id = ?1
        AND game_id NOT IN (SELECT game_id FROM game_player WHERE player_id = ?2)
      """, .integer(from), .integer(into))
    try database.run(
      "UPDATE alias SET player_id = ?2 WHERE player_id = ?1", .integer(from), .integer(into))
    try database.run(
      "INSERT INTO alias(key, name, player_id) SELECT key, name, ?2 FROM player WHERE id = ?1",
      .integer(from), .integer(into))
    try PlayerStore(database: database).delete(from)
  }
}
