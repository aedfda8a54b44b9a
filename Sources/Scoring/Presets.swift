/// The rules that come with the program; to add one, add a line to a table.
///
/// What the rulebooks leave open or disagree on is told by the catalogue, under the rule's name.
package enum Presets {
  /// Every preset, the default first; names are unique.
  package static let all: [Rule] = leagues + online + friendly + threePlayer + other

  /// The preset of exactly this name.
  package static func named(_ name: String) -> Rule? {
    all.first { $0.name == name }
  }

  private static let narrow: Uma = [15_000, 5_000, -5_000, -15_000]
  private static let middle: Uma = [20_000, 10_000, -10_000, -20_000]
  private static let wide: Uma = [30_000, 10_000, -10_000, -30_000]
  private static let chombo = House(chombo: 20_000)

  private static let leagues: [Rule] = [
    riichi(
      "mleague", "2018-19", "riichi.wiki, M.League",
      .init(players: 4, start: 25_000, returnScore: 30_000, uma: wide), chombo),
    riichi(
      "wrc", "2015", "riichi.wiki, World Riichi Championship rules",
      .init(players: 4, start: 30_000, returnScore: 30_000, uma: narrow, sticks: .lost), chombo),
    riichi(
      "ema", "2016", "mahjong-europe.org, revised EMA riichi rules",
      .init(players: 4, start: 30_000, returnScore: 30_000, uma: narrow),
      House(chombo: 20_000, substitute: -30_000)),
    riichi(
      "ema-2025", "2025", "Pantheon, ema2025.php",
      .init(players: 4, start: 30_000, returnScore: 30_000, uma: narrow),
      House(chombo: 20_000, substitute: -30_000)),
    riichi(
      "jpml-a", "official", "Pantheon, jpmlA.php and jpmlATest.php",
      .init(
        players: 4, start: 30_000, returnScore: 30_000,
        uma: .floating([
          [12_000, -1_000, -3_000, -8_000], [8_000, 4_000, -4_000, -8_000],
          [8_000, 3_000, 1_000, -12_000],
        ]), sticks: .lost), chombo),
    riichi(
      "saikouisen", "current", "note.com/good_lion597, which quotes saikouisen.com",
      .init(players: 4, start: 30_000, returnScore: 30_000, uma: wide)),
    riichi(
      "saikouisen-classic", "Classic", "note.com/good_lion597, which quotes saikouisen.com",
      .init(
        players: 4, start: 30_000, returnScore: 30_000, uma: [12_000, 4_000, -4_000, -12_000]),
      House(chombo: 16_000)),
    riichi(
      "rrc", "Pantheon preset", "Pantheon, Russian riichi club rules",
      .init(players: 4, start: 30_000, returnScore: 30_000, uma: narrow)),
  ]

  private static let online: [Rule] = [
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
  ]

  private static let friendly: [Rule] = [
    ("friendly-5-10", [10_000, 5_000, -5_000, -10_000] as Uma), ("friendly-10-20", middle),
    ("friendly-10-30", wide), ("friendly-20-30", [30_000, 20_000, -20_000, -30_000]),
  ].map { name, uma in
    riichi(
      name, "house rule", "majandofu.com, rule-uma-oka",
      .init(
        players: 4, start: 25_000, returnScore: 30_000, uma: uma, ties: .seat,
        rounding: .fiveSix))
  }

  private static let threePlayer: [Rule] =
    [
      (
        "sanma", "house rule", "janlog, three-player rule set", 40_000, [20_000, 0, -20_000] as Uma
      ),
      ("sanma-10", "house rule", "janlog, three-player patterns", 40_000, [10_000, 0, -10_000]),
      ("sanma-30", "house rule", "togakushi, three-player default", 40_000, [30_000, 0, -30_000]),
      (
        "sanma-floating", "house rule", "janlog, three-player rule set", 40_000,
        .floating([[40_000, -20_000, -20_000], [20_000, 0, -20_000]])
      ),
      (
        "sanma-mahjong-soul", "game points", "riichi.wiki, Majsoul", 35_000,
        [15_000, 0, -15_000]
      ),
    ].map { name, edition, source, returnScore, uma in
      riichi(
        name, edition, source,
        .init(players: 3, start: 35_000, returnScore: returnScore, uma: uma, ties: .seat))
    } + [
      riichi(
        "sanma-tenhou", "2018", "tenhou.net, game logs of 2018",
        .init(
          players: 3, start: 35_000, returnScore: 40_000, uma: [20_000, 0, -20_000], ties: .seat,
          rounding: .tenhou))
    ]

  private static let other: [Rule] = [
    Rule(
      name: "mcr", edition: "competition rules", source: "MahjongScoring2, RankingTableHelper",
      scale: 1, winds: 4, tablePoints: [4, 2, 1, 0]),
    Rule(
      name: "direct", edition: "any", source: "results as typed, in thousands, sum 0"),
    Rule(
      name: "points", edition: "any", source: "results as typed, in points, any sum", scale: 1,
      zeroSum: false),
  ]

  private static func riichi(
    _ name: String, _ edition: String, _ source: String, _ calculation: Calculation,
    _ house: House = House()
  ) -> Rule {
    Rule(
      name: name, edition: edition, source: source, rawStep: 100, calculation: calculation,
      house: house)
  }
}
