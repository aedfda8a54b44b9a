import Scoring
import Testing

/// What must hold for any rule and round; every case is repeatable from its seed.
@Suite("Properties of judged rounds")
struct JudgePropertiesTests {
  /// The SplitMix generator: small, and the same everywhere.
  struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
      return mixed ^ (mixed >> 31)
    }

    mutating func pick<T>(_ choices: [T]) -> T {
      choices[Int.random(in: choices.indices, using: &self)]
    }
  }

  struct Sample {
    var rule: Rule
    var calculation: Calculation
    var entry: RoundEntry
  }

  /// A random rule and a round that meets its total; ties are frequent.
  private static func sample(seed: Int) -> Sample {
    var dice = Dice(state: UInt64(seed))
    let players = Int.random(in: 2...5, using: &dice)
    let start = Points.random(in: 0...40, using: &dice) * 1000
    func row() -> [Points] {
      var row = (1..<players).map { _ in Points.random(in: -30...30, using: &dice) * 500 }
      row.append(-row.reduce(0, +))
      return row
    }
    let uma: Uma =
      dice.pick([true, false]) ? .byPlace(row()) : .floating((1..<players).map { _ in row() })
    let over: Points = dice.pick([0, 0, 5_000, 10_000])
    let calculation = Calculation(
      players: players, start: start, returnScore: start + over,
      uma: uma, oka: dice.pick(Calculation.Oka.allCases),
      ties: dice.pick(Calculation.Ties.allCases), unit: dice.pick([1, 100, 1000]),
      sticks: dice.pick(Calculation.Sticks.allCases),
      rounding: dice.pick(Calculation.Rounding.allCases))
    let drawn = Int.random(in: 0...4, using: &dice)
    let sticks = calculation.sticks == .returned ? 0 : drawn
    let likely: [Points] = [-1_500, 8_600, 24_400, 24_400, 31_500]
    var scores = (1..<players).map { _ in dice.pick(likely) }
    let typed = scores.reduce(0, +)
    scores.append(start * Points(players) - Points(sticks) * 1000 - typed)
    let seats = Seats.order(Array(0..<players).shuffled(using: &dice))
    var rule = Rule.of(calculation)
    rule.zeroSum = calculation.oka != .none && !calculation.rounding.isOneSided
    rule.house = House(
      bust: .init(limit: dice.pick([.below, .at]), prize: 10_000), yakitori: 3_000,
      substitute: dice.pick([-30_000, 0]))
    // Five could not share 7 in twelfths.
    rule.tablePoints = dice.pick([nil, players > 4 ? nil : Array([4, 2, 1, 0].prefix(players))])
    return Sample(
      rule: rule, calculation: calculation,
      entry: RoundEntry(
        kind: .raw, scores: scores, seats: seats, sticks: sticks,
        happenings: happenings(in: scores, rule, &dice)))
  }

  /// Whatever can have happened in a round of these scores, mostly nothing.
  private static func happenings(
    in scores: [Points], _ rule: Rule, _ dice: inout Dice
  ) -> Happenings {
    var happened = Happenings()
    guard dice.pick([true, false, false]) else { return happened }
    for index in scores.indices {
      if rule.house.bust?.takes(scores[index]) ?? false {
        happened.busts.append(.init(player: index, by: (index + 1) % scores.count))
      }
      if dice.pick([true, false, false]) { happened.yakitori.append(index) }
      if dice.pick([true, false, false, false]) { happened.substitutes.append(index) }
    }
    return happened
  }

  /// The judged round, or nil where the scores happen to sum to 0.
  private static func judge(_ sample: Sample) throws -> JudgedRound? {
    do throws(Refusal) {
      return try sample.rule.judge(sample.entry)
    } catch .looksLikeResults {
      return nil
    }
  }

  private let seeds = 1...3_000

  @Test("parts add up to what the rule says, and the results to the parts")
  func sums() throws {
    var judged = 0
    for seed in seeds {
      let sample = Self.sample(seed: seed)
      guard let round = try Self.judge(sample) else { continue }
      judged += 1
      let calculation = sample.calculation
      let pot = (calculation.returnScore - calculation.start) * Points(calculation.players)
      let worth = Points(sample.entry.sticks) * 1000
      let lost = calculation.sticks == .lost ? worth : 0
      // Only where everybody is rounded one way does rounding change the sum.
      let rounding = calculation.rounding.isOneSided ? round.parts.rounding : 0
      if calculation.rounding == .floor { #expect((-4_999...0).contains(rounding)) }
      if calculation.rounding == .up { #expect((0...4_999).contains(rounding)) }
      #expect(round.lost == lost && round.unbalance == 0)
      #expect(
        round.parts
          == Parts(
            raw: -pot - worth, oka: calculation.oka == .none ? 0 : pot, sticks: worth - lost,
            rounding: rounding, substitute: round.parts.substitute),
        "seed \(seed)")
      #expect(
        round.results.reduce(0, +)
          == (calculation.oka == .none ? -pot : 0) - lost + rounding
          + round.parts.substitute)
      // What players pay one another sums to 0; a substitute has the figure of the rule.
      #expect(round.parts.bust == 0 && round.parts.yakitori == 0)
      for index in sample.entry.happenings.substitutes {
        #expect(round.results[index] == sample.rule.house.substitute)
      }
      #expect(round.scores.allSatisfy { $0.result == $0.parts.sum })
      if let tablePoints = sample.rule.tablePoints {
        let shared = round.scores.reduce(0) { $0 + ($1.tablePoints ?? -1) }
        #expect(shared == tablePoints.reduce(0, +) * 12)
      }
    }
    #expect(judged > 2_900)
  }

  @Test("operands in another order give the same results")
  func permuted() throws {
    for seed in seeds {
      let sample = Self.sample(seed: seed)
      guard let round = try Self.judge(sample), case .order(let order) = sample.entry.seats else {
        continue
      }
      var dice = Dice(state: UInt64(seed) << 32)
      let from = Array(sample.entry.scores.indices).shuffled(using: &dice)
      var moved = sample
      moved.entry.scores = from.map { sample.entry.scores[$0] }
      let to = { (index: Int) in from.firstIndex(of: index) ?? 0 }
      moved.entry.seats = .order(order.map(to))
      let happened = sample.entry.happenings
      moved.entry.happenings = Happenings(
        busts: happened.busts.map { .init(player: to($0.player), by: to($0.by)) },
        yakitori: happened.yakitori.map(to), substitutes: happened.substitutes.map(to))
      let again = try #require(try Self.judge(moved))
      #expect(again.scores == from.map { round.scores[$0] }, "seed \(seed)")
    }
  }

  @Test("those who tie get the same but for the remainder of a split")
  func ties() throws {
    var ties = 0
    for seed in 1...12_000 {
      let sample = Self.sample(seed: seed)
      let (calculation, scores) = (sample.calculation, sample.entry.scores)
      guard calculation.ties == .split, calculation.rounding == .none, calculation.oka != .seat,
        sample.entry.happenings == Happenings(), let round = try Self.judge(sample)
      else { continue }
      for (left, right) in zip(round.scores, round.scores.dropFirst()) where left.raw == right.raw {
        ties += 1
        #expect(left.place == right.place)
        let count = scores.filter { $0 == left.raw }.count
        // The last dealer has the sticks, whoever ties.
        let isDealers = calculation.sticks == .dealer
        let (one, other) =
          isDealers
          ? (left.result - left.parts.sticks, right.result - right.parts.sticks)
          : (left.result, right.result)
        #expect(abs(one - other) < Points(count) * (calculation.unit + 100))
      }
    }
    #expect(ties > 100)
  }

  @Test("sticks never change places, and places follow the scores")
  func places() throws {
    for seed in seeds {
      var sample = Self.sample(seed: seed)
      guard let round = try Self.judge(sample) else { continue }
      sample.entry.unbalanced = true
      sample.entry.sticks = 0
      if let other = try Self.judge(sample) { #expect(other.places == round.places) }
      for left in round.scores {
        let better = round.scores.filter { ($0.raw ?? 0) > (left.raw ?? 0) }.count
        let equal = round.scores.filter { $0.raw == left.raw && ($0.seat ?? 0) < (left.seat ?? 0) }
        let strict = sample.calculation.ties == .seat
        #expect(left.place == 1 + better + (strict ? equal.count : 0), "seed \(seed)")
      }
    }
  }

  @Test("the file's round, judged again, agrees")
  func again() throws {
    for seed in seeds {
      let sample = Self.sample(seed: seed)
      guard let round = try Self.judge(sample), case .order(let order) = sample.entry.seats else {
        continue
      }
      let to = { (index: Int) in order.firstIndex(of: index) ?? 0 }
      let happened = sample.entry.happenings
      let stored = StoredRound(
        kind: .raw, sticks: sample.entry.sticks,
        balance: .init(parts: round.parts, unbalance: round.unbalance, lost: round.lost),
        scores: order.map {
          let score = round.scores[$0]
          return .init(
            seat: score.seat, raw: score.raw, result: score.result, place: score.place,
            tablePoints: score.tablePoints)
        },
        happenings: Happenings(
          busts: happened.busts.map { .init(player: to($0.player), by: to($0.by)) },
          yakitori: happened.yakitori.map(to), substitutes: happened.substitutes.map(to)))
      let explained = try Explanation(of: stored, under: sample.rule)
      #expect(explained.check == .agrees, "seed \(seed)")
      #expect(explained.scores.allSatisfy { $0.check == .agrees }, "seed \(seed)")
      // The same rule again is no change, and as another rule it says the same.
      #expect(try stored.entered(under: sample.rule).results == order.map { round.results[$0] })
      #expect(
        stored.judged(under: sample.rule, insteadOf: sample.rule)?.results
          == order.map { round.results[$0] })
    }
  }

  // aio-coding-hub issue 379: an overflow must be an error. Whatever is not refused is exact: the
  // results sum to what the parts do, counted without bounds.
  @Test("no figures, however large, overflow in silence")
  func extremes() throws {
    let extreme: [Points] = [
      .min, .min + 1, -1_000_000_001, -1_000_000_000, -999_999_900, 0, 100, 999_999_900,
      1_000_000_000, 1_000_000_001, .max - 1, .max,
    ]
    var dice = Dice(state: 379)
    var judged = 0
    for _ in 0..<20_000 {
      // Each figure is mostly one that a rule can have, else the rule would refuse all of them.
      let first = dice.pick([0, 1_000_000_000, dice.pick(extreme)])
      let start = dice.pick([0, 0, 1_000_000_000, dice.pick(extreme)])
      let back = dice.pick([start, start, dice.pick(extreme)])
      let calculation = Calculation(
        players: 2, start: start, returnScore: back,
        uma: .byPlace([first, first == .min ? .max : -first]),
        oka: dice.pick(Calculation.Oka.allCases), ties: dice.pick(Calculation.Ties.allCases),
        unit: dice.pick([1, 100, dice.pick(extreme)]),
        sticks: dice.pick(Calculation.Sticks.allCases),
        rounding: dice.pick(Calculation.Rounding.allCases))
      var rule = Rule.of(calculation)
      rule.zeroSum = dice.pick([true, false, false])
      rule.house = House(
        bust: dice.pick([nil, .init(prize: dice.pick(extreme))]),
        yakitori: dice.pick([nil, dice.pick(extreme)]),
        substitute: dice.pick([nil, dice.pick(extreme)]))
      let entry = RoundEntry(
        kind: .raw, scores: [dice.pick(extreme), dice.pick(extreme)], seats: .all,
        sticks: dice.pick([0, 0, 1, 100, 101, .max, .min]), unbalanced: true,
        happenings: dice.pick([
          Happenings(), Happenings(busts: [.init(player: 1, by: 0)]), Happenings(yakitori: [0]),
          Happenings(substitutes: [0]),
        ]))
      guard let round = try? rule.judge(entry) else { continue }
      judged += 1
      for (score, raw) in zip(round.scores, entry.scores) {
        let parts = score.parts
        #expect(parts.raw == raw - calculation.returnScore)
        let exact = [
          parts.raw, parts.uma, parts.oka, parts.sticks, parts.rounding, parts.bust,
          parts.yakitori, parts.substitute,
        ].reduce(Int128(0)) { $0 + Int128($1) }
        #expect(Int128(score.result) == exact && score.result.magnitude <= 1_000_000_000)
      }
    }
    #expect(judged > 20, "\(judged)")
  }
}
