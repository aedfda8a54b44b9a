/// A round as its rule sees it; all amounts in points.
package struct JudgedRound: Equatable, Sendable {
  /// One for each score of the entry, in the same order.
  package var scores: [JudgedScore]
  /// How far the typed sum is from the expected one; 0 unless entered as unbalanced.
  package var unbalance: Points
  /// The worth of the sticks that nobody got.
  package var lost: Points

  /// Puts a judged round together.
  package init(scores: [JudgedScore], unbalance: Points, lost: Points) {
    self.scores = scores
    self.unbalance = unbalance
    self.lost = lost
  }

  /// What each part comes to over the whole round; their sum is the sum of the results.
  package var parts: Parts {
    scores.reduce(into: Parts()) { $0 = $0 + $1.parts }
  }
}

/// One player's share of a judged round; amounts in points.
package struct JudgedScore: Equatable, Sendable {
  /// The raw score; nil where a result was typed.
  package var raw: Points?
  /// The seat, 1 for East; nil unless all seats are known.
  package var seat: Int?
  /// The place, from 1; with split ties the best of those shared.
  package var place: Int
  /// Table points in twelfths, so that any tie shares them exactly; nil where the rule has none.
  package var tablePoints: Int64?
  /// What the result is made of.
  package var parts: Parts

  /// Puts one judged score together.
  package init(raw: Points?, seat: Int?, place: Int, tablePoints: Int64? = nil, parts: Parts) {
    self.raw = raw
    self.seat = seat
    self.place = place
    self.tablePoints = tablePoints
    self.parts = parts
  }

  /// The result.
  package var result: Points { parts.sum }
}

/// What a result is made of, in points.
package struct Parts: Equatable, Sendable {
  /// Raw score minus return score, or a typed result as it is.
  package var raw: Points
  /// The share of the uma.
  package var uma: Points
  /// The share of the oka.
  package var oka: Points
  /// Left-over riichi sticks received.
  package var sticks: Points
  /// What rounding added, or first place absorbed.
  package var rounding: Points
  /// Prizes for busting others, less those paid.
  package var bust: Points
  /// Received from players without a win, less what was paid as one.
  package var yakitori: Points
  /// What makes the result the fixed one of a substitute.
  package var substitute: Points

  /// Parts that are not given are 0.
  package init(
    raw: Points = 0, uma: Points = 0, oka: Points = 0, sticks: Points = 0, rounding: Points = 0,
    bust: Points = 0, yakitori: Points = 0, substitute: Points = 0
  ) {
    self.raw = raw
    self.uma = uma
    self.oka = oka
    self.sticks = sticks
    self.rounding = rounding
    self.bust = bust
    self.yakitori = yakitori
    self.substitute = substitute
  }

  /// All parts together.
  package var sum: Points {
    [raw, uma, oka, sticks, rounding, bust, yakitori, substitute].clampedSum
  }

  /// Adds part by part.
  package static func + (left: Parts, right: Parts) -> Parts {
    Parts(
      raw: left.raw.plus(right.raw), uma: left.uma.plus(right.uma), oka: left.oka.plus(right.oka),
      sticks: left.sticks.plus(right.sticks), rounding: left.rounding.plus(right.rounding),
      bust: left.bust.plus(right.bust), yakitori: left.yakitori.plus(right.yakitori),
      substitute: left.substitute.plus(right.substitute))
  }
}
