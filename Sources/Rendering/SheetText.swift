package import Scoring
import Text

/// A whole sheet in lines: heading, the two tables, what they leave out, and the proving line.
package struct SheetText {
  private let report: SheetReport
  private let style: SheetStyle
  private let words: SheetWords

  package init(_ report: SheetReport, style: SheetStyle, words: SheetWords) {
    self.report = report
    self.style = style
    self.words = words
  }

  /// The lines without line ends; a table line is never cut.
  package var lines: [String] {
    guard let game = report.game else { return wrapped([words(.noSheet)]) }
    var lines = isTooNarrow ? [] : heading
    guard !report.players.isEmpty else { return lines + wrapped([words(.noPlayers)]) }
    var shown = report.columns
    if style.layout == .list {
      lines += wrapped(SheetList(report, style: style, words: words).sentences)
    } else {
      let blocks = self.blocks
      shown = blocks.flatMap(\.players)
      for (index, block) in blocks.enumerated() {
        if index > 0 { lines.append("") }
        lines += block.lines.map { style.hasColor ? $0.colored : $0.plain }
      }
    }
    if shown.isEmpty { lines += wrapped([words(.noColumns)]) }
    return lines + wrapped(footers(shown) + proof(game.rule))
  }

  /// What stands above the tables and below them, for all given players, without any breaking.
  var headingLines: [String] { SheetHeading(report, style: style, words: words).lines }
  var closingLines: [String] {
    guard let game = report.game, !report.players.isEmpty else { return [] }
    return footers(report.columns) + proof(game.rule)
  }

  /// Broken anywhere, but a separator neither begins nor ends a line.
  private var heading: [String] {
    let lines = SheetHeading(report, style: style, words: words).lines
    guard style.width != nil else { return lines }
    let separator = style.characters.separator.filter { $0 != " " }
    return wrapped(lines).map { line in
      line.split(separator: " ").trimming { $0 == separator }.joined(separator: " ")
    }
  }

  private var blocks: [SheetLayout.Block] {
    let tables = SheetTables(report, style: style, words: words)
    return SheetLayout(tables, order: report.order(style.order), style: style)
      .blocks(for: report.columns)
  }

  /// Below 20 cells heading and notes would be all there is to see.
  private var isTooNarrow: Bool {
    style.width.map { $0 < 20 } ?? false
  }

  private func footers(_ shown: [Int]) -> [String] {
    var footers: [SheetPhrase] = []
    for round in report.rounds {
      if let rule = round.otherRule {
        footers.append(.underRule(round: round.number, rule: DisplayText.printable(rule.name)))
      }
    }
    let untouched = report.rounds.map(\.number).filter(report.unchanged.contains)
    if report.ruleBefore != nil, !untouched.isEmpty {
      footers.append(.unchanged(NumberRanges(untouched).text, count: untouched.count))
    }
    for round in report.rounds {
      let happenings = report.happenings(of: round, negative: style.negative)
      if !happenings.isEmpty { footers.append(.happened(round: round.number, happenings)) }
    }
    if !report.teamPenalties.isEmpty {
      footers.append(.teamPenalties(report.penaltiesOfTeams(negative: style.negative)))
    }
    for round in report.rounds where !round.note.isEmpty && !isTooNarrow {
      footers.append(.roundNote(round: round.number, note: Self.printable(round.note)))
    }
    if style.sums == .shown { footers.append(.shownOnly) }
    let hidden = report.order(style.order).filter {
      report.columns.contains($0) && !shown.contains($0)
    }
    if !hidden.isEmpty {
      footers.append(
        .window(
          shown: NumberRanges(shown.sorted()).text, total: report.players.count,
          next: NumberRanges(hidden.sorted()).open(upTo: report.players.count),
          isByTeam: report.isByTeam))
    } else if style.order == .game, let gap = NumberRanges(between: shown) {
      footers.append(.gap(gap.text, count: gap.count, isByTeam: report.isByTeam))
    }
    return (rowsFooter.map { [$0] } ?? []) + footers.map { words($0) }
  }

  /// What rounds are shown, where that is not all of them.
  private var rowsFooter: String? {
    let total = report.roundCount
    guard total > report.rounds.count else { return nil }
    guard let first = report.rounds.first, let last = report.rounds.last else {
      return [words(.noGivenRounds(total: total)), words(.allRounds)].joined(separator: "; ")
    }
    var parts: [SheetPhrase] = [
      .givenRounds(
        first: first.number, last: last.number, count: report.rounds.count, total: total)
    ]
    switch style.sums {
    case _ where style.layout == .list: break
    case .shown: break
    case .running where !report.reachesNewest: break
    case _ where report.reachesNewest: parts.append(.meaningOfBroughtForward)
    default: parts.append(.meaningOfOtherRounds)
    }
    return (parts + [.allRounds]).map { words($0) }.joined(separator: "; ")
  }

  /// The sum of all players, shown or not, and every reason why it is not 0.
  private func proof(_ rule: Rule) -> [String] {
    let proof = ProofText(report.proof, rule: rule, negative: style.negative)
    return (style.hasProof ? [words(proof.parts)] : [])
      + [proof.line(totals: report.players.map(\.total), words: words)]
  }

  /// A note on one line.
  private static func printable(_ note: String) -> String {
    note.split(whereSeparator: { $0.isNewline || $0 == "\t" }).map {
      DisplayText.printable(String($0))
    }.joined(separator: " ")
  }

  private func wrapped(_ texts: [String]) -> [String] {
    guard let width = style.width else { return texts }
    let wrap = LineWrap(width: width, breaksWords: true) {
      DisplayText.width($0, ambiguous: style.ambiguous)
    }
    return texts.flatMap(wrap.lines)
  }
}

extension Array {
  /// Without the elements at its ends that are not wanted.
  fileprivate func trimming(_ isUnwanted: (Element) -> Bool) -> ArraySlice<Element> {
    var rest = drop(while: isUnwanted)
    while let last = rest.last, isUnwanted(last) { rest.removeLast() }
    return rest
  }
}
