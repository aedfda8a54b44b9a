package import Scoring
import Text

/// A sheet as Markdown: its heading, the chosen tables with pipes, and what stands below them.
package struct SheetMarkdown {
  private let report: SheetReport
  private let style: SheetStyle
  private let words: SheetWords
  private let tables: TableChoice

  package init(
    _ report: SheetReport, style: SheetStyle, words: SheetWords, tables: TableChoice = .both
  ) {
    self.report = report
    self.style = style
    self.words = words
    self.tables = tables
  }

  package var lines: [String] {
    let printed = SheetText(report, style: style, words: words)
    let heading = printed.headingLines.map(Self.escaped)
    guard report.game != nil else { return [Self.escaped(words(.noSheet))] }
    var lines = ["**\(heading.first ?? "")**"] + heading.dropFirst().flatMap { ["", $0] }
    if report.players.isEmpty {
      lines += ["", Self.escaped(words(.noPlayers))]
    } else {
      let sheet = SheetTables(report, style: style, words: words)
      for table in tables.of(sheet) { lines += [""] + pipes(table, names: sheet.names) }
    }
    return lines + printed.closingLines.flatMap { ["", Self.escaped($0)] }
  }

  private func pipes(_ table: SheetTable, names: [String]) -> [String] {
    let order = report.order(style.order).filter(report.columns.contains)
    func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    let header = [table.header] + order.map { names[$0 - 1] }
    return [row(header.map(Self.escaped)), row(["---"] + order.map { _ in "---:" })]
      + table.rows.map { line in
        row([Self.escaped(line.label)] + order.map { Self.escaped(line.cells[$0]?.text ?? "-") })
      }
  }

  /// Text that no Markdown reader takes for marks or HTML.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for (index, character) in text.enumerated() {
      switch character {
      case "|", "\\", "`", "*", "_", "[", "]", "<", ">", "~", "#": escaped += "\\\(character)"
      case "&": escaped += "&amp;"
      // A dash before a space at the start would begin a list, a plus too.
      case "-" where index == 0 && text.count > 1 && text.dropFirst().first == " ": escaped += "\\-"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}

/// Which of the two tables are wanted.
package enum TableChoice: String, CaseIterable, Sendable {
  case both, scores, sums

  func of(_ tables: SheetTables) -> [SheetTable] {
    switch self {
    case .both: [tables.scores, tables.sums]
    case .scores: [tables.scores]
    case .sums: [tables.sums]
    }
  }
}
