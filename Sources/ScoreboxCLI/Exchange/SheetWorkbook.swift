import Interchange
import Rendering
import Scoring
import Text

/// A sheet as a workbook: both tables in one window of columns, and every score for reading back.
///
/// The helper program writes it from lines of cells parted by tabs, a worksheet after a line with its
/// name and how many rows and columns of it stand still. A cell begins with what it is:
/// `s` a text, `h` a header, `d` a day as its serial number, `n` a number with so many decimals and
/// `+` where it has a sign.
struct SheetWorkbook {
  /// The worksheet that `import` reads.
  static let rounds = "rounds"

  let report: SheetReport
  let style: SheetStyle
  let words: SheetWords
  let tables: TableChoice

  func bytes(in world: World) throws -> [UInt8] {
    var text = line("sheet", ["s" + (report.game?.name ?? ""), "1", "1"])
    let grid = SheetGrid(report, style: style, words: words, tables: tables)
    for row in grid.rows {
      let cells = row.cells.enumerated().map { index, cell in
        row.isHeader ? "h" + cell : index == 0 ? "s" + cell : Self.figure(cell)
      }
      text += line("row", cells)
    }
    if tables == .both { text += everyScore }
    guard let made = try Tool.workbook.run(Array(text.utf8), [], in: world) else {
      throw Failure(.inputOutput, .workbookFailed)
    }
    return made
  }

  /// The worksheet of one row a score.
  private var everyScore: String {
    var text = line("sheet", ["r" + Self.rounds, "1", "0"])
    var isHeader = true
    SheetRows(report).long { cells in
      text += line(
        "row", zip(SheetRows.long, cells).map { isHeader ? "h" + $1 : cell($1, of: $0) })
      isHeader = false
    }
    return text
  }

  /// A cell of the printed table: a number where it is one, without the mark of its place.
  private static func figure(_ text: String) -> String {
    let marks: Set<Character> = ["^", "v", "x", "*"]
    let bare = text.first.map(marks.contains) ?? false ? String(text.dropFirst()) : text
    let digits = bare.split(separator: ".", omittingEmptySubsequences: false)
    guard let value = Double(bare), value.magnitude < 1e12, digits.count <= 2 else {
      return "s" + text
    }
    let sign = bare.hasPrefix("+") || bare.hasPrefix("-") ? "+" : ""
    return "n\(digits.count == 2 ? digits[1].count : 0)\(sign):\(bare)"
  }

  /// A cell of the long table by its column.
  private func cell(_ value: String, of column: String) -> String {
    switch column {
    case "date": Day(iso: value).map { "d\($0.number + 25_569)" } ?? "s"
    case "game", "rule", "id", "note", "player": "s" + value
    default: value.isEmpty ? "s" : "n0:" + value
    }
  }

  private func line(_ kind: String, _ cells: [String]) -> String {
    SeparatedText.tsv.line([kind] + cells)
  }
}
