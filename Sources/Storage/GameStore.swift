package import Scoring
package import SQLiteKit
package import Text

/// A sheet: an evening, a table, or a season.
package struct GameRecord: Equatable, Sendable {
  package let id: Int64
  package let name: String
  package let ruleID: Int64
  /// The day the sheet is for.
  package let day: Day
  /// Named after its day, and the sheet of choice on that day only.
  package let isOwnDay: Bool
  package let isClosed: Bool
}

/// An instant with the time zone it was entered in.
package struct Moment: Equatable, Sendable {
  /// Milliseconds since 1970 in UTC.
  package let milliseconds: Int64
  /// East of UTC.
  package let offsetMinutes: Int

  package init(milliseconds: Int64, offsetMinutes: Int) {
    self.milliseconds = milliseconds
    self.offsetMinutes = offsetMinutes
  }
}

/// The sheets of a file and their columns.
package struct GameStore {
  let database: Database

  private static let columns = "SELECT id, name, rule_id, day, own_day, closed FROM game"

  /// The sheet whose name folds to this key.
  package func game(key: String) throws(SQLiteError) -> GameRecord? {
    try database.first("\(Self.columns) WHERE key = ?", .text(key), row: Self.record)
  }

  /// The sheet with this number.
  package func game(id: Int64) throws(SQLiteError) -> GameRecord? {
    try database.first("\(Self.columns) WHERE id = ?", .integer(id), row: Self.record)
  }

  /// The sheet created last, open or closed.
  package func newest() throws(SQLiteError) -> GameRecord? {
    try database.first("\(Self.columns) ORDER BY id DESC LIMIT 1", row: Self.record)
  }

  /// Open sheets a round of this day can go to, newest first, at most `limit`.
  ///
  /// A day's own sheet qualifies only on its day.
  package func open(on day: Day, limit: Int) throws(SQLiteError) -> [GameRecord] {
    // One query each, since SQLite would walk all sheets for both at once.
    var found: [GameRecord] = []
    for ownDay in [SQLValue.null, .text(day.iso)] {
      found += try database.query(
        "\(Self.columns) WHERE closed = 0 AND own_day IS ? ORDER BY id DESC LIMIT ?", ownDay,
        .integer(limit), row: Self.record)
    }
    return Array(found.sorted { $0.id > $1.id }.prefix(limit))
  }

  /// Sheets whose folded name begins so, newest first, at most `limit`.
  package func games(prefix key: String, limit: Int) throws(SQLiteError) -> [GameRecord] {
    try database.query(
      "\(Self.columns) WHERE key >= ? AND key < ? ORDER BY id DESC LIMIT ?",
      .text(key), .text(key + "\u{10FFFF}"), .integer(limit), row: Self.record)
  }

  /// Every sheet with its rule's name and how many players and rounds it has, oldest first.
  package func all() throws(SQLiteError) -> [GameSummary] {
    try database.query(
      """
      SELECT g.id, g.name, g.rule_id, g.day, g.own_day, g.closed, r.name, r.version,
        (SELECT count(*) FROM game_player WHERE game_id = g.id),
        (SELECT ifnull(sum(rounds), 0) FROM game_proof WHERE game_id = g.id)
      FROM game g JOIN rule r ON r.id = g.rule_id ORDER BY g.id
      """
    ) { (row) throws(SQLiteError) in
      GameSummary(
        game: try Self.record(row), rule: try row.text(6), ruleVersion: try row.int(7),
        players: try row.int(8), rounds: try row.int(9))
    }
  }

  /// Names of sheets, newest first, for suggestions.
  package func names(limit: Int) throws(SQLiteError) -> [String] {
    try database.query("SELECT name FROM game ORDER BY id DESC LIMIT ?", .integer(limit)) {
      (row) throws(SQLiteError) in try row.text(0)
    }
  }

  /// Adds a sheet without columns; the name must be free.
  package func add(
    _ name: Name, ruleID: Int64, day: Day, isOwnDay: Bool, created: Moment
  ) throws(SQLiteError) -> GameRecord {
    let id = try database.insert(
      """
      INSERT INTO game(name, key, rule_id, day, own_day, created_at, offset_minutes)
      VALUES(?, ?, ?, ?, ?, ?, ?)
      """,
      .text(name.text), .text(name.key), .integer(ruleID), .text(day.iso),
      .text(isOwnDay ? day.iso : nil),
      .integer(created.milliseconds), .integer(created.offsetMinutes))
    return GameRecord(
      id: id, name: name.text, ruleID: ruleID, day: day, isOwnDay: isOwnDay, isClosed: false)
  }

  /// The players of a sheet in its order; the first is number 1.
  package func roster(of game: Int64) throws(SQLiteError) -> [PlayerRecord] {
    try database.query(
      """
      SELECT p.id, p.name, p.key FROM game_player g JOIN player p ON p.id = g.player_id
      WHERE g.game_id = ? ORDER BY g.position
      """, .integer(game), row: PlayerStore.record)
  }

  /// The columns of a sheet: each player with the team there.
  package func columns(
    of game: Int64
  ) throws(SQLiteError) -> [(player: PlayerRecord, team: String?)] {
    try database.query(
      """
      SELECT p.id, p.name, p.key, t.name FROM game_player g JOIN player p ON p.id = g.player_id
        LEFT JOIN team t ON t.id = g.team_id WHERE g.game_id = ? ORDER BY g.position
      """, .integer(game)
    ) { (row) throws(SQLiteError) in
      (try PlayerStore.record(row), try row.optionalText(3))
    }
  }

  /// Gives a player the next column of a sheet.
  package func join(_ player: Int64, to game: Int64, position: Int) throws(SQLiteError) {
    try database.run(
      """
      INSERT INTO game_player(game_id, position, player_id, team_id)
      SELECT ?, ?, id, team_id FROM player WHERE id = ?
      """, .integer(game), .integer(position), .integer(player))
  }

  /// Puts a sheet under another rule; its rounds keep theirs.
  package func setRule(_ ruleID: Int64, of game: Int64) throws(SQLiteError) {
    try database.run("UPDATE game SET rule_id = ? WHERE id = ?", .integer(ruleID), .integer(game))
  }

  /// Gives a sheet another name, which must be free; one of a day's own is a named one then.
  package func rename(_ game: Int64, to name: Name) throws(SQLiteError) {
    try database.run(
      "UPDATE game SET name = ?, key = ?, own_day = NULL WHERE id = ?", .text(name.text),
      .text(name.key), .integer(game))
  }

  /// Moves a sheet to another day.
  package func setDay(_ day: Day, of game: Int64) throws(SQLiteError) {
    try database.run(
      "UPDATE game SET day = ?1, own_day = CASE WHEN own_day IS NULL THEN NULL ELSE ?1 END WHERE id = ?2",
      .text(day.iso), .integer(game))
  }

  /// Closes a sheet or opens it again.
  package func setClosed(_ isClosed: Bool, game: Int64) throws(SQLiteError) {
    try database.run(
      "UPDATE game SET closed = ? WHERE id = ?", .boolean(isClosed), .integer(game))
  }

  /// The number of the next round, which is thereby taken for good.
  ///
  /// A number that was wanted is taken where all taken before are lower.
  package func takeSequence(in game: Int64, wanted: Int? = nil) throws(SQLiteError) -> Int {
    let taken = try database.first(
      "UPDATE game SET last_seq = max(last_seq + 1, ?) WHERE id = ? RETURNING last_seq",
      .integer(wanted ?? 0), .integer(game)
    ) { (row) throws(SQLiteError) in try row.int(0) }
    guard let taken else { throw SQLiteError(code: 11, message: "game \(game) is missing") }
    return taken
  }

  private static func record(_ row: borrowing Row) throws(SQLiteError) -> GameRecord {
    GameRecord(
      id: try row.integer(0), name: try row.text(1), ruleID: try row.integer(2),
      day: try row.day(3), isOwnDay: !row.isNull(4), isClosed: try row.boolean(5))
  }
}

/// A sheet in the list of sheets.
package struct GameSummary: Equatable, Sendable {
  package let game: GameRecord
  package let rule: String
  package let ruleVersion: Int
  package let players: Int
  package let rounds: Int
}

extension Row {
  /// The count or place in column `index`; one that no sheet can have means damage.
  func count(
    _ index: Int32, _ bounds: ClosedRange<Int> = 0...Int(Int32.max)
  ) throws(SQLiteError) -> Int {
    let count = try int(index)
    guard bounds.contains(count) else {
      throw SQLiteError(code: 11, message: "column \(index) is out of bounds")
    }
    return count
  }

  /// The day in column `index`.
  func day(_ index: Int32) throws(SQLiteError) -> Day {
    guard let day = Day(iso: try text(index)) else {
      throw SQLiteError(code: 11, message: "column \(index) is not a day")
    }
    return day
  }
}
