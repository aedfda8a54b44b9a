import Scoring
import Storage

/// Reads a sheet into a report, all of it in the transaction it was given.
struct SheetReader {
  let stores: Stores
  let game: GameRecord
  let players: [PlayerRecord]
  private let teams: [String?]
  private let numbers: [Int64: Int]

  init(_ game: GameRecord, in stores: Stores) throws {
    self.game = game
    self.stores = stores
    let columns = try stores.games.columns(of: game.id)
    players = columns.map(\.player)
    teams = columns.map(\.team)
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
      while end < min(rounds.count, start + 1000), rounds[end].number > first,
        rounds[end].number &- first == end - start
      {
        end += 1
      }
      let numbers = first...rounds[end - 1].number
      for (number, score) in try stores.rounds.scores(of: game.id, rounds: numbers) {
        try add(score, to: &rounds[place(of: number, in: rounds, from: start)])
      }
      try addHappenings(numbers, to: &rounds, from: start)
      start = end
    }
    return rounds
  }

  /// Where a round stands among its neighbours; a damaged file may give rows that were not asked
  /// for.
  private func place(
    of number: Int, in rounds: [SheetReport.Round], from start: Int
  ) throws -> Int {
    let (offset, overflow) = number.subtractingReportingOverflow(rounds[start].number)
    guard !overflow, (0..<rounds.count - start).contains(offset),
      rounds[start + offset].number == number
    else { throw Failure(.data, .scoreOfNobody(round: number, game: game.name)) }
    return start + offset
  }

  /// A round without its scores.
  private func round(_ record: RoundRecord) throws -> SheetReport.Round {
    var round = SheetReport.Round(
      number: record.number, id: record.id, day: record.day, note: record.note,
      winds: record.winds, sticks: record.sticks, table: record.table,
      unbalance: record.unbalance, lost: record.lost, parts: record.parts,
      scores: [:])
    if record.ruleID != game.ruleID {
      round.otherRule = try RuleBook(stores: stores).rule(record.ruleID).rule
    }
    return round
  }

  private func add(_ score: ScoreRecord, to round: inout SheetReport.Round) throws {
    guard let number = numbers[score.player] else {
      throw Failure(.data, .scoreOfNobody(round: round.number, game: game.name))
    }
    var cell = SheetReport.Score(
      seat: score.seat, raw: score.raw, result: score.result, place: score.place,
      tablePoints: score.tablePoints)
    cell.entry = round.scores.count + 1
    round.scores[number] = cell
  }

  /// Adds what else happened in neighbouring rounds: prizes, fines, chips, penalties.
  private func addHappenings(
    _ chosen: ClosedRange<Int>, to rounds: inout [SheetReport.Round], from start: Int
  ) throws {
    let happenings = try stores.happenings.happenings(of: game.id, rounds: chosen) {
      numbers[$1]
    }
    for (number, happened) in happenings {
      rounds[try place(of: number, in: rounds, from: start)].happenings = happened
    }
    for entry in try stores.adjustments.entries(of: game.id, rounds: chosen) {
      // A penalty of a team is in no player's column.
      guard case .player(let id) = entry.owner, let round = entry.round else { continue }
      guard let player = numbers[id] else {
        throw Failure(.data, .scoreOfNobody(round: round, game: game.name))
      }
      let index = try place(of: round, in: rounds, from: start)
      rounds[index].ledgers[player] = (rounds[index].ledgers[player] ?? Ledger()) + entry.ledger
    }
  }

  /// A report of these rounds with the sums of the whole game, all players in its window.
  func report(of rounds: [SheetReport.Round], reachesNewest: Bool) throws -> SheetReport {
    let rule = try RuleBook(stores: stores).rule(game.ruleID)
    let sums = try stores.totals.sums(of: game.id)
    let ledgers = try stores.adjustments.ledgers(of: game.id)
    var heading = SheetReport.Game(
      id: game.id, name: game.name, day: game.day, rule: rule.rule, isClosed: game.isClosed)
    heading.isRuleDeleted = rule.isDeleted
    var proof = try stores.totals.proof(of: game.id)
    proof.ledger = ledgers.values.reduce(Ledger(), +)
    var report = SheetReport(
      game: heading,
      players: zip(players, teams).map { player, team in
        var column = SheetReport.Player(
          name: player.name, sums: sums[player.id] ?? PlayerSums(),
          ledger: ledgers[player.id] ?? Ledger(), rank: nil, team: team)
        column.id = player.id
        return column
      },
      columns: Array(1..<players.count + 1), rounds: rounds, proof: proof,
      reachesNewest: reachesNewest)
    report.teamPenalties = try teamPenalties()
    report.rank()
    return report
  }

  /// Chips and penalties of these players and of teams, of the game and these rounds, one by one.
  func entries(
    of rounds: [SheetReport.Round], _ columns: [Int]
  ) throws -> [SheetReport.Entry] {
    let given = Set(rounds.map(\.number))
    let teams = try stores.teams.all()
    return try stores.adjustments.entries(of: game.id).compactMap { entry in
      if let round = entry.round, !given.contains(round) { return nil }
      let owner: SheetReport.Entry.Owner
      switch entry.owner {
      case .player(let id):
        guard let number = numbers[id] else {
          throw Failure(.data, .scoreOfNobody(round: entry.round ?? 0, game: game.name))
        }
        guard columns.contains(number) else { return nil }
        owner = .player(number)
      case .team(let id):
        owner = .team(teams.first { $0.id == id }?.name ?? "")
      }
      return SheetReport.Entry(
        owner: owner, round: entry.round, kind: entry.kind.rawValue, count: entry.count,
        amount: entry.amount, reason: entry.reason, day: entry.day)
    }
  }

  /// Penalties of teams; looked for only where somebody is in one.
  private func teamPenalties() throws -> [SheetReport.TeamPenalty] {
    guard teams.contains(where: { $0 != nil }) else { return [] }
    let entries = try stores.adjustments.teamEntries(of: game.id)
    let names = entries.isEmpty ? [] : try stores.teams.all()
    return entries.compactMap { entry in
      guard case .team(let id) = entry.owner, let team = names.first(where: { $0.id == id }) else {
        return nil
      }
      return .init(team: team.name, round: entry.round, ledger: entry.ledger)
    }
  }

  /// The report as another rule would have it, with all rounds of the sheet.
  func report(_ report: SheetReport, under other: Rule) throws -> SheetReport {
    guard let own = report.game?.rule else { return report }
    guard own.scale == other.scale else {
      throw Failure(.refused, .otherUnit(other.name, than: own.name))
    }
    var judged: [Int: (round: JudgedRound, players: [Int])] = [:]
    for found in try RoundReader(stores: stores, game: game).rounds()
    where found.record.ruleID == game.ruleID {
      guard let round = found.stored.judged(under: other, insteadOf: own) else { continue }
      judged[found.record.number] = (round, found.scores.compactMap { numbers[$0.player] })
    }
    return try report.under(other, rounds(RoundSelection()), judged: judged)
  }

  /// The number of the newest round; 0 without rounds.
  func newestNumber() throws -> Int {
    try stores.rounds.newestNumber(in: game.id)
  }
}
