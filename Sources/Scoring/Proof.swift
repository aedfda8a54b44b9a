/// What all rounds of a sheet add up to, and why that is not 0 where it is not.
package struct Proof: Equatable, Sendable {
  package var rounds: Int = 0
  /// How many players the largest round had.
  package var largest: Int = 0
  package var parts = Parts()
  /// What typed scores missed their totals by, and in how many rounds.
  package var unbalance: Points = 0
  package var unbalanced: Int = 0
  /// Points of left-over sticks that nobody got.
  package var lost: Points = 0
  /// What chips and penalties of the players come to.
  package var ledger = Ledger()

  package init() {}

  /// One round that missed its total by so much, and lost sticks worth so much.
  package init(unbalance: Points, lost: Points) {
    rounds = 1
    self.unbalance = unbalance
    unbalanced = unbalance == 0 ? 0 : 1
    self.lost = lost
  }

  /// Adds count by count; the largest round is the larger one.
  package static func + (left: Proof, right: Proof) -> Proof {
    var sum = left
    sum.rounds += right.rounds
    sum.largest = max(left.largest, right.largest)
    sum.parts = left.parts + right.parts
    sum.unbalance = left.unbalance.plus(right.unbalance)
    sum.unbalanced += right.unbalanced
    sum.lost = left.lost.plus(right.lost)
    sum.ledger = left.ledger + right.ledger
    return sum
  }
}

/// What stands beside the results of a player or a team.
package struct Ledger: Equatable, Sendable {
  /// What chips come to, in points.
  package var chips: Points
  /// How many chips that are; counted once any were entered.
  package var chipCount: Int?
  /// What penalties come to, in points; never above 0.
  package var penalties: Points
  /// What penalties in table points come to, in twelfths; never above 0.
  package var tablePenalties: Int64

  /// What is not given is nothing.
  package init(
    chips: Points = 0, chipCount: Int? = nil, penalties: Points = 0, tablePenalties: Int64 = 0
  ) {
    self.chips = chips
    self.chipCount = chipCount
    self.penalties = penalties
    self.tablePenalties = tablePenalties
  }

  /// Points of chips and penalties together.
  package var points: Points { chips.plus(penalties) }

  package static func + (left: Ledger, right: Ledger) -> Ledger {
    let counts = [left.chipCount, right.chipCount].compactMap(\.self)
    return Ledger(
      chips: left.chips.plus(right.chips), chipCount: counts.isEmpty ? nil : counts.reduce(0, +),
      penalties: left.penalties.plus(right.penalties),
      tablePenalties: left.tablePenalties.plus(right.tablePenalties))
  }
}
