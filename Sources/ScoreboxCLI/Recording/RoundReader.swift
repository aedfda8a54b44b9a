import Scoring
import Storage

/// Rounds of a sheet as they were entered, for a rule to judge them again.
struct RoundReader {
  let stores: Stores
  let game: GameRecord

  /// One round: the record, its scores in the order of entry, and both as a rule takes them.
  struct Found {
    let record: RoundRecord
    let scores: [ScoreRecord]
    let stored: StoredRound
  }

  /// The round with this number; refused where there is none.
  func one(_ number: Int) throws -> Found {
    if let found = try rounds([number...number]).first { return found }
    let newest = try stores.rounds.newest(in: game.id)?.number
    throw Failure(.refused, .noSuchRound(number, game.name, newest: newest))
  }

  /// The rounds of a sheet whose numbers are in the ranges; of all with nil.
  func rounds(_ numbers: [ClosedRange<Int>]? = nil) throws -> [Found] {
    let records = try stores.rounds.rounds(of: game.id, RoundSelection(numbers: numbers))
    let all = records.map(\.number)
    // A damaged file may give them in any order.
    guard let first = all.min(), let last = all.max() else { return [] }
    var scores: [Int: [ScoreRecord]] = [:]
    for (number, score) in try stores.rounds.scores(of: game.id, rounds: first...last) {
      scores[number, default: []].append(score)
    }
    let happenings = try stores.happenings.happenings(of: game.id, rounds: first...last) {
      number, player in scores[number]?.firstIndex { $0.player == player }
    }
    return records.map { record in
      let entered = scores[record.number] ?? []
      return Found(
        record: record, scores: entered,
        stored: StoredRound(
          kind: record.kind, sticks: record.sticks,
          balance: .init(
            parts: record.parts, unbalance: record.unbalance, lost: record.lost),
          scores: entered.map {
            .init(
              seat: $0.seat, raw: $0.raw, result: $0.result, place: $0.place,
              tablePoints: $0.tablePoints)
          }, happenings: happenings[record.number] ?? Happenings()))
    }
  }
}
