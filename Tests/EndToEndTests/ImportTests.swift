import Foundation
import TestSupport
import Testing

/// Files of other people: tables as they keep them, lines typed by hand, and what is wrong with them.
@Suite struct `Imports` {
  /// Player and total in points, by the sheet's order.
  private func totals(_ box: Sandbox, _ words: String...) throws -> [String] {
    try box.shown("--rows", "1").sums.map { "\($0.player) \($0.total)" }
  }

  // mleague: 46,200 - 30,000 + 30,000 + 20,000; 28,100 - 30,000 + 10,000;
  // 17,700 - 30,000 - 10,000; 8,000 - 30,000 - 30,000.
  private static let expected = ["Aoki 66200", "Baba 8100", "Chiba -22300", "Doi -52000"]

  @Test(arguments: [
    // A row a score, raw points, in English and in Japanese.
    "Date,Round,Name,Score\n2026-11-20,1,Aoki,46200\n2026-11-20,1,Baba,28100\n2026-11-20,1,Chiba,17700\n2026-11-20,1,Doi,8000\n",
    "日付;回戦;名前;素点\n2026/11/20;1;Aoki;46,200\n2026/11/20;1;Baba;28,100\n2026/11/20;1;Chiba;17,700\n2026/11/20;1;Doi;8,000\n"
      .replacing(";", with: "\t"),
    // A column a player: hundreds, points, results in thousands with either decimal mark.
    "date,Aoki,Baba,Chiba,Doi\n2026-11-20,462,281,177,80\n",
    "date,Aoki,Baba,Chiba,Doi\n2026-11-20 19:30,46200,28100,17700,8000\n",
    "date,Aoki,Baba,Chiba,Doi\n2026-11-20,+66.2,8.1,-22.3,-52.0\n",
    "date;Aoki;Baba;Chiba;Doi\n2026-11-20;66,2;8,1;-22,3;-52\n",
    // Sides of a list; both figures, that must agree; a guest who sat out; sums at the end.
    "player1,score1,player2,score2,player3,score3,player4,score4\nAoki,46200,Baba,28100,Chiba,17700,Doi,8000\n",
    "round,player,raw,result\n1,Aoki,46200,66.2\n1,Baba,28100,8.1\n1,Chiba,17700,-22.3\n1,Doi,8000,-52\n",
    "No.,Aoki,Baba,Chiba,Doi,合計\n1,46200,28100,17700,8000,x\n合計,46200,28100,17700,8000,\n",
  ])
  func `read tables as people keep them`(table: String) throws {
    let box = try Sandbox()
    try box.write(table, to: "t.csv")
    let taken = try box.run("import", "t.csv", "--date", "2026-11-20")
    #expect(taken.status == 0, "\(taken)")
    #expect(try totals(box).filter { !$0.hasPrefix("合計") } == Self.expected)
    let again = try box.run("import", "t.csv", "--date", "2026-11-20")
    #expect(again.output == "imported into t: 0 rounds, 1 there already\n")
  }

  @Test func `take headers and dates as they are told`() throws {
    let box = try Sandbox()
    try box.write(
      "Wer,Pts,Abend,Tag\nAoki,46200,7,31/12/2025\nBaba,28100,7,31/12/2025\nChiba,17700,7,31/12/2025\nDoi,8000,7,31/12/2025\n",
      to: "t.csv")
    let words = ["import", "t.csv", "--map", "player=wer,raw=Pts,round=Abend,date=Tag"]
    let blind = try box.run(words: words)
    #expect(blind.status == 1 && blind.errors.contains("line 2"), "\(blind)")
    let taken = try box.run(words: words + ["--date-format", "dmy"])
    #expect(taken.status == 0, "\(taken)")
    #expect(try totals(box) == Self.expected)
    #expect(try box.run("show").lines[0].contains("2025-12-31"))
    let odd = try box.run("import", "t.csv", "--map", "player=Who")
    #expect(odd.status == 1 && odd.errors.contains("no column is called 'Who'"), "\(odd)")
    #expect(try box.run("import", "t.csv", "--map", "place=Wer").status == 64)
  }

  // cases.md I17, I19, I21
  @Test func `see through marks and line ends of other systems`() throws {
    let box = try Sandbox()
    let table = "Aoki,Baba,Chiba,Doi\n46200,28100,17700,8000\n"
    try box.write("\u{FEFF}" + table.replacing("\n", with: "\r\n"), to: "windows.csv")
    try box.write(table, to: "unix.csv")
    for name in ["windows.csv", "unix.csv"] {
      #expect(try box.run("import", name, "--game", "One").status == 0)
    }
    let players = try box.run("players", "--json").output
    #expect(!players.contains("\\r") && !players.contains("\u{FEFF}"))
    #expect(try box.sqlite("SELECT count(*) FROM player") == ["4"])
    // The very same round of the same sheet is there already.
    #expect(try totals(box) == Self.expected)
  }

  @Test func `tell everything that is wrong by its line, and store nothing`() throws {
    let box = try Sandbox()
    try box.write(
      "Aoki,Baba,Chiba,Doi\n46200,28100,17700,8000\n46200,28100,17700,9000\n46200,abc,17700,8000\n25000,25000,25000,25000\n",
      to: "t.csv")
    let refused = try box.run("import", "t.csv")
    #expect(refused.status == 1 && refused.output.isEmpty)
    let told = refused.errors.split(separator: "\n")
    #expect(told.count == 3, "\(told)")
    #expect(told[0].hasPrefix("scorebox: t.csv: line 3: these add up to 101,000"))
    #expect(told[1].hasPrefix("scorebox: t.csv: line 4: 'abc' is not a score"))
    #expect(told[2].hasSuffix("--keep-going imports the rest"))
    #expect(try box.files == ["t.csv"])
    let rest = try box.run("import", "t.csv", "--keep-going")
    #expect(rest.status == 1)
    #expect(rest.output == "imported into t (new sheet, mleague): 2 rounds\n")
    #expect(try box.run("check").status == 0)
  }

  @Test func `refuse results that the rule does not come to`() throws {
    let box = try Sandbox()
    try box.write(
      "round,player,raw,result\n1,Aoki,46200,66.3\n1,Baba,28100,8.0\n1,Chiba,17700,-22.3\n1,Doi,8000,-52\n",
      to: "t.csv")
    let refused = try box.run("import", "t.csv")
    #expect(refused.status == 1)
    #expect(
      refused.errors.contains("the file gives Aoki +66.3, but mleague makes +66.2"), "\(refused)")
    #expect(try box.run("import", "t.csv", "--raw").status == 0)
    #expect(try totals(box) == Self.expected)
  }

  @Test(arguments: [
    ("a,b\n1,\"x", "csv", "line 2: the quote is not closed"),
    ("{\"schema\": \"scorebox/show/9\"}", "json", "newer version of the format"),
    ("[1", "json", "line 1: this is not JSON"),
    ("a,b\n1,2\n", "csv", "line 2"),
    ("name,score\nAoki,1\n", "csv", "--map round=HEADER"),
    ("lunch at noon\n", "text", "line 1, column 1: 'lunch' begins no line of a sheet"),
    // The words begin at 1, 4, 13, 22 and 32.
    ("1. Aoki=352 Baba=281 Chiba=227 Doi=1x0\n", "text", "line 1, column 32"),
    ("1. Aoki=352 \"Baba=281\n", "text", "line 1, column 13: the quote is not closed"),
  ])
  func `name the place of what cannot be read`(
    text: String, format: String, expected: String
  ) throws {
    let box = try Sandbox()
    let refused = try box.run("import", "-", "--format", format, input: text)
    #expect(refused.status == 1 && refused.errors.contains(expected), "\(refused)")
    #expect(try box.files.isEmpty)
  }

  @Test func `say how a file in another encoding can be read`() throws {
    let box = try Sandbox()
    // 田中 in CP932.
    let bytes =
      Data([0x93, 0x63, 0x92, 0x86]) + Data(",Baba,Chiba,Doi\n46200,28100,17700,8000\n".utf8)
    let refused = try box.run(words: ["import", "-"], input: bytes)
    #expect(refused.status == 1 && refused.errors.contains("--encoding CP932"), "\(refused)")
    try bytes.write(to: box.directory.appending(path: "sjis.csv"))
    let taken = try box.shell("iconv -f CP932 -t UTF-8 sjis.csv | $SCOREBOX import -")
    #expect(taken.status == 0, "\(taken)")
    #expect(try totals(box).first == "田中 66200")
  }

  // cases.md S3
  @Test func `show their reading in a dry run and leave no trace`() throws {
    let box = try Sandbox()
    try box.write("Aoki,Baba,Chiba,Doi\n46200,28100,17700,8000\n", to: "t.csv")
    let shown = try box.run("import", "t.csv", "--dry-run")
    #expect(shown.status == 0)
    #expect(shown.lines.contains { $0.hasSuffix("Aoki=46200 Baba=28100 Chiba=17700 Doi=8000") })
    #expect(shown.lines.contains("would import into t (new sheet, mleague): 1 round"))
    #expect(try box.files == ["t.csv"])
  }

  @Test func `ask at a terminal before anything is stored`() throws {
    let box = try Sandbox.club()
    try box.write(
      "Aoki,Baba,Chiba,Dio\n46200,28100,17700,8000\nTotal,46200,28100,17700,8000\n", to: "t.csv")
    let terminal = try Terminal(in: box)
    try terminal.start("$SCOREBOX import t.csv --game Fri; echo left", columns: 100)
    let asked = try terminal.screen(showing: "import this?")
    #expect(asked.contains { $0.contains("Aoki=46200 Baba=28100 Chiba=17700 Dio=8000") })
    #expect(asked.contains { $0.contains("'Dio'") && $0.contains("'Doi'") }, "\(asked)")
    #expect(asked.contains { $0.contains("line 3") })
    try terminal.type("n", "Enter")
    _ = try terminal.screen(showing: "nothing was imported")
    #expect(try box.shown().rounds.isEmpty)
  }

  @Test func `read an evening that was written by hand`() throws {
    let box = try Sandbox.club()
    let paper = try box.run("export", "--format", "paper").output
    // Only the first two lines for rounds are filled in, the second with seats and a note.
    var lines = paper.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let first = try #require(lines.firstIndex { $0.hasPrefix("1. ") })
    let second = try #require(lines.firstIndex { $0.hasPrefix("2. ") })
    let title = try #require(lines.firstIndex { $0.hasPrefix("game ") })
    lines[title] = "game Saturday --date 2026-11-28   # at Aoki's"
    lines[first] = "1.  Aoki=46200  Baba=28100  Chiba=17700  Doi="
    lines[second] = "2.  Aoki=352  Baba=281  Chiba=227  Endo=140 --seated --note 'late, \"very\"'"
    let taken = try box.run(
      "import", "-", "--format", "text", input: lines.joined(separator: "\n"))
    #expect(taken.status == 0, "\(taken)")
    #expect(taken.output == "imported into Saturday (new sheet, mleague): 2 rounds\n")
    // 66.2 + 35.2 - 30 + 50; 8.1 + 28.1 - 30 + 10; -22.3 + 22.7 - 30 - 10; -52; 14 - 30 - 30.
    #expect(
      try totals(box) == [
        "Aoki 121400", "Baba 16200", "Chiba -39600", "Doi -52000", "Endo -46000",
      ])
  }
}
