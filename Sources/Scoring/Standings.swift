/// Players in the order of what they are compared by.
package struct Standings: Equatable, Sendable {
  /// What comes first; raw values are what people type.
  package enum Order: String, CaseIterable, Sendable {
    case total, average
    /// The mean place; only of rounds of one size.
    case place
    /// How often one was first.
    case firsts
    case rounds, rating, name
  }

  /// One line.
  package struct Entry: Equatable, Sendable {
    package var player: SheetReport.Player
    /// 1,1,3; nil for those who are not ranked.
    package var rank: Int?
    /// How far the one above is ahead, in points, or in twelfths where table points rank.
    package var gap: Int64?
    package var rating: Double?
  }

  package let entries: [Entry]
  /// Whether two or more share a rank.
  package var isShared: Bool {
    let ranks = entries.compactMap(\.rank)
    return Set(ranks).count < ranks.count
  }

  /// Puts players in order; those with fewer rounds than `minimum` follow without a rank.
  ///
  /// By total, table points go first where the rule has them, then points.
  package init(
    _ players: [SheetReport.Player], by order: Order = .total, minimum: Int = 1,
    byTablePoints: Bool = false, ratings: [Int64: Double] = [:]
  ) {
    let lines = players.map { Entry(player: $0, rating: ratings[$0.id]) }
    let isRanked = { (entry: Entry) in entry.player.sums.rounds >= max(1, minimum) }
    func precedes(_ left: Entry, _ right: Entry) -> Bool {
      Self.compare(left, right, by: order, byTablePoints: byTablePoints) > 0
    }
    // The order of the file decides between those who are level.
    var sorted = lines.enumerated().filter { isRanked($0.element) }.sorted { left, right in
      let difference = Self.compare(
        left.element, right.element, by: order, byTablePoints: byTablePoints)
      return difference == 0 ? left.offset < right.offset : difference > 0
    }.map(\.element)
    for index in sorted.indices {
      let isLevel = index > 0 && !precedes(sorted[index - 1], sorted[index])
      if order == .name || Self.isUnknown(sorted[index], order) { continue }
      sorted[index].rank = isLevel ? sorted[index - 1].rank : index + 1
      if order == .total, index > 0 {
        sorted[index].gap = Self.gap(
          sorted[index - 1].player, sorted[index].player, byTablePoints: byTablePoints)
      }
    }
    entries = sorted + lines.filter { !isRanked($0) }
  }

  /// Table points part two players where they differ, points where they do not.
  private static func gap(
    _ upper: SheetReport.Player, _ lower: SheetReport.Player, byTablePoints: Bool
  ) -> Int64 {
    byTablePoints
      ? upper.tablePoints.minus(lower.tablePoints) : upper.total.minus(lower.total)
  }

  private static func isUnknown(_ entry: Entry, _ order: Order) -> Bool {
    switch order {
    case .place: entry.player.sums.averagePlace == nil
    case .rating: entry.rating == nil
    default: false
    }
  }

  /// Above 0 where the left one comes first.
  private static func compare(
    _ left: Entry, _ right: Entry, by order: Order, byTablePoints: Bool
  ) -> Int {
    let (a, b) = (left.player, right.player)
    switch order {
    case .total:
      let points = byTablePoints ? sign(a.tablePoints, b.tablePoints) : 0
      return points != 0 ? points : sign(a.total, b.total)
    case .average: return sign(mean(a), mean(b))
    case .place: return -sign(a.sums.averagePlace, b.sums.averagePlace, missing: 1)
    case .firsts: return sign(Int64(a.sums.count(of: 1)), Int64(b.sums.count(of: 1)))
    case .rounds: return sign(Int64(a.sums.rounds), Int64(b.sums.rounds))
    case .rating:
      let (x, y) = (left.rating ?? -.infinity, right.rating ?? -.infinity)
      return x == y ? 0 : x > y ? 1 : -1
    case .name: return a.name == b.name ? 0 : a.name < b.name ? 1 : -1
    }
  }

  private static func mean(_ player: SheetReport.Player) -> Fraction? {
    Fraction(player.total, over: Int64(player.sums.rounds))
  }

  private static func sign(_ left: Int64, _ right: Int64) -> Int {
    left == right ? 0 : left > right ? 1 : -1
  }

  /// Exact: 1/3 and 2/6 are level.
  private static func sign(_ left: Fraction?, _ right: Fraction?, missing: Int = -1) -> Int {
    guard let left, let right else {
      return left == nil && right == nil ? 0 : left == nil ? missing : -missing
    }
    let (a, b) = (
      Int128(left.numerator) * Int128(right.denominator),
      Int128(right.numerator) * Int128(left.denominator)
    )
    return a == b ? 0 : a > b ? 1 : -1
  }
}
