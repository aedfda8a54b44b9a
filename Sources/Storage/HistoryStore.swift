package import Scoring
package import SQLiteKit

/// What players did over several sheets.
package struct HistoryStore {
  let database: Database

  /// A player, in a team or in none.
  package struct Member: Hashable, Sendable {
    package let player: Int64
    package let team: Int64?

    package init(player: Int64, team: Int64?) {
      self.player = player
      self.team = team
    }
  }

  /// What each player's rounds, chips and penalties come to; apart by team where that is asked for.
  ///
  /// Without a period only kept sums are read, which do not grow with the rounds.
  package func sums(
    over span: Span, byTeam: Bool = false
  ) throws(SQLiteError) -> [Member: (sums: PlayerSums, ledger: Ledger)] {
    var found: [Member: (sums: PlayerSums, ledger: Ledger)] = [:]
    func add(_ member: Member, _ sums: PlayerSums, _ ledger: Ledger = Ledger()) {
      let known = found[member] ?? (PlayerSums(), Ledger())
      found[member] = (known.sums + sums, known.ledger + ledger)
    }
    if span.isPeriod {
      try periodSums(span, byTeam: byTeam) { add($0, $1) }
    } else {
      try keptSums(span, byTeam: byTeam) { add($0, $1) }
    }
    try ledgers(span, byTeam: byTeam) { add($0, PlayerSums(), $1) }
    return found
  }

  private func keptSums(
    _ span: Span, byTeam: Bool, _ add: (Member, PlayerSums) -> Void
  ) throws(SQLiteError) {
    let (team, join) = Self.team(of: "t", byTeam)
    try database.each(
      """
      SELECT t.player_id, \(team), sum(rounds), sum(points), max(best), min(worst), sum(lasts),
        sum(table_points)
      FROM json_each(?1) c JOIN game_total t ON t.game_id = c.value \(join) GROUP BY 1, 2
      """, span.list
    ) { (row) throws(SQLiteError) in
      add(
        Member(player: try row.integer(0), team: try row.optionalInteger(1)),
        PlayerSums(
          rounds: try row.count(2), total: try row.integer(3), best: try row.integer(4),
          worst: try row.integer(5), lasts: try row.count(6), tablePoints: try row.integer(7)))
    }
    try database.each(
      """
      SELECT t.player_id, \(team), t.players, t.place, sum(t.rounds)
      FROM json_each(?1) c JOIN game_place t ON t.game_id = c.value \(join) GROUP BY 1, 2, 3, 4
      """, span.list
    ) { (row) throws(SQLiteError) in
      var sums = PlayerSums()
      sums.count(
        place: try row.count(3, 1...10_000), rounds: try row.count(4),
        players: try row.count(2, 1...10_000))
      add(Member(player: try row.integer(0), team: try row.optionalInteger(1)), sums)
    }
  }

  /// The rounds of a period stand together in a sheet as a rule, so that whole runs of their scores
  /// are read, and counted here: SQLite would sort them first.
  private func periodSums(
    _ span: Span, byTeam: Bool, _ add: (Member, PlayerSums) -> Void
  ) throws(SQLiteError) {
    for game in span.games {
      let teams = try byTeam ? TeamStore(database: database).teams(of: game) : [:]
      var counted: [Int64: ScoreCount] = [:]
      for run in try runs(of: game, span) {
        try database.each(
          """
          SELECT player_id, result, place, players, last, table_points FROM score
          WHERE game_id = ? AND seq BETWEEN ? AND ?
          """, .integer(game), .integer(run.lowerBound), .integer(run.upperBound)
        ) { (row) throws(SQLiteError) in
          try counted[row.integer(0), default: ScoreCount()].add(row)
        }
      }
      for (player, counted) in counted {
        add(Member(player: player, team: teams[player]?.id), counted.sums)
      }
    }
  }

  /// The numbers of the rounds of a period in one sheet, as runs of neighbours.
  private func runs(of game: Int64, _ span: Span) throws(SQLiteError) -> [ClosedRange<Int>] {
    let numbers = try database.query(
      "SELECT seq FROM round INDEXED BY round_by_day WHERE game_id = ? AND day BETWEEN ? AND ?",
      .integer(game), span.first, span.last
    ) { (row) throws(SQLiteError) in try row.int(0) }.sorted()
    var runs: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = runs.last, number <= last.upperBound + 1 {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    return runs
  }

  private func ledgers(
    _ span: Span, byTeam: Bool, _ add: (Member, Ledger) -> Void
  ) throws(SQLiteError) {
    let (team, join) = Self.team(of: "t", byTeam)
    // Sums of players are kept; days stand in the entries only.
    let source =
      span.isPeriod
      ? """
      adjustment t ON t.game_id = c.value AND t.player_id IS NOT NULL
        AND \(Self.day) BETWEEN ?2 AND ?3
      """
      : "game_ledger t ON t.game_id = c.value"
    let read = { (row: borrowing Row) throws(SQLiteError) in
      add(
        Member(player: try row.integer(0), team: try row.optionalInteger(1)),
        Ledger(
          try AdjustmentStore.kind(row, 2), count: try row.int(3), amount: try row.integer(4)))
    }
    try database.each(
      """
      SELECT t.player_id, \(team), t.kind, sum(t.count), sum(t.amount)
      FROM json_each(?1) c JOIN \(source) \(join) GROUP BY 1, 2, 3
      """, values: span.isPeriod ? [span.list, span.first, span.last] : [span.list], row: read)
  }

  /// What penalties of teams as such come to, by team.
  package func teamLedgers(over span: Span) throws(SQLiteError) -> [Int64: Ledger] {
    var found: [Int64: Ledger] = [:]
    try database.each(
      """
      SELECT t.team_id, t.kind, sum(t.count), sum(t.amount)
      FROM json_each(?1) c JOIN adjustment t ON t.game_id = c.value AND t.team_id IS NOT NULL
      WHERE \(Self.day) BETWEEN ?2 AND ?3 GROUP BY 1, 2
      """, span.list, span.first, span.last
    ) { (row) throws(SQLiteError) in
      let ledger = Ledger(
        try AdjustmentStore.kind(row, 1), count: try row.int(2), amount: try row.integer(3))
      let team = try row.integer(0)
      found[team] = (found[team] ?? Ledger()) + ledger
    }
    return found
  }

  /// The day of chips or a penalty: that of their round where they have one.
  private static let day = """
    ifnull((SELECT day FROM round r WHERE r.game_id = t.game_id AND r.seq = t.seq), t.day)
    """

  private static func team(of table: String, _ byTeam: Bool) -> (column: String, join: String) {
    byTeam
      ? (
        "g.team_id",
        "LEFT JOIN game_player g ON g.game_id = \(table).game_id AND g.player_id = \(table).player_id"
      ) : ("NULL", "")
  }

  // MARK: Round by round

  /// One player's part of one round.
  package struct Played: Equatable, Sendable {
    package let game: Int64
    package let round: Int
    package let day: Day
    package let rule: Int64
    package let winds: Int
    package let player: Int64
    package let score: ScoreRecord
    package let players: Int
    package let isLast: Bool
    package let isBust: Bool
  }

  /// Every score of a span, or of one player only, in the order of days, sheets and rounds.
  package func played(
    over span: Span, by player: Int64? = nil, _ body: (Played) -> Void
  ) throws(SQLiteError) {
    let chosen = player == nil ? "" : "AND s.player_id = ?4"
    try database.each(
      """
      SELECT r.game_id, r.seq, r.day, r.rule_id, r.winds, s.player_id, s.seat, s.raw, s.result,
        s.place, s.table_points, s.players, s.last, ifnull(s.raw < 0, 0) OR EXISTS (
          SELECT 1 FROM happening h WHERE h.game_id = s.game_id AND h.seq = s.seq
            AND h.player_id = s.player_id AND h.kind = 'bust')
      FROM json_each(?1) c JOIN round r ON r.game_id = c.value AND r.day BETWEEN ?2 AND ?3
      JOIN score s ON s.game_id = r.game_id AND s.seq = r.seq \(chosen)
      ORDER BY r.day, r.game_id, r.seq, s.entry
      """,
      values: [span.list, span.first, span.last] + (player.map { [.integer($0)] } ?? [])
    ) { (row) throws(SQLiteError) in
      let id = try row.integer(5)
      body(
        Played(
          game: try row.integer(0), round: try row.int(1), day: try row.day(2),
          rule: try row.integer(3), winds: try row.int(4), player: id,
          score: ScoreRecord(
            player: id, seat: try row.optionalInt(6), raw: try row.optionalInteger(7),
            result: try row.integer(8), place: try row.count(9, 1...10_000),
            tablePoints: try row.optionalInteger(10)),
          players: try row.count(11, 1...10_000), isLast: try row.boolean(12),
          isBust: try row.boolean(13)))
    }
  }

  /// What two players come to in the rounds they played together, seen from the first.
  package struct Pair: Sendable {
    package let first: Int64
    package let second: Int64
    package let rounds: Int
    /// How often the first came before the second, and the other way round.
    package let ahead: Int
    package let behind: Int
    /// The results of both in these rounds.
    package let totals: (first: Points, second: Points)

    package init(
      first: Int64, second: Int64, rounds: Int, ahead: Int, behind: Int,
      totals: (first: Points, second: Points)
    ) {
      self.first = first
      self.second = second
      self.rounds = rounds
      self.ahead = ahead
      self.behind = behind
      self.totals = totals
    }
  }

  /// All pairs of a span, or one; those who met most come first.
  package func pairs(
    over span: Span, of pair: (Int64, Int64)? = nil
  ) throws(SQLiteError) -> [Pair] {
    let which = pair == nil ? "b.player_id > a.player_id" : "a.player_id = ?4 AND b.player_id = ?5"
    let round =
      span.isPeriod
      ? "JOIN round r ON r.game_id = a.game_id AND r.seq = a.seq AND r.day BETWEEN ?2 AND ?3" : ""
    return try database.query(
      """
      SELECT a.player_id, b.player_id, count(*), sum(a.place < b.place), sum(a.place > b.place),
        sum(a.result), sum(b.result)
      FROM json_each(?1) c JOIN score a ON a.game_id = c.value
      JOIN score b ON b.game_id = a.game_id AND b.seq = a.seq AND \(which) \(round)
      WHERE ?2 <= ?3 GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2
      """,
      values: [span.list, span.first, span.last]
        + (pair.map { [.integer($0.0), .integer($0.1)] } ?? [])
    ) { (row) throws(SQLiteError) in
      Pair(
        first: try row.integer(0), second: try row.integer(1), rounds: try row.count(2),
        ahead: try row.count(3), behind: try row.count(4),
        totals: (try row.integer(5), try row.integer(6)))
    }
  }

  /// Chips and penalties of players, in points, in the order of days and rounds.
  package func entries(
    over span: Span
  ) throws(SQLiteError) -> [(day: Day, game: Int64, round: Int?, player: Int64, amount: Points)] {
    try database.query(
      """
      SELECT \(Self.day), t.game_id, t.seq, t.player_id, t.amount
      FROM json_each(?1) c JOIN adjustment t ON t.game_id = c.value AND t.player_id IS NOT NULL
      WHERE t.kind <> 'table-penalty' AND \(Self.day) BETWEEN ?2 AND ?3 ORDER BY 1, 2, 3, t.id
      """, span.list, span.first, span.last
    ) { (row) throws(SQLiteError) in
      (
        try row.day(0), try row.integer(1), try row.optionalInt(2), try row.integer(3),
        try row.integer(4)
      )
    }
  }
}
