import SQLiteKit
import Scoring

/// What the scores of one player come to, as they are read: player, result, place, players, last and table
/// points of each row.
struct ScoreCount {
  private var rounds = 0
  private var total: Points = 0
  private var best = Points.min
  private var worst = Points.max
  private var lasts = 0
  private var tablePoints: Int64 = 0
  /// How often each place was taken in rounds of each size.
  private var places: [Place: Int] = [:]

  private struct Place: Hashable {
    let place: Int
    let players: Int
  }

  mutating func add(_ row: borrowing Row) throws(SQLiteError) {
    let result = try row.integer(1)
    rounds += 1
    total = total.plus(result)
    best = max(best, result)
    worst = min(worst, result)
    lasts += try row.boolean(4) ? 1 : 0
    tablePoints = tablePoints.plus(try row.optionalInteger(5) ?? 0)
    let place = Place(
      place: try row.count(2, 1...10_000), players: try row.count(3, 1...10_000))
    places[place, default: 0] += 1
  }

  var sums: PlayerSums {
    var sums = PlayerSums(
      rounds: rounds, total: total, best: best, worst: worst, lasts: lasts,
      tablePoints: tablePoints)
    for (place, count) in places {
      sums.count(place: place.place, rounds: count, players: place.players)
    }
    return sums
  }
}
