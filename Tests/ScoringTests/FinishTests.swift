import Testing

@testable import Scoring

@Suite("Orders of finish and splits")
struct FinishTests {
  @Test("equal scores stand together, in seat order if all of their seats are known")
  func sharing() {
    let scores: [Points] = [10, 30, 20, 30]
    #expect(Finish(sharing: scores, seats: .unknown).groups == [[1, 3], [2], [0]])
    #expect(Finish(sharing: scores, seats: .order([3, 1])).groups == [[3, 1], [2], [0]])
    #expect(Finish(sharing: scores, seats: .order([3])).groups == [[1, 3], [2], [0]])
    #expect(Finish(sharing: scores, seats: .unknown).places == [4, 1, 3, 1])
    #expect(Finish(sharing: [], seats: .unknown).places == [])
  }

  @Test("strictly, each stands alone")
  func strictly() throws {
    let groups = try Finish(strictly: [30, 20, 30, 20], seats: .order([2, 3, 0, 1])).groups
    #expect(groups == [[2], [0], [3], [1]])
    #expect(throws: Refusal.needsSeats(indices: [1, 3], raw: 20)) {
      try Finish(strictly: [30, 20, 30, 20], seats: .order([2, 0]))
    }
  }

  @Test(
    "the whole remainder goes to the first, for negative amounts too",
    arguments: [
      // From the text of the policy, and by hand.
      (50_000, 3, 1_000, [18_000, 16_000, 16_000]), (-20_000, 3, 1_000, [-6_000, -7_000, -7_000]),
      (50_000, 3, 1, [16_668, 16_666, 16_666]), (1_000, 3, 100, [400, 300, 300]),
      (-20_000, 2, 1_000, [-10_000, -10_000]), (-1, 2, 1, [0, -1]), (0, 4, 100, [0, 0, 0, 0]),
      (150, 1, 1_000, [150]), (-150, 1, 1_000, [-150]),
    ] as [(Points, Int, Points, [Points])])
  func splitting(amount: Points, count: Int, unit: Points, shares: [Points]) {
    #expect(split(amount, among: count, unit: unit) == shares)
  }
}
