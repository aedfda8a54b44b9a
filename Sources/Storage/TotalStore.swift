package import Scoring
package import SQLiteKit

/// The sums that triggers keep, so that reading them takes the same time however long the history.
package struct TotalStore {
  let database: Database

  /// The sums of every player of a sheet who has played, by player number.
  package func sums(of game: Int64) throws(SQLiteError) -> [Int64: PlayerSums] {
    var result: [Int64: PlayerSums] = [:]
    try database.each(
      """
      SELECT player_id, rounds, points, best, worst, lasts, table_points FROM game_total
      WHERE game_id = ?
      """, .integer(game)
    ) { (row) throws(SQLiteError) in
      result[try row.integer(0)] = PlayerSums(
        rounds: try row.count(1), total: try row.integer(2), best: try row.integer(3),
        worst: try row.integer(4), lasts: try row.count(5),
        tablePoints: try row.integer(6))
    }
    try database.each(
      "SELECT player_id, place, rounds, players FROM game_place WHERE game_id = ? AND rounds > 0",
      .integer(game)
    ) { (row) throws(SQLiteError) in
      let (place, rounds) = (try row.count(1, 1...10_000), try row.count(2))
      result[try row.integer(0)]?
        .count(place: place, rounds: rounds, players: try row.count(3, 1...10_000))
    }
    return result
  }

  /// What the rounds after one add up to, chips and penalties with them, by player number.
  package func sums(
    of game: Int64, after round: Int
  ) throws(SQLiteError) -> [Int64: (rounds: Int, points: Points)] {
    var result: [Int64: (rounds: Int, points: Points)] = [:]
    try database.each(
      """
      SELECT player_id, sum(rounds), sum(points) FROM (
        SELECT player_id, count(*) AS rounds, sum(result) AS points FROM score
        WHERE game_id = ?1 AND seq > ?2 GROUP BY player_id
        UNION ALL SELECT player_id, 0, sum(amount) FROM adjustment
        WHERE game_id = ?1 AND seq > ?2 AND player_id IS NOT NULL AND kind <> 'table-penalty'
        GROUP BY player_id) GROUP BY player_id
      """, .integer(game), .integer(round)
    ) { (row) throws(SQLiteError) in
      result[try row.integer(0)] = (try row.count(1), try row.integer(2))
    }
    return result
  }

  /// What all rounds of a sheet add up to.
  package func proof(of game: Int64) throws(SQLiteError) -> Proof {
    let parts = try database.query(
      """
      SELECT players, rounds, raw_part, uma_part, oka_part, sticks_part, rounding_part,
        substitute_part, unbalance, unbalanced, lost FROM game_proof WHERE game_id = ?
      """, .integer(game)
    ) { (row) throws(SQLiteError) in
      var part = Proof()
      part.largest = try row.count(0, 1...10_000)
      part.rounds = try row.count(1)
      part.parts = Parts(
        raw: try row.integer(2), uma: try row.integer(3), oka: try row.integer(4),
        sticks: try row.integer(5), rounding: try row.integer(6), substitute: try row.integer(7))
      part.unbalance = try row.integer(8)
      part.unbalanced = try row.count(9)
      part.lost = try row.integer(10)
      return part
    }
    return parts.reduce(Proof(), +)
  }
}
