/// The rules that come with the program; to add one, add a line to the table.
package enum Presets {
  /// Every preset, the default first; names are unique.
  package static let all: [Rule] = [
    riichi(
      "mleague", "2018-19", "riichi.wiki, M.League",
      .init(players: 4, start: 25_000, returnScore: 30_000, uma: wide)),
    riichi(
      "wrc", "2015", "riichi.wiki, World Riichi Championship rules",
      .init(players: 4, start: 30_000, returnScore: 30_000, uma: narrow, sticks: .lost)),
    riichi(
      "ema", "2016", "mahjong-europe.org, revised EMA riichi rules",
      .init(players: 4, start: 30_000, returnScore: 30_000, uma: narrow)),
    riichi(
      "tenhou", "2022", "tenhou.net, game logs of 2022",
      .init(players: 4, start: 25_000, returnScore: 30_000, uma: middle, ties: .seat)),
    riichi(
      "tenhou-2018", "2018", "tenhou.net, game logs of 2018",
      .init(
        players: 4, start: 25_000, returnScore: 30_000, uma: middle, ties: .seat,
        rounding: .tenhou)),
    riichi(
      "mahjong-soul", "game points", "riichi.wiki, Majsoul",
      .init(players: 4, start: 25_000, returnScore: 25_000, uma: narrow, ties: .seat)),
    friendly("friendly-5-10", uma: [10_000, 5_000, -5_000, -10_000]),
    friendly("friendly-10-20", uma: middle),
    friendly("friendly-10-30", uma: wide),
    friendly("friendly-20-30", uma: [30_000, 20_000, -20_000, -30_000]),
    riichi(
      "sanma", "house rule", "janlog, three-player rule set",
      .init(
        players: 3, start: 35_000, returnScore: 40_000, uma: [20_000, 0, -20_000], ties: .seat)),
    Rule(
      name: "direct", edition: "any", source: "results as typed, in thousands, sum 0"),
    Rule(
      name: "points", edition: "any", source: "results as typed, in points, any sum", scale: 1,
      zeroSum: false),
  ]

  /// The preset of exactly this name.
  package static func named(_ name: String) -> Rule? {
    all.first { $0.name == name }
  }

  private static let narrow: [Points] = [15_000, 5_000, -5_000, -15_000]
  private static let middle: [Points] = [20_000, 10_000, -10_000, -20_000]
  private static let wide: [Points] = [30_000, 10_000, -10_000, -30_000]

  private static func riichi(
    _ name: String, _ edition: String, _ source: String, _ calculation: Calculation
  ) -> Rule {
    Rule(name: name, edition: edition, source: source, rawStep: 100, calculation: calculation)
  }

  private static func friendly(_ name: String, uma: [Points]) -> Rule {
    riichi(
      name, "house rule", "majandofu.com, rule-uma-oka",
      .init(
        players: 4, start: 25_000, returnScore: 30_000, uma: uma, ties: .seat,
        rounding: .fiveSix))
  }
}
