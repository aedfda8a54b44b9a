import CommandKit
import Scoring
import Storage
import Text

/// Which sheet a command is about.
struct GameChoice {
  let stores: Stores

  /// The sheet to read: the one named, else the one created last, open or closed.
  ///
  /// Nil where nothing is named and the file has no sheet.
  func forReading(_ word: String?) throws -> GameRecord? {
    guard let word else { return try stores.games.newest() }
    if let game = try exact(word) { return game }
    let matches = try stores.games.games(prefix: Name.key(of: word), limit: 4)
    guard let game = matches.first else { throw try unknown(word) }
    guard matches.count == 1 else {
      throw Failure(.refused, .severalGames(word, matches.map(\.name)))
    }
    return game
  }

  /// The open sheet of this name or number; a write never guesses.
  func forWriting(_ word: String) throws -> GameRecord {
    guard let game = try exact(word) else { throw try unknown(word) }
    guard !game.isClosed else {
      throw Failure(.refused, .closedGame(game.name))
    }
    return game
  }

  /// The sheet of this name or number, open or closed.
  func named(_ word: String) throws -> GameRecord {
    guard let game = try exact(word) else { throw try unknown(word) }
    return game
  }

  /// The open sheet a round of this day belongs to where none is named; nil where there is none.
  ///
  /// Of several, the newest is taken only if `mayChoose`: somebody sees which one it was.
  func forWriting(on day: Day, mayChoose: Bool) throws -> Chosen {
    let open = try stores.games.open(on: day, limit: 5)
    guard open.count > 1, !mayChoose else {
      return Chosen(game: open.first, isGuess: open.count > 1)
    }
    throw Failure(
      .usage, .severalOpenGames(open.prefix(4).map(\.name), more: open.count > 4))
  }

  /// The open sheet that a write beside `add-round` is about: the one of `--game`, of the
  /// environment, or the one a round of today would go to.
  func forEntry(_ context: Context) throws -> GameRecord {
    if let word = context.arguments.value("game") ?? context.world.setting("SCOREBOX_GAME") {
      return try forWriting(word)
    }
    let chosen = try forWriting(on: context.today, mayChoose: context.world.inputIsTerminal)
    guard let game = chosen.game else { throw Failure(.refused, .noOpenSheet) }
    return game
  }

  /// An open sheet, if there is one.
  struct Chosen {
    let game: GameRecord?
    /// Whether it is the newest of several that nobody named.
    let isGuess: Bool
  }

  /// A name first, then a number.
  private func exact(_ word: String) throws -> GameRecord? {
    guard !Name.key(of: word).isEmpty else {
      throw Failure(.usage, .emptyGameName)
    }
    if let game = try stores.games.game(key: Name.key(of: word)) { return game }
    guard let number = try? CountWord.parse(word) else { return nil }
    return try stores.games.game(id: Int64(number))
  }

  private func unknown(_ word: String) throws -> Failure {
    let names = NearMiss.suggestions(for: word, among: try stores.games.names(limit: 1000))
    return Failure(.refused, .unknownGame(word, near: names))
  }

  /// A name for a day's own sheet that is still free: `2026-11-30`, `2026-11-30 (2)`.
  func freeName(for day: Day) throws -> Name {
    var name = try Name(day.iso)
    var number = 2
    while try stores.games.game(key: name.key) != nil {
      name = try Name("\(day.iso) (\(number))")
      number += 1
    }
    return name
  }
}
