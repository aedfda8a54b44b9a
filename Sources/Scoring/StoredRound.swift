/// What a file says of a round: what was entered, and what a rule once made of it.
package struct StoredRound: Equatable, Sendable {
  /// What the scores are.
  package var kind: RoundEntry.Kind
  /// How many riichi sticks are in nobody's score.
  package var sticks: Int
  /// What the whole round came to.
  package var balance: Balance
  /// In the order of entry, which `--seats` puts those it names at the head of.
  package var scores: [SheetReport.Score]
  /// What else happened; indices point into the scores.
  package var happenings: Happenings

  /// Takes what the file says as it is; nothing of it is trusted.
  package init(
    kind: RoundEntry.Kind, sticks: Int, balance: Balance, scores: [SheetReport.Score],
    happenings: Happenings = Happenings()
  ) {
    self.kind = kind
    self.sticks = sticks
    self.balance = balance
    self.scores = scores
    self.happenings = happenings
  }

  /// What a round comes to over all its players, in points.
  package struct Balance: Equatable, Sendable {
    /// The parts of all results together.
    package var parts: Parts
    /// How far the typed sum is from the expected one.
    package var unbalance: Points
    /// The worth of the sticks that nobody got.
    package var lost: Points

    /// Puts the sums of a round together.
    package init(parts: Parts, unbalance: Points, lost: Points) {
      self.parts = parts
      self.unbalance = unbalance
      self.lost = lost
    }
  }
}

/// Why a stored round cannot be judged again: its file is damaged, or made by another program.
package enum Unexplained: Error, Equatable, Sendable {
  /// The rule does not take the round.
  case refused(Refusal)
  /// The round is one of raw scores and has none for this index.
  case noRaw(index: Int)
}

extension StoredRound {
  /// What the rule makes of the round today, scores in stored order.
  ///
  /// A wrong sum is taken as it is, for the balance tells of it. Seats are not always stored:
  /// where they are not, those who tie stand as the places say, then as they were entered.
  func judged(under rule: Rule) throws(Unexplained) -> JudgedRound {
    let typed = try typed
    var order = order
    var judged = try judge(typed, order, rule)
    guard kind == .raw, !areSeatsKnown else { return judged }
    // Seats named for only some of a tie change the order of entry but not who takes a remainder:
    // that may be anyone of the tie, and nobody else depends on it.
    for index in scores.indices where differing(judged) > 0 {
      let moved = [index] + order.filter { $0 != index }
      let other = try judge(typed, moved, rule)
      if differing(other) < differing(judged) { (judged, order) = (other, moved) }
    }
    return judged
  }

  /// What was typed for each.
  var typed: [Points] {
    get throws(Unexplained) {
      var typed: [Points] = []
      for (index, score) in scores.enumerated() {
        guard let points = kind == .raw ? score.raw : score.result else {
          throw .noRaw(index: index)
        }
        typed.append(points)
      }
      return typed
    }
  }

  private func judge(
    _ typed: [Points], _ order: [Int], _ rule: Rule
  ) throws(Unexplained) -> JudgedRound {
    do throws(Refusal) {
      return try rule.judge(
        RoundEntry(
          kind: kind, scores: typed, seats: .order(order), sticks: sticks, unbalanced: true,
          happenings: happenings.paid(by: rule, scores: typed, kind: kind)))
    } catch {
      throw .refused(error)
    }
  }

  var areSeatsKnown: Bool {
    Set(scores.compactMap(\.seat)) == Set(1..<scores.count + 1)
  }

  /// Indices of the scores, those first who have the better of a tie.
  var order: [Int] {
    let bySeat = areSeatsKnown
    let ranks = scores.map { bySeat ? $0.seat ?? 0 : $0.place }
    return scores.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
  }

  private func differing(_ judged: JudgedRound) -> Int {
    zip(scores, judged.scores).count { ($0.result, $0.place) != ($1.result, $1.place) }
  }
}
