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
        "mleague", "wrc", "ema", "ema-2025", "jpml-a", "saikouisen", "saikouisen-classic", "rrc",
        "tenhou", "tenhou-2018", "mahjong-soul", "friendly-5-10", "friendly-10-20",
        "friendly-10-30", "friendly-20-30", "sanma", "sanma-10", "sanma-30", "sanma-floating",
        "sanma-mahjong-soul", "sanma-tenhou", "mcr", "direct", "points",
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
      ("sanma", 35, 40, 20, 0), ("sanma-10", 35, 40, 10, 0), ("sanma-30", 35, 40, 30, 0),
      ("sanma-mahjong-soul", 35, 35, 15, 0), ("sanma-tenhou", 35, 40, 20, 0),
      ("ema-2025", 30, 30, 15, 5), ("rrc", 30, 30, 15, 5), ("saikouisen", 30, 30, 30, 10),
      ("saikouisen-classic", 30, 30, 12, 4),
      // With two above the return score.
      ("jpml-a", 30, 30, 8, 4), ("sanma-floating", 35, 40, 20, 0),
    ] as [(String, Points, Points, Points, Points)])
  func figures(name: String, start: Points, back: Points, first: Points, second: Points) throws {
    let calculation = try #require(Presets.named(name)?.calculation)
    #expect(calculation.start == start * 1000)
    #expect(calculation.returnScore == back * 1000)
    #expect(Array(calculation.uma.row(above: 2).prefix(2)) == [first * 1000, second * 1000])
    #expect(calculation.unit == 100)
    #expect(calculation.players == (name.hasPrefix("sanma") ? 3 : 4))
  }

  @Test("policies are those chosen for the presets")
  func policies() {
    let calculated = Presets.all.filter { $0.calculation != nil }
    func named(where holds: (Calculation) -> Bool) -> Set<String> {
      Set(calculated.filter { $0.calculation.map(holds) ?? false }.map(\.name))
    }
    let friendly: Set = ["friendly-5-10", "friendly-10-20", "friendly-10-30", "friendly-20-30"]
    #expect(
      named { $0.ties == .split } == [
        "mleague", "wrc", "ema", "ema-2025", "jpml-a", "saikouisen", "saikouisen-classic", "rrc",
      ])
    #expect(named { $0.sticks == .lost } == ["wrc", "jpml-a"])
    #expect(named { $0.rounding == .fiveSix } == friendly)
    #expect(named { $0.rounding == .tenhou } == ["tenhou-2018", "sanma-tenhou"])
    #expect(named { $0.oka != .first }.isEmpty)
    #expect(
      named { $0.pot != 0 }
        == friendly.union([
          "mleague", "tenhou", "tenhou-2018", "sanma", "sanma-10", "sanma-30", "sanma-floating",
          "sanma-tenhou",
        ]))
    #expect(Rule.preset("sanma").calculation?.pot == 15_000)
    #expect(Presets.all.filter { !$0.zeroSum }.map(\.name) == ["points"])
    #expect(Presets.all.filter { $0.scale == 1 }.map(\.name) == ["mcr", "points"])
    #expect(Presets.all.filter { $0.tablePoints != nil }.map(\.name) == ["mcr"])
    func chombo(_ amount: Points) -> [String] {
      Presets.all.filter { $0.house.chombo == amount }.map(\.name)
    }
    #expect(chombo(20_000) == ["mleague", "wrc", "ema", "ema-2025", "jpml-a"])
    #expect(chombo(16_000) == ["saikouisen-classic"])
    // A substitute in an EMA tournament has -30, whatever happens.
    #expect(
      Presets.all.filter { $0.house.substitute == -30_000 }.map(\.name) == ["ema", "ema-2025"])
  }
}
