import Scoring
import Storage
import Text

/// A sheet put under another rule for good: every round entered again under it.
struct RuleChange {
  let game: GameRecord
  let old: Rule
  let new: KnownRule
  private let rounds: [(found: RoundReader.Found, judged: JudgedRound)]
  private let chips: [AdjustmentRecord]

  /// Works out the change; nothing is written.
  ///
  /// Rounds under a rule of their own keep it, and penalties stay as they are.
  init(_ game: GameRecord, to new: KnownRule, in stores: Stores) throws {
    self.game = game
    self.new = new
    old = try RuleBook(stores: stores).rule(game.ruleID).rule
    guard old.scale == new.rule.scale else {
      throw Failure(.refused, .otherUnit(new.rule.name, than: old.name))
    }
    let names = try stores.games.roster(of: game.id)
    rounds = try RoundReader(stores: stores, game: game).rounds()
      .filter { $0.record.ruleID == game.ruleID }
      .map { found in
        do throws(Unexplained) {
          return (found, try found.stored.entered(under: new.rule))
        } catch {
          throw Self.failure(
            error, found,
            names: found.scores.map { score in
              names.first { $0.id == score.player }?.name ?? ""
            }, rule: new.rule, before: game)
        }
      }
    let own = Set(rounds.map(\.found.record.number))
    chips = try stores.adjustments.entries(of: game.id).filter { entry in
      entry.kind == .chips && (entry.round.map(own.contains) ?? true)
    }
  }

  /// How many rounds get another result, place or table points.
  var changedRounds: Int {
    rounds.count { found, judged in
      zip(found.scores, judged.scores).contains {
        ($0.result, $0.place, $0.tablePoints) != ($1.result, $1.place, $1.tablePoints)
      }
    }
  }

  /// Whether anything that counts becomes another.
  var changesResults: Bool {
    changedRounds > 0 || chips.contains { $0.amount != worth($0) }
  }

  /// Stores it.
  func apply(to stores: Stores) throws {
    let id = try RuleBook(stores: stores).id(of: new)
    for (found, judged) in rounds {
      try stores.rounds.change(
        found.record, to: judged, ruleID: id, players: found.scores.map(\.player))
    }
    for entry in chips where entry.amount != worth(entry) {
      guard let amount = worth(entry) else { throw Failure(.refused, .chipsTooBig(new.rule.name)) }
      try stores.adjustments.change(entry.id, amount: amount)
    }
    try stores.games.setRule(id, of: game.id)
  }

  /// What the chips of an entry come to under the new rule; nil beyond all bounds.
  private func worth(_ entry: AdjustmentRecord) -> Points? {
    let (amount, overflow) =
      Points(entry.count).multipliedReportingOverflow(by: new.rule.house.chip ?? 0)
    return overflow || amount.magnitude > Limits.points.magnitude ? nil : amount
  }

  private static func failure(
    _ error: Unexplained, _ found: RoundReader.Found, names: [String], rule: Rule,
    before game: GameRecord
  ) -> Failure {
    let round = found.record.number
    guard case .refused(let refusal) = error else {
      return Failure(.data, .unexplained(round: round, rule: rule.name))
    }
    let said = RoundWords(
      names: names, scores: found.scores.map { $0.raw ?? $0.result }, rule: rule,
      sticks: found.record.sticks, seated: [])
    let reason: Phrase =
      switch refusal {
      // What is offered while a round is being entered is of no use here.
      case .sumOff(_, let sum, let expected, _): .addsUp(to: sum, not: expected)
      case .needsSeats(let tied, _): .seatsUnknown(said.names(tied), round: round)
      default: said.message(refusal).message
      }
    return Failure(.refused, .ruleDoesNotFit(rule.name, round: round, reason))
  }
}
