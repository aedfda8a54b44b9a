import TestSupport
import Testing

/// cases.md V1 to V7: what `--cols` prints.
@Suite struct `Columns as typed` {
  @Test(arguments: [
    ("-4", [1, 2, 3, 4]), ("3-6", [3, 4, 5, 6]), ("３－６", [3, 4, 5, 6]), ("2,5", [2, 5]),
    ("２、５", [2, 5]), ("7-", [7, 8]), ("がく", [7]), ("bob:５", [4, 5]), ("all", Array(1...8)),
    ("played", Array(1...8)),
  ])
  func `V1, V3, V7: the players are those, beside the labels`(spec: String, columns: [Int]) throws {
    let fixture = SheetFixture.eight
    let box = try fixture.recorded()
    let shown = try box.run("show", "--cols", spec)
    #expect(shown.status == 0 && shown.errors == "", "\(shown)")
    #expect(try box.run("show", "--cols=\(spec)") == shown)
    for lines in [shown.lines, try box.run("show", "--cols", spec, "--width", "30").lines] {
      let sheet = PrintedSheet(lines)
      #expect(sheet.misalignments() == [], "\(lines)")
      #expect(sheet.wrongFigures(of: fixture, columns: columns) == [], "\(lines)")
      for block in sheet.blocks {
        #expect(block.scores.rows.map(\.label) == ["1", "2", "3", "4", "5"], "\(lines)")
        #expect(block.sums?.rows.contains { $0.label == "total" } == true, "\(lines)")
        #expect(block.sums?.rows.contains { $0.label == "rank" } == true, "\(lines)")
      }
    }
  }

  @Test(arguments: [("5-3", "3-5"), ("9-2", "2-9"), ("６－３", "3-6")])
  func `V5: a range from right to left is refused`(spec: String, meant: String) throws {
    let refused = try SheetFixture.eight.recorded().run("show", "--cols", spec)
    #expect(refused.status == 64)
    #expect(refused.output == "")
    #expect(refused.errors.contains(meant), "\(refused.errors)")
  }
}
