/// Examples that were published with their results, for anybody to check the program by.
///
/// Scores stand in the order of seats, East first. Where a source gives a rule and scores but not
/// every result, the others follow from its formula.
package enum WorkedExamples {
  package static let all: [WorkedExample] =
    uma + floating + ties + remainders + rounding + sticks + house + threePlayer + tablePoints

  // Uma and oka.
  private static let uma = [
    example(
      "Pantheon, pull request 95", usual([15, 5, -5, -15], ties: .seat),
      [25_000, 25_000, 25_000, 25_000], [30, 0, -10, -20]),
    example(
      "subculture-fighting.com, M.League", preset("mleague"), [37_000, 27_300, 23_800, 11_900],
      [57, 7.3, -16.2, -48.1]),
    example(
      "mjai-reviewer, issue 18", preset("mahjong-soul"), [35_200, 28_300, 21_400, 15_100],
      [25.2, 8.3, -8.6, -24.9]),
    example(
      "Breizh Mahjong, newgame.js",
      rule(
        Calculation(
          players: 5, start: 30_000, returnScore: 30_000,
          uma: [15_000, 5_000, 0, -5_000, -15_000])),
      [40_000, 31_000, 31_000, 28_000, 20_000], [25, 3.5, 3.5, -7, -25]),
  ]

  // A uma that depends on how many are at or above the return score.
  private static let floating = [
    example(
      "majiang-core, issue 9", preset("jpml-a"), [28_000, 29_000, 37_000, 26_000],
      [-5, -2, 19, -12]),
    example(
      "majiang-core, issue 9", preset("jpml-a"), [31_000, 33_000, 24_000, 32_000],
      [2, 11, -18, 5]),
    example(
      "majiang-core, issue 9", preset("jpml-a"), [32_000, 29_000, 24_000, 35_000],
      [6, -5, -14, 13]),
    // Of the three above, the second and third share +3 and +1.
    example(
      "Pantheon, jpmlATest.php", preset("jpml-a"), [40_000, 32_000, 32_000, 16_000],
      [18, 4, 4, -26]),
    example(
      "riichi.wiki, JPML", preset("jpml-a"), [29_000, 29_000, 29_500, 29_500],
      [-7, -7, 5.5, 5.5], sticks: 3),
  ]

  // Equal scores.
  private static let ties = [
    example(
      "WaSuper/Mahjong, issue 21", usual(), [30_000, 30_000, 25_000, 15_000],
      [30, 30, -15, -45]),
    example(
      "togakushi, tests", usual(ties: .seat), [30_000, 30_000, 25_000, 15_000],
      [50, 10, -15, -45]),
    example(
      "togakushi, tests", usual(), [35_000, 25_000, 20_000, 20_000], [55, 5, -30, -30]),
    example(
      "togakushi, tests", usual(ties: .seat), [35_000, 25_000, 20_000, 20_000],
      [55, 5, -20, -40]),
  ]

  // What cannot be shared out evenly.
  private static let remainders = [
    example(
      "togakushi, tests", usual(unit: 1_000), [30_000, 30_000, 30_000, 10_000],
      [18, 16, 16, -50]),
    example(
      "Pantheon, exact thirds", usual(unit: 1), [30_000, 30_000, 30_000, 10_000],
      [16.668, 16.666, 16.666, -50]),
    example(
      "togakushi, tests", usual([20, 10, -10, -20], unit: 1_000),
      [40_000, 20_000, 20_000, 20_000], [50, -16, -17, -17]),
  ]

  private static let rounding = [
    example(
      "riichi.wiki, Oka and uma", usual([20, 10, -10, -20], rounding: .fiveSix),
      [38_400, 30_500, 20_600, 10_500], [49, 10, -19, -40]),
    example(
      "tenhou.net, game logs of 2018", preset("tenhou-2018"), [45_500, 30_500, 24_500, -500],
      [55, 11, -15, -51]),
    example(
      "nonebot, game_service.py",
      rule(
        Calculation(
          players: 4, start: 25_000, returnScore: 25_000,
          uma: [15_000, 5_000, -5_000, -15_000], rounding: .up), zeroSum: false),
      [35_200, 28_300, 21_400, 15_100], [26, 9, -8, -24]),
  ]

  // Riichi sticks left over.
  private static let sticks = [
    example(
      "WaSuper/Mahjong, issue 21", usual(sticks: .dealer), [41_000, 27_000, 20_000, 11_000],
      [61, 7, -20, -48], sticks: 1, .init(lastDealer: 3)),
    example(
      "Philadelphia league table app", flat(.first), [25_500, 25_500, 23_500, 23_500],
      [1.5, 1.5, -1.5, -1.5], sticks: 2),
    example(
      "Philadelphia league table app", flat(.lost), [25_500, 25_500, 23_500, 23_500],
      [0.5, 0.5, -1.5, -1.5], sticks: 2),
    // 40, 30 and 30 of a hundred.
    example(
      "M.League preset, three tied firsts", flat(.first), [29_000, 29_000, 29_000, 12_000],
      [4.4, 4.3, 4.3, -13], sticks: 1),
    example(
      "Toronto Riichi Club, WRC table", preset("wrc"), [40_000, 30_000, 29_000, 20_000],
      [25, 5, -6, -25], sticks: 1),
  ]

  // Prizes and substitutes.
  private static let house = [
    example(
      "fezzlk, prize for busting", usual(house: House(bust: .init(prize: 10_000))),
      [52_000, 30_000, 20_000, -2_000], [82, 10, -20, -72],
      .init(busts: [.init(player: 3, by: 0)])),
    example(
      "Pantheon, pull request 14", preset("ema"), [45_000, 30_000, 25_000, 20_000],
      [-30, 5, -10, -25], .init(substitutes: [0])),
  ]

  private static let threePlayer = [
    example(
      "janlog, three-player rule set", preset("sanma"), [50_000, 35_000, 20_000],
      [45, -5, -40]),
    example(
      "janlog, three-player rule set", preset("sanma-floating"), [50_000, 35_000, 20_000],
      [65, -25, -40]),
  ]

  // In twelfths: a third of a point is 4.
  private static let tablePoints = [
    shared([10, 10, -5, -15], [36, 36, 12, 0]), shared([13, 4, 4, -21], [48, 18, 18, 0]),
    shared([76, 38, -57, -57], [48, 24, 6, 6]), shared([7, 7, 7, -21], [28, 28, 28, 0]),
    shared([24, -8, -8, -8], [48, 12, 12, 12]), shared([0, 0, 0, 0], [21, 21, 21, 21]),
  ]

  // MARK: - How the tables are written

  private static func example(
    _ source: String, _ rule: Rule, _ raw: [Points], _ results: [Double], sticks: Int = 0,
    _ happenings: Happenings = Happenings()
  ) -> WorkedExample {
    WorkedExample(
      source: source, rule: rule,
      entry: RoundEntry(
        kind: .raw, scores: raw, seats: .all, sticks: sticks, happenings: happenings),
      expected: results.map { Points(($0 * 1000).rounded()) })
  }

  private static func shared(_ scores: [Points], _ twelfths: [Points]) -> WorkedExample {
    WorkedExample(
      source: "MahjongScoring2, RankingTableHelper", rule: preset("mcr"),
      entry: RoundEntry(kind: .results, scores: scores, seats: .all), expected: twelfths,
      areTablePoints: true)
  }

  private static func preset(_ name: String) -> Rule {
    Presets.named(name) ?? Rule(name: "")
  }

  /// 25,000 to 30,000, as most sources have it.
  private static func usual(
    _ uma: [Points] = [30, 10, -10, -30], ties: Calculation.Ties = .split, unit: Points = 100,
    sticks: Calculation.Sticks = .first, rounding: Calculation.Rounding = .none,
    house: House = House()
  ) -> Rule {
    rule(
      Calculation(
        players: 4, start: 25_000, returnScore: 30_000, uma: .byPlace(uma.map { $0 * 1000 }),
        ties: ties, unit: unit, sticks: sticks, rounding: rounding), house: house)
  }

  /// Nothing but the scores.
  private static func flat(_ sticks: Calculation.Sticks) -> Rule {
    rule(
      Calculation(
        players: 4, start: 25_000, returnScore: 25_000, uma: [0, 0, 0, 0], sticks: sticks))
  }

  private static func rule(
    _ calculation: Calculation, zeroSum: Bool = true, house: House = House()
  ) -> Rule {
    Rule(name: "example", zeroSum: zeroSum, calculation: calculation, house: house)
  }
}
