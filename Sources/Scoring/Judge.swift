extension Rule {
  /// Turns what was entered for a round into places and results.
  ///
  /// - Throws: Why the rule does not take it; never traps, whatever the scores.
  package func judge(_ entry: RoundEntry) throws(Refusal) -> JudgedRound {
    try checkCount(entry.scores.count)
    guard entry.seats.isValid(for: entry.scores.count) else { throw .badSeats }
    try Rule.checkSize(entry.scores)
    let expected = try expectedSum(entry.kind, sticks: entry.sticks)
    let sum = entry.scores.reduce(0, +)
    if entry.kind == .raw {
      guard sum != 0 || expected == 0 else { throw .looksLikeResults }
    }
    if let expected, !entry.unbalanced { try checkSum(entry, sum: sum, expected: expected) }
    try checkStep(entry)

    let (places, parts) = try finish(entry)
    let judged = entry.scores.indices.map { index in
      JudgedScore(
        raw: entry.kind == .raw ? entry.scores[index] : nil,
        seat: entry.seats.seat(of: index, among: entry.scores.count),
        place: places[index], parts: parts[index])
    }
    try Rule.checkSize(judged.map(\.result))
    return JudgedRound(
      scores: judged, unbalance: expected.map { sum - $0 } ?? 0, lost: lost(entry.sticks))
  }

  private func finish(_ entry: RoundEntry) throws(Refusal) -> (places: [Int], parts: [Parts]) {
    guard entry.kind == .raw, let calculation else {
      let finish = Finish(sharing: entry.scores, seats: entry.seats)
      return (finish.places, entry.scores.map { Parts(raw: $0) })
    }
    let finish = try calculation.finish(entry)
    return (finish.places, calculation.parts(entry, finish))
  }
}

extension Calculation {
  /// Who came where, by the rule for ties; sticks have no say in it.
  fileprivate func finish(_ entry: RoundEntry) throws(Refusal) -> Finish {
    guard ties == .split else { return try Finish(strictly: entry.scores, seats: entry.seats) }
    let finish = Finish(sharing: entry.scores, seats: entry.seats)
    let firsts = finish.groups[0]
    if oka == .seat, pot != 0, firsts.count > 1 {
      guard firsts.allSatisfy({ entry.seats.rank(of: $0) != nil }) else {
        throw .needsSeats(indices: firsts, raw: entry.scores[firsts[0]])
      }
    }
    return finish
  }

  fileprivate func parts(_ entry: RoundEntry, _ finish: Finish) -> [Parts] {
    var parts = entry.scores.map { Parts(raw: $0 - returnScore) }
    giveUma(&parts, finish)
    if sticks == .first {
      let firsts = finish.groups[0]
      let worth = Points(entry.sticks) * Limits.stick
      for (index, share) in zip(firsts, split(worth, among: firsts.count, unit: 100)) {
        parts[index].sticks = share
      }
    }
    round(&parts, first: finish.groups[0][0])
    return parts
  }

  /// Shares uma, and the oka with it, among those who tie; the oka part is what is not uma.
  private func giveUma(_ parts: inout [Parts], _ finish: Finish) {
    var place = 0
    for group in finish.groups {
      let sum = uma[place..<place + group.count].reduce(0, +)
      let pot = place == 0 && oka == .first ? pot : 0
      let umaShares = split(sum, among: group.count, unit: unit)
      let shares = split(sum + pot, among: group.count, unit: unit)
      for (position, index) in group.enumerated() {
        parts[index].uma = umaShares[position]
        parts[index].oka = shares[position] - umaShares[position]
      }
      place += group.count
    }
    if oka == .seat { parts[finish.groups[0][0]].oka = pot }
  }

  /// Rounds all but the first, who takes what that adds up to, so that the sum stays.
  private func round(_ parts: inout [Parts], first: Int) {
    for index in parts.indices where index != first {
      let raw = parts[index].raw + returnScore + parts[index].sticks
      let change = rounding.rounded(raw) - raw
      parts[index].rounding = change
      parts[first].rounding -= change
    }
  }
}

extension Calculation.Rounding {
  /// The raw score as it counts, in points.
  fileprivate func rounded(_ raw: Points) -> Points {
    let threshold: Points
    switch self {
    case .none: return raw
    case .fiveSix: threshold = 600
    case .tenhou: threshold = 500
    }
    let rest = raw % 1000
    let away: Points = abs(rest) >= threshold ? rest.signum() * 1000 : 0
    return raw - rest + away
  }
}
