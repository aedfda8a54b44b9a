package import Scoring

/// The arithmetic behind a round as one JSON object, `scorebox/explain/1`; amounts in points.
package enum ExplanationJSON {
  /// A round of a sheet with what its rule makes of it.
  package struct Round: Equatable, Sendable {
    package let game: String
    package let number: Int
    package let day: Day
    /// One for each score, in the order of entry.
    package let names: [String]
    /// Seats, 1 for East, in the same order; nil where unknown.
    package let seats: [Int?]
    /// Indices of the scores that are asked for.
    package let shown: [Int]
    package let explanation: Explanation

    /// Puts a round together.
    package init(
      game: String, number: Int, day: Day, names: [String], seats: [Int?], shown: [Int],
      explanation: Explanation
    ) {
      self.game = game
      self.number = number
      self.day = day
      self.names = names
      self.seats = seats
      self.shown = shown.sorted {
        let (left, right) = (explanation.scores[$0].places, explanation.scores[$1].places)
        return (left.lowerBound, $0) < (right.lowerBound, $1)
      }
      self.explanation = explanation
    }
  }

  /// The round, its rule and every part of the results.
  package static func round(_ round: Round) -> JSON {
    let rule = round.explanation.rule
    return .object([
      "schema": .string("scorebox/explain/1"),
      "game": .string(round.game),
      "round": .integer(round.number),
      "date": .string(round.day.iso),
      "rule": .string(rule.name),
      "rule_version": .integer(rule.version),
      "edition": .string(rule.edition),
      "source": .string(rule.source),
      "return": .integer(rule.calculation?.returnScore),
      "sum": .integer(round.explanation.sum),
      "expected": .integer(round.explanation.expected),
      "sticks": .integer(round.explanation.sticks),
      "lost": .integer(round.explanation.balance.lost),
      "unbalance": .integer(round.explanation.balance.unbalance),
      "scores": .array(round.shown.map { score($0, of: round) }),
    ])
  }

  private static func score(_ index: Int, of round: Round) -> JSON {
    let score = round.explanation.scores[index]
    return .object([
      "player": .string(round.names[index]),
      "seat": .integer(round.seats[index]),
      "raw": .integer(score.raw),
      "places": .array(score.places.map { .integer($0) }),
      "difference": .integer(score.parts.raw),
      "uma": .integer(score.parts.uma),
      "oka": .integer(score.parts.oka),
      "sticks": .integer(score.parts.sticks),
      "rounding": .integer(score.parts.rounding),
      "bust": .integer(score.parts.bust),
      "yakitori": .integer(score.parts.yakitori),
      "substitute": .integer(score.parts.substitute),
      "result": .integer(score.result),
      "agrees": .bool(score.check == .agrees),
    ])
  }
}
