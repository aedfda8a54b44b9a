package import Scoring
import SQLiteKit

/// Which rounds a report over several sheets is about.
package struct Span: Equatable, Sendable {
  /// The sheets, by number.
  package var games: [Int64]
  package var from: Day?
  package var to: Day?

  package init(games: [Int64], from: Day? = nil, to: Day? = nil) {
    self.games = games
    self.from = from
    self.to = to
  }

  /// Whether not every day counts.
  package var isPeriod: Bool { from != nil || to != nil }

  /// The numbers as a JSON array, which SQLite takes apart.
  var list: SQLValue {
    .text("[" + games.map(String.init).joined(separator: ",") + "]")
  }

  var first: SQLValue { .text(from?.iso ?? "0000-00-00") }
  var last: SQLValue { .text(to?.iso ?? "9999-99-99") }
}
