/// A rule as data: a versioned record of figures and policies, with where they come from.
package struct Rule: Equatable, Sendable {
  /// What the rule is called on the command line.
  package var name: String
  /// Counts the editions of this name, from 1.
  package var version: Int
  /// The edition of the rulebook, as its source names it.
  package var edition: String
  /// Where the figures come from.
  package var source: String
  /// How many points make one shown unit: 1000 or 1.
  package var scale: Points
  /// Whether the results of a round sum to 0 but for lost sticks.
  package var zeroSum: Bool
  /// What a raw score must be a multiple of, in points.
  package var rawStep: Points
  /// How many winds a round has unless told otherwise.
  package var winds: Int
  /// Table points by place, which then rank the players; nil where points do.
  package var tablePoints: [Points]?
  /// How raw scores become results; nil where finished results are typed.
  package var calculation: Calculation?
  /// What is paid beside the calculation.
  package var house: House

  /// Takes the figures as they are; `check()` says whether they make a rule.
  package init(
    name: String, version: Int = 1, edition: String = "", source: String = "",
    scale: Points = 1000, zeroSum: Bool = true, rawStep: Points = 1, winds: Int = 2,
    tablePoints: [Points]? = nil, calculation: Calculation? = nil, house: House = House()
  ) {
    self.name = name
    self.version = version
    self.edition = edition
    self.source = source
    self.scale = scale
    self.zeroSum = zeroSum
    self.rawStep = rawStep
    self.winds = winds
    self.tablePoints = tablePoints
    self.calculation = calculation
    self.house = house
  }

  /// How many scores a round has; nil for any number.
  package var players: Int? { calculation?.players ?? tablePoints?.count }
}

/// How a table's raw scores become results; every amount in points.
package struct Calculation: Equatable, Sendable {
  /// How many sit at the table.
  package var players: Int
  /// What each begins with.
  package var start: Points
  /// The score that counts as 0.
  package var returnScore: Points
  /// What each place adds.
  package var uma: Uma
  /// Who takes the difference between start and return score.
  package var oka: Oka
  /// What equal raw scores mean.
  package var ties: Ties
  /// The smallest step a split may make.
  package var unit: Points
  /// Who gets the riichi sticks left on the table.
  package var sticks: Sticks
  /// How scores are rounded.
  package var rounding: Rounding

  /// Takes the figures as they are; `Rule.check()` says whether they make a rule.
  package init(
    players: Int, start: Points, returnScore: Points, uma: Uma, oka: Oka = .first,
    ties: Ties = .split, unit: Points = 100, sticks: Sticks = .first, rounding: Rounding = .none
  ) {
    self.players = players
    self.start = start
    self.returnScore = returnScore
    self.uma = uma
    self.oka = oka
    self.ties = ties
    self.unit = unit
    self.sticks = sticks
    self.rounding = rounding
  }

  /// Who takes the oka; raw values are the words of the JSON.
  package enum Oka: String, CaseIterable, Sendable {
    /// The first place, shared by those who tie for it.
    case first
    /// The earliest seat of those who tie for first.
    case seat
    /// Nobody.
    case none
  }

  /// What equal raw scores mean; raw values are the words of the JSON.
  package enum Ties: String, CaseIterable, Sendable {
    /// The tied share what their places get.
    case split
    /// The earlier seat has the better place.
    case seat
  }

  /// Who gets left-over riichi sticks; raw values are the words of the JSON.
  package enum Sticks: String, CaseIterable, Sendable {
    /// The first place, shared by those who tie for it in hundreds.
    case first
    /// Nobody: the results of the round sum to that much less.
    case lost
    /// The dealer of the last hand.
    case dealer
    /// Those who put them there: scores are typed with the sticks taken back.
    case returned
  }

  /// How scores are rounded to thousands; raw values are the words of the JSON.
  package enum Rounding: String, CaseIterable, Sendable {
    /// Not at all.
    case none
    /// The raw score, less than 600 toward zero, else away from it; first takes the rest.
    case fiveSix = "five-six"
    /// The raw score to the nearest, half away from zero; first takes the rest.
    case tenhou
    /// The raw score toward the return score; first takes the rest.
    case towardReturn = "return"
    /// The result to the nearest, half up; first takes the rest.
    case halfUp = "half-up"
    /// Every result down: the round sums to less.
    case floor
    /// Every result up: the round sums to more.
    case up

    /// Whether nobody takes the rest, so that the results do not sum to 0.
    package var isOneSided: Bool { self == .floor || self == .up }
  }

  /// The oka as a whole, in points, whoever takes it; only for figures that passed `check()`.
  package var pot: Points {
    (returnScore - start) * Points(players)
  }

  /// What the results of a round sum to when no stick is lost, but for uma and rounding.
  var resultTotal: Points {
    oka == .none ? -pot : 0
  }

  /// Whether results can be asked to sum to 0.
  var isZeroSum: Bool { resultTotal == 0 && !rounding.isOneSided }
}
