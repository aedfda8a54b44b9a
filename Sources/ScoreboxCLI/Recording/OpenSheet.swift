import Scoring
import Storage
import Text

/// A sheet while rounds are being added to it.
struct OpenSheet {
  let game: GameRecord
  let rule: Rule
  /// Whether it was taken as the newest of several, since nobody named one.
  var isGuess = false
  /// The players in the sheet's order; the first is number 1.
  private(set) var players: [PlayerRecord]
  private var numbers: [String: Int] = [:]
  /// The day of the newest round; nil without rounds.
  var lastDay: Day?

  init(
    game: GameRecord, rule: Rule, players: [PlayerRecord], aliases: [String: Int] = [:],
    lastDay: Day?
  ) {
    self.game = game
    self.rule = rule
    self.players = players
    self.lastDay = lastDay
    numbers = aliases
    for (index, player) in players.enumerated() { numbers[player.key] = index + 1 }
  }

  /// The sheet as it is in the file, for what is no round.
  init(reading game: GameRecord, in stores: Stores) throws {
    let players = try stores.games.roster(of: game.id)
    self.init(
      game: game, rule: try RuleBook(stores: stores).rule(game.ruleID).rule, players: players,
      aliases: try stores.aliases(players), lastDay: nil)
  }

  /// The player with this number, from 1; nil beyond the end.
  func player(number: Int) -> PlayerRecord? {
    (1...max(1, players.count)).contains(number) && !players.isEmpty ? players[number - 1] : nil
  }

  /// The player of the sheet whose name or alias folds to this key.
  func player(key: String) -> PlayerRecord? {
    numbers[key].map { players[$0 - 1] }
  }

  /// The player of the sheet behind a word.
  func player(_ word: RoundRequest.PlayerWord) -> PlayerRecord? {
    switch word {
    case .number(let number): player(number: number)
    case .name(let text): player(key: Name.key(of: text))
    }
  }

  /// The players of the sheet that an option names.
  func named(_ words: [String]) throws -> [PlayerRecord] {
    try words.map { try find(RoundRequest.PlayerWord($0)) }
  }

  /// The player of the sheet behind a word; others are refused, with near misses.
  func find(_ word: RoundRequest.PlayerWord) throws -> PlayerRecord {
    if let player = player(word) { return player }
    let names = NearMiss.suggestions(for: word.text, among: players.map(\.name))
    throw Failure(.refused, .noPlayer(word.text, in: game.name, near: names))
  }

  /// Gives a player the next column.
  mutating func join(_ player: PlayerRecord, in stores: Stores) throws {
    try stores.games.join(player.id, to: game.id, position: players.count + 1)
    players.append(player)
    numbers[player.key] = players.count
  }
}
