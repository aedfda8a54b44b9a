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
    try check(entry.happenings, of: entry)

    let (finish, parts) = try finish(entry)
    let places = finish.places
    let tablePoints = tablePoints(finish)
    let judged = entry.scores.indices.map { index in
      JudgedScore(
        raw: entry.kind == .raw ? entry.scores[index] : nil,
        seat: entry.seats.seat(of: index, among: entry.scores.count),
        place: places[index], tablePoints: tablePoints?[index], parts: parts[index])
    }
    try Rule.checkSize(judged.map(\.result))
    return JudgedRound(
      scores: judged, unbalance: expected.map { sum - $0 } ?? 0, lost: lost(entry.sticks))
  }

  private func finish(_ entry: RoundEntry) throws(Refusal) -> (Finish, [Parts]) {
    guard entry.kind == .raw, let calculation else {
      let finish = Finish(sharing: entry.scores, seats: entry.seats)
      return (finish, entry.scores.map { Parts(raw: $0) })
    }
    let finish = try calculation.finish(entry)
    var parts = try calculation.parts(entry, finish)
    house.pay(entry.happenings, in: &parts)
    return (finish, parts)
  }

  /// What each place gets in twelfths; those who tie share theirs.
  private func tablePoints(_ finish: Finish) -> [Int64]? {
    guard let tablePoints else { return nil }
    var shares = Array(repeating: Int64(0), count: tablePoints.count)
    var place = 0
    for group in finish.groups {
      let sum = tablePoints[place..<place + group.count].reduce(0, +)
      for index in group { shares[index] = sum * Rule.twelfths / Int64(group.count) }
      place += group.count
    }
    return shares
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

  fileprivate func parts(
    _ entry: RoundEntry, _ finish: Finish
  ) throws(Refusal) -> [Parts] {
    var parts = entry.scores.map { Parts(raw: $0 - returnScore) }
    try giveSticks(&parts, entry, finish)
    let first = finish.groups[0][0]
    rounding.roundRaw(&parts, returnScore: returnScore, first: first)
    giveUma(&parts, finish, row: uma.row(above: entry.scores.count { $0 >= returnScore }))
    rounding.roundResults(&parts, first: first)
    return parts
  }

  private func giveSticks(
    _ parts: inout [Parts], _ entry: RoundEntry, _ finish: Finish
  ) throws(Refusal) {
    let worth = Points(entry.sticks) * Limits.stick
    guard worth > 0 else { return }
    switch sticks {
    case .first:
      let firsts = finish.groups[0]
      for (index, share) in zip(firsts, split(worth, among: firsts.count, unit: 100)) {
        parts[index].sticks = share
      }
    case .dealer:
      let last = entry.scores.indices.first {
        entry.seats.seat(of: $0, among: entry.scores.count) == entry.scores.count
      }
      guard let dealer = entry.happenings.lastDealer ?? last else { throw .needsDealer }
      parts[dealer].sticks = worth
    case .lost, .returned: break
    }
  }

  /// Shares uma, and the oka with it, among those who tie; the oka part is what is not uma.
  private func giveUma(_ parts: inout [Parts], _ finish: Finish, row: [Points]) {
    var place = 0
    for group in finish.groups {
      let sum = row[place..<place + group.count].reduce(0, +)
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
}
