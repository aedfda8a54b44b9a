import Scoring
import Storage
import Text

/// The chips of a round, and its chombos as the penalties that they are.
struct RoundLedger {
  let stores: Stores
  let round: RoundRecord
  let made: Moment

  /// Stores what was typed of them.
  func add(_ words: HappeningWords, _ line: PlayerLine, rule: Rule) throws {
    for chips in try line.chips(words.chips, rule: rule) {
      try add(chips.player, .chips, chips.count, chips.amount)
    }
    for player in try line.chombo(words.chombo, rule: rule) {
      try add(player, .penalty, 1, -(rule.house.chombo ?? 0), reason: Phrase.chomboReason)
    }
  }

  private func add(
    _ player: PlayerRecord, _ kind: AdjustmentRecord.Kind, _ count: Int, _ amount: Points,
    reason: String = ""
  ) throws {
    _ = try stores.adjustments.add(
      AdjustmentRecord(
        game: round.game, round: round.number, owner: .player(player.id), kind: kind, count: count,
        amount: amount, reason: reason, day: round.day, made: made))
  }
}
