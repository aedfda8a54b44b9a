/// Looks for what would explain scores that do not add up.
struct SlipFinder {
  /// The scores, each within `Limits.points`.
  let scores: [Points]
  /// What the sum is short of, in points; negative where it is too large.
  let missing: Points
  /// The sticks given; nil where sticks make no difference to the sum.
  let sticks: Int?
  /// Whether the scores are raw, so that they may have been typed in hundreds.
  let isRaw: Bool
  /// What every score must be a multiple of.
  let step: Points

  /// All that fits, the likeliest first.
  func slips() -> [Slip] {
    let left = sticksLeft()
    // One hand leaves four sticks at most: more are likelier to be a slip of the pen.
    let few = left.map { $0 <= 4 } ?? false
    let manySticks = left.map { [Slip.sticksLeft(more: $0)] } ?? []
    let swaps = swappedDigits()
    var found = few ? manySticks : []
    let scaled = wrongScale()
    found += sticksCounted() + hundredsMixed() + wrongSign() + scaled + swaps
    found += few ? [] : manySticks
    // Two players may well have the same score: noise beside an explanation that fits.
    if found.isEmpty { found += sameTwice().prefix(1) }
    if swaps.isEmpty, scaled.isEmpty, missing % 9 == 0, allOnStep { found.append(.divisibleByNine) }
    return found
  }

  private var allOnStep: Bool {
    scores.allSatisfy(onStep)
  }

  private func onStep(_ score: Points) -> Bool {
    score % step == 0
  }

  /// Whether putting other scores in these places mends the sum and every score.
  private func mends(_ changes: [Int: Points]) -> Bool {
    let gain = changes.reduce(0) { $0 + $1.value - scores[$1.key] }
    return gain == missing
      && scores.indices.allSatisfy { onStep(changes[$0] ?? scores[$0]) }
  }

  private func sticksLeft() -> Int? {
    let most = Limits.stick * Points(min(10, Limits.sticks - (sticks ?? Limits.sticks)))
    guard missing > 0, missing <= most, missing % Limits.stick == 0, allOnStep else {
      return nil
    }
    return Int(missing / Limits.stick)
  }

  private func sticksCounted() -> [Slip] {
    let given = Points(sticks ?? 0) * Limits.stick
    guard missing < 0, -missing <= given, missing % Limits.stick == 0, allOnStep
    else { return [] }
    return [.sticksCounted(Int(-missing / Limits.stick))]
  }

  private func hundredsMixed() -> [Slip] {
    let small = scores.indices.filter { scores[$0] != 0 && TypedScore.mayBeHundreds(scores[$0]) }
    let changes = Dictionary(uniqueKeysWithValues: small.map { ($0, scores[$0] * 100) })
    return isRaw && mends(changes) ? [.hundredsMixed(indices: small)] : []
  }

  private func wrongSign() -> [Slip] {
    scores.indices.filter { mends([$0: -scores[$0]]) }.map { .sign(index: $0) }
  }

  private func wrongScale() -> [Slip] {
    scores.indices.flatMap { index in
      [scores[index] * 10, scores[index] / 10]
        .filter { ($0 / 10 == scores[index] || $0 * 10 == scores[index]) && mends([index: $0]) }
        .map { .scaled(index: index, meant: $0) }
    }
  }

  private func swappedDigits() -> [Slip] {
    // Nobody swaps the noughts that hundreds, or tenths of thousands, do not show.
    let unit: Points = [100, 10].first { unit in scores.allSatisfy { $0 % unit == 0 } } ?? 1
    return scores.indices.flatMap { index in
      SlipFinder.swaps(of: scores[index], unit: unit)
        .filter { mends([index: $0]) }
        .map { .swapped(index: index, meant: $0) }
    }
  }

  private func sameTwice() -> [Slip] {
    guard onStep(missing), allOnStep else { return [] }
    return scores.indices.compactMap { first in
      let same = scores.indices.filter { scores[$0] == scores[first] }
      return same.count > 1 && same[0] == first ? .sameTwice(indices: same) : nil
    }
  }

  /// Every other number that swapping two neighbouring digits makes, from this digit upwards.
  private static func swaps(of score: Points, unit: Points) -> [Points] {
    let size = abs(score)
    var swaps: [Points] = []
    var place = unit
    while size / place >= 10 {
      let low = size / place % 10
      let high = size / place / 10 % 10
      let wouldLoseDigit = low == 0 && size / place < 100
      if low != high, !wouldLoseDigit {
        swaps.append(score.signum() * (size + 9 * place * (low - high)))
      }
      place *= 10
    }
    return swaps
  }
}
