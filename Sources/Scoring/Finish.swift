/// The order in which a round ended.
struct Finish {
  /// Indices of the scores, best first; those of one group share their places.
  let groups: [[Int]]

  /// Ranks equal scores together, in seat order if all of their seats are known.
  init(sharing scores: [Points], seats: Seats) {
    groups = Finish.equals(scores).map { Finish.inSeatOrder($0, seats) ?? $0 }
  }

  /// Ranks by score, the earlier seat first among equals.
  ///
  /// - Throws: `needsSeats` where seats that must decide are not known.
  init(strictly scores: [Points], seats: Seats) throws(Refusal) {
    var strict: [[Int]] = []
    for group in Finish.equals(scores) {
      guard let ordered = Finish.inSeatOrder(group, seats) else {
        throw .needsSeats(indices: group, raw: scores[group[0]])
      }
      strict += ordered.map { [$0] }
    }
    groups = strict
  }

  /// The place of each score, from 1: a group has the best of the places it covers.
  var places: [Int] {
    var places = Array(repeating: 0, count: groups.reduce(0) { $0 + $1.count })
    var place = 1
    for group in groups {
      for index in group { places[index] = place }
      place += group.count
    }
    return places
  }

  private static func equals(_ scores: [Points]) -> [[Int]] {
    let order = scores.indices.sorted { (scores[$1], $0) < (scores[$0], $1) }
    var groups: [[Int]] = []
    for index in order {
      if let last = groups.last, scores[last[0]] == scores[index] {
        groups[groups.count - 1].append(index)
      } else {
        groups.append([index])
      }
    }
    return groups
  }

  private static func inSeatOrder(_ group: [Int], _ seats: Seats) -> [Int]? {
    guard group.count > 1 else { return group }
    let ranked = group.compactMap { index in seats.rank(of: index).map { (index, $0) } }
    guard ranked.count == group.count else { return nil }
    return ranked.sorted { $0.1 < $1.1 }.map(\.0)
  }
}

/// Splits an amount into equal shares that are multiples of a unit; the first takes the rest.
func split(_ amount: Points, among count: Int, unit: Points) -> [Points] {
  let step = unit * Points(count)
  // Downwards for negative amounts too, so that the rest is never negative.
  let whole = amount / step - (amount % step < 0 ? 1 : 0)
  var shares = Array(repeating: whole * unit, count: count)
  shares[0] += amount - whole * step
  return shares
}
