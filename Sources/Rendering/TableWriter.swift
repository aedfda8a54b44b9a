import Scoring

/// Turns the values of a report into rows of text.
struct TableWriter {
  let report: SheetReport
  let style: SheetStyle
  let words: SheetWords
  /// All amounts of both tables have the same decimals.
  let numbers: NumberText

  init(report: SheetReport, style: SheetStyle, words: SheetWords) {
    self.report = report
    self.style = style
    self.words = words
    numbers = NumberText(
      scale: report.scale, showing: report.shownAmounts, negative: style.negative)
  }

  /// What the rounds that are not shown add up to; nil where all are shown.
  var opening: SheetTable.Row? {
    guard report.roundCount > report.rounds.count, !report.rounds.isEmpty else { return nil }
    return row(words(report.reachesNewest ? .broughtForward : .otherRounds)) { number in
      let sums = report.player(number).sums
      let shown = report.rounds.count { $0.scores[number] != nil }
      return sums.rounds > shown ? amount(sums.total.minus(report.shownTotal(number))) : nil
    }
  }

  var rounds: [SheetTable.Row] {
    let widest = report.rounds.map { String($0.number).utf8.count }.max() ?? 0
    // One date stands in the heading; others stand where they begin, with a year where it is another.
    let severalDays = report.rounds.contains { $0.day != report.game?.day }
    var previous: Day?
    return report.rounds.map { round in
      let number = String(round.number)
      var label = String(repeating: " ", count: widest - number.utf8.count) + number
      if round.unbalance != 0 { label += "!" }
      if let table = round.table { label += " T\(table)" }
      if severalDays, round.day != previous {
        label += " " + date(round.day, after: previous ?? report.game?.day)
      }
      previous = round.day
      let lowest = round.lowestPlace
      return row(label) { player in
        round.scores[player].map { score in
          amount(score.result, mark: style.hasMarks ? mark(score, lowest: lowest) : "")
        }
      }
    }
  }

  private func date(_ day: Day, after previous: Day?) -> String {
    day.iso.prefix(4) == previous?.iso.prefix(4) ? String(day.iso.dropFirst(5)) : day.iso
  }

  /// `^` for the first place, `v` for the last, `x` for one who went below 0.
  private func mark(_ score: SheetReport.Score, lowest: Int?) -> String {
    if let raw = score.raw, raw < 0 { return "x" }
    if score.place == 1 { return "^" }
    return score.place == lowest ? "v" : ""
  }

  func running(after opening: SheetTable.Row?) -> [SheetTable.Row] {
    (opening.map { [$0] } ?? [])
      + report.rounds.map { round in
        row(String(round.number)) { round.running[$0].map { amount($0) } }
      } + ledgers
      + (ledgers.isEmpty ? [] : [row(words(.total)) { amount(report.player($0).total) }])
  }

  func amount(_ points: Points, mark: String = "") -> SheetTable.Cell {
    .init(text: mark + numbers.signed(points), tone: points < 0 ? .negative : .plain)
  }

  func row(_ label: String, _ cell: (Int) -> SheetTable.Cell?) -> SheetTable.Row {
    SheetTable.Row(
      label: label,
      cells: report.columns.reduce(into: [:]) { cells, number in cells[number] = cell(number) })
  }
}

extension SheetReport {
  /// Every amount of the window that a table prints in the rule's unit.
  fileprivate var shownAmounts: [Points] {
    columns.flatMap { number in
      let (sums, ledger) = (player(number).sums, player(number).ledger)
      let extremes = [sums.best, sums.worst].compactMap(\.self)
      let sum = [sums.total, shownTotal(number), ledger.chips, ledger.penalties]
      return rounds.compactMap { $0.scores[number]?.result }
        + rounds.compactMap { $0.running[number] } + sum + extremes
    } + leaders.map { player($0).total }
  }

  /// The numbers of the players who share the first rank.
  var leaders: [Int] {
    players.indices.filter { players[$0].rank == 1 }.map { $0 + 1 }
  }
}
