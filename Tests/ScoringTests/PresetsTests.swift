import Scoring
import Testing

@Suite("Preset rules")
struct PresetsTests {
  @Test("every preset is sound, is found by its name, and says where it comes from")
  func sound() {
    for rule in Presets.all {
      #expect(throws: Never.self) { try rule.check() }
      #expect(Presets.named(rule.name) == rule)
      #expect(rule.version == 1 && !rule.edition.isEmpty && !rule.source.isEmpty)
      #expect(rule.rawStep == (rule.calculation == nil ? 1 : 100))
    }
    #expect(Presets.named("Mleague") == nil)
  }

  @Test("the presets stand in order, the default first")
  func names() {
    #expect(
      Presets.all.map(\.name) == [
        "mleague", "wrc", "ema", "tenhou", "tenhou-2018", "mahjong-soul", "friendly-5-10",
        "friendly-10-20", "friendly-10-30", "friendly-20-30", "sanma", "direct", "points",
      ])
  }

  @Test(
    "figures are those of the tables of rules",
    arguments: [
      // name, start, return, first and second uma, in thousands, from the tables of rules.
      ("mleague", 25, 30, 30, 10), ("wrc", 30, 30, 15, 5), ("ema", 30, 30, 15, 5),
      ("tenhou", 25, 30, 20, 10), ("tenhou-2018", 25, 30, 20, 10), ("mahjong-soul", 25, 25, 15, 5),
      ("friendly-5-10", 25, 30, 10, 5), ("friendly-10-20", 25, 30, 20, 10),
      ("friendly-10-30", 25, 30, 30, 10), ("friendly-20-30", 25, 30, 30, 20),
      ("sanma", 35, 40, 20, 0),
    ] as [(String, Points, Points, Points, Points)])
  func figures(name: String, start: Points, back: Points, first: Points, second: Points) throws {
    let calculation = try #require(Presets.named(name)?.calculation)
    #expect(calculation.start == start * 1000)
    #expect(calculation.returnScore == back * 1000)
    #expect(Array(calculation.uma.prefix(2)) == [first * 1000, second * 1000])
    #expect(calculation.unit == 100)
    #expect(calculation.players == (name == "sanma" ? 3 : 4))
  }

  @Test("policies are those chosen for the presets")
  func policies() {
    let calculated = Presets.all.filter { $0.calculation != nil }
    func named(where holds: (Calculation) -> Bool) -> Set<String> {
      Set(calculated.filter { $0.calculation.map(holds) ?? false }.map(\.name))
    }
    let friendly: Set = ["friendly-5-10", "friendly-10-20", "friendly-10-30", "friendly-20-30"]
    #expect(named { $0.ties == .split } == ["mleague", "wrc", "ema"])
    #expect(named { $0.sticks == .lost } == ["wrc"])
    #expect(named { $0.rounding == .fiveSix } == friendly)
    #expect(named { $0.rounding == .tenhou } == ["tenhou-2018"])
    #expect(named { $0.oka != .first }.isEmpty)
    #expect(named { $0.pot != 0 } == friendly.union(["mleague", "tenhou", "tenhou-2018", "sanma"]))
    #expect(Rule.preset("sanma").calculation?.pot == 15_000)
    #expect(Presets.all.filter { !$0.zeroSum }.map(\.name) == ["points"])
    #expect(Presets.all.filter { $0.scale == 1 }.map(\.name) == ["points"])
  }
}
