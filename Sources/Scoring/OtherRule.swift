// A stored round under another rule than the one it was entered under.

extension StoredRound {
  /// What another rule would make of the round; nil where it cannot judge it.
  ///
  /// Raw scores are moved by what the start scores differ by. Those who tie stand in the order of
  /// their seats, or as the places say, or as they were entered.
  package func judged(under other: Rule, insteadOf own: Rule) -> JudgedRound? {
    guard isDealerKnown(to: other), var scores = try? typed else { return nil }
    if kind == .raw {
      guard let from = own.calculation, let to = other.calculation else { return nil }
      scores = scores.map { $0.plus(to.start.minus(from.start)) }
    } else if other.calculation != nil {
      // Finished results are those of the rule they were finished under.
      return nil
    }
    return try? other.judge(entry(scores, seats: .order(order), under: other, unbalanced: true))
  }

  /// The round entered again under another rule, as if that had been chosen before.
  ///
  /// - Throws: What that rule refuses: a sum that is off, or seats or a dealer it needs to know.
  package func entered(under other: Rule) throws(Unexplained) -> JudgedRound {
    let scores = try typed
    guard isDealerKnown(to: other) else { throw .refused(.needsDealer) }
    do throws(Refusal) {
      return try other.judge(
        entry(
          scores, seats: isOrderKnown ? .order(order) : .unknown, under: other,
          unbalanced: balance.unbalance != 0))
    } catch {
      throw .refused(error)
    }
  }

  private func entry(
    _ scores: [Points], seats: Seats, under rule: Rule, unbalanced: Bool
  ) -> RoundEntry {
    RoundEntry(
      kind: kind, scores: scores, seats: seats, sticks: sticks, unbalanced: unbalanced,
      happenings: happenings.paid(by: rule, scores: scores, kind: kind))
  }

  private func isDealerKnown(to rule: Rule) -> Bool {
    rule.calculation?.sticks != .dealer || sticks == 0 || kind == .results || areSeatsKnown
      || happenings.lastDealer != nil
  }

  /// Whether it is known who has the better of every tie.
  private var isOrderKnown: Bool {
    areSeatsKnown
      || scores.indices.allSatisfy { index in
        scores[..<index].allSatisfy {
          $0.raw != scores[index].raw || $0.place != scores[index].place
        }
      }
  }
}

extension Happenings {
  /// What of it a rule has a figure for; the rest stays on file without effect.
  package func paid(by rule: Rule, scores: [Points], kind: RoundEntry.Kind) -> Happenings {
    let isRaw = kind == .raw
    return Happenings(
      lastDealer: rule.calculation?.sticks == .dealer ? lastDealer : nil,
      busts: busts.filter { isRaw && rule.house.bust?.takes(scores[$0.player]) ?? false },
      yakitori: isRaw && rule.house.has(.yakitori) ? yakitori : [],
      substitutes: isRaw && rule.house.has(.substitute) ? substitutes : [])
  }
}
