package import SQLiteKit
package import Scoring

/// What changes a total beside the results.
package struct AdjustmentRecord: Equatable, Sendable {
  /// The number of the entry in its file, never used twice; 0 before it is stored.
  package var id: Int64 = 0
  package let game: Int64
  /// The round it belongs to; nil for the whole game.
  package let round: Int?
  package let owner: Owner
  package let kind: Kind
  /// How many chips, or how often.
  package let count: Int
  /// In points; of table points in twelfths.
  package var amount: Points
  package let reason: String
  package let day: Day
  package let made: Moment

  package init(
    game: Int64, round: Int?, owner: Owner, kind: Kind, count: Int, amount: Points, reason: String,
    day: Day, made: Moment
  ) {
    self.game = game
    self.round = round
    self.owner = owner
    self.kind = kind
    self.count = count
    self.amount = amount
    self.reason = reason
    self.day = day
    self.made = made
  }

  package enum Owner: Equatable, Sendable {
    case player(Int64)
    case team(Int64)
  }

  /// What it is; raw values are the words of the schema.
  package enum Kind: String, Sendable {
    case chips, penalty
    case tablePenalty = "table-penalty"
  }
}

/// Chips and penalties of all sheets.
package struct AdjustmentStore {
  let database: Database

  private static let columns = """
    SELECT id, game_id, seq, player_id, team_id, kind, count, amount, reason, day, made_at,
      offset_minutes FROM adjustment
    """

  /// Stores an entry; its number.
  package func add(_ entry: AdjustmentRecord) throws(SQLiteError) -> Int64 {
    let (player, team): (Int64?, Int64?) =
      switch entry.owner {
      case .player(let id): (id, nil)
      case .team(let id): (nil, id)
      }
    return try database.insert(
      """
      INSERT INTO adjustment(game_id, seq, player_id, team_id, kind, count, amount, reason, day,
        made_at, offset_minutes) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      .integer(entry.game), .integer(entry.round), .integer(player), .integer(team),
      .text(entry.kind.rawValue), .integer(entry.count), .integer(entry.amount),
      .text(entry.reason), .text(entry.day.iso), .integer(entry.made.milliseconds),
      .integer(entry.made.offsetMinutes))
  }

  /// The entry with this number.
  package func entry(_ id: Int64) throws(SQLiteError) -> AdjustmentRecord? {
    try database.first("\(Self.columns) WHERE id = ?", .integer(id), row: Self.record)
  }

  /// The entries of a sheet in the order they were made.
  package func entries(of game: Int64) throws(SQLiteError) -> [AdjustmentRecord] {
    try database.query(
      "\(Self.columns) WHERE game_id = ? ORDER BY id", .integer(game), row: Self.record)
  }

  /// The entries of teams in a sheet.
  package func teamEntries(of game: Int64) throws(SQLiteError) -> [AdjustmentRecord] {
    try database.query(
      "\(Self.columns) WHERE game_id = ? AND team_id IS NOT NULL ORDER BY id", .integer(game),
      row: Self.record)
  }

  /// The entries of neighbouring rounds of a sheet.
  package func entries(
    of game: Int64, rounds: ClosedRange<Int>
  ) throws(SQLiteError) -> [AdjustmentRecord] {
    try database.query(
      "\(Self.columns) WHERE game_id = ? AND seq BETWEEN ? AND ? ORDER BY id", .integer(game),
      .integer(rounds.lowerBound), .integer(rounds.upperBound), row: Self.record)
  }

  /// Removes an entry.
  package func delete(_ id: Int64) throws(SQLiteError) {
    try database.run("DELETE FROM adjustment WHERE id = ?", .integer(id))
  }

  /// Gives an entry another amount.
  package func change(_ id: Int64, amount: Points) throws(SQLiteError) {
    try database.run(
      "UPDATE adjustment SET amount = ? WHERE id = ?", .integer(amount), .integer(id))
  }

  /// What the entries of every player of a sheet come to, by player number.
  package func ledgers(of game: Int64) throws(SQLiteError) -> [Int64: Ledger] {
    try ledgers(
      "SELECT player_id, kind, count, amount FROM game_ledger WHERE game_id = ?", .integer(game))
  }

  private func ledgers(
    _ sql: String, _ game: SQLValue
  ) throws(SQLiteError) -> [Int64: Ledger] {
    var ledgers: [Int64: Ledger] = [:]
    try database.each(sql, game) { (row) throws(SQLiteError) in
      let ledger = Ledger(
        try Self.kind(row, 1), count: try row.int(2), amount: try row.integer(3))
      let owner = try row.integer(0)
      ledgers[owner] = (ledgers[owner] ?? Ledger()) + ledger
    }
    return ledgers
  }

  static func kind(
    _ row: borrowing Row, _ column: Int32
  ) throws(SQLiteError) -> AdjustmentRecord.Kind {
    guard let kind = AdjustmentRecord.Kind(rawValue: try row.text(column)) else {
      throw SQLiteError(code: 11, message: "an adjustment is of unknown kind")
    }
    return kind
  }

  private static func record(_ row: borrowing Row) throws(SQLiteError) -> AdjustmentRecord {
    let owner: AdjustmentRecord.Owner =
      if let player = try row.optionalInteger(3) {
        .player(player)
      } else {
        .team(try row.integer(4))
      }
    var record = AdjustmentRecord(
      game: try row.integer(1), round: try row.optionalInt(2), owner: owner,
      kind: try kind(row, 5), count: try row.int(6), amount: try row.integer(7),
      reason: try row.text(8), day: try row.day(9),
      made: Moment(milliseconds: try row.integer(10), offsetMinutes: try row.int(11)))
    record.id = try row.integer(0)
    return record
  }
}

extension AdjustmentRecord {
  /// What the entry alone comes to.
  package var ledger: Ledger { Ledger(kind, count: count, amount: amount) }
}

extension Ledger {
  init(_ kind: AdjustmentRecord.Kind, count: Int, amount: Int64) {
    switch kind {
    case .chips: self.init(chips: amount, chipCount: count)
    case .penalty: self.init(penalties: amount)
    case .tablePenalty: self.init(tablePenalties: amount)
    }
  }
}
