import Scoring
import Text

/// One of the two tables: a frozen label column and a cell for each player of the game.
struct SheetTable: Equatable {
  var header: String
  var rows: [Row]

  struct Row: Equatable {
    var label: String
    /// By player number; a player without one sat out.
    var cells: [Int: Cell]
  }

  /// A text and what it is, which decides its colour.
  struct Cell: Equatable {
    var text: String
    var tone = Tone.plain
  }
}

/// What a piece of a table is, apart from its text.
package enum Tone: Equatable, Sendable {
  case plain
  /// Below 0.
  case negative
  /// Headers, and what the eye should find first.
  case strong
  /// The headers of the pane that keys go to, and the cell that was chosen on a screen.
  case focused, selected
}

/// The two tables of a sheet in text, before any of it is laid out.
struct SheetTables: Equatable {
  var scores: SheetTable
  var sums: SheetTable
  /// Printable names, by player number less one.
  var names: [String]

  init(_ report: SheetReport, style: SheetStyle, words: SheetWords) {
    let writer = TableWriter(report: report, style: style, words: words)
    names = report.players.map { DisplayText.printable($0.name) }
    let opening =
      style.sums == .shown || style.sums == .running && !report.reachesNewest
      ? nil : writer.opening
    scores = SheetTable(
      header: words(.round), rows: (opening.map { [$0] } ?? []) + writer.rounds)
    sums =
      switch style.sums {
      case .totals, .shown: SheetTable(header: words(.sums), rows: writer.totals)
      case .full: SheetTable(header: words(.sums), rows: writer.totals + writer.averages)
      case .running: SheetTable(header: words(.running), rows: writer.running(after: opening))
      }
  }
}
