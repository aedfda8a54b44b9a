/// The arithmetic behind a stored round: its rule judges it again, and says what it did.
package struct Explanation: Equatable, Sendable {
  /// The rule, with its figures and where they come from.
  package let rule: Rule
  /// One for each stored score, in the same order.
  package let scores: [Score]
  /// What the typed scores add up to, in points.
  package let sum: Points
  /// What they should add up to; nil where the rule asks for no sum.
  package let expected: Points?
  /// How many riichi sticks were left over.
  package let sticks: Int
  /// What became of them; nil without sticks.
  package let fate: SticksFate?
  /// What the round comes to.
  package let balance: StoredRound.Balance
  /// Whether the file says the same of the whole round.
  package let check: Check<StoredRound.Balance>

  /// Judges a stored round again.
  ///
  /// - Throws: Why that cannot be done; never traps, whatever the file says.
  package init(of stored: StoredRound, under rule: Rule) throws(Unexplained) {
    let judged = try stored.judged(under: rule)
    let calculation = stored.kind == .raw ? rule.calculation : nil
    let row = calculation.map { figures in
      figures.uma.row(above: judged.scores.count { $0.raw ?? 0 >= figures.returnScore })
    }
    self.rule = rule
    scores = zip(stored.scores, judged.scores).map { stored, score in
      Score(
        score, tied: judged.scores.count { $0.place == score.place }, calculation,
        row: row ?? [],
        stored: Outcome(result: stored.result, place: stored.place))
    }
    sum = judged.scores.map { $0.raw ?? $0.result }.clampedSum
    do throws(Refusal) {
      expected = try rule.expectedSum(stored.kind, sticks: stored.sticks)
    } catch {
      throw .refused(error)
    }
    sticks = stored.sticks
    fate = SticksFate(judged, sticks: stored.sticks, calculation)
    balance = StoredRound.Balance(
      parts: judged.parts, unbalance: judged.unbalance, lost: judged.lost)
    check = Check(stored: stored.balance, computed: balance)
  }

  /// Whether the file says what its rule says today.
  package enum Check<Value: Equatable & Sendable>: Equatable, Sendable {
    case agrees
    /// The file is damaged, or another version of the program wrote it.
    case differs(stored: Value, computed: Value)

    init(stored: Value, computed: Value) {
      self = stored == computed ? .agrees : .differs(stored: stored, computed: computed)
    }
  }

  /// What a player ends with.
  package struct Outcome: Equatable, Sendable {
    /// In points.
    package let result: Points
    /// From 1; with split ties the best of those shared.
    package let place: Int

    /// Puts a result beside its place.
    package init(result: Points, place: Int) {
      self.result = result
      self.place = place
    }
  }

  /// What becomes of left-over riichi sticks.
  package enum SticksFate: Equatable, Sendable {
    /// They went to the scores at these indices; their parts say how much each got.
    case given(to: [Int])
    /// Nobody got them: the results sum to that many points less.
    case lost(Points)
    /// Results were typed, and hold them already.
    case inResults

    fileprivate init?(_ judged: JudgedRound, sticks: Int, _ calculation: Calculation?) {
      guard sticks > 0 else { return nil }
      if judged.lost != 0 {
        self = .lost(judged.lost)
      } else if calculation == nil {
        self = .inResults
      } else {
        self = .given(to: judged.scores.indices.filter { judged.scores[$0].parts.sticks != 0 })
      }
    }
  }
}

extension Explanation {
  /// What one result is made of; amounts in points.
  package struct Score: Equatable, Sendable {
    /// The raw score; nil where a result was typed.
    package let raw: Points?
    /// What the result is made of; a typed result is all raw.
    package let parts: Parts
    /// The place, or all that are shared.
    package let places: ClosedRange<Int>
    /// What those of a split tie share; nil for all others.
    package let split: Split?
    /// Whether the file says the same.
    package let check: Check<Outcome>

    /// All parts together, whatever the file says.
    package var result: Points { parts.sum }

    fileprivate init(
      _ score: JudgedScore, tied: Int, _ calculation: Calculation?, row: [Points],
      stored: Outcome
    ) {
      let places = score.place...score.place + tied - 1
      raw = score.raw
      parts = score.parts
      self.places = places
      split = calculation.flatMap { Split(places: places, parts: score.parts, $0, row: row) }
      check = Check(
        stored: stored, computed: Outcome(result: score.result, place: score.place))
    }
  }

  /// How those who tie share what their places get; amounts in points.
  package struct Split: Equatable, Sendable {
    /// The uma of each place shared, the best place first.
    package let uma: [Points]
    /// The oka shared along with it.
    package let oka: Points
    /// The smallest step of the split.
    package let unit: Points
    /// What this player, as the earliest, got more than the others; 0 for those.
    package let remainder: Points

    fileprivate init?(
      places: ClosedRange<Int>, parts: Parts, _ calculation: Calculation, row: [Points]
    ) {
      guard places.count > 1 else { return nil }
      uma = Array(row[places.lowerBound - 1..<places.upperBound])
      let sharesOka = calculation.oka == .first
      oka = sharesOka && places.lowerBound == 1 ? calculation.pot : 0
      unit = calculation.unit
      let shares = Scoring.split(uma.reduce(oka, +), among: uma.count, unit: unit)
      remainder = parts.uma + (sharesOka ? parts.oka : 0) - shares[1]
    }
  }
}
