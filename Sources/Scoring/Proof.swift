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
}
