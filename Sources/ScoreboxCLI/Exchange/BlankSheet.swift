import Scoring
import Text

/// A sheet to print and fill in by hand: the very lines that `import` reads, with gaps.
struct BlankSheet {
  private static let gap = "______"
  private let report: SheetReport
  private let day: Day

  init(_ report: SheetReport, day: Day) {
    self.report = report
    self.day = day
  }

  var lines: [String] {
    let rule = report.game?.rule
    let names = report.columns.map { report.player($0).name }
    let seats = rule?.calculation?.players ?? 4
    // More players than seats take turns, so that the names are written in.
    let seated =
      names.count == seats
      ? names.map(SheetScript.quoted) : Array(repeating: Self.gap, count: seats)
    let score = seated.map { "\($0)=\(Self.gap)" }.joined(separator: "  ")
    let rounds = (1...12).flatMap { ["\($0).  \(score)", ""] }
    return [SheetScript.title, ""]
      + [
        "game \(Self.gap)\(Self.gap) --date \(day.iso) --rule \(SheetScript.quoted(rule?.name ?? Self.gap))",
        "",
      ]
      + (names.isEmpty ? Array(repeating: Self.gap, count: seats) : names.map(SheetScript.quoted))
      .map { "player \($0)" } + [""] + rounds
      + ["penalty \(Self.gap) \(Self.gap) --reason \(Self.gap)\(Self.gap)"]
  }
}
