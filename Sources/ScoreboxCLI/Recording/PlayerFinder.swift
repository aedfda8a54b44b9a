import Storage
import Text

/// Finds the players that a write names; it never guesses.
struct PlayerFinder {
  let stores: Stores
  /// Whether somebody said that unknown names are new players.
  let addPlayers: Bool
  /// Whether the sheet had no players before: its first round adds those it names.
  let isFirstRound: Bool
  /// Whether the sheet is only the newest of several; then nobody is taken into it.
  let isGuess: Bool
  /// The names that were there before a file was begun to be imported; nil where names are typed.
  let knownBefore: [String]?
  /// Who came in with this round.
  private(set) var newcomers = Newcomers()

  init(
    stores: Stores, addPlayers: Bool, isFirstRound: Bool, isGuess: Bool = false,
    knownBefore: [String]? = nil
  ) {
    self.stores = stores
    self.addPlayers = addPlayers
    self.isFirstRound = isFirstRound
    self.isGuess = isGuess
    self.knownBefore = knownBefore
  }

  /// The player behind a word, who joins the sheet if need be.
  mutating func find(
    _ word: RoundRequest.PlayerWord, in sheet: inout OpenSheet, word position: Int?
  ) throws -> PlayerRecord {
    switch word {
    case .number(let number):
      guard let player = sheet.player(number: number) else {
        throw Failure(
          .refused, .noPlayerNumber(number, in: sheet.game.name, count: sheet.players.count),
          word: position)
      }
      return player
    case .name(let text):
      let key = Name.key(of: text)
      if let player = sheet.player(key: key) { return player }
      guard !isGuess || isFirstRound else {
        throw Failure(.usage, .notInGuessed(text, sheet.game.name), word: position)
      }
      let known = try stores.players.player(key: key)
      // One who came in with this line, named by an alias.
      if let player = known.flatMap({ sheet.player(key: $0.key) }) { return player }
      let player = try known ?? add(text, sheet: sheet, word: position)
      if known != nil, !isFirstRound { newcomers.joined.append(player.name) }
      try sheet.join(player, in: stores)
      return player
    }
  }

  private mutating func add(
    _ text: String, sheet: OpenSheet, word position: Int?
  ) throws -> PlayerRecord {
    let name = try Name.typed(text, at: position)
    if !addPlayers || knownBefore != nil {
      let near = try like(text, in: sheet)
      guard isFirstRound || addPlayers else {
        throw Failure(.refused, .unknownPlayer(text, near: near), word: position)
      }
      if let other = near.first { newcomers.doubts.append((name.text, other)) }
    }
    if !isFirstRound || addPlayers { newcomers.added.append(name.text) }
    return try stores.players.add(name)
  }

  /// Names a mistyped one could stand for: those of the sheet, or else others of the file.
  private func like(_ text: String, in sheet: OpenSheet) throws -> [String] {
    if let knownBefore { return NearMiss.suggestions(for: text, among: knownBefore) }
    let here = sheet.players.map(\.name)
    if !isFirstRound {
      let near = NearMiss.suggestions(for: text, among: here)
      if !near.isEmpty { return near }
    }
    // Those who came in with this very round are no mistake of one another.
    let others = try stores.players.names().filter { !here.contains($0) }
    return NearMiss.suggestions(for: text, among: others)
  }
}

extension Stores {
  /// The player a word names, by name or alias; others are refused, with near misses.
  func player(named word: String) throws -> PlayerRecord {
    let name = word.hasPrefix("@") || word.hasPrefix("＠") ? String(word.dropFirst()) : word
    for name in [word, name] {
      if let player = try players.player(key: Name.key(of: name)) { return player }
    }
    let near = NearMiss.suggestions(for: name, among: try players.names())
    throw Failure(.refused, .noPlayer(name, near: near))
  }

  /// The numbers, from 1, that the aliases of these players stand for.
  func aliases(_ players: [PlayerRecord]) throws -> [String: Int] {
    var numbers: [String: Int] = [:]
    for alias in try self.players.aliases() {
      numbers[alias.key] = players.firstIndex { $0.id == alias.player }.map { $0 + 1 }
    }
    return numbers
  }
}

/// Who came into a sheet or the file with a round.
struct Newcomers {
  /// New to the file.
  var added: [String] = []
  /// Known to the file, new to the sheet.
  var joined: [String] = []
  /// New names that look like one the file knows.
  var doubts: [(name: String, known: String)] = []

  static func + (left: Newcomers, right: Newcomers) -> Newcomers {
    Newcomers(
      added: left.added + right.added, joined: left.joined + right.joined,
      doubts: left.doubts + right.doubts)
  }

  /// What to tell about them, a clause each.
  var notes: [Phrase] {
    (added.isEmpty ? [] : [.newPlayers(added)]) + (joined.isEmpty ? [] : [.joinedSheet(joined)])
      + doubts.map { .newButLike($0.name, $0.known) }
  }
}
