extension Rule {
  /// What the scores of a round must add up to, in points; nil where the rule asks for no sum.
  ///
  /// - Throws: `badRule`, `noCalculation`, or what is wrong with the sticks.
  package func expectedSum(_ kind: RoundEntry.Kind, sticks: Int) throws(Refusal) -> Points? {
    do throws(RuleError) { try check() } catch { throw .badRule(error) }
    guard sticks == 0 || calculation.map({ $0.sticks != .returned }) ?? false else {
      throw .sticksNotAllowed
    }
    guard (0...Limits.sticks).contains(sticks) else {
      throw .sticksOutOfRange(given: sticks, most: Limits.sticks)
    }
    switch kind {
    case .raw:
      guard let calculation else { throw .noCalculation }
      return calculation.start * Points(calculation.players) - Points(sticks) * Limits.stick
    case .results:
      return zeroSum ? -lost(sticks) : nil
    }
  }

  /// The worth of the sticks that this rule gives to nobody.
  func lost(_ sticks: Int) -> Points {
    calculation?.sticks == .lost ? Points(sticks) * Limits.stick : 0
  }

  func checkCount(_ given: Int) throws(Refusal) {
    if let needed = players {
      guard given == needed else { throw .wrongCount(given: given, needed: needed) }
    } else {
      guard given >= 2 else { throw .tooFew(given: given, least: 2) }
    }
  }

  static func checkSize(_ scores: [Points]) throws(Refusal) {
    for (index, score) in scores.enumerated() where score.magnitude > Limits.points.magnitude {
      throw .tooBig(index: index)
    }
  }

  func checkStep(_ entry: RoundEntry) throws(Refusal) {
    guard entry.kind == .raw else { return }
    for (index, score) in entry.scores.enumerated() where score % rawStep != 0 {
      throw .offStep(index: index, step: rawStep)
    }
  }

  /// Refuses a wrong sum; a score off the step is the better reason where no slip explains it.
  func checkSum(_ entry: RoundEntry, sum: Points, expected: Points) throws(Refusal) {
    guard sum != expected else { return }
    let sticksCount = entry.kind == .raw || calculation?.sticks == .lost
    var slips = SlipFinder(
      scores: entry.scores, missing: expected - sum, sticks: sticksCount ? entry.sticks : nil,
      isRaw: entry.kind == .raw, step: entry.kind == .raw ? rawStep : 1
    ).slips()
    if let start = commonStart(of: entry, sum: sum) {
      slips = [.otherStart(start)]
    }
    if slips.isEmpty { try checkStep(entry) }
    throw .sumOff(entry.kind, sum: sum, expected: expected, slips: slips)
  }

  /// The start score of other rules whose total this is.
  private func commonStart(of entry: RoundEntry, sum: Points) -> Points? {
    guard entry.kind == .raw, let calculation else { return nil }
    return [25_000, 30_000, 35_000].first {
      $0 != calculation.start && sum == $0 * Points(entry.scores.count)
    }
  }
}
