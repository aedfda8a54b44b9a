import TestSupport
import Testing

/// The sheet as it stands on the screen of a terminal emulator (behaviour.md 5): what is tested is
/// where the emulator draws, not what the program believes.
@Suite struct `On a terminal` {
  /// Kanji, kana, half-width katakana, full-width letters, a mark typed after its letter, marks
  /// without a composed form, emoji, and a family that joiners hold together.
  private static let names = SheetFixture(
    players: [
      "田中", "さくら", "ﾊﾞﾛﾝ", "Ｓｕｚｕ", "か\u{3099}く", "ก\u{E48}า", "x\u{302}y", "😀ねこ",
      "👨\u{200D}👩\u{200D}👧家族", "José",
    ], rounds: SheetFixture.eight.rounds)

  @Test(arguments: ["en", "ja"])
  func `all stands in line at every size`(language: String) throws {
    for fixture in [Self.names, .eight] {
      let terminal = try Terminal(in: fixture.recorded(["SCOREBOX_LANG": language]))
      for columns in [200, 80, 60, 40, 20] {
        let screen = try terminal.run("$SCOREBOX show", columns: columns)
        let text = "\(columns) columns:\n" + screen.joined(separator: "\n")
        let sheet = PrintedSheet(screen)
        #expect(sheet.misalignments(onScreen: true) == [], "\(text)")
        let shown = sheet.blocks.first?.names.count ?? 0
        #expect(sheet.blocks.count == 1 && shown > 0)
        #expect(columns < 200 || shown == fixture.players.count, "\(text)")
        #expect(sheet.wrongFigures(of: fixture, columns: Array(1..<shown + 1)) == [], "\(text)")
        // The header of the sums in the sketches of behaviour.md 5.
        try #require(screen.contains { $0.contains(language == "ja" ? "集計" : "sums") }, "\(text)")
        // The emulator's cells are those of the oracle: what it has left of a column's edge is all
        // that belongs there.
        let edges = sheet.edges.filter { $0 < columns }
        for (edge, left) in try terminal.left(of: edges) {
          for (whole, part) in zip(screen, left) {
            guard let expected = OracleWidth().prefix(whole, cells: edge) else { continue }
            #expect(expected.withoutBlankEnd == part, "left of cell \(edge); \(text)")
          }
        }
      }
    }
  }

  // behaviour.md 4 and 5: a window asked for is never made smaller, but broken into tiers.
  @Test(arguments: ["en", "ja"]) func `a window stands in line`(language: String) throws {
    let fixture = SheetFixture.eight
    let terminal = try Terminal(in: fixture.recorded(["SCOREBOX_LANG": language]))
    for columns in [100, 40, 30] {
      let screen = try terminal.run("$SCOREBOX show --cols 2-7", columns: columns, rows: 100)
      let sheet = PrintedSheet(screen)
      #expect(sheet.misalignments(onScreen: true) == [], "\(columns): \(screen)")
      #expect(sheet.wrongFigures(of: fixture, columns: Array(2...7)) == [], "\(columns)")
      #expect((sheet.blocks.count > 1) == (columns < 100))
    }
  }

  // behaviour.md 5: negative red on a terminal, 16 base colours only.
  @Test func `what is lost is red`() throws {
    let terminal = try Terminal(in: SheetFixture.eight.recorded())
    let screen = try terminal.colours("$SCOREBOX show", columns: 200).joined(separator: "\n")
    #expect(screen.contains("\u{1B}[31m"))
    #expect(!screen.contains("[38;"))
    // What is written afterwards has the terminal's own colour again.
    let after = try terminal.colours("$SCOREBOX show; echo after", columns: 200)
    let codes = after.joined().split(separator: "\u{1B}[").dropFirst().map {
      $0.prefix { $0 != "m" }
    }
    #expect(after.last?.withoutColours == "after" && ["0", "39"].contains(codes.last))
  }
}

extension PrintedSheet {
  /// The cells after which a column of the first block ends, in both its tables.
  fileprivate var edges: [Int] {
    let tables = blocks.prefix(1).flatMap { [$0.scores, $0.sums].compactMap(\.self) }
    return Set(tables.compactMap(\.rows.first).flatMap { $0.cells.map(\.end) }).sorted()
  }
}

extension String {
  /// The text up to its last character that is no blank.
  fileprivate var withoutBlankEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
