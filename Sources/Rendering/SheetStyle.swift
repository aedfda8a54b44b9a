/// How a sheet is put on paper.
package struct SheetStyle: Equatable, Sendable {
  /// Cells of a line; nil for no limit.
  package var width: Int?
  /// Cells of a character whose width Unicode leaves open: 1 or 2.
  package var ambiguous: Int
  /// Rules and marks from ASCII only.
  package var ascii: Bool
  /// What stands in the sum table.
  package var sums: SumsMode
  /// Whether the window was asked for; then it is never made smaller.
  package var isWindowFixed: Bool

  package init(
    width: Int? = nil, ambiguous: Int = 1, ascii: Bool = false, sums: SumsMode = .totals,
    isWindowFixed: Bool = false
  ) {
    self.width = width
    self.ambiguous = ambiguous
    self.ascii = ascii
    self.sums = sums
    self.isWindowFixed = isWindowFixed
  }
}

extension SheetStyle {
  /// Where the two tables stand.
  package enum Layout: String, CaseIterable, Sendable {
    /// Side by side if they fit, else stacked, else in windows.
    case auto
    case side, stack, tiers
    /// One sentence a player.
    case list
  }
}

/// What the sum table holds.
package enum SumsMode: String, CaseIterable, Sendable {
  /// Totals, ranks, rounds and places of the whole game.
  case totals
  /// The same with averages, best, worst and rates.
  case full
  /// The running total after each round, on the lines of the rounds.
  case running
  /// As `totals`, over the shown rounds only.
  case shown
}

/// The words of a printed sheet, in one language.
package struct SheetWords: Equatable, Sendable {
  package var round = "#"
  package var sums = "sums"
  package var total = "total"
  package var rank = "rank"
  package var rounds = "rounds"
  package var averagePlace = "avg pl"
  package var average = "avg"
  package var best = "best"
  package var worst = "worst"
  package var topRate = "top %"
  package var lastRate = "last %"
  package var running = "running"
  package var broughtForward = "b/f"
  package var otherRounds = "other"
  package var weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  package init() {}

  /// The name of a place: `1st`, `2nd`, `3rd`, `4th`.
  package func place(_ place: Int) -> String {
    let ending =
      switch (place % 10, place % 100) {
      case (1, let two) where two != 11: "st"
      case (2, let two) where two != 12: "nd"
      case (3, let two) where two != 13: "rd"
      default: "th"
      }
    return "\(place)\(ending)"
  }
}
