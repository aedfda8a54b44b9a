import Rendering
import Scoring
import Testing
import Text

struct `A rule in few words` {
  @Test(arguments: [
    ("mleague", "25-30 uma 10-30 oka 20"), ("wrc", "30-30 uma 5-15"),
    ("mahjong-soul", "25-25 uma 5-15"),
    ("sanma", "35-40 uma 20/0/-20 oka 15"),
    ("friendly-10-20", "25-30 uma 10-20 oka 20"),
    ("direct", "results in thousands as typed"),
    ("points", "whole points as typed"),
  ])
  func `of the presets`(name: String, expected: String) throws {
    #expect(Sheets.words(RuleText.figures(try #require(Presets.named(name)))) == expected)
  }

  @Test(
    arguments: [
      ([8_000, 3_000, 1_000, -12_000], .first, "25-30 uma 8/3/1/-12 oka 20"),
      ([7_500, 2_500, -2_500, -7_500], .first, "25-30 uma 2.5-7.5 oka 20"),
      ([30_000, 10_000, -10_000, -30_000], .none, "25-30 uma 10-30"),
      ([0, 0, 0, 0], .seat, "25-30 uma 0-0 oka 20"),
    ] as [([Points], Calculation.Oka, String)])
  func `of other figures`(uma: [Points], oka: Calculation.Oka, expected: String) {
    let calculation = Calculation(
      players: 4, start: 25_000, returnScore: 30_000, uma: .byPlace(uma), oka: oka)
    #expect(Sheets.words(RuleText.figures(Rule(name: "x", calculation: calculation))) == expected)
  }

  @Test(
    arguments: [
      (0, "0"), (30_000, "30"), (-30_000, "-30"), (7_500, "7.5"), (-50, "-0.05"), (1, "0.001"),
    ] as [(Points, String)])
  func `thousands`(amount: Points, expected: String) {
    #expect(RuleText.thousands(amount) == expected)
  }
}

struct `The line that proves a sheet` {
  private func proof(_ change: (inout Proof) -> Void) -> Proof {
    var proof = Proof()
    proof.rounds = 9
    change(&proof)
    return proof
  }

  private func line(_ totals: [Points], _ proof: Proof, rule: Rule = Sheets.house) -> String {
    ProofText(proof, rule: rule).line(totals: totals, words: Sheets.words)
  }

  @Test(
    arguments: [
      ([93_300, 43_600, 49_600, -20_400, -166_100], "sum 0.0 = +186.5 -186.5"),
      ([204_500, -204_500], "sum 0.0 = +204.5 -204.5"), ([0, 0], "sum 0.0"), ([], "sum 0.0"),
      ([16_666, 16_666, -33_332], "sum 0.000 = +33.332 -33.332"),
    ] as [([Points], String)])
  func `balanced`(totals: [Points], expected: String) {
    #expect(line(totals, Proof()) == expected)
  }

  // The contract, §5: "if not 0 it names every missing part".
  @Test func `lost sticks and unbalanced rounds`() {
    func line(_ totals: [Points], _ change: (inout Proof) -> Void) -> String {
      self.line(totals, proof(change))
    }
    #expect(line([5_500, -8_500]) { $0.lost = 3_000 } == "sum -3.0 = +5.5 -8.5: 3 sticks lost")
    #expect(line([0, -1_000]) { $0.lost = 1_000 } == "sum -1.0 = -1.0: 1 stick lost")
    #expect(
      line([2_000]) { ($0.unbalance, $0.unbalanced) = (2_000, 1) }
        == "sum +2.0 = +2.0: 1 round unbalanced by +2.0")
    #expect(
      line([1_500, -2_000]) { ($0.unbalance, $0.unbalanced, $0.lost) = (500, 2, 1_000) }
        == "sum -0.5 = +1.5 -2.0: 1 stick lost, 2 rounds unbalanced by +0.5")
  }

  @Test func `a rule that does not sum to 0`() throws {
    var rule = Sheets.house
    rule.zeroSum = false
    rule.calculation?.oka = .none
    let line = self.line([-20_000], proof { _ in }, rule: rule)
    #expect(line == "sum -20.0 = -20.0: scores under house need not sum to 0")
    let points = try #require(Presets.named("points"))
    #expect(
      self.line([24, -12], Proof(), rule: points)
        == "sum +12 = +24 -12: scores under points need not sum to 0")
  }

  // The contract, §1: `--unbalanced` stores it anyway, "and the sheet says so for ever".
  @Test func `rounds whose faults cancel are still named`() {
    let line = self.line([5_000, -5_000], proof { $0.unbalanced = 2 })
    #expect(line.contains("2 rounds unbalanced"))
  }

  // aio-coding-hub issue 379: with totals near the end of 64 bits `show` works. A trap would end the process.
  @Test func `totals near the end of 64 bits`() async {
    await #expect(processExitsWith: .success) {
      _ = ProofText(Proof(), rule: Sheets.house)
        .line(totals: [.max, .max, .min, .min], words: Sheets.words)
    }
  }
}

struct `A plain list` {
  private let columns = [ListText.Column("#", .right), .init("name"), .init("rounds", .right)]

  @Test func `stands in columns without blanks at the end`() {
    #expect(
      ListText.lines(columns, [["1", "渡辺", "5"], ["10", "Al", "12"], ["3", "か\u{3099}", ""]]) == [
        " #  name  rounds", " 1  渡辺       5", "10  Al        12", " 3  が",
      ])
  }

  @Test func `has a header only, without rows`() {
    #expect(ListText.lines(columns, []) == ["#  name  rounds"])
    #expect(ListText.lines([], []) == [""])
  }

  @Test func `moves no cursor`() {
    let lines = ListText.lines([.init("name"), .init("n")], [["x\u{1B}[2J\r\n", "1"]])
    #expect(lines == ["name     n", "x␛[2J␍␊  1"])
  }
}
