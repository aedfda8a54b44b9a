package import Scoring
package import SQLiteKit

/// Which rounds of a sheet a report is about.
package struct RoundSelection: Equatable, Sendable {
  /// By number; nil for all.
  package var numbers: [ClosedRange<Int>]?
  /// First and last day, where given.
  package var from: Day?
  package var to: Day?
  /// Only the newest so many of those; nil for all.
  package var last: Int?

  package init(
    numbers: [ClosedRange<Int>]? = nil, from: Day? = nil, to: Day? = nil, last: Int? = nil
  ) {
    self.numbers = numbers
    self.from = from
    self.to = to
    self.last = last
  }
}

/// The rounds of all sheets, with their scores.
package struct RoundStore {
  let database: Database

  private static let columns = """
    SELECT game_id, seq, uid, rule_id, kind, day, played_at, offset_minutes, winds, sticks,
      table_number, note, raw_part, uma_part, oka_part, sticks_part, rounding_part, substitute_part,
      unbalance, lost
    FROM round
    """

  /// Stores a round and its scores, which stand in the order of entry.
  package func add(_ round: RoundRecord, scores: [ScoreRecord]) throws(SQLiteError) {
    try database.run(
      "INSERT INTO round VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)",
      .integer(round.game), .integer(round.number), .text(round.id), .integer(round.ruleID),
      .text(round.kind.rawValue), .text(round.day.iso), .integer(round.playedAt.milliseconds),
      .integer(round.playedAt.offsetMinutes), .integer(round.winds), .integer(round.sticks),
      .integer(round.table), .text(round.note), .integer(scores.count), .integer(round.parts.raw),
      .integer(round.parts.uma), .integer(round.parts.oka), .integer(round.parts.sticks),
      .integer(round.parts.rounding), .integer(round.parts.substitute), .integer(round.unbalance),
      .integer(round.lost))
    try add(scores, to: round)
  }

  private func add(_ scores: [ScoreRecord], to round: RoundRecord) throws(SQLiteError) {
    let lowest = scores.map(\.place).max() ?? 1
    for (index, score) in scores.enumerated() {
      try database.run(
        "INSERT INTO score VALUES(?,?,?,?,?,?,?,?,?,?,?)",
        .integer(round.game), .integer(round.number), .integer(score.player), .integer(index + 1),
        .integer(score.seat), .integer(score.raw), .integer(score.result), .integer(score.place),
        .boolean(score.place == lowest && lowest > 1), .integer(score.tablePoints),
        .integer(scores.count))
    }
  }

  /// Puts a round and its scores in the place of the stored round of that number.
  package func replace(_ round: RoundRecord, scores: [ScoreRecord]) throws(SQLiteError) {
    try database.run(
      """
      UPDATE round SET rule_id = ?, kind = ?, day = ?, played_at = ?, offset_minutes = ?, winds = ?,
        sticks = ?, table_number = ?, note = ?, players = ?, raw_part = ?, uma_part = ?,
        oka_part = ?, sticks_part = ?, rounding_part = ?, substitute_part = ?, unbalance = ?,
        lost = ?
      WHERE game_id = ? AND seq = ?
      """,
      .integer(round.ruleID), .text(round.kind.rawValue), .text(round.day.iso),
      .integer(round.playedAt.milliseconds), .integer(round.playedAt.offsetMinutes),
      .integer(round.winds), .integer(round.sticks), .integer(round.table), .text(round.note),
      .integer(scores.count), .integer(round.parts.raw), .integer(round.parts.uma),
      .integer(round.parts.oka), .integer(round.parts.sticks), .integer(round.parts.rounding),
      .integer(round.parts.substitute), .integer(round.unbalance), .integer(round.lost),
      .integer(round.game), .integer(round.number))
    try deleteScores(round.number, of: round.game)
    try add(scores, to: round)
  }

  /// Removes a round and its scores; nothing may refer to it any more.
  package func delete(_ number: Int, of game: Int64) throws(SQLiteError) {
    try deleteScores(number, of: game)
    try database.run(
      "DELETE FROM round WHERE game_id = ? AND seq = ?", .integer(game), .integer(number))
  }

  private func deleteScores(_ number: Int, of game: Int64) throws(SQLiteError) {
    try database.run(
      "DELETE FROM score WHERE game_id = ? AND seq = ?", .integer(game), .integer(number))
  }

  /// Gives a stored round what another rule makes of it; the scores are those of the players.
  package func change(
    _ round: RoundRecord, to judged: JudgedRound, ruleID: Int64, players: [Int64]
  ) throws(SQLiteError) {
    let parts = judged.parts
    try database.run(
      """
      UPDATE round SET rule_id = ?, raw_part = ?, uma_part = ?, oka_part = ?, sticks_part = ?,
        rounding_part = ?, substitute_part = ?, unbalance = ?, lost = ?
      WHERE game_id = ? AND seq = ?
      """,
      .integer(ruleID), .integer(parts.raw), .integer(parts.uma), .integer(parts.oka),
      .integer(parts.sticks), .integer(parts.rounding), .integer(parts.substitute),
      .integer(judged.unbalance), .integer(judged.lost), .integer(round.game),
      .integer(round.number))
    let lowest = judged.scores.map(\.place).max() ?? 1
    for (player, score) in zip(players, judged.scores) {
      try database.run(
        """
        UPDATE score SET result = ?, place = ?, last = ?, table_points = ?
        WHERE game_id = ? AND seq = ? AND player_id = ?
        """,
        .integer(score.result), .integer(score.place),
        .boolean(score.place == lowest && lowest > 1), .integer(score.tablePoints),
        .integer(round.game), .integer(round.number), .integer(player))
    }
  }

  /// A new random identity for a round.
  package func newID() throws(SQLiteError) -> String {
    try database.first("SELECT lower(hex(randomblob(16)))") { (row) throws(SQLiteError) in
      try row.text(0)
    } ?? ""
  }

  /// The round with this identity, in whatever sheet.
  package func round(id: String) throws(SQLiteError) -> RoundRecord? {
    try database.first("\(Self.columns) WHERE uid = ?", .text(id), row: Self.record)
  }

  /// The identity of a round; nil where there is none of that number.
  package func id(of number: Int, in game: Int64) throws(SQLiteError) -> String? {
    try database.first(
      "SELECT uid FROM round WHERE game_id = ? AND seq = ?", .integer(game), .integer(number)
    ) { (row) throws(SQLiteError) in try row.text(0) }
  }

  /// The round of a sheet with the highest number.
  package func newest(in game: Int64) throws(SQLiteError) -> RoundRecord? {
    try database.first(
      "\(Self.columns) WHERE game_id = ? ORDER BY seq DESC LIMIT 1", .integer(game),
      row: Self.record)
  }

  /// The highest number of a round of a sheet; 0 without rounds.
  package func newestNumber(in game: Int64) throws(SQLiteError) -> Int {
    try database.first("SELECT max(seq) FROM round WHERE game_id = ?", .integer(game)) {
      (row) throws(SQLiteError) in try row.optionalInt(0) ?? 0
    } ?? 0
  }

  /// The numbers of all rounds of a sheet.
  package func numbers(in game: Int64) throws(SQLiteError) -> [Int] {
    try database.query("SELECT seq FROM round WHERE game_id = ? ORDER BY seq", .integer(game)) {
      (row) throws(SQLiteError) in try row.int(0)
    }
  }

  /// The chosen rounds of a sheet, by number.
  package func rounds(
    of game: Int64, _ selection: RoundSelection
  ) throws(SQLiteError) -> [RoundRecord] {
    guard let chosen = selection.numbers else {
      let limit = selection.last ?? -1
      return try rounds(of: game, in: 1...Int.max, selection, limit: limit).reversed()
    }
    var newestFirst: [RoundRecord] = []
    for numbers in chosen.reversed() {
      let room = selection.last.map { $0 - newestFirst.count } ?? -1
      if room == 0 { break }
      newestFirst += try rounds(of: game, in: numbers, selection, limit: room)
    }
    return newestFirst.reversed()
  }

  /// Newest first; a negative limit is none.
  private func rounds(
    of game: Int64, in numbers: ClosedRange<Int>, _ selection: RoundSelection, limit: Int
  ) throws(SQLiteError) -> [RoundRecord] {
    let bounds: [SQLValue] = [.integer(numbers.lowerBound), .integer(numbers.upperBound)]
    guard selection.from != nil || selection.to != nil else {
      return try database.query(
        "\(Self.columns) WHERE game_id = ? AND seq BETWEEN ? AND ? ORDER BY seq DESC LIMIT ?",
        .integer(game), bounds[0], bounds[1], .integer(limit), row: Self.record)
    }
    return try database.query(
      """
      \(Self.columns) INDEXED BY round_by_day WHERE game_id = ? AND day BETWEEN ? AND ? AND +seq BETWEEN ? AND ?
      ORDER BY seq DESC LIMIT ?
      """,
      .integer(game), .text(selection.from?.iso ?? "0000-00-00"),
      .text(selection.to?.iso ?? "9999-99-99"), bounds[0], bounds[1], .integer(limit),
      row: Self.record)
  }

  /// The scores of a round in the order of entry.
  package func scores(of game: Int64, round: Int) throws(SQLiteError) -> [ScoreRecord] {
    try scores(of: game, rounds: round...round).map(\.score)
  }

  /// The scores of neighbouring rounds with their round's number, by round and order of entry.
  package func scores(
    of game: Int64, rounds: ClosedRange<Int>
  ) throws(SQLiteError) -> [(round: Int, score: ScoreRecord)] {
    try database.query(
      """
      SELECT seq, player_id, seat, raw, result, place, table_points FROM score
      WHERE game_id = ? AND seq BETWEEN ? AND ? ORDER BY seq, entry
      """, .integer(game), .integer(rounds.lowerBound), .integer(rounds.upperBound)
    ) { (row) throws(SQLiteError) in
      (
        try row.int(0),
        ScoreRecord(
          player: try row.integer(1), seat: try row.optionalInt(2),
          raw: try row.optionalInteger(3), result: try row.integer(4),
          place: try row.count(5, 1...10_000), tablePoints: try row.optionalInteger(6))
      )
    }
  }

  private static func record(_ row: borrowing Row) throws(SQLiteError) -> RoundRecord {
    guard let kind = RoundEntry.Kind(rawValue: try row.text(4)) else {
      throw SQLiteError(code: 11, message: "a round is of unknown kind")
    }
    return RoundRecord(
      game: try row.integer(0), number: try row.int(1), id: try row.text(2),
      ruleID: try row.integer(3), kind: kind, day: try row.day(5),
      playedAt: Moment(milliseconds: try row.integer(6), offsetMinutes: try row.int(7)),
      winds: try row.int(8), sticks: try row.int(9), table: try row.optionalInt(10),
      note: try row.text(11),
      parts: Parts(
        raw: try row.integer(12), uma: try row.integer(13), oka: try row.integer(14),
        sticks: try row.integer(15), rounding: try row.integer(16),
        substitute: try row.integer(17)),
      unbalance: try row.integer(18), lost: try row.integer(19))
  }
}
