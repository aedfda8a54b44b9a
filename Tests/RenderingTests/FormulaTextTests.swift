import Rendering
import Scoring
import TestSupport
import Testing

struct `The arithmetic of a result` {
  private static func lines(
    _ rule: Rule, _ scores: [Points], sticks: Int = 0, kind: RoundEntry.Kind = .raw
  ) throws -> [String] {
    let entry = RoundEntry(
      kind: kind, scores: scores, seats: .all, sticks: sticks, unbalanced: true)
    return try explain(rule, entry).scores.map { FormulaText.line($0, under: rule) }
  }

  private static func explain(_ rule: Rule, _ entry: RoundEntry) throws -> Explanation {
    let judged = try rule.judge(entry)
    let stored = StoredRound(
      kind: entry.kind, sticks: entry.sticks,
      balance: .init(parts: judged.parts, unbalance: judged.unbalance, lost: judged.lost),
      scores: judged.scores.map {
        SheetReport.Score(seat: $0.seat, raw: $0.raw, result: $0.result, place: $0.place)
      })
    return try Explanation(of: stored, under: rule)
  }

  private static func preset(_ name: String) throws -> Rule {
    try #require(Presets.named(name))
  }

  private static func rule(
    start: Points, back: Points, uma: [Points], oka: Calculation.Oka = .first,
    unit: Points = 100, rounding: Calculation.Rounding = .none, scale: Points = 1000
  ) -> Rule {
    Rule(
      name: "test", scale: scale,
      calculation: Calculation(
        players: uma.count, start: start, returnScore: back, uma: .byPlace(uma), oka: oka,
        unit: unit,
        rounding: rounding))
  }

  private static let wide: [Points] = [30_000, 10_000, -10_000, -30_000]
  private static let narrow: [Points] = [15_000, 5_000, -5_000, -15_000]

  // By hand: M.League has 25,000 / 30,000, uma 30 10 -10 -30 and so an oka of 20.
  @Test func `uma and oka follow the raw score`() throws {
    #expect(
      try Self.lines(Self.preset("mleague"), [45_300, 33_000, 25_200, -3_500]) == [
        "(45,300 - 30,000)/1000 + 30 + 20 = +65.3", "(33,000 - 30,000)/1000 + 10 = +13.0",
        "(25,200 - 30,000)/1000 - 10 = -14.8", "(-3,500 - 30,000)/1000 - 30 = -63.5",
      ])
  }

  // Scores and results of published cases: WaSuper issue 21, togakushi, Breizh, league table app.
  @Test func `an even share is the average of its places`() throws {
    let league = try Self.preset("mleague")
    #expect(
      try Self.lines(league, [30_000, 30_000, 25_000, 15_000])[0...1] == [
        "(30,000 - 30,000)/1000 + (30 + 10)/2 + 10 = +30.0",
        "(30,000 - 30,000)/1000 + (30 + 10)/2 + 10 = +30.0",
      ])
    #expect(
      try Self.lines(league, [35_000, 25_000, 20_000, 20_000])[3]
        == "(20,000 - 30,000)/1000 + (-10 - 30)/2 = -30.0")
    #expect(
      try Self.lines(
        Self.rule(start: 30_000, back: 30_000, uma: [15_000, 5_000, 0, -5_000, -15_000]),
        [40_000, 31_000, 31_000, 28_000, 20_000])[1]
        == "(31,000 - 30,000)/1000 + (5 + 0)/2 = +3.5")
    #expect(
      try Self.lines(league, [25_500, 25_500, 23_500, 23_500], sticks: 2)[0]
        == "(25,500 - 30,000)/1000 + (30 + 10)/2 + 10 + 1 = +26.5")
    // (10 - 10)/2 is 0 and left out.
    #expect(
      try Self.lines(league, [40_000, 25_000, 25_000, 10_000])[1]
        == "(25,000 - 30,000)/1000 = -5.0")
  }

  // togakushi: 50 among three is 18, 16, 16 in thousands and 16.668, 16.666, 16.666 in points; the
  // uma alone is 10 each, so the oka is what is left. -20 among three is -6, -7, -7.
  @Test func `a remainder stands in the share`() throws {
    let scores: [Points] = [30_000, 30_000, 30_000, 10_000]
    func usual(unit: Points) -> Rule {
      Self.rule(start: 25_000, back: 30_000, uma: Self.wide, unit: unit)
    }
    #expect(
      try Self.lines(usual(unit: 1000), scores)[0...1] == [
        "(30,000 - 30,000)/1000 + (30 + 10 - 10)/3 + 8 = +18.0",
        "(30,000 - 30,000)/1000 + (30 + 10 - 10)/3 + 6 = +16.0",
      ])
    #expect(
      try Self.lines(usual(unit: 1), scores)[0...1] == [
        "(30,000 - 30,000)/1000 + (30 + 10 - 10)/3 + 6.668 = +16.668",
        "(30,000 - 30,000)/1000 + (30 + 10 - 10)/3 + 6.666 = +16.666",
      ])
    #expect(
      try Self.lines(
        Self.rule(start: 25_000, back: 25_000, uma: [20_000, 0, 0, -20_000], unit: 1000),
        [40_000, 20_000, 20_000, 20_000])[1...2] == [
          "(20,000 - 25,000)/1000 - 6 = -11.0", "(20,000 - 25,000)/1000 - 7 = -12.0",
        ])
  }

  // nonebot game_service, by hand: 28,300 counts as 28,000 and so on; the first takes the 0.8.
  @Test func `rounding comes last`() throws {
    let rule = Self.rule(start: 25_000, back: 25_000, uma: Self.narrow, rounding: .fiveSix)
    #expect(
      try Self.lines(rule, [35_200, 28_300, 21_400, 15_100]) == [
        "(35,200 - 25,000)/1000 + 15 + 0.8 = +26.0", "(28,300 - 25,000)/1000 + 5 - 0.3 = +8.0",
        "(21,400 - 25,000)/1000 - 5 - 0.4 = -9.0", "(15,100 - 25,000)/1000 - 15 - 0.1 = -25.0",
      ])
  }

  @Test func `without a return score nothing is taken off`() throws {
    let rule = Self.rule(start: 0, back: 0, uma: Self.narrow)
    #expect(
      try Self.lines(rule, [10_000, 5_000, -5_000, -10_000]) == [
        "10,000/1000 + 15 = +25.0", "5,000/1000 + 5 = +10.0", "-5,000/1000 - 5 = -10.0",
        "-10,000/1000 - 15 = -25.0",
      ])
  }

  @Test func `whole points are not divided, and a score alone is its own result`() throws {
    let mcr = Self.rule(start: 0, back: 0, uma: [0, 0, 0, 0], unit: 1, scale: 1)
    #expect(try Self.lines(mcr, [88, -20, -30, -38]) == ["+88", "-20", "-30", "-38"])
    let points = Self.rule(start: 30_000, back: 30_000, uma: Self.narrow, scale: 1)
    #expect(
      try Self.lines(points, [35_200, 30_000, 29_800, 25_000])[0]
        == "35200 - 30000 + 15000 = +20200")
  }

  @Test func `a typed result is itself`() throws {
    #expect(
      try Self.lines(Self.preset("mleague"), [52_300, 0, -2_250, -50_050], kind: .results)
        == ["+52.3", "0.0", "-2.25", "-50.05"])
    #expect(try Self.lines(Self.preset("points"), [7, 0], kind: .results) == ["+7", "0"])
  }

  @Test func `what stands left of the equals sign comes to what stands right of it`() throws {
    var random = SeededGenerator(seed: 5)
    for preset in Presets.all {
      guard let calculation = preset.calculation else { continue }
      for unit in [1, 100, 1_000] as [Points] {
        var rule = preset
        rule.calculation?.unit = unit
        rule.calculation?.ties = .split
        for _ in 0..<100 {
          let likely: [Points] = [-3_500, 24_400, 30_000, 30_000, 45_300]
          let scores = (0..<calculation.players).map { _ in
            likely.randomElement(using: &random) ?? 0
          }
          let sticks = Int.random(in: 0...2, using: &random)
          let entry = RoundEntry(
            kind: .raw, scores: scores, seats: .all, sticks: sticks, unbalanced: true)
          for score in try Self.explain(rule, entry).scores {
            let line = FormulaText.line(score, under: rule)
            let sides = line.split(separator: " = ")
            #expect(sides.count == 2)
            #expect(value(sides[0]) == score.result, "\(line)")
            #expect(sides.last.flatMap { points($0, scale: 1000) } == score.result, "\(line)")
          }
        }
      }
    }
  }

  /// What a line in thousands comes to, in points; nil where it is no sum or does not divide.
  private func value(_ line: Substring) -> Points? {
    var (sum, inner, sign, outer): (Points, Points?, Points, Points) = (0, nil, 1, 1)
    for word in line.split(separator: " ") {
      if word == "+" || word == "-" {
        sign = word == "+" ? 1 : -1
        continue
      }
      var text = word
      if text.first == "(" { (inner, outer, sign, text) = (0, sign, 1, text.dropFirst()) }
      let parts = text.split(separator: "/")
      let digits = String(parts[0].filter { $0 != "," && $0 != ")" })
      guard let amount = points(digits.contains(".") ? digits : digits + ".0", scale: 1000) else {
        return nil
      }
      guard let opened = inner else {
        sum += sign * amount
        continue
      }
      inner = opened + sign * amount
      guard parts.count == 2 else { continue }
      guard let divisor = Points(parts[1]), let whole = inner, whole % divisor == 0 else {
        return nil
      }
      sum += outer * whole / divisor
      inner = nil
    }
    return sum
  }
}
