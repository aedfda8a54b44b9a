import Scoring
import Storage

/// The numbers of the rounds of a sheet, by their rows from 0.
enum RoundNumbers: Equatable {
  /// None is missing from 1 to this one, as in most sheets.
  case all(Int)
  case some([Int])

  init(_ game: GameRecord, in stores: Stores) throws {
    let newest = try stores.rounds.newestNumber(in: game.id)
    let count = try stores.totals.proof(of: game.id).rounds
    self = count == newest ? .all(count) : .some(try stores.rounds.numbers(in: game.id))
  }

  var count: Int {
    switch self {
    case .all(let count): count
    case .some(let numbers): numbers.count
    }
  }

  /// The newest; 0 where there is none.
  var last: Int {
    switch self {
    case .all(let count): count
    case .some(let numbers): numbers.last ?? 0
    }
  }

  subscript(row: Int) -> Int? {
    switch self {
    case .all(let count): row < count ? row + 1 : nil
    case .some(let numbers): numbers.indices.contains(row) ? numbers[row] : nil
    }
  }

  /// The rounds in some rows.
  subscript(rows: Range<Int>) -> [ClosedRange<Int>] {
    guard let first = self[rows.lowerBound], !rows.isEmpty,
      let last = self[rows.upperBound - 1], first <= last
    else { return [] }
    return [first...last]
  }

  /// The row of a round, or of the one that follows where it is gone.
  func index(of number: Int) -> Int {
    switch self {
    case .all: number - 1
    case .some(let numbers): numbers.firstIndex { $0 >= number } ?? numbers.count
    }
  }
}
