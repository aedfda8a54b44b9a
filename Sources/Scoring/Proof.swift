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
    return sum
  }
}
