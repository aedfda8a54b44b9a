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
    var lines = isTooNarrow ? [] : wrapped(heading(game))
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

  /// Below 20 cells heading and notes would be all there is to see.
  private var isTooNarrow: Bool {
    style.width.map { $0 < 20 } ?? false
  }

  private func heading(_ game: SheetReport.Game) -> String {
    let weekday = words.weekdays[game.day.weekday]
    let rounds = report.proof.rounds
    // A day's own sheet is named by its day, which follows anyway.
    let name = game.name == game.day.iso ? [] : [DisplayText.printable(game.name)]
    let parts =
      name + [
        "\(weekday) \(game.day.iso)", RuleText.summary(game.rule),
        rounds == 1 ? "1 round" : "\(rounds) rounds",
      ]
    return (parts + (game.isClosed ? ["closed"] : [])).joined(
      separator: style.ascii ? " - " : " · ")
  }

  private func footers(_ shown: [Int]) -> [String] {
    var footers: [String] = []
    for round in report.rounds {
      if let rule = round.otherRule { footers.append("round \(round.number): under \(rule)") }
    }
    for round in report.rounds where !round.note.isEmpty && !isTooNarrow {
      footers.append("round \(round.number): \(printableNote(round.note))")
    }
    if let rows = rowsFooter { footers.append(rows) }
    if style.sums == .shown { footers.append("sums of the shown rounds only") }
    if shown.count < report.columns.count, let last = shown.last {
      footers.append("players 1-\(last) of \(report.players.count); next: --cols \(last + 1)-")
    } else if let gap = hiddenBetween(shown) {
      footers.append("~ hides \(gap)")
    }
    return footers
  }

  /// What rounds are shown, where that is not all of them.
  private var rowsFooter: String? {
    let total = report.proof.rounds
    guard total > report.rounds.count else { return nil }
    guard let first = report.rounds.first, let last = report.rounds.last else {
      return "no round is in the selection, 0 of \(total); all: --rows all"
    }
    let range =
      report.rounds.count == 1 ? "round \(first.number)" : "rounds \(first.number)-\(last.number)"
    var parts = ["\(range), \(report.rounds.count) of \(total)"]
    switch style.sums {
    case .shown: break
    case .running where !report.reachesNewest: break
    case _ where report.reachesNewest: parts.append("\(words.broughtForward): brought forward")
    default: parts.append("\(words.otherRounds): the other rounds")
    }
    return (parts + ["all: --rows all"]).joined(separator: "; ")
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

  /// Breaks a line at blanks, and a word longer than a line between its graphemes.
  private func wrapped(_ text: String) -> [String] {
    guard let width = style.width else { return [text] }
    func cells(_ text: String) -> Int { DisplayText.width(text, ambiguous: style.ambiguous) }
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, cells(last) + 1 + cells(String(word)) <= width {
        lines[lines.count - 1] += " " + word
        continue
      }
      lines.append("")
      for character in word {
        if let last = lines.last, !last.isEmpty, cells(last) + cells(String(character)) > width {
          lines.append("")
        }
        lines[lines.count - 1].append(character)
      }
    }
    return lines
  }
}
