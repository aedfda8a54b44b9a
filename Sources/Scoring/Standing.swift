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
  /// How often each place was taken, first place first, by how many players the round had.
  package private(set) var bySize: [Int: [Int]]
  /// How often the lowest place of a round was taken.
  package var lasts: Int
  /// Table points, in twelfths.
  package var tablePoints: Int64

  /// Starts from sums known already, or from none; places are those of rounds of four.
  package init(
    rounds: Int = 0, total: Points = 0, best: Points? = nil, worst: Points? = nil,
    places: [Int] = [], lasts: Int = 0, tablePoints: Int64 = 0
  ) {
    self.rounds = rounds
    self.total = total
    self.best = best
    self.worst = worst
    bySize = places.allSatisfy { $0 == 0 } ? [:] : [4: places]
    self.lasts = lasts
    self.tablePoints = tablePoints
  }

  /// Counts one round more.
  ///
  /// - Parameters:
  ///   - score: Its result and place.
  ///   - players: How many the round had.
  ///   - isLast: Whether the place is the lowest of its round.
  /// - Throws: `TotalOverflow` where the total cannot hold it; nothing is counted then.
  package mutating func add(
    _ score: SheetReport.Score, players: Int, isLast: Bool = false
  ) throws(TotalOverflow) {
    let (sum, overflow) = total.addingReportingOverflow(score.result)
    guard !overflow else { throw TotalOverflow() }
    total = sum
    rounds += 1
    lasts += isLast ? 1 : 0
    best = max(best ?? score.result, score.result)
    worst = min(worst ?? score.result, score.result)
    tablePoints = tablePoints.plus(score.tablePoints ?? 0)
    count(
      place: score.place, rounds: count(of: score.place, players: players) + 1, players: players)
  }

  /// What both come to together; a total beyond all bounds stays at their end.
  package static func + (left: PlayerSums, right: PlayerSums) -> PlayerSums {
    var sums = left
    sums.rounds += right.rounds
    sums.total = left.total.plus(right.total)
    sums.best = [left.best, right.best].compactMap(\.self).max()
    sums.worst = [left.worst, right.worst].compactMap(\.self).min()
    sums.lasts += right.lasts
    sums.tablePoints = left.tablePoints.plus(right.tablePoints)
    for (players, counts) in right.bySize {
      for (index, count) in counts.enumerated() {
        let before = left.count(of: index + 1, players: players)
        sums.count(place: index + 1, rounds: before + count, players: players)
      }
    }
    return sums
  }

  /// How often a place was taken, in rounds of so many players or in all.
  package func count(of place: Int, players: Int? = nil) -> Int {
    bySize.reduce(0) { sum, size in
      let counts = players ?? size.key == size.key ? size.value : []
      return sum + (counts.indices.contains(place - 1) ? counts[place - 1] : 0)
    }
  }

  /// Notes how often a place was taken in rounds of so many players.
  package mutating func count(place: Int, rounds: Int, players: Int) {
    var counts = bySize[players] ?? Array(repeating: 0, count: players)
    counts += Array(repeating: 0, count: max(0, place - counts.count))
    counts[place - 1] = rounds
    bySize[players] = counts
  }

  /// How often each place was taken in rounds of any size, for at least four places.
  package var places: [Int] {
    let longest = max(4, bySize.values.map(\.count).max() ?? 0)
    return (1...longest).map { count(of: $0) }
  }

  /// The mean result, in points; nil without rounds.
  package var average: Fraction? {
    Fraction(total, over: Int64(rounds))
  }

  /// The mean place in rounds of so many players; nil without such rounds.
  ///
  /// A place of three is worth another than one of four, so that no mean is taken over both.
  package func averagePlace(players: Int) -> Fraction? {
    let counts = bySize[players] ?? []
    let weighted = counts.enumerated().reduce(0) { $0 + ($1.offset + 1) * $1.element }
    return Fraction(Int64(weighted), over: Int64(counts.reduce(0, +)))
  }

  /// The mean place; nil without rounds, and where rounds were of several sizes.
  package var averagePlace: Fraction? {
    let played = bySize.filter { $0.value.contains { $0 > 0 } }.keys
    return played.count == 1 ? played.first.flatMap { averagePlace(players: $0) } : nil
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
    ranks(of: totals.map { total in total.map { [$0] } })
  }

  /// The same of several figures each, the first of which that differs decides.
  package static func ranks(of figures: [[Int64]?]) -> [Int?] {
    let order = figures.compactMap(\.self).sorted { $1.lexicographicallyPrecedes($0) }
    return figures.map { figures in
      figures.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 }
    }
  }
}
