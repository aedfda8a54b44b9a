import TestSupport
import Testing

@Suite struct `A long sheet` {
  /// Aoki's score, which tells a round from its neighbours and from those a thousand away.
  private static func raw(_ round: Int) -> Int { 30_000 + 100 * (round % 100) + round / 100 * 1000 }

  @Test(
    arguments: [
      ("all", Array(1...2300)),
      ("1-1500,1502,1504-2300", Array(1...2300).filter { $0 != 1501 && $0 != 1503 }),
      ("5,7,1005-1007", [5, 7, 1005, 1006, 1007]),
    ])
  func `shows every round with its own scores`(rows: String, numbers: [Int]) throws {
    let box = try Sandbox.club()
    let lines = (1...2300).map { round in
      "\(Self.raw(round)) 20000 \(60_000 - Self.raw(round)) 20000 x --points\n"
    }
    #expect(try box.run("add-round", "-", "-q", input: lines.joined()).status == 0)
    let rounds = try box.run("show", "--json", "--rows", rows).sheet.rounds
    #expect(rounds.map(\.number) == numbers)
    #expect(rounds.allSatisfy { $0.scores.map(\.player) == ["Aoki", "Baba", "Chiba", "Doi"] })
    #expect(rounds.map { $0.scores.first?.raw } == numbers.map(Self.raw))
    #expect(rounds.map { $0.scores[2].raw } == numbers.map { 60_000 - Self.raw($0) })
  }
}
