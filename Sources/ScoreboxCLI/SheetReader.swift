import Scoring
import Storage

/// Reads a sheet into a report, all of it in the transaction it was given.
struct SheetReader {
  let stores: Stores
  let game: GameRecord
  let players: [PlayerRecord]
  private let numbers: [Int64: Int]

  init(_ game: GameRecord, in stores: Stores) throws {
    self.game = game
    self.stores = stores
    players = try stores.games.roster(of: game.id)
    var numbers: [Int64: Int] = [:]
    for (index, player) in players.enumerated() { numbers[player.id] = index + 1 }
    self.numbers = numbers
  }

  /// The chosen rounds, by number.
  func rounds(_ selection: RoundSelection) throws -> [SheetReport.Round] {
    var rounds = try stores.rounds.rounds(of: game.id, selection).map(round)
    var start = 0
    while start < rounds.count {
      // Scores of neighbours are read together, of not too many at once.
      let first = rounds[start].number
      var end = start + 1
      while end < min(rounds.count, start + 1000), rounds[end].number == first + end - start {
        end += 1
      }
      let numbers = first...first + end - start - 1
      for (number, score) in try stores.rounds.scores(of: game.id, rounds: numbers) {
        try add(score, to: &rounds[start + number - first])
      }
      start = end
    }
    return rounds
  }

  /// A round without its scores.
  private func round(_ record: RoundRecord) throws -> SheetReport.Round {
    var round = SheetReport.Round(
      number: record.number, id: record.id, day: record.day, note: record.note,
      winds: record.winds, sticks: record.sticks, table: record.table,
      unbalance: record.unbalance, lost: record.lost, parts: record.parts,
      scores: [:])
    if record.ruleID != game.ruleID {
      round.otherRule = try RuleBook(stores: stores).rule(record.ruleID).name
    }
    return round
  }

  private func add(_ score: ScoreRecord, to round: inout SheetReport.Round) throws {
    guard let number = numbers[score.player] else {
      throw Failure(.data, .scoreOfNobody(round: round.number, game: game.name))
    }
    round.scores[number] = SheetReport.Score(
      seat: score.seat, raw: score.raw, result: score.result, place: score.place)
  }

  /// A report of these rounds with the sums of the whole game, all players in its window.
  func report(of rounds: [SheetReport.Round], reachesNewest: Bool) throws -> SheetReport {
    let sums = try stores.totals.sums(of: game.id)
    var report = SheetReport(
      game: SheetReport.Game(
        id: game.id, name: game.name, day: game.day,
        rule: try RuleBook(stores: stores).rule(game.ruleID), isClosed: game.isClosed),
      players: players.map {
        SheetReport.Player(name: $0.name, sums: sums[$0.id] ?? PlayerSums(), rank: nil)
      },
      columns: Array(1..<players.count + 1), rounds: rounds,
      proof: try stores.totals.proof(of: game.id), reachesNewest: reachesNewest)
    report.rank()
    return report
  }

  /// The number of the newest round; 0 without rounds.
  func newestNumber() throws -> Int {
    try stores.rounds.newestNumber(in: game.id)
  }
}
