import SQLiteKit

/// Brings a file of an earlier version to the schema of this one, inside the caller's transaction,
/// so that it ends up the same as that of a fresh file.
enum Migration {
  /// The schema of an earlier version, to know a file of it by; nil for a version that never was.
  static func earlier(_ version: Int) -> [UInt8]? {
    switch version {
    case 1: PackageResources.schema_1_sql
    case 2: PackageResources.schema_2_sql
    case 3: PackageResources.schema_3_sql
    default: nil
    }
  }

  /// Migrates a file that holds the schema of that version.
  static func run(on database: Database, from version: Int) throws {
    if version == 1 {
      try rebuild(database, copying: fromFirst)
    } else {
      try extend(database, from: version)
    }
  }

  /// Makes what is missing: since version 2 an index has changed, since version 3 a table has come.
  private static func extend(_ database: Database, from version: Int) throws {
    if version == 2 { try database.run("DROP INDEX score_by_player") }
    let stored = try Schema.stored(in: database)
    for statement in Schema.statements where !stored.contains(statement) {
      try database.run(statement)
    }
    try database.run("PRAGMA user_version = \(Schema.version)")
  }

  /// Sets all tables aside, makes the new ones, and copies what is not derived; the triggers count
  /// every derived sum again.
  private static func rebuild(_ database: Database, copying: [String]) throws {
    let objects = try database.query(
      """
      SELECT type, name FROM sqlite_schema
      WHERE substr(name, 1, 7) <> 'sqlite_' ORDER BY type = 'table', type
      """
    ) { (row) throws(SQLiteError) in (type: try row.text(0), name: try row.text(1)) }
    let tables = objects.filter { $0.type == "table" }.map(\.name)
    for object in objects where object.type != "table" {
      try database.run("DROP \(object.type) IF EXISTS \(object.name)")
    }
    for table in tables { try database.run("ALTER TABLE \(table) RENAME TO old_\(table)") }
    try database.script(Schema.text)
    for statement in copying { try database.run(statement) }
    // Whoever refers to another table goes before it.
    let parents = ["round", "game", "player", "rule"]
    for table in tables where !parents.contains(table) {
      try database.run("DROP TABLE old_\(table)")
    }
    for table in parents { try database.run("DROP TABLE old_\(table)") }
  }

  /// Version 1 had no table points, payments of the house, teams or adjustments.
  ///
  /// Its rules are those
  /// of the program, which have since been given the figures that version could not hold.
  private static let fromFirst = [
    """
    INSERT INTO rule(id, name, key, own, version, definition)
    SELECT id, name, name, 0, version, substr(definition, 1, length(definition) - 1)
      || ', "table_points": null, "bust": null, "chip": null, "yakitori": null, "chombo": '
      || CASE WHEN name IN ('mleague', 'wrc', 'ema') THEN '20000' ELSE 'null' END
      || ', "substitute": ' || CASE name WHEN 'ema' THEN '-30000' ELSE 'null' END
      || ', "rate": null}' FROM old_rule
    """,
    "INSERT INTO player(id, name, key) SELECT id, name, key FROM old_player",
    "INSERT INTO game SELECT * FROM old_game",
    """
    INSERT INTO game_player(game_id, position, player_id)
    SELECT game_id, position, player_id FROM old_game_player
    """,
    """
    INSERT INTO round SELECT game_id, seq, uid, rule_id, kind, day, played_at, offset_minutes,
      winds, sticks, table_number, note, players, raw_part, uma_part, oka_part, sticks_part,
      rounding_part, 0, unbalance, lost FROM old_round
    """,
    """
    INSERT INTO score SELECT game_id, seq, player_id, entry, seat, raw, result, place, last, NULL,
      players FROM old_score JOIN old_round USING(game_id, seq)
    """,
  ]
}
