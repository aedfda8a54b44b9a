extension House {
  /// Pays prizes and the fines of those without a win, then fixes the results of substitutes.
  func pay(_ happenings: Happenings, in parts: inout [Parts]) {
    for bust in happenings.busts {
      parts[bust.player].bust -= self.bust?.prize ?? 0
      parts[bust.by].bust += self.bust?.prize ?? 0
    }
    let winners = parts.indices.filter { !happenings.yakitori.contains($0) }
    for payer in happenings.yakitori {
      for winner in winners {
        parts[payer].yakitori -= yakitori ?? 0
        parts[winner].yakitori += yakitori ?? 0
      }
    }
    for index in happenings.substitutes {
      parts[index].substitute = (substitute ?? 0) - parts[index].sum
    }
  }
}

extension Rule {
  /// Refuses what the rule does not pay for, and what cannot have happened.
  func check(_ happenings: Happenings, of entry: RoundEntry) throws(Refusal) {
    let (scores, count) = (entry.scores, entry.scores.count)
    let all =
      happenings.busts.flatMap { [$0.player, $0.by] } + happenings.yakitori
      + happenings.substitutes + [happenings.lastDealer].compactMap(\.self)
    guard all.allSatisfy((0..<count).contains) else { throw .badSeats }
    let used: [(House.Policy, Bool)] = [
      (.bust, !happenings.busts.isEmpty), (.yakitori, !happenings.yakitori.isEmpty),
      (.substitute, !happenings.substitutes.isEmpty),
    ]
    for (policy, isUsed) in used where isUsed {
      guard house.has(policy) else { throw .noPolicy(policy) }
      guard entry.kind == .raw else { throw .paidInResults(policy) }
    }
    if happenings.lastDealer != nil, calculation?.sticks != .dealer { throw .dealerNotAsked }
    let named: [(House.Policy, [Int])] = [
      (.bust, happenings.busts.map(\.player)), (.yakitori, happenings.yakitori),
      (.substitute, happenings.substitutes),
    ]
    for (policy, players) in named {
      if let twice = players.enumerated().first(where: {
        players[..<$0.offset].contains($0.element)
      }) {
        throw .namedTwice(policy, index: twice.element)
      }
    }
    for bust in happenings.busts {
      guard bust.player != bust.by else { throw .bustBySelf(index: bust.player) }
      guard house.bust?.takes(scores[bust.player]) ?? false else {
        throw .notBust(index: bust.player)
      }
    }
  }

  /// What chips won or lost come to, in points.
  ///
  /// - Throws: `noPolicy`, `chipsOff` where not all of them are somebody's, `tooBig`.
  package func chips(_ counts: [Int]) throws(Refusal) -> [Points] {
    guard let chip = house.chip else { throw .noPolicy(.chip) }
    for (index, count) in counts.enumerated() where count.magnitude > Limits.chips {
      throw .tooBig(index: index)
    }
    let sum = counts.reduce(0, +)
    guard sum == 0 else { throw .chipsOff(sum) }
    let amounts = counts.map { Points($0).multipliedReportingOverflow(by: chip) }
    for (index, amount) in amounts.enumerated() {
      guard !amount.overflow, amount.partialValue.magnitude <= Limits.points.magnitude else {
        throw .tooBig(index: index)
      }
    }
    return amounts.map(\.partialValue)
  }
}
