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
    var uma = (1..<players).map { _ in Points.random(in: -30...30, using: &dice) * 500 }
    uma.append(-uma.reduce(0, +))
    let over: Points = dice.pick([0, 0, 5_000, 10_000])
    let calculation = Calculation(
      players: players, start: start, returnScore: start + over,
      uma: .byPlace(uma), oka: dice.pick(Calculation.Oka.allCases),
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
    return Sample(
      rule: rule, calculation: calculation,
      entry: RoundEntry(kind: .raw, scores: scores, seats: seats, sticks: sticks))
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
            rounding: rounding),
        "seed \(seed)")
      #expect(
        round.results.reduce(0, +)
          == (calculation.oka == .none ? -pot : 0) - lost + rounding)
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
      moved.entry.seats = .order(order.compactMap { from.firstIndex(of: $0) })
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
        let round = try Self.judge(sample)
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
}
