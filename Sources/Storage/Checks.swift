package import SQLiteKit

/// Whether a file holds what its rules say: SQLite's, those of `schema.sql`, and the sums.
package struct Checks {
  let database: Database

  /// What SQLite itself finds wrong, in its words; nothing where all is well.
  package func damage() throws(SQLiteError) -> [String] {
    let found = try database.query("PRAGMA integrity_check(20)") { (row) throws(SQLiteError) in
      try row.text(0)
    }
    let orphans = try database.query("PRAGMA foreign_key_check") { (row) throws(SQLiteError) in
      "a row of \(try row.text(0)) refers to one of \(try row.text(2)) that is not there"
    }
    return found.filter { $0 != "ok" } + orphans
  }

  /// A round or a sheet that breaks one of the rules that no constraint can state.
  package struct Breach: Equatable, Sendable {
    package let rule: Rule
    package let game: Int64
    /// Nil where it is about the whole sheet.
    package let round: Int?
  }

  package enum Rule: String, CaseIterable, Sendable {
    case scores, sum, entry, seats, places, last, raw, column, positions, sequence, chips
  }

  /// Every breach, rule by rule.
  package func breaches() throws(SQLiteError) -> [Breach] {
    var breaches: [Breach] = []
    for rule in Rule.allCases {
      try database.each(rule.sql) { (row) throws(SQLiteError) in
        breaches.append(
          Breach(rule: rule, game: try row.integer(0), round: try row.optionalInt(1)))
      }
    }
    return breaches
  }

  /// A table that triggers keep, and how many of its rows are not what they should be.
  package func drift() throws(SQLiteError) -> [(table: String, rows: Int)] {
    var drift: [(table: String, rows: Int)] = []
    for (table, query) in Self.derived {
      let rows = try database.first(
        """
        SELECT (SELECT count(*) FROM (SELECT * FROM \(table) EXCEPT \(query)))
          + (SELECT count(*) FROM (\(query) EXCEPT SELECT * FROM \(table)))
        """
      ) { (row) throws(SQLiteError) in try row.int(0) }
      if let rows, rows > 0 { drift.append((table, rows)) }
    }
    return drift
  }

  /// Works out every kept sum anew.
  package func rebuild() throws(SQLiteError) {
    for (table, query) in Self.derived {
      try database.run("DELETE FROM \(table)")
      try database.run("INSERT INTO \(table) \(query)")
    }
  }

  /// The tables that triggers keep, and what they should hold.
  private static let derived: [(table: String, query: String)] = [
    (
      "game_total",
      """
      SELECT game_id, player_id, count(*), sum(result), max(result), min(result), sum(last),
        sum(ifnull(table_points, 0)) FROM score GROUP BY game_id, player_id
      """
    ),
    (
      "game_place",
      """
      SELECT game_id, player_id, players, place, count(*) FROM score
      GROUP BY game_id, player_id, players, place
      """
    ),
    (
      "game_ledger",
      """
      SELECT game_id, player_id, kind, count(*), sum(count), sum(amount) FROM adjustment
      WHERE player_id IS NOT NULL GROUP BY game_id, player_id, kind
      """
    ),
    ("player_total", "SELECT player_id, count(*), sum(result) FROM score GROUP BY player_id"),
    (
      "game_proof",
      """
      SELECT game_id, players, count(*), sum(raw_part), sum(uma_part), sum(oka_part),
        sum(sticks_part), sum(rounding_part), sum(substitute_part), sum(unbalance),
        sum(unbalance <> 0), sum(lost) FROM round GROUP BY game_id, players
      """
    ),
  ]
}

extension Checks.Rule {
  /// Sheet and round of each breach.
  fileprivate var sql: String {
    switch self {
    case .scores:
      """
      SELECT game_id, seq FROM round r WHERE players <>
        (SELECT count(*) FROM score s WHERE s.game_id = r.game_id AND s.seq = r.seq)
      """
    case .sum:
      """
      SELECT game_id, seq FROM round r
      WHERE raw_part + uma_part + oka_part + sticks_part + rounding_part + substitute_part <>
        (SELECT sum(result) FROM score s WHERE s.game_id = r.game_id AND s.seq = r.seq)
      """
    case .entry:
      """
      SELECT game_id, seq FROM score GROUP BY game_id, seq
      HAVING min(entry) <> 1 OR max(entry) <> count(*) OR count(DISTINCT entry) <> count(*)
      """
    case .seats:
      """
      SELECT game_id, seq FROM score GROUP BY game_id, seq
      HAVING count(DISTINCT seat) <> count(seat) OR max(seat) > count(*)
      """
    case .places:
      "SELECT DISTINCT game_id, seq FROM score WHERE place > players"
    case .last:
      """
      SELECT DISTINCT game_id, seq FROM score s WHERE last <> (place > 1 AND place =
        (SELECT max(place) FROM score o WHERE o.game_id = s.game_id AND o.seq = s.seq))
      """
    case .raw:
      """
      SELECT DISTINCT game_id, seq FROM score JOIN round USING(game_id, seq)
      WHERE (kind = 'raw') <> (raw IS NOT NULL) OR score.players <> round.players
      """
    case .column:
      """
      SELECT DISTINCT game_id, seq FROM score s WHERE player_id NOT IN
        (SELECT player_id FROM game_player g WHERE g.game_id = s.game_id)
      """
    case .positions:
      """
      SELECT game_id, NULL FROM game_player GROUP BY game_id
      HAVING min(position) <> 1 OR max(position) <> count(*)
      """
    case .sequence:
      """
      SELECT id, NULL FROM game
      WHERE last_seq < (SELECT ifnull(max(seq), 0) FROM round WHERE game_id = id)
      """
    case .chips:
      """
      SELECT game_id, seq FROM adjustment WHERE kind = 'chips' GROUP BY game_id, seq
      HAVING sum(count) <> 0 OR sum(amount) <> 0
      """
    }
  }
}
