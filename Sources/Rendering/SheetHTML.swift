package import Scoring
import Text

/// A sheet as one HTML file that needs nothing else: the two tables of `show`, which scroll as one.
///
/// Stacked they stand in one box that scrolls, without any script. Side by side each has its own,
/// and a script of one rule keeps them level.
package struct SheetHTML {
  private let report: SheetReport
  private let style: SheetStyle
  private let words: SheetWords
  private let language: String

  /// `language` is that of the words, as `en` or `ja`.
  package init(_ report: SheetReport, style: SheetStyle, words: SheetWords, language: String) {
    self.report = report
    self.style = style
    self.words = words
    self.language = language
  }

  package var text: String {
    let printed = SheetText(report, style: style, words: words)
    let heading = printed.headingLines
    let title = report.game.map { DisplayText.printable($0.name) } ?? words(.noSheet)
    var body = "<h1>\(Markup.escaped(heading.first ?? title))</h1>\n"
    body += heading.dropFirst().map { "<p>\(Markup.escaped($0))</p>\n" }.joined()
    if report.game != nil, !report.players.isEmpty {
      body += tables
    } else {
      body += "<p>\(Markup.escaped(words(report.game == nil ? .noSheet : .noPlayers)))</p>\n"
    }
    body += printed.closingLines.map { "<p>\(Markup.escaped($0))</p>\n" }.joined()
    let script = isSide ? "<script>\n\(Self.resource(PackageResources.side_js))</script>\n" : ""
    // What is put in is never looked through again for a place to put more in.
    let parts = [
      "language": language, "title": Markup.escaped(title),
      "style": Self.resource(PackageResources.page_css), "body": body, "script": script,
    ]
    return Self.resource(PackageResources.page_html).split(
      separator: "{", omittingEmptySubsequences: false
    ).reduce(into: "") { page, piece in
      guard let end = piece.firstIndex(of: "}"), let part = parts[String(piece[..<end])] else {
        page += piece
        return
      }
      page += part + piece[piece.index(after: end)...]
    }
  }

  private static func resource(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  private var isSide: Bool { style.layout == .side }

  private var tables: String {
    let tables = SheetTables(report, style: style, words: words)
    let columns = ColumnWidths(tables, cap: nil, style: style)
    let order = report.order(style.order).filter(report.columns.contains)
    func cells(_ text: String) -> Int { DisplayText.width(text, ambiguous: style.ambiguous) }
    let label = [tables.scores, tables.sums].map { table in
      table.rows.map { cells($0.label) }.reduce(cells(table.header), max)
    }.reduce(4, max)
    // The same columns in both, so that the same place is the same player.
    let widths =
      "<colgroup><col style=\"width:\(label + 1)ch\">"
      + order.map { "<col style=\"width:\(columns.cells[$0 - 1] + 2)ch\">" }.joined()
      + "</colgroup>\n"
    let total = order.reduce(label + 1) { $0 + columns.cells[$1 - 1] + 2 }
    func html(_ table: SheetTable, id: String) -> String {
      var text = "<table id=\"\(id)\" style=\"--cells:\(total)\">\n" + widths
      text += "<thead><tr><th scope=\"col\">\(Markup.escaped(table.header))</th>"
      text += order.map { "<th scope=\"col\">\(Self.name(tables.names[$0 - 1]))</th>" }.joined()
      text += "</tr></thead>\n<tbody>\n"
      for row in table.rows {
        text += "<tr><th scope=\"row\">\(Markup.escaped(row.label))</th>"
        text += order.map { Self.cell(row.cells[$0]) }.joined() + "</tr>\n"
      }
      return text + "</tbody>\n</table>\n"
    }
    func box(_ content: String, id: String, label: String) -> String {
      "<div class=\"box\" id=\"\(id)\" tabindex=\"0\" role=\"region\" aria-label=\"\(Markup.escaped(label))\">\n\(content)</div>\n"
    }
    let names = [tables.scores.header, tables.sums.header]
    guard isSide else {
      return box(
        html(tables.scores, id: "scores") + html(tables.sums, id: "sums"), id: "tables",
        label: names.joined(separator: ", "))
    }
    return "<div class=\"side\">\n"
      + box(html(tables.scores, id: "scores"), id: "left", label: names[0])
      + box(html(tables.sums, id: "sums"), id: "right", label: names[1]) + "</div>\n"
  }

  private static func cell(_ cell: SheetTable.Cell?) -> String {
    guard let cell else { return "<td>-</td>" }
    switch cell.tone {
    case .negative: return "<td class=\"negative\">\(Markup.escaped(cell.text))</td>"
    case .strong: return "<td><strong>\(Markup.escaped(cell.text))</strong></td>"
    default: return "<td>\(Markup.escaped(cell.text))</td>"
    }
  }

  /// A name may run the other way; it does not turn what stands around it.
  private static func name(_ name: String) -> String {
    "<bdi title=\"\(Markup.escaped(name))\">\(Markup.escaped(name))</bdi>"
  }
}
