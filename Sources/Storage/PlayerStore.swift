package import SQLiteKit
package import Text

/// A person, with the number the file gave them.
package struct PlayerRecord: Equatable, Sendable {
  package let id: Int64
  package let name: String
  /// The folded name that is looked up, see ``Text/Name``.
  package let key: String
}

/// The people of a file.
package struct PlayerStore {
  let database: Database

  /// Everybody, in the order they were added, with the rounds and sheets they played.
  package func all() throws(SQLiteError) -> [(player: PlayerRecord, rounds: Int, games: Int)] {
    try database.query(
      """
      SELECT p.id, p.name, p.key, ifnull(t.rounds, 0),
        (SELECT count(*) FROM game_player WHERE player_id = p.id)
      FROM player p LEFT JOIN player_total t ON t.player_id = p.id ORDER BY p.id
      """
    ) { (row) throws(SQLiteError) in
      (try Self.record(row), try row.int(3), try row.int(4))
    }
  }

  /// All names, for suggestions.
  package func names() throws(SQLiteError) -> [String] {
    try database.query("SELECT name FROM player ORDER BY id") { (row) throws(SQLiteError) in
      try row.text(0)
    }
  }

  /// Gives a player another name, which must be free or an alias of theirs.
  package func rename(_ player: Int64, to name: Name) throws(SQLiteError) {
    try removeAlias(name.key)
    try database.run(
      "UPDATE player SET name = ?, key = ? WHERE id = ?", .text(name.text), .text(name.key),
      .integer(player))
  }

  /// Whether a player has a score, chips or penalties in any sheet.
  package func isUsed(_ player: Int64) throws(SQLiteError) -> Bool {
    try database.first(
      """
      SELECT EXISTS (SELECT 1 FROM score WHERE player_id = ?1)
        OR EXISTS (SELECT 1 FROM adjustment WHERE player_id = ?1)
      """, .integer(player)
    ) { (row) throws(SQLiteError) in try row.boolean(0) } ?? false
  }

  /// Removes a player, who is not used, and the columns; the columns behind move up.
  package func delete(_ player: Int64) throws(SQLiteError) {
    let columns = try database.query(
      "SELECT game_id, position FROM game_player WHERE player_id = ?", .integer(player)
    ) { (row) throws(SQLiteError) in (try row.integer(0), try row.integer(1)) }
    for (game, position) in columns {
      try database.run(
        "DELETE FROM game_player WHERE game_id = ? AND position = ?", .integer(game),
        .integer(position))
      // By way of numbers that no column has, since each is there once.
      try database.run(
        "UPDATE game_player SET position = position + 1000000 WHERE game_id = ? AND position > ?",
        .integer(game), .integer(position))
      try database.run(
        "UPDATE game_player SET position = position - 1000001 WHERE game_id = ? AND position > 1000000",
        .integer(game))
    }
    try database.run("DELETE FROM alias WHERE player_id = ?", .integer(player))
    try database.run("DELETE FROM guest WHERE player_id = ?", .integer(player))
    try database.run("DELETE FROM player WHERE id = ?", .integer(player))
  }

  /// Every player's number and name.
  package func everybody() throws(SQLiteError) -> [(Int64, String)] {
    try database.query("SELECT id, name FROM player") { (row) throws(SQLiteError) in
      (try row.integer(0), try row.text(1))
    }
  }

  /// The player whose name or alias folds to this key.
  package func player(key: String) throws(SQLiteError) -> PlayerRecord? {
    try database.first(
      """
      SELECT id, name, key FROM player WHERE key = ?1 UNION ALL SELECT p.id, p.name, p.key
      FROM alias a JOIN player p ON p.id = a.player_id WHERE a.key = ?1
      """, .text(key), row: Self.record)
  }

  /// Those who are kept out of standings.
  package func guests() throws(SQLiteError) -> Set<Int64> {
    Set(
      try database.query("SELECT player_id FROM guest") { (row) throws(SQLiteError) in
        try row.integer(0)
      })
  }

  /// Makes a player a guest, or one no more.
  package func setGuest(_ isGuest: Bool, player: Int64) throws(SQLiteError) {
    try database.run(
      isGuest
        ? "INSERT INTO guest VALUES(?) ON CONFLICT DO NOTHING"
        : "DELETE FROM guest WHERE player_id = ?", .integer(player))
  }

  /// A further name of a player.
  package struct Alias: Equatable, Sendable {
    package let name: String
    package let key: String
    package let player: Int64
  }

  /// All aliases, by key.
  package func aliases() throws(SQLiteError) -> [Alias] {
    try database.query("SELECT name, key, player_id FROM alias ORDER BY key") {
      (row) throws(SQLiteError) in
      Alias(name: try row.text(0), key: try row.text(1), player: try row.integer(2))
    }
  }

  /// Gives a player one name more, which must be free.
  package func addAlias(_ name: Name, to player: Int64) throws(SQLiteError) {
    try database.run(
      "INSERT INTO alias(key, name, player_id) VALUES(?, ?, ?)", .text(name.key), .text(name.text),
      .integer(player))
  }

  /// Takes a further name away.
  package func removeAlias(_ key: String) throws(SQLiteError) {
    try database.run("DELETE FROM alias WHERE key = ?", .text(key))
  }

  /// Adds a player; the name must not be known yet.
  package func add(_ name: Name) throws(SQLiteError) -> PlayerRecord {
    let id = try database.insert(
      "INSERT INTO player(name, key) VALUES(?, ?)", .text(name.text), .text(name.key))
    return PlayerRecord(id: id, name: name.text, key: name.key)
  }

  static func record(_ row: borrowing Row) throws(SQLiteError) -> PlayerRecord {
    PlayerRecord(id: try row.integer(0), name: try row.text(1), key: try row.text(2))
  }
}
