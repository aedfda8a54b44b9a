import Scoring
import TestSupport
import Testing

@Suite struct `Settlements` {
  /// The fewest payments by trying every way to part the balances into groups that sum to 0.
  private func fewest(_ balances: [Int64]) -> Int {
    let open = balances.filter { $0 != 0 }
    guard let first = open.first else { return 0 }
    let rest = Array(open.dropFirst())
    var best = open.count - 1
    for mask in 0..<(1 << rest.count) - 1 {
      let group = rest.indices.filter { mask >> $0 & 1 == 1 }.map { rest[$0] }
      guard group.reduce(first, +) == 0 else { continue }
      let others = rest.indices.filter { mask >> $0 & 1 == 0 }.map { rest[$0] }
      best = min(best, group.count + fewest(others))
    }
    return best
  }

  @Test(arguments: 0..<200) func `even out, in as few payments as can be`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var balances = (0..<Int.random(in: 0...6, using: &random)).map { _ in
      Int64.random(in: -4...4, using: &random)
    }
    balances.append(-balances.reduce(0, +))
    let payments = Settlement(balances).payments
    var left = balances
    for payment in payments {
      #expect(payment.amount > 0)
      left[payment.from] += payment.amount
      left[payment.to] -= payment.amount
    }
    #expect(left.allSatisfy { $0 == 0 })
    #expect(payments.count == fewest(balances), "\(balances)")
  }

  @Test func `many people are settled too`() {
    let balances = (0..<40).map { (number: Int64) -> Int64 in number % 2 == 0 ? number + 1 : -number
    }
    let payments = Settlement(balances).payments
    #expect(payments.count < balances.count)
    let (paid, owed) = (
      payments.map(\.amount).reduce(0, +), balances.filter { $0 > 0 }.reduce(0, +)
    )
    #expect(paid == owed)
  }
}

@Suite struct `Tallies` {
  // Two-sided 95 % values as in every table of Student's t.
  @Test(arguments: [(1, 12.706), (4, 2.776), (20, 2.086), (30, 2.042), (60, 2.000), (120, 1.980)])
  func `Student's t`(degrees: Int, expected: Double) {
    #expect(abs(Tally.student(degrees: degrees) - expected) < 0.0011)
  }

  @Test func `runs`() {
    var streak = Streak()
    for isSo in [true, true, false, true, true, true, false, true] { streak.add(isSo) }
    #expect(streak.longest == 3 && streak.current == 1)
  }
}

@Suite struct `Rating formulas` {
  // 36,400 over 81; -11,500 over 81: three players, two winds, as first published by Mahjong Danmark.
  @Test func `the first game of the Danish list`() throws {
    let rule = try #require(Presets.named("direct"))
    let formula = try #require(RatingFormula.named("dk", for: rule))
    let after = formula.after([0, 0, 0], scores: [36_400, -11_500, -24_900], winds: 2, full: 2)
    #expect(after.map { Int($0.rounded()) } == [449, -142, -307])
    #expect(RatingFormula.named("elo", for: rule) == nil)
  }
}
