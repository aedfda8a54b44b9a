import Scoring
import Text

/// One of the two tables: a frozen label column and a cell for each player of the game.
struct SheetTable: Equatable {
  var header: String
  var rows: [Row]

  struct Row: Equatable {
    var label: String
    /// By player number; a player without one sat out.
    var cells: [Int: String]
  }
}

/// The two tables of a sheet in text, before any of it is laid out.
struct SheetTables: Equatable {
  var scores: SheetTable
  var sums: SheetTable
  /// Printable names, by player number less one.
  var names: [String]

  init(_ report: SheetReport, sums mode: SumsMode, words: SheetWords) {
    let numbers = NumberText(scale: report.scale, showing: report.shownAmounts)
    let writer = TableWriter(report: report, numbers: numbers, words: words)
    names = report.players.map { DisplayText.printable($0.name) }
    let opening = mode == .shown || mode == .running && !report.reachesNewest ? nil : writer.opening
    scores = SheetTable(header: words.round, rows: (opening.map { [$0] } ?? []) + writer.rounds)
    sums =
      switch mode {
      case .totals, .shown: SheetTable(header: words.sums, rows: writer.totals)
      case .full: SheetTable(header: words.sums, rows: writer.totals + writer.averages)
      case .running: SheetTable(header: words.running, rows: writer.running(after: opening))
      }
  }
}

extension SheetReport {
  /// Every amount of the window that a table prints in the rule's unit.
  fileprivate var shownAmounts: [Points] {
    columns.flatMap { number in
      let sums = player(number).sums
      return rounds.compactMap { $0.scores[number]?.result }
        + rounds.compactMap { $0.running[number] } + [sums.total, shownTotal(number)]
        + [sums.best, sums.worst].compactMap(\.self)
    }
  }
}

/// Turns the values of a report into rows of text.
private struct TableWriter {
  let report: SheetReport
  let numbers: NumberText
  let words: SheetWords

  /// What the rounds that are not shown add up to; nil where all are shown.
  var opening: SheetTable.Row? {
    guard report.proof.rounds > report.rounds.count, !report.rounds.isEmpty else { return nil }
    return row(report.reachesNewest ? words.broughtForward : words.otherRounds) { number in
      let sums = report.player(number).sums
      let shown = report.rounds.count { $0.scores[number] != nil }
      return sums.rounds > shown ? numbers.signed(sums.total.minus(report.shownTotal(number))) : nil
    }
  }

  var rounds: [SheetTable.Row] {
    // One date stands in the heading; others stand where they begin.
    let severalDays = report.rounds.contains { $0.day != report.game?.day }
    let widest = report.rounds.map { String($0.number).utf8.count }.max() ?? 0
    var previous: Day?
    return report.rounds.map { round in
      let number = String(round.number)
      var label = String(repeating: " ", count: widest - number.utf8.count) + number
      if round.unbalance != 0 { label += "!" }
      if let table = round.table { label += " T\(table)" }
      if severalDays, round.day != previous { label += " " + round.day.iso }
      previous = round.day
      let lowest = round.lowestPlace
      return row(label) { player in
        round.scores[player].map { mark($0, lowest: lowest) + numbers.signed($0.result) }
      }
    }
  }

  /// `^` for the first place, `v` for the last, `x` for one who went below 0.
  private func mark(_ score: SheetReport.Score, lowest: Int?) -> String {
    if let raw = score.raw, raw < 0 { return "x" }
    if score.place == 1 { return "^" }
    return score.place == lowest ? "v" : ""
  }

  var totals: [SheetTable.Row] {
    let places =
      report.proof.rounds == 0
      ? report.game?.rule.calculation?.players ?? 4 : report.proof.largest
    return [
      row(words.total) { numbers.signed(report.player($0).sums.total) },
      row(words.rank) { report.player($0).rank.map(String.init) },
      row(words.rounds) { String(report.player($0).sums.rounds) },
      row(words.averagePlace) { number in
        report.player(number).sums.averagePlace.map { NumberText.fixed($0, decimals: 2) }
      },
    ]
      + (1...places).map { place in
        row(words.place(place)) { String(report.player($0).sums.count(of: place)) }
      }
  }

  var averages: [SheetTable.Row] {
    [
      row(words.average) { number in
        let sums = report.player(number).sums
        return Fraction(sums.total, over: Int64(sums.rounds) * numbers.scale)
          .map { NumberText.fixed($0, decimals: 2, signed: true) }
      },
      row(words.best) { report.player($0).sums.best.map(numbers.signed) },
      row(words.worst) { report.player($0).sums.worst.map(numbers.signed) },
      row(words.topRate) { rate($0, of: { $0.count(of: 1) }) },
      row(words.lastRate) { rate($0, of: \.lasts) },
    ]
  }

  /// A count of a player's rounds in per cent of them.
  private func rate(_ number: Int, of count: (PlayerSums) -> Int) -> String? {
    let sums = report.player(number).sums
    return Fraction(Int64(count(sums)) * 100, over: Int64(sums.rounds))
      .map { NumberText.fixed($0, decimals: 2) }
  }

  func running(after opening: SheetTable.Row?) -> [SheetTable.Row] {
    (opening.map { [$0] } ?? [])
      + report.rounds.map { round in
        row(String(round.number)) { round.running[$0].map(numbers.signed) }
      }
  }

  private func row(_ label: String, _ cell: (Int) -> String?) -> SheetTable.Row {
    SheetTable.Row(
      label: label,
      cells: report.columns.reduce(into: [:]) { cells, number in cells[number] = cell(number) })
  }
}
