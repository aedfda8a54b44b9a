/// How a sheet is put on paper.
package struct SheetStyle: Equatable, Sendable {
  /// Cells of a line; nil for no limit.
  package var width: Int?
  /// Where the two tables stand.
  package var layout = Layout.auto
  /// What stands in the sum table.
  package var sums = SumsMode.totals
  /// In what order the players stand.
  package var order = PlayerOrder.game
  /// Whether the window was asked for; then it is never made smaller.
  package var isWindowFixed = false
  /// Cells of a character whose width Unicode leaves open: 1 or 2.
  package var ambiguous = 1
  /// Rules and marks from ASCII only.
  package var isASCII = false
  /// Whether places and hidden players are marked.
  package var hasMarks = true
  /// What stands before a negative number.
  package var negative = NegativeSign.minus
  /// Whether escape sequences for colours may be printed.
  package var hasColor = false
  /// Whether every part of the sum is listed.
  package var hasProof = false

  package init(width: Int? = nil, sums: SumsMode = .totals, isWindowFixed: Bool = false) {
    self.width = width
    self.sums = sums
    self.isWindowFixed = isWindowFixed
  }

  /// Where the two tables stand.
  package enum Layout: String, CaseIterable, Sendable {
    /// Side by side if they fit, else stacked, else in windows.
    case auto
    case side, stack, tiers
    /// One sentence a player.
    case list
  }

  /// The characters of rules and marks.
  var characters: Characters { isASCII ? .ascii : .unicode }

  struct Characters: Equatable {
    /// Before and after the number of players hidden to the left and to the right.
    var left: String
    var right: String
    /// In the place of players hidden between others.
    var gap = "~"
    /// Between the two tables.
    var bar: String
    /// After a name cut short.
    var ellipsis: String
    /// Between the parts of the heading.
    var separator: String

    static let unicode = Characters(
      left: "‹", right: "›", bar: "│", ellipsis: "…", separator: " · ")
    static let ascii = Characters(left: "<", right: ">", bar: "|", ellipsis: ".", separator: " - ")
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

/// In what order the players stand; their numbers stay.
package enum PlayerOrder: String, CaseIterable, Sendable {
  /// As in the game.
  case game
  /// The leader first.
  case total
  /// By name, as their keys compare.
  case name
}
