import CommandKit
import Interchange
import Scoring
import Storage
import Text

/// Ratings worked out anew from every round, in the order of days.
struct RatingList {
  /// By player number, after the last round.
  private(set) var ratings: [Int64: Double] = [:]
  /// The rating of each player after each round, where all of them are wanted.
  private(set) var history: [(played: HistoryStore.Played, rating: Double)] = []

  /// The rating of a player that was set by hand before a round.
  private struct Correction: Hashable {
    let round: String
    let player: Int64
  }

  init(
    _ selection: HistorySelection, formula name: String, keepsHistory: Bool = false,
    context: Context, in stores: Stores
  ) throws {
    let corrections = try Self.corrections(context, in: stores)
    var formulas: [Int64: (RatingFormula, full: Int)] = [:]
    for game in selection.games {
      let rule = selection.rule(of: game.id)
      guard let formula = RatingFormula.named(name, for: rule) else { continue }
      formulas[game.id] = (formula, rule.winds)
    }
    var round: [HistoryStore.Played] = []
    var kept: [(played: HistoryStore.Played, rating: Double)] = []
    func finish(_ ratings: inout [Int64: Double]) {
      guard let first = round.first, let (formula, full) = formulas[first.game] else { return }
      if !corrections.isEmpty, let id = try? stores.rounds.id(of: first.round, in: first.game) {
        let plain = id.split(separator: ":").last.map(String.init) ?? id
        for played in round {
          let key = { Correction(round: $0, player: played.player) }
          if let set = corrections[key(id)] ?? corrections[key(plain)] {
            ratings[played.player] = set
          }
        }
      }
      let after = formula.after(
        round.map { ratings[$0.player] ?? 0 }, scores: round.map(\.score.result),
        winds: first.winds, full: full)
      for (played, rating) in zip(round, after) {
        ratings[played.player] = rating
        if keepsHistory { kept.append((played, rating)) }
      }
    }
    var found: [Int64: Double] = [:]
    try stores.history.played(over: selection.span) { played in
      if let first = round.first, first.game != played.game || first.round != played.round {
        finish(&found)
        round = []
      }
      round.append(played)
    }
    finish(&found)
    ratings = found
    history = kept
  }

  /// A table with the columns `game_id` (or `id`), `player` and `rating_before_this_game` (or `rating`).
  private static func corrections(
    _ context: Context, in stores: Stores
  ) throws -> [Correction: Double] {
    guard let path = context.arguments.value("corrections") else { return [:] }
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try context.world.readFile(path)
    } catch {
      throw Failure(
        error.code == 2 ? .missing : .inputOutput, .cannotRead(path, .reason(error.code)))
    }
    var reader = SeparatedReader(bytes)
    var found: [Correction: Double] = [:]
    do {
      let header = try reader.next()?.cells ?? []
      func column(_ names: String...) -> Int? { header.firstIndex { names.contains($0) } }
      guard let round = column("game_id", "id"), let player = column("player"),
        let rating = column("rating_before_this_game", "rating")
      else { throw Failure(.data, .notCorrections(path)) }
      while let row = try reader.next() {
        guard row.cells.count == header.count, let value = Double(row.cells[rating]) else {
          throw Failure(.data, .line(row.line, column: nil) + .notCorrections(path))
        }
        let who = try stores.player(named: row.cells[player])
        found[Correction(round: row.cells[round], player: who.id)] = value
      }
    } catch is SeparatedError {
      throw Failure(.data, .notCorrections(path))
    }
    return found
  }
}
