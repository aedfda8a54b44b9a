package import SQLiteKit
package import Scoring

/// What else happened in rounds, beside their scores.
package struct HappeningStore {
  let database: Database

  /// Stores what happened in a round; indices are those of `players`.
  package func add(
    _ happenings: Happenings, of game: Int64, round: Int, players: [Int64]
  ) throws(SQLiteError) {
    func add(_ player: Int, _ kind: Kind, by other: Int64? = nil) throws(SQLiteError) {
      try database.run(
        "INSERT INTO happening VALUES(?, ?, ?, ?, ?)", .integer(game), .integer(round),
        .integer(players[player]), .text(kind.rawValue), .integer(other))
    }
    if let dealer = happenings.lastDealer { try add(dealer, .dealer) }
    for bust in happenings.busts { try add(bust.player, .bust, by: players[bust.by]) }
    for player in happenings.yakitori { try add(player, .yakitori) }
    for player in happenings.substitutes { try add(player, .substitute) }
  }

  /// Removes what happened in a round.
  package func delete(of game: Int64, round: Int) throws(SQLiteError) {
    try database.run(
      "DELETE FROM happening WHERE game_id = ? AND seq = ?", .integer(game), .integer(round))
  }

  /// What happened in neighbouring rounds of a sheet, by round; numbers in it come from `index`,
  /// which turns a round and a player's number into them.
  package func happenings(
    of game: Int64, rounds: ClosedRange<Int>, index: (_ round: Int, _ player: Int64) -> Int?
  ) throws(SQLiteError) -> [Int: Happenings] {
    var result: [Int: Happenings] = [:]
    try database.each(
      """
      SELECT seq, player_id, kind, other_id FROM happening
      WHERE game_id = ? AND seq BETWEEN ? AND ? ORDER BY seq, player_id
      """, .integer(game), .integer(rounds.lowerBound), .integer(rounds.upperBound)
    ) { (row) throws(SQLiteError) in
      let round = try row.int(0)
      let other = try row.optionalInteger(3).map { index(round, $0) ?? -1 }
      guard let kind = Kind(rawValue: try row.text(2)),
        let player = index(round, try row.integer(1)), other != -1
      else {
        throw SQLiteError(code: 11, message: "a happening is of unknown kind or player")
      }
      result[round, default: Happenings()].add(kind, player, by: other)
    }
    return result
  }

  /// Raw values are the words of the schema.
  fileprivate enum Kind: String {
    case bust, yakitori, substitute, dealer
  }
}

extension Happenings {
  fileprivate mutating func add(_ kind: HappeningStore.Kind, _ player: Int, by other: Int?) {
    switch kind {
    case .bust: busts.append(Bust(player: player, by: other ?? player))
    case .yakitori: yakitori.append(player)
    case .substitute: substitutes.append(player)
    case .dealer: lastDealer = player
    }
  }
}
