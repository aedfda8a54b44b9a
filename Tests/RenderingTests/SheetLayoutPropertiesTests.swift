import Scoring
import TestSupport
import Testing
import Text

@testable import Rendering

/// What holds for every sheet at every width, in every layout (the contract, §5).
struct `Any sheet at any width` {
  @Test(arguments: 0..<8) func `random sheets`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<20 {
      let report = try Sheets.random(&random)
      guard !report.columns.isEmpty else { continue }
      for width in [1, nil] + (0..<3).map({ _ in Int.random(in: 1...200, using: &random) }) {
        var style = SheetStyle(width: width, sums: Bool.random(using: &random) ? .full : .totals)
        style.isWindowFixed =
          report.columns.count < report.players.count || Bool.random(using: &random)
        style.layout = [.auto, .auto, .side, .stack, .tiers].randomElement(using: &random) ?? .auto
        style.order = PlayerOrder.allCases.randomElement(using: &random) ?? .game
        style.ambiguous = Int.random(in: 1...2, using: &random)
        style.isASCII = Bool.random(using: &random)
        style.negative = NegativeSign.allCases.randomElement(using: &random) ?? .minus
        try DrawnSheet(report, style).check()
      }
    }
  }

  @Test func `the evening at every width`() throws {
    let report = try Sheets.evening(["田辺", "Ｓx", "が", "👨\u{200D}👩", "ก\u{E48}า"])
    for width in 1...200 {
      for isFixed in [true, false] {
        try DrawnSheet(report, SheetStyle(width: width, isWindowFixed: isFixed)).check()
      }
    }
  }

  // util-linux pull 577: rendering ends whatever there is to show. A trap would end the process, so that has
  // its own.
  @Test func `it ends`() async {
    await #expect(processExitsWith: .success) {
      var random = SeededGenerator(seed: 99)
      var reports = [try Sheets.report([], []), try Sheets.report(["A"], []), try Sheets.eight()]
      for _ in 0..<5 { reports.append(try Sheets.random(&random)) }
      for report in reports {
        for width in [0, 1, 7, 19, 20, 80, nil] {
          for layout in SheetStyle.Layout.allCases {
            for sums in SumsMode.allCases {
              var style = SheetStyle(width: width, sums: sums)
              (style.layout, style.ambiguous, style.hasProof) = (layout, 2, true)
              #expect(!SheetText(report, style: style, words: Sheets.words).lines.isEmpty)
            }
          }
        }
      }
    }
  }

  // util-linux issue 4171 and clique issue 68: for w1 < w2 with the same layout no column is wider at
  // w1 than at w2.
  @Test(arguments: 0..<3) func `a wider line makes no column narrower`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let report = try Sheets.random(&random)
    for layout in [SheetStyle.Layout.side, .stack] {
      var before = [Int](repeating: 0, count: report.players.count)
      for width in 1...200 {
        var style = SheetStyle(width: width)
        style.layout = layout
        for (number, cells) in DrawnSheet(report, style).pitches {
          try #require(cells >= before[number - 1], "\(layout) at \(width): player \(number)")
          before[number - 1] = cells
        }
      }
    }
  }

  // The contract, §5: side by side if it fits; else stacked if it fits; else the largest window.
  @Test(arguments: 0..<3) func `the layout is computed from the content`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(100 + seed))
    let report = try Sheets.random(&random)
    var order: [Int] = []
    for width in stride(from: 1, to: 400, by: 3) {
      let sheet = DrawnSheet(report, SheetStyle(width: width))
      let isSide = sheet.blocks.first.map { !$0.lines.contains(StyledLine()) } ?? false
      order.append(isSide ? 2 : sheet.shown.count == report.columns.count ? 1 : 0)
    }
    #expect(order == order.sorted())
  }
}
