/// What is paid beside uma and oka: prizes, chips, fines; nil where the rule has none of it.
package struct House: Equatable, Sendable {
  /// The prize for busting another player.
  package var bust: Bust?
  /// What a chip is worth, in points.
  package var chip: Points?
  /// What each player without a win pays to each who has won, in points.
  package var yakitori: Points?
  /// What a chombo costs, in points; more than 0.
  package var chombo: Points?
  /// The result of a substitute player whatever happens, in points.
  package var substitute: Points?
  /// Thousandths of a neutral unit that one shown unit comes to in the end.
  package var rate: Int64?

  /// What is not given the rule does not have.
  package init(
    bust: Bust? = nil, chip: Points? = nil, yakitori: Points? = nil, chombo: Points? = nil,
    substitute: Points? = nil, rate: Int64? = nil
  ) {
    self.bust = bust
    self.chip = chip
    self.yakitori = yakitori
    self.chombo = chombo
    self.substitute = substitute
    self.rate = rate
  }

  /// A policy that is one figure: its key, where it is kept, what it can be.
  struct Amount {
    let key: RuleKey
    let path: WritableKeyPath<House, Int64?>
    let bounds: ClosedRange<Int64>
    /// Whether it is paid out of raw scores, so that a rule of typed results cannot have it.
    var needsCalculation = false
    /// Whether JSON writes it with decimals, from thousandths.
    var isDecimal = false
  }

  /// All of them: reading, writing and checking a rule go by this table.
  static var amounts: [Amount] {
    let positive = 1...Limits.points
    return [
      Amount(key: .chip, path: \.chip, bounds: positive),
      Amount(key: .yakitori, path: \.yakitori, bounds: positive, needsCalculation: true),
      Amount(key: .chombo, path: \.chombo, bounds: positive),
      Amount(
        key: .substitute, path: \.substitute, bounds: -Limits.points...Limits.points,
        needsCalculation: true),
      Amount(key: .rate, path: \.rate, bounds: positive, isDecimal: true),
    ]
  }

  /// Who is bust, and what the one who did it gets of each.
  package struct Bust: Equatable, Sendable {
    /// From where a raw score is bust.
    package var limit: Limit
    /// In points.
    package var prize: Points

    /// Takes the figures as they are.
    package init(limit: Limit = .below, prize: Points) {
      self.limit = limit
      self.prize = prize
    }

    /// Whether a raw score is bust.
    package func takes(_ raw: Points) -> Bool {
      raw < 0 || raw == 0 && limit == .at
    }

    /// From where a raw score is bust; raw values are the words of the JSON.
    package enum Limit: String, CaseIterable, Sendable {
      /// Below 0 only.
      case below
      /// At 0 already.
      case at
    }
  }

  /// A policy of the house, to name one that a rule lacks.
  package enum Policy: String, CaseIterable, Sendable {
    case bust, chip, yakitori, chombo, substitute
  }

  /// Whether there is such a policy.
  package func has(_ policy: Policy) -> Bool {
    switch policy {
    case .bust: bust != nil
    case .chip: chip != nil
    case .yakitori: yakitori != nil
    case .chombo: chombo != nil
    case .substitute: substitute != nil
    }
  }
}

/// What happened in a round beside its scores; indices point into them.
package struct Happenings: Equatable, Sendable {
  /// The dealer of the last hand.
  package var lastDealer: Int?
  /// Who went bust, and who gets the prize for it.
  package var busts: [Bust]
  /// Those without a win.
  package var yakitori: [Int]
  /// Those who only filled a seat.
  package var substitutes: [Int]

  /// Nothing, unless given.
  package init(
    lastDealer: Int? = nil, busts: [Bust] = [], yakitori: [Int] = [], substitutes: [Int] = []
  ) {
    self.lastDealer = lastDealer
    self.busts = busts
    self.yakitori = yakitori
    self.substitutes = substitutes
  }

  /// One player sent bust by another.
  package struct Bust: Equatable, Sendable {
    package var player: Int
    package var by: Int

    package init(player: Int, by: Int) {
      self.player = player
      self.by = by
    }
  }
}
