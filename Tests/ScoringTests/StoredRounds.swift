import Scoring
import TestSupport

extension StoredRound {
  /// A judged round as a file keeps it: those named by their seats stand first.
  init(_ entry: RoundEntry, _ judged: JudgedRound) {
    self.init(
      kind: entry.kind, sticks: entry.sticks,
      balance: Balance(parts: judged.parts, unbalance: judged.unbalance, lost: judged.lost),
      scores: entry.storedOrder.map { index in
        let score = judged.scores[index]
        return SheetReport.Score(
          seat: score.seat, raw: score.raw, result: score.result, place: score.place)
      })
  }
}

extension RoundEntry {
  /// Indices of the scores in the order in which a file keeps them.
  var storedOrder: [Int] {
    guard case .order(let named) = seats else { return Array(scores.indices) }
    return named + scores.indices.filter { !named.contains($0) }
  }
}

extension Rule {
  /// Judges raw scores, stores them, and explains what is stored.
  func explain(
    raw scores: [Points], seats: Seats = .unknown, sticks: Int = 0, unbalanced: Bool = false
  ) throws -> Explanation {
    let entry = RoundEntry(
      kind: .raw, scores: scores, seats: seats, sticks: sticks, unbalanced: unbalanced)
    return try Explanation(of: StoredRound(entry, judge(entry)), under: self)
  }

  /// A random round with many ties that the rule takes, and what it makes of it.
  func randomRound(_ dice: inout SeededGenerator) -> (RoundEntry, JudgedRound)? {
    let count = calculation?.players ?? Int.random(in: 2...6, using: &dice)
    let start = calculation?.start ?? 0
    let sticks = calculation == nil ? 0 : [0, 0, 1, 2, 4].randomElement(using: &dice) ?? 0
    let isRaw = calculation != nil && Int.random(in: 0..<8, using: &dice) > 0
    let likely: [Points] = [-1_500, start - 600, start, start, start + 8_600]
    var scores = (1..<count).map { _ in likely.randomElement(using: &dice) ?? 0 }
    let total = isRaw ? start * Points(count) - Points(sticks) * 1_000 : 0
    let isEqual = Int.random(in: 0..<3, using: &dice) == 0
    scores.append(isEqual ? scores[0] : total - scores.reduce(0, +))
    let named = Array(scores.indices.shuffled(using: &dice))
    let seats: [Seats] = [
      .unknown, .all, .order(named),
      .order(Array(named.prefix(Int.random(in: 0...count, using: &dice)))),
    ]
    let entry = RoundEntry(
      kind: isRaw ? .raw : .results, scores: scores,
      seats: seats.randomElement(using: &dice) ?? .all, sticks: sticks, unbalanced: true)
    return (try? judge(entry)).map { (entry, $0) }
  }
}
