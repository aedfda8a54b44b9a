extension Sandbox {
  /// What is wrong with a score file, worked out without the program; nothing where all is well.
  ///
  /// SQLite's own checks, then every derived table against sums over the rounds and scores, then
  /// what `schema.sql` says in comments only. A line says what disagrees and in which row.
  package func recheck(_ file: String = "scores.db") throws -> [String] {
    try sqlite(
      """
      SELECT 'integrity: ' || integrity_check FROM pragma_integrity_check
        WHERE integrity_check <> 'ok';
      SELECT 'foreign key', "table", rowid, parent FROM pragma_foreign_key_check;
      \(Recheck.derived.map(\.sql).joined(separator: "\n"))
      \(Recheck.rules)
      """, in: file)
  }
}

private enum Recheck {
  /// A table kept by triggers, and the query that gives what it should hold.
  struct Derived {
    let table: String
    let query: String

    var sql: String {
      """
      SELECT '\(table) has', * FROM (SELECT * FROM \(table) EXCEPT \(query));
      SELECT '\(table) lacks', * FROM (\(query) EXCEPT SELECT * FROM \(table));
      """
    }
  }

  static let derived = [
    Derived(
      table: "game_total",
      query: """
        SELECT game_id, player_id, count(*), sum(result), max(result), min(result), sum(last),
          sum(ifnull(table_points, 0)) FROM score
        GROUP BY game_id, player_id
        """),
    Derived(
      table: "game_place",
      query: """
        SELECT game_id, player_id, players, place, count(*) FROM score
        GROUP BY game_id, player_id, players, place
        """),
    Derived(
      table: "game_ledger",
      query: """
        SELECT game_id, player_id, kind, count(*), sum(count), sum(amount) FROM adjustment
        WHERE player_id IS NOT NULL GROUP BY game_id, player_id, kind
        """),
    Derived(
      table: "player_total",
      query: "SELECT player_id, count(*), sum(result) FROM score GROUP BY player_id"),
    Derived(
      table: "game_proof",
      query: """
        SELECT game_id, players, count(*), sum(raw_part), sum(uma_part), sum(oka_part),
          sum(sticks_part), sum(rounding_part), sum(substitute_part), sum(unbalance), sum(unbalance <> 0), sum(lost)
        FROM round GROUP BY game_id, players
        """),
  ]

  /// Each finds the rows that break one rule.
  static let rules = """
    SELECT 'scores of round', r.game_id, r.seq FROM round r WHERE r.players <>
      (SELECT count(*) FROM score s WHERE s.game_id = r.game_id AND s.seq = r.seq);
    SELECT 'size of round', game_id, seq FROM score s JOIN round r USING(game_id, seq)
      WHERE s.players <> r.players;
    SELECT 'sum of round', r.game_id, r.seq FROM round r
      WHERE raw_part + uma_part + oka_part + sticks_part + rounding_part + substitute_part <>
        (SELECT sum(result) FROM score s WHERE s.game_id = r.game_id AND s.seq = r.seq);
    SELECT 'order of entry', game_id, seq FROM score GROUP BY game_id, seq
      HAVING min(entry) <> 1 OR max(entry) <> count(*) OR count(DISTINCT entry) <> count(*);
    SELECT 'seats', game_id, seq FROM score GROUP BY game_id, seq
      HAVING count(DISTINCT seat) <> count(seat) OR max(seat) > count(*);
    SELECT 'places', game_id, seq, player_id FROM score s WHERE place >
      (SELECT count(*) FROM score o WHERE o.game_id = s.game_id AND o.seq = s.seq);
    SELECT 'last', game_id, seq, player_id FROM score s WHERE last <>
      (place > 1 AND place = (SELECT max(place) FROM score o WHERE o.game_id = s.game_id AND o.seq = s.seq));
    SELECT 'raw', s.game_id, s.seq, player_id FROM score s JOIN round r USING(game_id, seq)
      WHERE (r.kind = 'raw') <> (s.raw IS NOT NULL);
    SELECT 'no column', game_id, seq, player_id FROM score s WHERE player_id NOT IN
      (SELECT player_id FROM game_player g WHERE g.game_id = s.game_id);
    SELECT 'columns', game_id FROM game_player GROUP BY game_id
      HAVING min(position) <> 1 OR max(position) <> count(*);
    SELECT 'chips', game_id, seq FROM adjustment WHERE kind = 'chips'
      GROUP BY game_id, seq HAVING sum(count) <> 0 OR sum(amount) <> 0;
    SELECT 'adjustment of nobody', id FROM adjustment a WHERE player_id NOT IN
      (SELECT player_id FROM game_player g WHERE g.game_id = a.game_id);
    SELECT 'last_seq', id FROM game WHERE last_seq <
      (SELECT ifnull(max(seq), 0) FROM round WHERE game_id = id);
    """
}
