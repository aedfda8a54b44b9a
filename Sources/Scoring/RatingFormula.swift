/// How a rating moves with each round; data, beside the rules.
///
/// new = old + (score·g + mean of the old ones - old) / (damping·g + 1), where g is how many times
/// longer a full game is than the one played, and everybody starts at 0.
package struct RatingFormula: Equatable, Sendable {
  /// Rounds count the less for a rating, the larger it is.
  package let damping: Double
  /// Another damping for rounds of so few players.
  package let small: (players: Int, damping: Double)?
  /// The mean is taken over so many at least.
  package let leastPlayers: Int

  package static func == (left: Self, right: Self) -> Bool {
    left.damping == right.damping && left.leastPlayers == right.leastPlayers
      && left.small?.players == right.small?.players && left.small?.damping == right.small?.damping
  }

  /// The formula of a name for games under a rule; nil for a name that is not known.
  package static func named(_ name: String, for rule: Rule) -> RatingFormula? {
    guard name == "dk" else { return nil }
    return rule.scale == 1 ? danishMCR : danishRiichi
  }

  /// The names that people can type.
  package static let names = ["dk"]

  // Source: the rating lists of Mahjong Danmark.
  private static let danishRiichi = RatingFormula(
    damping: 40, small: (3, 80), leastPlayers: 1)
  private static let danishMCR = RatingFormula(
    damping: 40, small: nil, leastPlayers: 4)

  /// The ratings after a round.
  ///
  /// - Parameters:
  ///   - old: Of those who played.
  ///   - scores: Their results, in points.
  ///   - winds: How many winds were played.
  ///   - full: How many a full game has.
  /// - Returns: The new rating of each.
  package func after(
    _ old: [Double], scores: [Points], winds: Int, full: Int
  ) -> [Double] {
    guard !old.isEmpty, winds > 0 else { return old }
    let g = Double(full) / Double(winds)
    let mean = old.reduce(0, +) / Double(max(old.count, leastPlayers))
    let damping = small.flatMap { $0.players == old.count ? $0.damping : nil } ?? damping
    return zip(old, scores).map { old, score in
      old + (Double(score) * g + mean - old) / (damping * g + 1)
    }
  }
}
