/// What one player's rounds come to; amounts in points.
package struct PlayerSums: Equatable, Sendable {
  /// How many rounds were played.
  package var rounds: Int
  /// The sum of the results.
  package var total: Points
  /// The best result; nil without rounds.
  package var best: Points?
  /// The worst result; nil without rounds.
  package var worst: Points?
  /// How often each place was taken, first place first.
  package var places: [Int]
  /// How often the lowest place of a round was taken.
  package var lasts: Int

  /// Starts from sums known already, or from none.
  package init(
    rounds: Int = 0, total: Points = 0, best: Points? = nil, worst: Points? = nil,
    places: [Int] = [0, 0, 0, 0], lasts: Int = 0
  ) {
    self.rounds = rounds
    self.total = total
    self.best = best
    self.worst = worst
    self.places = places
    self.lasts = lasts
  }

  /// Counts one round more; the list of places grows with a place beyond its end.
  ///
  /// - Parameters:
  ///   - result: The result, in points.
  ///   - place: The place, from 1.
  ///   - isLast: Whether it is the lowest of its round.
  /// - Throws: `TotalOverflow` where the total cannot hold it; nothing is counted then.
  package mutating func add(
    result: Points, place: Int, isLast: Bool = false
  ) throws(TotalOverflow) {
    let (sum, overflow) = total.addingReportingOverflow(result)
    guard !overflow else { throw TotalOverflow() }
    total = sum
    rounds += 1
    lasts += isLast ? 1 : 0
    best = max(best ?? result, result)
    worst = min(worst ?? result, result)
    places += Array(repeating: 0, count: max(0, place - places.count))
    places[place - 1] += 1
  }

  /// How often a place was taken.
  package func count(of place: Int) -> Int {
    places.indices.contains(place - 1) ? places[place - 1] : 0
  }

  /// Notes how often a place was taken; the list of places grows with a place beyond its end.
  package mutating func count(place: Int, rounds: Int) {
    places += Array(repeating: 0, count: max(0, place - places.count))
    places[place - 1] = rounds
  }

  /// The mean result, in points; nil without rounds.
  package var average: Fraction? {
    Fraction(total, over: Int64(rounds))
  }

  /// The mean place; nil without rounds.
  package var averagePlace: Fraction? {
    let weighted = places.enumerated().reduce(0) { $0 + ($1.offset + 1) * $1.element }
    return Fraction(Int64(weighted), over: Int64(places.reduce(0, +)))
  }
}

/// A total that no longer fits into its 64 bits.
package struct TotalOverflow: Error, Equatable, Sendable {
  /// There is nothing more to say.
  package init() {}
}

/// Places in a table of totals.
package enum Ranking {
  /// Competition ranks, 1,1,3, the largest total first; nil stays nil and is not counted.
  package static func ranks(of totals: [Points?]) -> [Int?] {
    let known = totals.indices.filter { totals[$0] != nil }
    let finish = Finish(sharing: known.compactMap { totals[$0] }, seats: .unknown)
    var ranks: [Int?] = Array(repeating: nil, count: totals.count)
    for (index, place) in zip(known, finish.places) { ranks[index] = place }
    return ranks
  }
}
