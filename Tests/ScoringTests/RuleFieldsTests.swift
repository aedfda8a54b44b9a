import Scoring
import Testing

@Suite("Rules as keys and values")
struct RuleFieldsTests {
  private static let least: [String: FieldValue] = [
    "name": .text("house"), "players": .int(4), "start": .int(25_000), "return": .int(30_000),
    "uma": .ints([20_000, 10_000, -10_000, -20_000]),
  ]

  private static func refusal(_ changes: [String: FieldValue]) -> RuleError? {
    do throws(RuleError) {
      _ = try Rule(fields: least.merging(changes) { $1 })
      return nil
    } catch {
      return error
    }
  }

  @Test("the default rule is written as the contract shows it")
  func example() {
    // The example of the page on formats, without `schema`; `source` is free there.
    let expected: [(String, FieldValue)] = [
      ("name", .text("mleague")), ("version", .int(1)), ("edition", .text("2018-19")),
      ("source", .text(Rule.preset("mleague").source)), ("players", .int(4)),
      ("start", .int(25_000)), ("return", .int(30_000)),
      ("uma", .ints([30_000, 10_000, -10_000, -30_000])), ("floating_uma", .null),
      ("oka", .text("first")), ("ties", .text("split")), ("unit", .int(100)),
      ("sticks", .text("first")), ("rounding", .text("none")), ("raw_step", .int(100)),
      ("zero_sum", .bool(true)), ("scale", .int(1000)), ("winds", .int(2)),
      // Further policies; 20,000 is M.League's chombo.
      ("table_points", .null), ("bust", .null), ("chip", .null), ("yakitori", .null),
      ("chombo", .int(20_000)), ("substitute", .null), ("rate", .null),
    ]
    let fields = Rule.preset("mleague").fields
    #expect(fields.map(\.key) == expected.map(\.0))
    #expect(fields.map(\.value) == expected.map(\.1))
  }

  @Test("without calculation its keys are null")
  func direct() {
    let fields = Dictionary(uniqueKeysWithValues: Rule.preset("direct").fields.map { ($0, $1) })
    for key in ["players", "start", "return", "uma", "floating_uma", "oka", "ties", "sticks"] {
      #expect(fields[key] == .null)
    }
    #expect(fields["zero_sum"] == .bool(true))
    #expect(fields["scale"] == .int(1000))
    #expect(fields["raw_step"] == .int(1))
  }

  @Test("every preset reads back as itself", arguments: Presets.all)
  func inverse(rule: Rule) throws {
    let fields = Dictionary(uniqueKeysWithValues: rule.fields.map { ($0, $1) })
    #expect(try Rule(fields: fields) == rule)
  }

  @Test("every policy reads back as itself")
  func inverseOfPolicies() throws {
    for rounding in Calculation.Rounding.allCases {
      for oka in Calculation.Oka.allCases {
        for sticks in Calculation.Sticks.allCases {
          var rule = Rule.of(.usual(ties: .seat, unit: 1, sticks: sticks, oka: oka))
          rule.calculation?.rounding = rounding
          rule.zeroSum = oka != .none && !rounding.isOneSided
          (rule.version, rule.winds, rule.rawStep, rule.scale) = (7, 1, 50, 1)
          (rule.edition, rule.source) = ("2nd", "club, 2026")
          let fields = Dictionary(uniqueKeysWithValues: rule.fields.map { ($0, $1) })
          #expect(try Rule(fields: fields) == rule)
        }
      }
    }
  }

  @Test("absent and null keys take their defaults")
  func defaults() throws {
    let rule = try Rule(fields: Self.least.merging(["oka": .null, "chips": .null]) { $1 })
    let calculation = try #require(rule.calculation)
    #expect((rule.version, rule.scale, rule.rawStep, rule.winds) == (1, 1000, 1, 2))
    #expect(rule.zeroSum)
    #expect(calculation.oka == .first && calculation.ties == .split)
    #expect(calculation.sticks == .first && calculation.rounding == .none)
    #expect(calculation.unit == 100)
    let typed = try Rule(fields: ["name": .text("typed")])
    #expect(typed.calculation == nil && typed.zeroSum)
  }

  @Test("no oka where the return score is the start score, or 0")
  func withoutOka() throws {
    // cases: pantheon commit 5f4e6281, an empty oka was an error
    let level = try Rule(fields: Self.least.merging(["return": .int(25_000)]) { $1 })
    #expect(level.calculation?.pot == 0 && level.zeroSum)
    let sums = try Rule(fields: Self.least.merging(["return": .int(0)]) { $1 })
    #expect(sums.calculation?.oka == Calculation.Oka.none && !sums.zeroSum)
    // result = raw + uma
    #expect(
      try sums.judge(raw: [40_000, 30_000, 20_000, 10_000]).results
        == [60_000, 40_000, 10_000, -10_000])
  }

  @Test(
    "a wrong key is named with what is wrong",
    arguments: [
      (["name": .null], "name", .missing), (["name": .text("")], "name", .empty),
      (["start": .null], "start", .missing), (["uma": .null], "uma", .missing),
      (["players": .text("4")], "players", .wrongKind(expected: .int)),
      (["edition": .int(2016)], "edition", .wrongKind(expected: .text)),
      (["zero_sum": .int(1)], "zero_sum", .wrongKind(expected: .bool)),
      (["uma": .int(20_000)], "uma", .wrongKind(expected: .ints)),
      (["oka": .text("last")], "oka", .unknownWord("last", known: ["first", "seat", "none"])),
      (["ties": .text("Seat")], "ties", .unknownWord("Seat", known: ["split", "seat"])),
      (["floating_uma": .text("x")], "uma", .doubled),
      (["tobi": .int(10)], "tobi", .unknownKey),
      (["players": .int(1)], "players", .outOfRange(1, least: 2, most: 5)),
      (["players": .int(.max)], "players", .outOfRange(.max, least: 2, most: 5)),
      (["winds": .int(0)], "winds", .outOfRange(0, least: 1, most: 4)),
      (["raw_step": .int(0)], "raw_step", .outOfRange(0, least: 1, most: 1_000_000_000)),
      (["unit": .int(-1)], "unit", .outOfRange(-1, least: 1, most: 1_000_000_000)),
      (["start": .int(.min)], "start", .outOfRange(.min, least: 0, most: 1_000_000_000)),
      (["return": .int(.max)], "return", .outOfRange(.max, least: 0, most: 1_000_000_000)),
      (["version": .int(0)], "version", .outOfRange(0, least: 1, most: 1_000_000_000)),
      (["scale": .int(100)], "scale", .notOneOf(100, allowed: [1000, 1])),
      // cases: the design text of a floating uma sums to -2
      (["uma": .ints([8_000, 3_000, -1_000, -12_000])], "uma", .sum(-2_000)),
      (["uma": .ints([1, 0, -1])], "uma", .wrongCount(given: 3, needed: 4)),
      (
        ["uma": .ints([.max, .max, .max, .max])], "uma",
        .outOfRange(.max, least: -1_000_000_000, most: 1_000_000_000)
      ),
      (["return": .int(20_000)], "return", .belowStart(25_000)),
      (["return": .int(0), "oka": .text("first")], "oka", .needsReturnScore),
      // 4 players give 5,000 each and nobody takes it
      (["oka": .text("none"), "zero_sum": .bool(true)], "zero_sum", .notZeroSum(-20_000)),
    ] as [([String: FieldValue], String, RuleError.Problem)])
  func wrong(changes: [String: FieldValue], key: String, problem: RuleError.Problem) {
    #expect(Self.refusal(changes) == RuleError(key: key, problem: problem))
  }

  @Test("typed results cannot be rounded")
  func roundingWithoutCalculation() {
    #expect(throws: RuleError(key: "rounding", problem: .needsCalculation)) {
      try Rule(fields: ["name": .text("typed"), "rounding": .text("tenhou")])
    }
  }
}
