package import Scoring

/// Everything a printed sheet says in words, without saying it: the catalogue has the texts.
///
/// Names and figures in it are printable already.
package enum SheetPhrase: Hashable, Sendable {
  // Headers and labels of the two tables.
  case round, sums, running, broughtForward, otherRounds
  case score, chips, penalties, tablePointSum, tablePenalties, points
  case total, rank, rankBefore, behind, rounds
  /// Apart by how many play, where rounds of several sizes were played.
  case averagePlace(players: Int?), place(Int, players: Int?)
  /// What the total comes to at the rate of the rule.
  case atRate(String)
  case average, best, worst, topRate, lastRate

  // The heading.
  case date(Day)
  /// Start and return score, uma and perhaps oka, in thousands: `25-30 uma 10-30 oka 20`.
  /// Without uma where it is a floating one.
  case figures(start: String, end: String, uma: String?, oka: String?)
  /// Rules that count table points by place: `4/2/1/0`.
  case tablePoints(String)
  /// Rules without calculation.
  case wholePoints, thousands
  case roundCount(Int)
  case closed
  /// Who is first, by how much, before the next; several who share it, or all.
  case lead(names: [String], by: String, before: [String])
  case allLevel
  /// What happened last: the number of a round, who came first in it and what that gave.
  case latest(round: Int, names: [String], result: String)

  /// The name of a rule that is out of use.
  case deletedRule(String)
  /// Instead of the sheet's own rule; nothing of it is stored.
  case whatIf(rule: String, instead: String)

  // In the place of tables.
  case noSheet, noPlayers, noColumns

  // Under the tables.
  case underRule(round: Int, rule: String)
  case roundNote(round: Int, note: String)
  /// Penalties that are in no column.
  case teamPenalties([Happening])
  /// Rounds that another rule cannot judge.
  case unchanged(String, count: Int)
  /// What else happened in a round.
  case happened(round: Int, [Happening])
  /// Rounds `first` to `last` are given, `count` of `total`.
  case givenRounds(first: Int, last: Int, count: Int, total: Int)
  case noGivenRounds(total: Int)
  case meaningOfBroughtForward, meaningOfOtherRounds, allRounds
  case shownOnly
  /// `shown` of `total` players are given; `next` is the specification for the others.
  case window(shown: String, total: Int, next: String, isByTeam: Bool)
  case gap(String, count: Int, isByTeam: Bool)

  // The proof.
  case sum(String)
  case sticksLost(Int)
  case unbalanced(rounds: Int, by: String)
  case penaltySum(String), substituteSum(String), roundingSum(String), chipSum(String)
  case byTheRule(String)
  case freeSum(rule: String)
  case parts([PartSum])

  // The list: one sentence a player.
  case standing(name: String, total: String, places: String, rank: Int, shared: Bool)
  case noRounds(name: String)
  /// An amount as it is said: no sign can be heard.
  case plus(String), minus(String)
}

/// What is told of a round beside its scores; names and figures are printable.
package enum Happening: Hashable, Sendable {
  /// Sent bust by another, who has the prize; by nobody named.
  case bust(String, by: String?)
  case withoutWin([String])
  case substitute([String])
  case dealer(String)
  case chips([String])
  case penalty(String, amount: String)
  case tablePenalty(String, amount: String)
}

/// One part of the sum of a sheet, with its figure.
package struct PartSum: Hashable, Sendable {
  package let part: Part
  package let figure: String

  package enum Part: Hashable, Sendable {
    case raw, uma, oka, sticks, rounding, substitutes, penalties, chips
  }
}

/// The words of one language for what a sheet says.
package struct SheetWords: Sendable {
  private let text: @Sendable (SheetPhrase) -> String

  package init(_ text: @escaping @Sendable (SheetPhrase) -> String) {
    self.text = text
  }

  package func callAsFunction(_ phrase: SheetPhrase) -> String { text(phrase) }
}
