import Scoring
import Testing

@Suite("Rounds that a rule refuses")
struct RefusalTests {
  private let league = Rule.preset("mleague")
  private let fair: [Points] = [35_200, 28_100, 22_700, 14_000]

  @Test("a wrong number of scores")
  func count() {
    #expect(throws: Refusal.wrongCount(given: 3, needed: 4)) {
      try league.judge(raw: [35_000, 35_000, 30_000])
    }
    #expect(throws: Refusal.wrongCount(given: 0, needed: 4)) { try league.judge(results: []) }
    #expect(throws: Refusal.tooFew(given: 1, least: 2)) {
      try Rule.preset("direct").judge(results: [0])
    }
  }

  @Test("a score off the step, unless the step is 1 (Breizh newgame.js)")
  func step() throws {
    let scores: [Points] = [25_000, 25_050, 25_000, 24_950]
    #expect(throws: Refusal.offStep(index: 1, step: 100)) { try league.judge(raw: scores) }
    var fine = league
    fine.rawStep = 1
    // By hand: 25,050 - 30,000 + 30,000 + 20,000.
    #expect(try fine.judge(raw: scores).results[1] == 45_050)
    #expect(throws: Refusal.offStep(index: 1, step: 100)) {
      try league.judge(raw: [25_000, 25_050, 25_100, 24_900])
    }
  }

  @Test("raw scores that sum to 0 are results")
  func looksLikeResults() {
    for unbalanced in [false, true] {
      #expect(throws: Refusal.looksLikeResults) {
        try league.judge(raw: [52_300, 8_100, -17_300, -43_100], unbalanced: unbalanced)
      }
    }
    let fromZero = Rule.of(
      Calculation(players: 2, start: 0, returnScore: 0, uma: [5_000, -5_000]))
    #expect(throws: Never.self) { try fromZero.judge(raw: [700, -700]) }
  }

  @Test("a tie that seats must decide")
  func seats() throws {
    let rule = Rule.preset("tenhou")
    let scores: [Points] = [25_000, 30_000, 15_000, 30_000]
    #expect(throws: Refusal.needsSeats(indices: [1, 3], raw: 30_000)) {
      try rule.judge(raw: scores)
    }
    #expect(throws: Refusal.needsSeats(indices: [1, 3], raw: 30_000)) {
      try rule.judge(raw: scores, seats: .order([0, 3]))
    }
    #expect(try rule.judge(raw: scores, seats: .order([3, 1])).places == [3, 2, 4, 1])
    let full = try rule.judge(raw: scores, seats: .order([3, 1, 0, 2]))
    #expect(full.scores.map(\.seat) == [3, 2, 4, 1])
  }

  @Test("seats that cannot be", arguments: [[0, 0], [4], [-1, 0], [.max], [0, 1, 2, 3, 0]])
  func badSeats(order: [Int]) {
    #expect(throws: Refusal.badSeats) { try league.judge(raw: fair, seats: .order(order)) }
  }

  @Test("sticks that cannot be")
  func sticks() {
    #expect(throws: Refusal.sticksNotAllowed) {
      try Rule.preset("direct").judge(results: [1_000, -1_000], sticks: 1)
    }
    for given in [-1, 101, .max, .min] {
      #expect(throws: Refusal.sticksOutOfRange(given: given, most: 100)) {
        try league.judge(raw: fair, sticks: given)
      }
    }
  }

  @Test("raw scores under a rule of typed results")
  func noCalculation() {
    #expect(throws: Refusal.noCalculation) { try Rule.preset("points").judge(raw: fair) }
  }

  @Test("a rule that is not sound")
  func badRule() {
    var rule = league
    rule.calculation?.uma = []
    #expect(
      throws: Refusal.badRule(RuleError(key: "uma", problem: .wrongCount(given: 0, needed: 4)))
    ) { try rule.judge(raw: fair) }
  }

  @Test("results that do not add up")
  func results() throws {
    #expect(throws: Refusal.sumOff(.results, sum: 7, expected: 0, slips: [])) {
      try Rule.preset("direct").judge(results: [10, -3])
    }
    #expect(try Rule.preset("direct").judge(results: [10, -3], unbalanced: true).unbalance == 7)
  }

  @Test("an unbalanced round keeps its difference, whoever takes the rounding")
  func unbalanced() throws {
    for rule in Presets.all where rule.calculation?.players == 4 {
      let round = try rule.judge(
        raw: [35_200, 28_100, 22_700, 14_000 - 1_300], sticks: 2, unbalanced: true)
      let expected = (rule.calculation?.start ?? 0) * 4 - 2_000
      // By hand: 98,700 typed.
      #expect(round.unbalance == 98_700 - expected)
      #expect(round.results.reduce(0, +) == round.unbalance - round.lost)
    }
  }

  @Test(
    "scores at the ends of what a number can hold",
    arguments: [
      .max, .min, .min + 1, 1_000_000_001, -1_000_000_001,
    ] as [Points])
  func extremes(score: Points) {
    let tooBig = Refusal.tooBig(index: 1)
    for unbalanced in [false, true] {
      #expect(throws: tooBig) {
        try league.judge(raw: [0, score, score, 0], unbalanced: unbalanced)
      }
      #expect(throws: tooBig) {
        try Rule.preset("points").judge(results: [0, score], unbalanced: unbalanced)
      }
    }
    #expect(throws: tooBig) { try league.filling([nil, score, 0, 0], kind: .raw, sticks: 0) }
    #expect(throws: tooBig) {
      try Rule.preset("points").filling([0, score], kind: .results, sticks: 0)
    }
  }

  @Test("a result beyond the bound is refused even if its raw score is not")
  func bigResult() throws {
    // By hand: 10^9 - 30,000 + 50,000 is 20,000 too much, the same negative -60,000.
    let scores: [Points] = [1_000_000_000, 0, 0, -999_900_000]
    #expect(throws: Refusal.tooBig(index: 0)) { try league.judge(raw: scores) }
    let bound = try Rule.preset("points").judge(results: [1_000_000_000, -1_000_000_000])
    #expect(bound.results == [1_000_000_000, -1_000_000_000])
  }
}
