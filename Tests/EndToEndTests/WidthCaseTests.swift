import Foundation
import TestSupport
import Testing

/// cases.md W1 to W17: text of any width leaves the tables in line.
@Suite struct `Width and alignment` {
  /// One round of four, each with a small result, so that names are the widest.
  private func sheet(_ players: [String]) -> SheetFixture {
    SheetFixture(players: players, rounds: ["1=3.0 2=1.0 3=-1.0 4=-3.0"])
  }

  /// Checks alignment and figures of these columns.
  private func check(
    _ lines: [String], of fixture: SheetFixture, columns: some Sequence<Int>, ambiguous: Int = 1,
    place: SourceLocation = #_sourceLocation
  ) {
    let sheet = PrintedSheet(lines, ambiguous: ambiguous)
    let text: Comment = "\(lines.joined(separator: "\n"))"
    #expect(sheet.misalignments() == [], text, sourceLocation: place)
    let wrong = sheet.wrongFigures(of: fixture, columns: Array(columns))
    #expect(wrong == [], text, sourceLocation: place)
  }

  // The window is never made smaller, so both players are there at every width.
  @Test func `W1: two players at every width from 10 to 60`() throws {
    for players in [["かなかな", "かなかなか"], ["あ", "いうえ"]] {
      let fixture = SheetFixture(players: players, rounds: ["1=3.0 2=-3.0", "1=-128.7 2=128.7"])
      let box = try fixture.recorded()
      for (_, lines) in try box.shown(at: 10...60, "--cols 1-2") {
        check(lines, of: fixture, columns: 1...2)
      }
    }
  }

  @Test func `W3: emoji of many scalars`() throws {
    let players = [
      "🇯🇵", "\u{2764}\u{FE0F}", "1\u{FE0F}\u{20E3}", "👍\u{1F3FD}", "👨\u{200D}👩\u{200D}👧",
    ]
    let fixture = sheet(players)
    let box = try fixture.recorded()
    for (_, lines) in try box.shown(at: [20, 40, 200], "--cols 1-5") {
      check(lines, of: fixture, columns: 1...5)
    }
    let dropped: [Unicode.Scalar] = ["\u{FE0F}", "\u{200D}", "\u{1F3FD}", "\u{20E3}"]
    let printed = try box.run("show").output.unicodeScalars
    let json = try box.run("show", "--json").output.unicodeScalars
    for scalar in dropped {
      #expect(!printed.contains(scalar))
      #expect(json.contains(scalar))
    }
  }

  @Test func `W5: a variation selector is no blank`() throws {
    let lines = try ["🏕\u{FE0F}x", "🏕x"].map {
      try sheet([$0, "B", "C", "D"]).recorded().run("show").lines
    }
    #expect(lines[0] == lines[1])
  }

  @Test func `W7: a terminal with wide ambiguous characters`() throws {
    // Ω and α are ambiguous themselves.
    let fixture = sheet(["Ωα", "B", "田中", "D", "E", "F"])
    let box = try fixture.recorded()
    for (spec, columns) in [("1-6", [1, 2, 3, 4, 5, 6]), ("2-4", [2, 3, 4]), ("2,4", [2, 4])] {
      for cells in [1, 2] {
        let words = "--cols \(spec) --ambiguous \(cells)"
        for (_, lines) in try box.shown(at: [20, 50, 200], words) {
          check(lines, of: fixture, columns: columns, ambiguous: cells)
        }
      }
    }
    #expect(try box.run("show", "--ambiguous", "3").status == 64)
  }

  @Test(arguments: [[], ["--cols", "2-4"], ["--cols", "2,4"], ["--width", "20"]])
  func `W7: rules and marks of ASCII`(words: [String]) throws {
    let box = try sheet(["A", "B", "C", "D", "E"]).recorded()
    let shown = try box.run(words: ["show", "--ascii"] + words)
    #expect(shown.status == 0)
    #expect(shown.output.utf8.allSatisfy { $0 == 0x0A || (0x20...0x7E).contains($0) }, "\(shown)")
    #expect(PrintedSheet(shown.lines).misalignments() == [], "\(shown.output)")
    #expect(shown.output.contains("<1") == (words.first == "--cols"))
  }

  @Test(arguments: [1, 2]) func `W9: triangles for minus`(cells: Int) throws {
    let fixture = SheetFixture.eight
    let box = try fixture.recorded()
    let words = "--negative triangle --ambiguous \(cells) --cols 1-8"
    for (_, lines) in try box.shown(at: [40, 80, 200], words) {
      check(lines, of: fixture, columns: 1...8, ambiguous: cells)
    }
    let shown = try box.run("show", "--negative", "triangle").output
    #expect(shown.contains("▲128.7") && !shown.contains("-128.7"))
    #expect(try box.run("show", "--negative", "minus").output == box.run("show").output)
    #expect(try box.run("show", "--negative", "red").status == 64)
  }

  // Both are two cells wide, so the lines are equal but for the mark.
  @Test func `W11: a combining mark is no column`() throws {
    let lines = try ["ก\u{E32}", "ก\u{E48}\u{E32}"].map { name in
      let fixture = sheet([name, "B", "C", "D"])
      let shown = try fixture.recorded().run("show")
      check(shown.lines, of: fixture, columns: 1...4)
      return shown.output.unicodeScalars.filter { $0 != "\u{E48}" }
    }
    #expect(lines[0].elementsEqual(lines[1]))
  }

  // A remark stands below the tables, and leaves them as they are.
  @Test func `W13: amounts do not move for a remark`() throws {
    let tables = try ["りんご", "Apples"].map { note in
      let box = try sheet(["A", "B", "C", "D"]).recorded()
      try box.run("add-round", "1=2.0", "2=-2.0", "--note", note, "--date", "2026-11-20")
      let shown = try box.run("show")
      #expect(shown.output.contains(note))
      let sheet = PrintedSheet(shown.lines)
      #expect(sheet.misalignments() == [])
      return sheet.blocks.map(\.lines)
    }
    #expect(tables[0] == tables[1])
  }

  // behaviour.md 5: at least 4 cells of a name stay, one `…`, cut between graphemes.
  @Test func `W15: no name is cut inside a kanji`() throws {
    let fixture = sheet(["長宗我部元親", "A長宗我部元", "C", "D"])
    let box = try fixture.recorded()
    var cuts: Set<String> = []
    for (width, lines) in try box.shown(at: 15...50, "--cols 1-2") {
      check(lines, of: fixture, columns: 1...2)
      let sheet = PrintedSheet(lines)
      let names = sheet.blocks.flatMap(\.names)
      for (name, whole) in zip(names, fixture.players) where name != whole {
        let kept = name.prefix { $0 != "…" }
        #expect(name == kept + "…" && whole.hasPrefix(kept), "\(width): \(name)")
        #expect((OracleWidth().cells(name) ?? 0) >= 3, "\(width): \(name)")
        cuts.insert(name)
      }
      for block in sheet.blocks where block.names.count > 1 {
        #expect(block.lines.allSatisfy { (OracleWidth().cells($0) ?? 99) <= width }, "\(width)")
      }
    }
    #expect(cuts.count > 2, "\(cuts)")
  }

  @Test func `W17: colours are no text`() throws {
    let box = try SheetFixture.eight.recorded()
    let widths = stride(from: 20, through: 200, by: 3)
    let plain = try box.shown(at: widths, "--color never")
    for (coloured, plain) in zip(try box.shown(at: widths, "--color always"), plain) {
      #expect(coloured.lines.contains { $0.contains("\u{1B}[") })
      #expect(coloured.lines.map(\.withoutColours) == plain.lines)
    }
  }
}
