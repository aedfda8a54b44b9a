package import Scoring
import Text

/// A whole sheet in lines: heading, the two tables, what they leave out, and the proving line.
package struct SheetText {
  private let report: SheetReport
  private let style: SheetStyle
  private let words: SheetWords

  package init(_ report: SheetReport, style: SheetStyle, words: SheetWords = SheetWords()) {
    self.report = report
    self.style = style
    self.words = words
  }

  /// The lines without line ends; a table line is never cut.
  package var lines: [String] {
    guard let game = report.game else {
      return wrapped("no sheet yet; add-round starts one, add-game names one")
    }
    var lines = wrapped(heading(game))
    guard !report.players.isEmpty else {
      return lines + wrapped("no players yet; add-round adds those it names")
    }
    let tables = SheetTables(report, sums: style.sums, words: words)
    let (blocks, shown) = SheetLayout(tables, style: style).blocks(for: report.columns)
    for (index, block) in blocks.enumerated() {
      if index > 0 { lines.append("") }
      lines += block
    }
    if shown.isEmpty { lines.append("no columns to show") }
    return lines + (footers(shown) + [proof(game.rule)]).flatMap(wrapped)
  }

  private func heading(_ game: SheetReport.Game) -> String {
    let weekday = words.weekdays[game.day.weekday]
    let rounds = report.proof.rounds
    let parts = [
      DisplayText.printable(game.name), "\(weekday) \(game.day.iso)", RuleText.summary(game.rule),
      rounds == 1 ? "1 round" : "\(rounds) rounds",
    ]
    return (parts + (game.isClosed ? ["closed"] : [])).joined(
      separator: style.ascii ? " - " : " · ")
  }

  private func footers(_ shown: [Int]) -> [String] {
    var footers: [String] = []
    for round in report.rounds where !round.note.isEmpty {
      footers.append("round \(round.number): \(printableNote(round.note))")
    }
    if report.proof.rounds > report.rounds.count, let first = report.rounds.first,
      let last = report.rounds.last
    {
      let range =
        report.rounds.count == 1 ? "round \(first.number)" : "rounds \(first.number)-\(last.number)"
      let rest =
        report.reachesNewest
        ? "\(words.broughtForward): brought forward" : "\(words.otherRounds): the other rounds"
      footers.append(
        "\(range), \(report.rounds.count) of \(report.proof.rounds); \(rest); all: --rows all")
    }
    if style.sums == .shown { footers.append("sums of the shown rounds only") }
    if shown.count < report.columns.count, let last = shown.last {
      footers.append("players 1-\(last) of \(report.players.count); next: --cols \(last + 1)-")
    } else if let gap = hiddenBetween(shown) {
      footers.append("~ hides \(gap)")
    }
    return footers
  }

  /// Names the players hidden inside the window, which its marks do not count.
  private func hiddenBetween(_ shown: [Int]) -> String? {
    guard let first = shown.first, let last = shown.last else { return nil }
    let hidden = (first...last).filter { !shown.contains($0) }
    guard !hidden.isEmpty else { return nil }
    return (hidden.count == 1 ? "player " : "players ") + ranges(hidden).joined(separator: ", ")
  }

  private func ranges(_ numbers: [Int]) -> [String] {
    var ranges: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = ranges.last, last.upperBound + 1 == number {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    return ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
  }

  /// The sum of all players, shown or not, and every reason why it is not 0.
  private func proof(_ rule: Rule) -> String {
    ProofText.line(
      totals: report.players.map(\.sums.total),
      proof: style.sums == .shown ? report.shownProof : report.proof, rule: rule)
  }

  private func printableNote(_ note: String) -> String {
    note.split(whereSeparator: { $0.isNewline || $0 == "\t" }).map {
      DisplayText.printable(String($0))
    }.joined(separator: " ")
  }

  /// Breaks a line at blanks; a line without a limit, or a word longer than it, stays whole.
  private func wrapped(_ text: String) -> [String] {
    guard let width = style.width else { return [text] }
    var lines: [String] = []
    for word in text.split(separator: " ") {
      let longer = lines.last.map { $0 + " " + word }
      if let longer, DisplayText.width(longer, ambiguous: style.ambiguous) <= width {
        lines[lines.count - 1] = longer
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
