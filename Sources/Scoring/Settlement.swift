/// Who pays whom, so that everybody has what they should, in as few payments as can be.
package struct Settlement: Equatable, Sendable {
  /// Indices into the balances.
  package struct Payment: Equatable, Sendable {
    package let from: Int
    package let to: Int
    package let amount: Int64
  }

  package let payments: [Payment]

  /// Beyond so many people the fewest payments are too many cases to try.
  private static let exact = 12

  /// Evens out balances that sum to 0: who is below pays, who is above is paid.
  ///
  /// n people in k groups that each sum to 0 need n - k payments; up to twelve people the most groups
  /// are found, for more the largest debts are paid first.
  package init(_ balances: [Int64]) {
    let open = balances.indices.filter { balances[$0] != 0 }
    let groups = open.count <= Self.exact ? Self.groups(open, balances) : [open]
    payments = groups.flatMap { Self.greedy($0, balances) }
  }

  private static func greedy(_ group: [Int], _ balances: [Int64]) -> [Payment] {
    var left = balances
    var payments: [Payment] = []
    while let to = group.max(by: { left[$0] < left[$1] }), left[to] > 0,
      let from = group.min(by: { left[$0] < left[$1] }), left[from] < 0
    {
      let amount = min(left[to], -left[from])
      payments.append(Payment(from: from, to: to, amount: amount))
      left[to] -= amount
      left[from] += amount
    }
    return payments
  }

  /// As many groups that sum to 0 as there are, by the best of every subset.
  private static func groups(_ open: [Int], _ balances: [Int64]) -> [[Int]] {
    let count = open.count
    guard count > 0 else { return [] }
    var sums = [Int64](repeating: 0, count: 1 << count)
    // How many groups a subset can be parted into, and the member that was added last.
    var best = [Int](repeating: 0, count: 1 << count)
    var added = [Int](repeating: 0, count: 1 << count)
    for subset in 1..<(1 << count) {
      sums[subset] = sums[subset & (subset - 1)] + balances[open[subset.trailingZeroBitCount]]
      best[subset] = -1
      for member in 0..<count
      where subset >> member & 1 == 1 && best[subset ^ 1 << member] > best[subset] {
        best[subset] = best[subset ^ 1 << member]
        added[subset] = member
      }
      if sums[subset] == 0 { best[subset] += 1 }
    }
    // Back along the members: each time the sum is 0 a group is complete.
    var subset = (1 << count) - 1
    var groups: [[Int]] = []
    while subset != 0 {
      if sums[subset] == 0 { groups.append([]) }
      groups[groups.count - 1].append(open[added[subset]])
      subset ^= 1 << added[subset]
    }
    return groups
  }
}
