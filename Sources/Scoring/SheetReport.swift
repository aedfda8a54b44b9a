/// A sheet as a report shows it: one value behind the printed tables and every data format.
package struct SheetReport: Equatable, Sendable {
  /// The heading of the sheet.
  package struct Game: Equatable, Sendable {
    package var id: Int64
    package var name: String
    package var day: Day
    package var rule: Rule
    /// Whether the rule is out of use; the sheet keeps it.
    package var isRuleDeleted = false
    package var isClosed: Bool

    package init(id: Int64, name: String, day: Day, rule: Rule, isClosed: Bool) {
      self.id = id
      self.name = name
      self.day = day
      self.rule = rule
      self.isClosed = isClosed
    }
  }

  /// A column of the sheet.
  package struct Player: Equatable, Sendable {
    package var name: String
    /// Its number in the file; 0 for a team.
    package var id: Int64 = 0
    /// Over all rounds of the game, or over the shown ones where that was asked for.
    package var sums: PlayerSums
    /// Chips and penalties of the game, or of the shown rounds.
    package var ledger: Ledger
    /// 1,1,3 by table points where the rule has them, then by total; nil without rounds.
    package var rank: Int?
    /// The rank under the sheet's own rule, where the report is a what-if and it is another.
    package var rankBefore: Int?
    /// The team in this sheet.
    package var team: String?

    package init(
      name: String, sums: PlayerSums, ledger: Ledger = Ledger(), rank: Int?, team: String? = nil
    ) {
      self.name = name
      self.sums = sums
      self.ledger = ledger
      self.rank = rank
      self.team = team
    }

    /// Results, chips and penalties together, in points.
    package var total: Points { sums.total.plus(ledger.points) }
    /// Table points less penalties, in twelfths.
    package var tablePoints: Int64 { sums.tablePoints.plus(ledger.tablePenalties) }
  }

  /// A row of the sheet.
  package struct Round: Equatable, Sendable {
    package var number: Int
    package var id: String
    package var day: Day
    package var note: String
    package var winds: Int
    package var sticks: Int
    package var table: Int?
    /// A rule other than that of the sheet; nil under the sheet's own.
    package var otherRule: Rule?
    /// What the typed scores missed their total by.
    package var unbalance: Points
    /// Points of left-over sticks that nobody got.
    package var lost: Points
    /// What the results are made of, all players together.
    package var parts: Parts
    /// By player number, from 1; who sat out is not here.
    package var scores: [Int: Score]
    /// Totals of all players after this round, by number; empty unless ``SheetReport/addRunning``.
    package var running: [Int: Points] = [:]
    /// What else happened, by player number.
    package var happenings = Happenings()
    /// Chips and penalties of the round, by player number.
    package var ledgers: [Int: Ledger] = [:]

    /// The place of those who came last; nil where nobody did, since all share the first.
    package var lowestPlace: Int? {
      scores.values.map(\.place).max().flatMap { $0 > 1 ? $0 : nil }
    }

    package init(
      number: Int, id: String, day: Day, note: String, winds: Int, sticks: Int, table: Int?,
      unbalance: Points, lost: Points, parts: Parts, scores: [Int: Score]
    ) {
      self.number = number
      self.id = id
      self.day = day
      self.note = note
      self.winds = winds
      self.sticks = sticks
      self.table = table
      self.unbalance = unbalance
      self.lost = lost
      self.parts = parts
      self.scores = scores
    }
  }

  /// One cell of the sheet.
  package struct Score: Equatable, Sendable {
    package var seat: Int?
    package var raw: Points?
    package var result: Points
    package var place: Int
    /// In twelfths; nil where the rule has none.
    package var tablePoints: Int64?
    /// The place in the order of entry, from 1; 0 where it is not told.
    package var entry = 0

    package init(
      seat: Int?, raw: Points?, result: Points, place: Int, tablePoints: Int64? = nil
    ) {
      self.seat = seat
      self.raw = raw
      self.result = result
      self.place = place
      self.tablePoints = tablePoints
    }
  }

  /// A penalty of a team as a whole.
  package struct TeamPenalty: Equatable, Sendable {
    package let team: String
    /// Nil where it is for the whole game.
    package let round: Int?
    package let ledger: Ledger

    package init(team: String, round: Int?, ledger: Ledger) {
      self.team = team
      self.round = round
      self.ledger = ledger
    }
  }

  /// Nil where the file has no sheet yet.
  package var game: Game?
  /// All players in the game's order; player number 1 is the first.
  package var players: [Player]
  /// Numbers of the players in the window, ascending.
  package var columns: [Int]
  /// The given rounds, by number.
  package var rounds: [Round]
  /// How many rounds the game has, given or not.
  package var roundCount: Int
  /// Of the rounds that the sums are over.
  package var proof: Proof
  /// Whether the given rounds are all those up to the newest, so that earlier ones can be brought
  /// forward.
  package var reachesNewest: Bool
  /// The name of the sheet's own rule, where the report says what another would make of it.
  package var ruleBefore: String?
  /// Rounds that the other rule cannot judge, so that they stand as they are.
  package var unchanged: [Int] = []
  /// Penalties of teams, which are in no player's column.
  package var teamPenalties: [TeamPenalty] = []
  /// Whether the columns are teams.
  package var isByTeam = false
  /// Chips and penalties one by one, in the order they were made; read only where they travel on.
  package var entries: [Entry] = []

  package init(
    game: Game?, players: [Player], columns: [Int], rounds: [Round], proof: Proof,
    reachesNewest: Bool
  ) {
    self.game = game
    self.players = players
    self.columns = columns
    self.rounds = rounds
    self.proof = proof
    roundCount = proof.rounds
    self.reachesNewest = reachesNewest
  }

  /// The report of a file without sheets.
  package static let empty = SheetReport(
    game: nil, players: [], columns: [], rounds: [], proof: Proof(), reachesNewest: true)

  /// Points to one shown unit: 1000 or 1.
  package var scale: Points {
    game?.rule.scale ?? 1000
  }

  /// Whether table points, rather than points, say who is ahead.
  package var ranksByTablePoints: Bool {
    game?.rule.tablePoints != nil
  }

  /// The player with this number, from 1.
  package func player(_ number: Int) -> Player {
    players[number - 1]
  }

  /// What the given rounds of a player add up to.
  package func shownTotal(_ number: Int) -> Points {
    rounds.lazy.compactMap { $0.scores[number]?.result }.clampedSum
  }
}

extension SheetReport {
  /// Puts the running totals beside the rounds, counted back from the totals of the game.
  ///
  /// Chips and penalties of a round count from it on, those of the whole game from the start.
  ///
  /// `later` are all rounds from the first given one to the newest, by number, or to another one,
  /// `after` which the totals and rounds of all players are given.
  package mutating func addRunning(
    upTo later: [Round], after: [Int: (total: Points, rounds: Int)]? = nil
  ) {
    var sums =
      after
      ?? Dictionary(
        uniqueKeysWithValues: players.enumerated().map { index, player in
          (index + 1, (total: player.total, rounds: player.sums.rounds))
        })
    var totals: [Int: [Int: Points]] = [:]
    for round in later.reversed() {
      // A player has no total before the first round.
      totals[round.number] = sums.filter { $0.value.rounds > 0 }.mapValues(\.total)
      for (number, score) in round.scores {
        guard let (total, rounds) = sums[number] else { continue }
        sums[number] = (total.minus(score.result), rounds - 1)
      }
      for (number, ledger) in round.ledgers {
        if let sum = sums[number] { sums[number] = (sum.total.minus(ledger.points), sum.rounds) }
      }
    }
    for index in rounds.indices { rounds[index].running = totals[rounds[index].number] ?? [:] }
  }

  /// What the given rounds alone add up to.
  private var shownProof: Proof {
    var none = Proof()
    // The columns of places stay those of the game.
    none.largest = proof.largest
    return rounds.reduce(none) { sum, round in
      var proof = Proof(unbalance: round.unbalance, lost: round.lost)
      proof.parts = round.parts
      proof.ledger = round.ledgers.values.reduce(Ledger(), +)
      return sum + proof
    }
  }

  /// Makes the sums those of the given rounds only.
  package mutating func sumShownOnly() throws(TotalOverflow) {
    for index in players.indices {
      var sums = PlayerSums()
      for round in rounds {
        guard let score = round.scores[index + 1] else { continue }
        try sums.add(
          score, players: round.scores.count, isLast: score.place == round.lowestPlace)
      }
      players[index].sums = sums
      players[index].ledger = rounds.compactMap { $0.ledgers[index + 1] }.reduce(Ledger(), +)
    }
    let shown = Set(rounds.map(\.number))
    teamPenalties = teamPenalties.filter { $0.round.map(shown.contains) ?? false }
    proof = shownProof
    rank()
  }

  /// Ranks the players by total, 1,1,3; one without rounds has no rank.
  package mutating func rank() {
    let ranks = Ranking.ranks(
      of: players.map { player in
        guard player.sums.rounds > 0 else { return nil }
        return (ranksByTablePoints ? [player.tablePoints] : []) + [player.total]
      })
    for (index, rank) in ranks.enumerated() { players[index].rank = rank }
  }
}
