import Scoring
import TestSupport
import Testing

/// What a file says is judged again, and never believed.
@Suite("Stored rounds judged again")
struct StoredRoundTests {
  /// Every preset, and those with a calculation under every other policy.
  private static let rules: [Rule] = Presets.all.flatMap { preset -> [Rule] in
    guard preset.calculation != nil else { return [preset] }
    var rules = [preset]
    for ties in Calculation.Ties.allCases {
      for rounding in Calculation.Rounding.allCases {
        for (oka, unit) in zip(Calculation.Oka.allCases, [1_000, 1, 100] as [Points]) {
          for sticks in Calculation.Sticks.allCases {
            var rule = preset
            rule.calculation?.ties = ties
            rule.calculation?.rounding = rounding
            rule.calculation?.oka = oka
            rule.calculation?.unit = unit
            rule.calculation?.sticks = sticks
            rule.zeroSum = oka != .none && !rounding.isOneSided
            rules.append(rule)
          }
        }
      }
    }
    return rules
  }

  @Test("random rounds come out as they were judged, and the parts are the result")
  func again() throws {
    var dice = SeededGenerator(seed: 11)
    var counts = (rounds: 0, ties: 0, remainders: 0)
    for rule in Self.rules {
      for _ in 0..<40 {
        guard let (entry, judged) = rule.randomRound(&dice) else { continue }
        let stored = StoredRound(entry, judged)
        let explained = try Explanation(of: stored, under: rule)
        #expect(explained.check == .agrees && explained.balance == stored.balance)
        for (index, score) in zip(entry.storedOrder, explained.scores) {
          let before = judged.scores[index]
          #expect(score.check == .agrees, "\(rule) \(entry)")
          #expect(score.places.lowerBound == before.place)
          // Seats unknown, those of a tie whose results are the same may swap what makes them.
          let isHidden = score.places.count > 1 && before.seat == nil
          #expect(score.parts == before.parts || isHidden, "\(rule) \(entry)")
          let parts = score.parts
          #expect(
            parts.raw + parts.uma + parts.oka + parts.sticks + parts.rounding == before.result)
          counts.ties += score.split == nil ? 0 : 1
          counts.remainders += score.split?.remainder ?? 0 == 0 ? 0 : 1
        }
        counts.rounds += 1
      }
    }
    #expect(counts.rounds > 5_000 && counts.ties > 5_000 && counts.remainders > 500)
  }

  @Test("a split gives each player what their part says")
  func splits() throws {
    var dice = SeededGenerator(seed: 12)
    for rule in Self.rules where rule.calculation?.ties == .split {
      guard let calculation = rule.calculation else { continue }
      for _ in 0..<20 {
        guard let (entry, judged) = rule.randomRound(&dice) else { continue }
        let explained = try Explanation(of: StoredRound(entry, judged), under: rule)
        for score in explained.scores {
          guard let split = score.split else { continue }
          let oka = calculation.oka == .first ? score.parts.oka : 0
          let even = score.parts.uma + oka - split.remainder
          let count = Points(score.places.count)
          let whole = split.uma.reduce(split.oka, +)
          // Everyone has the same multiple of the unit, and what is left is less than one each.
          #expect(even % split.unit == 0)
          #expect((0..<split.unit * count).contains(whole - even * count))
          #expect([0, whole - even * count].contains(split.remainder))
        }
      }
    }
  }

  private static func sound() throws -> StoredRound {
    let entry = RoundEntry(
      kind: .raw, scores: [37_000, 27_300, 23_800, 11_900], seats: .all)
    return StoredRound(entry, try Rule.preset("mleague").judge(entry))
  }

  @Test("a changed result is told beside the right one")
  func changedResult() throws {
    var stored = try Self.sound()
    stored.scores[1].result = 8_300
    let explained = try Explanation(of: stored, under: .preset("mleague"))
    #expect(
      explained.scores[1].check
        == .differs(
          stored: .init(result: 8_300, place: 2), computed: .init(result: 7_300, place: 2)))
    #expect([0, 2, 3].allSatisfy { explained.scores[$0].check == .agrees })
    #expect(explained.check == .agrees)
  }

  @Test("a changed raw score shows in its result and in the sums of the round")
  func changedRaw() throws {
    var stored = try Self.sound()
    stored.scores[3].raw = 11_800
    let explained = try Explanation(of: stored, under: .preset("mleague"))
    #expect(
      explained.scores[3].check
        == .differs(
          stored: .init(result: -48_100, place: 4), computed: .init(result: -48_200, place: 4)))
    var computed = stored.balance
    computed.parts.raw -= 100
    computed.unbalance = -100
    #expect(explained.check == .differs(stored: stored.balance, computed: computed))
  }

  @Test("what no rule takes is refused with the reason")
  func refused() throws {
    let sound = try Self.sound()
    func explain(_ rule: Rule, _ change: (inout StoredRound) -> Void) -> Unexplained? {
      var stored = sound
      change(&stored)
      do throws(Unexplained) {
        _ = try Explanation(of: stored, under: rule)
        return nil
      } catch {
        return error
      }
    }
    let league = Rule.preset("mleague")
    #expect(explain(league) { _ in } == nil)
    #expect(explain(league) { $0.scores[2].raw = nil } == .noRaw(index: 2))
    #expect(
      explain(league) { $0.scores.removeLast() } == .refused(.wrongCount(given: 3, needed: 4)))
    #expect(
      explain(league) { $0.sticks = 101 } == .refused(.sticksOutOfRange(given: 101, most: 100)))
    #expect(explain(league) { $0.scores[0].raw = .min } == .refused(.tooBig(index: 0)))
    #expect(
      explain(league) { $0.scores[0].raw = 37_050 } == .refused(.offStep(index: 0, step: 100)))
    #expect(explain(.preset("direct")) { _ in } == .refused(.noCalculation))
    #expect(explain(.preset("direct")) { $0.scores = [] } == .refused(.tooFew(given: 0, least: 2)))
  }

  @Test("nothing that a file can say stops the program")
  func garbage() {
    var dice = SeededGenerator(seed: 13)
    let wild: [Points] = [.min, .max, -1_000_000_000, 1_000_000_000, 0, 25_000, 30_000, 30_000]
    let whole: [Int?] = [nil, 1, 1, 2, 3, 4, 9_999]
    var explained = 0
    for _ in 0..<3_000 {
      let calm = Bool.random(using: &dice)
      func points() -> Points {
        (calm ? wild.suffix(3) : wild[...]).randomElement(using: &dice) ?? 0
      }
      let scores = (0..<Int.random(in: 3...5, using: &dice)).map { _ in
        SheetReport.Score(
          seat: whole.randomElement(using: &dice) ?? nil,
          raw: Int.random(in: 0..<20, using: &dice) == 0 ? nil : points(),
          result: wild.randomElement(using: &dice) ?? 0,
          place: (whole.randomElement(using: &dice) ?? 1) ?? 1)
      }
      let stored = StoredRound(
        kind: Bool.random(using: &dice) ? .raw : .results,
        sticks: [0, 0, 1, 100, 101, -1, .max, .min].randomElement(using: &dice) ?? 0,
        balance: .init(parts: Parts(raw: points()), unbalance: points(), lost: points()),
        scores: scores)
      guard let rule = Self.rules.randomElement(using: &dice) else { continue }
      guard let explanation = try? Explanation(of: stored, under: rule) else { continue }
      explained += 1
      #expect(explanation.scores.count == scores.count)
    }
    #expect(explained > 100)
  }
}
