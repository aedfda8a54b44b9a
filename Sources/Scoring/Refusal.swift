/// Why a rule does not take a round; indices point into the scores, amounts are points.
package enum Refusal: Error, Equatable, Sendable {
  /// The rule itself is not sound.
  case badRule(RuleError)
  /// The rule seats another number of players.
  case wrongCount(given: Int, needed: Int)
  /// A round needs at least so many scores.
  case tooFew(given: Int, least: Int)
  /// The seats name a score twice, or one that is not there.
  case badSeats
  /// A score, or the result it comes to, is beyond `Limits.points`.
  case tooBig(index: Int)
  /// Under this rule nothing can be left in nobody's score.
  case sticksNotAllowed
  /// There cannot be so many sticks, or fewer than none.
  case sticksOutOfRange(given: Int, most: Int)
  /// Raw scores mean nothing under a rule of typed results.
  case noCalculation
  /// A raw score has a decimal point; the offer is the score meant, where it is plain.
  case decimalInRaw(index: Int, offer: Points?)
  /// A result has more decimals than the rule's unit allows.
  case tooManyDecimals(index: Int, most: Int)
  /// Raw scores that sum to 0: they must be results.
  case looksLikeResults
  /// A raw score is no multiple of the rule's step.
  case offStep(index: Int, step: Points)
  /// The scores do not add up; the slips would explain it, the likeliest first.
  case sumOff(RoundEntry.Kind, sum: Points, expected: Points, slips: [Slip])
  /// These tie and the earlier seat decides, but not all of their seats are known.
  case needsSeats(indices: [Int], raw: Points)
  /// Left-over sticks go to the last hand's dealer, who is not known.
  case needsDealer
  /// Under this rule it does not matter who dealt last.
  case dealerNotAsked
  /// The rule has no such policy.
  case noPolicy(House.Policy)
  /// Typed results hold such payments already.
  case paidInResults(House.Policy)
  /// This player is not bust by the rule.
  case notBust(index: Int)
  /// Nobody sends himself bust.
  case bustBySelf(index: Int)
  /// This player is named twice.
  case namedTwice(House.Policy, index: Int)
  /// Chips won and lost sum to this rather than 0.
  case chipsOff(Int)
  /// A blank cannot be filled where the rule has no total.
  case blankWithoutTotal(index: Int)
  /// The blank would be this, which no table can come to: another score must be wrong.
  case absurdRest(index: Int, score: Points)
  /// More than one score is blank.
  case manyBlanks(indices: [Int])
}

/// One explanation for a sum that is off; each would really make it right.
package enum Slip: Equatable, Sendable {
  /// So many riichi sticks more than given are left on the table.
  case sticksLeft(more: Int)
  /// So many of the given sticks are in somebody's score already.
  case sticksCounted(Int)
  /// These are hundreds among points.
  case hundredsMixed(indices: [Int])
  /// This score has a wrong or missing sign.
  case sign(index: Int)
  /// This score has a zero too many or too few; it should be this.
  case scaled(index: Int, meant: Points)
  /// Two adjacent digits of this score are swapped; it should be this.
  case swapped(index: Int, meant: Points)
  /// These are the same score: one of them may have been typed twice.
  case sameTwice(indices: [Int])
  /// The scores meet the total of a game that starts with so many points each.
  case otherStart(Points)
  /// The difference is divisible by 9, as swapped digits make it, but no one swap explains it.
  case divisibleByNine
}
