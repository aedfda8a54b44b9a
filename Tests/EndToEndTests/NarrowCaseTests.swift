import Foundation
import TestSupport
import Testing

/// cases.md N1 to N19: narrow, unknown and no terminals.
///
/// N5 is a test of the display text.
@Suite struct `Narrow and unknown widths` {
  @Test func `N1: a terminal that does not know its size has 80 columns`() throws {
    let box = try SheetFixture.eight.recorded()
    let unknown = try box.pty("$SCOREBOX show", columns: 0, rows: 0)
    #expect(unknown.status == 0 && unknown.errors == "", "\(unknown)")
    let expected = try box.run("show", "--width", "80").output
    #expect(unknown.output.withoutColours == expected)
    // behaviour.md 5: the terminal's columns before COLUMNS, COLUMNS before 80; nonsense is unknown.
    let sizes = [
      (0, "60", "60"), (100, "60", "100"), (0, "0", "80"), (0, "-5", "80"), (0, "x", "80"),
    ]
    for (columns, variable, width) in sizes {
      let shown = try box.pty(
        "$SCOREBOX show", columns: columns, environment: ["COLUMNS": variable])
      #expect(
        try shown.output.withoutColours == box.run("show", "--width", width).output,
        "\(columns) \(variable)")
    }
  }

  @Test func `N3: it ends at every width`() throws {
    for fixture in [SheetFixture.eight, .forty, .empty] {
      let ended = try fixture.recorded().shell(
        """
        for width in $(seq 1 200); do
          timeout 5 $SCOREBOX show --width $width > out || { echo "$width: $?"; break; }
          [ -s out ] || echo "$width: nothing"
        done
        """)
      #expect(ended.output == "" && ended.errors == "", "\(ended)")
    }
  }

  @Test(arguments: ["show", "show --cols 2-7", "show --width 60", "show --sums full"])
  func `N7: a pipe gets the same as a terminal`(line: String) throws {
    let box = try SheetFixture.eight.recorded()
    let width = line.contains("--width") ? "" : " --width 200"
    let onTerminal = try box.pty("$SCOREBOX \(line)\(width)", columns: 37)
    #expect(try onTerminal.output.withoutColours == box.type(line + width).output)
  }

  @Test func `N9, N11: a file gets all players`() throws {
    let box = try SheetFixture.forty.recorded()
    try box.shell("$SCOREBOX show > all; COLUMNS=60 $SCOREBOX show > cut")
    let all = PrintedSheet(try box.text("all").split(separator: "\n").map(String.init))
    #expect(all.blocks.map(\.names) == [SheetFixture.forty.players])
    #expect(all.blocks.first?.scores.marks == [])
    #expect(all.misalignments() == [])
    #expect(all.wrongFigures(of: .forty, columns: Array(1...40)) == [])
    let lines = try box.text("cut").split(separator: "\n").map(String.init)
    let cut = PrintedSheet(lines)
    #expect(lines.allSatisfy { (OracleWidth().cells($0) ?? 99) <= 60 })
    #expect(cut.misalignments() == [])
    let shown = cut.blocks.first?.names.count ?? 0
    #expect((1..<40).contains(shown))
    #expect(cut.blocks.first?.scores.marks == ["\(40 - shown)›"])
  }

  // The layout of a width is whether a bar parts the tables, and how many players each block has.
  @Test(arguments: ["", "--cols 1-8", "--cols 3-6"])
  func `N13: less room makes no column wider`(words: String) throws {
    var widths: [[Int]: [[Int]]] = [:]
    for (width, lines) in try SheetFixture.eight.recorded().shown(
      at: stride(from: 20, through: 200, by: 3), words)
    {
      let sheet = PrintedSheet(lines)
      let columns = sheet.blocks.map(sheet.columnWidths)
      let layout = sheet.blocks.flatMap { [$0.isSide ? 1 : 0, $0.names.count] }
      let before = widths[layout] ?? columns
      let isNarrower = zip(before.joined(), columns.joined()).contains { $0 > $1 }
      #expect(!isNarrower, "\(columns) at \(width), but \(before) at less")
      widths[layout] = columns
    }
    #expect(!widths.isEmpty)
  }

  @Test func `N15: no cell speaks of more`() throws {
    for fixture in [SheetFixture.eight, .forty] {
      for (width, lines) in try fixture.recorded().shown(at: [20, 30, 40, 60, 80, 120]) {
        let sheet = PrintedSheet(lines)
        #expect(!sheet.blocks.flatMap(\.lines).contains { $0.contains("more") })
        let block = try #require(sheet.blocks.first)
        let hidden = fixture.players.count - block.names.count
        #expect(block.scores.marks == (hidden == 0 ? [] : ["\(hidden)›"]), "\(width)")
        #expect(block.sums?.marks == block.scores.marks)
      }
    }
  }

  @Test func `N17: decimal points stand in one cell`() throws {
    let fixture = SheetFixture(
      players: ["A", "B"], rounds: ["1=0.0 2=0.0", "1=-128.7 2=128.7", "1=1234.5 2=-1234.5"])
    let lines = try fixture.recorded().run("show", "--width", "60").lines
    let sheet = PrintedSheet(lines)
    #expect(sheet.misalignments() == [])
    #expect(sheet.wrongFigures(of: fixture, columns: [1, 2]) == [])
    for column in 0...1 {
      let cells = sheet.blocks[0].scores.rows.map { $0.cells[column] }
      #expect(cells.allSatisfy { $0.text.contains(".") })
      let points = cells.map { $0.end - $0.text.reversed().prefix { $0 != "." }.count }
      #expect(Set(points).count == 1, "\(lines)")
    }
  }

  @Test func `N19: marks tell who is hidden on either side`() throws {
    let box = try SheetFixture.eight.recorded()
    let line = "$SCOREBOX show --cols 3-6 --width 100"
    for outcome in [try box.pty(line), try box.shell(line + " | cat")] {
      let sheet = PrintedSheet(
        outcome.output.withoutColours.split(separator: "\n").map(String.init))
      #expect(sheet.misalignments() == [])
      let block = try #require(sheet.blocks.first)
      // Side by side fits with two of the names cut short.
      #expect(block.names == ["Ｓｕｚｕ…", "Bob", "長宗我部…", "😀ねこ"])
      #expect(block.scores.marks == ["‹2", "2›"])
      #expect(block.sums?.marks == ["‹2", "2›"])
      #expect(block.scores.rows.map(\.label) == ["1", "2", "3", "4", "5"])
    }
    let bare = try box.run("show", "--cols", "3-6", "--width", "100", "--no-marks")
    #expect(bare.status == 0, "\(bare.errors)")
    #expect(!bare.output.contains { "‹›".contains($0) })
    let sheet = PrintedSheet(bare.lines)
    #expect(sheet.misalignments() == [])
    #expect(sheet.wrongFigures(of: .eight, columns: Array(3...6)) == [])
  }
}
