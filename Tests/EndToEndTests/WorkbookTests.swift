import Foundation
import TestSupport
import Testing

/// Workbooks, pictures and packed files: what other programs help with.
@Suite struct `Files that other programs help with` {
  /// The evening of the README, with a Japanese name.
  private static func evening() throws -> Sandbox {
    let box = try Sandbox()
    try box.run(
      "add-game", "金曜/night", "--players", "青木,Baba,Chiba,Doi,Endo", "--date", "2026-11-27")
    for line in try Repository.fixture("friday-night.txt").split(separator: "\n") {
      let words = line.replacing("Aoki", with: "青木").split(separator: " ").map(String.init)
      let added = try box.run(
        words: ["add-round", "--date", "2026-11-27", "--note", "=1+2, \"x\""] + words)
      #expect(added.status == 0, "\(added)")
    }
    return box
  }

  @Test(.enabled(if: Tool.isThere("unzip"), "unzip is not installed"))
  func `a workbook comes back equal`() throws {
    let box = try Self.evening()
    let made = try box.run("export", "-o", "a.xlsx")
    #expect(made.status == 0, "\(made)")
    let taken = try box.run("import", "a.xlsx", "--file", "b.db")
    #expect(taken.status == 0, "\(taken)")
    try box.run("export", "-o", "b.xlsx", "--file", "b.db")
    let equal = try box.shell(
      "cmp a.xlsx b.xlsx; $SCOREBOX export --format csv > a.csv; $SCOREBOX export --format csv --file b.db | cmp - a.csv"
    )
    #expect(equal.status == 0 && equal.output.isEmpty, "\(equal)")
    let again = try box.run("import", "a.xlsx")
    #expect(again.output.contains("0 rounds, 6 there already"), "\(again)")
    // Numbers are numbers, and what stands still when the rest scrolls is the header and the labels.
    let sheet = try box.shell("unzip -p a.xlsx xl/worksheets/sheet1.xml").output
    #expect(sheet.contains("<pane xSplit=\"1\" ySplit=\"1\""))
    #expect(sheet.contains("<v>66.2</v>") && sheet.contains("<v>-166.1</v>"))
  }

  /// As a spreadsheet keeps it: shared and inline texts, a formula, a day by its format, gaps.
  private static func foreign(in box: Sandbox, isEarlyMac: Bool = false) throws {
    try box.shell("mkdir -p x/xl/worksheets x/xl/_rels")
    try box.write(
      """
      <workbook xmlns:r="r"><workbookPr date1904="\(isEarlyMac ? 1 : 0)"/><sheets>
      <sheet name="Notes" r:id="a"/><sheet name="2026 Liga" r:id="b"/></sheets></workbook>
      """, to: "x/xl/workbook.xml")
    try box.write(
      """
      <Relationships><Relationship Id="a" Target="worksheets/sheet1.xml"/>
      <Relationship Id="b" Target="/xl/worksheets/sheet2.xml"/></Relationships>
      """, to: "x/xl/_rels/workbook.xml.rels")
    try box.write(
      "<sst><si><t>date</t></si><si><r><t>Ao</t></r><r><t>ki</t></r></si><si><t>Baba</t></si></sst>",
      to: "x/xl/sharedStrings.xml")
    try box.write(
      """
      <styleSheet><numFmts><numFmt numFmtId="170" formatCode="&quot;day&quot; d.m."/></numFmts>
      <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs></styleSheet>
      """, to: "x/xl/styles.xml")
    try box.write(
      "<worksheet><sheetData><row r=\"1\"><c r=\"A1\" t=\"inlineStr\"><is><t>hello</t></is></c></row></sheetData></worksheet>",
      to: "x/xl/worksheets/sheet1.xml")
    // 46,346 is 2026-11-20: 20,777 days after 1970-01-01, which is 25,569.
    let serial = 46_346 - (isEarlyMac ? 1_462 : 0)
    try box.write(
      """
      <worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c>
      <c r="C1" t="s"><v>2</v></c><c r="D1" t="inlineStr"><is><t>Chiba</t></is></c>
      <c r="F1" t="str"><v>Doi</v></c></row>
      <row r="3"><c r="A3" s="1"><v>\(serial).75</v></c><c r="B3"><f>60+6.2</f><v>66.200000000000003</v></c>
      <c r="C3"><v>8.1</v></c><c r="D3"><v>-22.3</v></c><c r="F3"><v>-52</v></c></row>
      </sheetData></worksheet>
      """, to: "x/xl/worksheets/sheet2.xml")
    try box.shell("cd x && zip -qr ../t.xlsx .")
  }

  @Test(
    .enabled(if: Tool.isThere("unzip") && Tool.isThere("zip"), "zip or unzip is not installed"),
    arguments: [false, true])
  func `workbooks of other programs are read as they are shown`(isEarlyMac: Bool) throws {
    let box = try Sandbox()
    try Self.foreign(in: box, isEarlyMac: isEarlyMac)
    let first = try box.run("import", "t.xlsx")
    #expect(first.output == "no rounds to import\n", "\(first)")
    let wrong = try box.run("import", "t.xlsx", "--sheet", "Spiele")
    #expect(wrong.errors.contains("there are 'Notes' and '2026 Liga'"), "\(wrong)")
    for name in ["2026 liga", "2"] {
      let taken = try box.run(
        "import", "t.xlsx", "--sheet", name, "--game", "Liga", "--date-format", "dmy")
      #expect(taken.status == 0, "\(taken)")
    }
    let sheet = try box.shown()
    #expect(sheet.rounds.map(\.date) == ["2026-11-20"])
    #expect(sheet.rounds[0].scores.map(\.result) == [66_200, 8_100, -22_300, -52_000])
  }

  @Test(
    .enabled(if: Tool.isThere("unzip"), "unzip is not installed"), arguments: ["PK\u{3}\u{4}", "x"])
  func `what only has the name of a workbook is refused`(text: String) throws {
    let box = try Sandbox()
    try box.write(text, to: "t.xlsx")
    let refused = try box.run("import", "t.xlsx")
    #expect(refused.status != 0 && !refused.errors.isEmpty, "\(refused)")
    #expect(try box.files == ["t.xlsx"])
  }

  // cases.md O3: what a spreadsheet adds up is what we add up.
  @Test(.enabled(if: Tool.isThere("soffice"), "LibreOffice is not installed"))
  func `LibreOffice adds up the same, from the table and from the workbook`() throws {
    let box = try Self.evening()
    let options = "CSV:44,34,76,1,,0,false,true,false,false,false,0,true"
    // Column L holds the results, one row a score; J the player.
    let done = try box.shell(
      """
      export LC_ALL=C.UTF-8
      $SCOREBOX export --format csv > rounds.csv
      $SCOREBOX export -o book.xlsx
      convert() { soffice -env:UserInstallation=file://$PWD/office --headless "$@" > /dev/null 2>&1; }
      convert --convert-to 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1' --outdir from book.xlsx
      mv from/book-rounds.csv read.csv
      for name in rounds read; do
        awk 'NR == 1 { print } { line[NR] = $0 } END {
          for (i = 2; i <= NR; i++) print line[i]
          n = split("青木,Baba,Chiba,Doi,Endo", who, ",")
          for (i = 1; i <= n; i++) printf "total,,,,,,,,,%s,,\\"=SUMIF(J2:J%d;J%d;L2:L%d)\\"\\n", who[i], NR, NR + i, NR
        }' $name.csv > sum-$name.csv
        convert --infilter='\(options)' --convert-to csv --outdir out sum-$name.csv
        grep '^total' out/sum-$name.csv | cut -d, -f10,12
      done
      """)
    let ours = try box.shown("--rows", "1").sums.map { "\($0.player),\($0.total)" }
    #expect(done.lines == ours + ours, "\(done)")
    let pair = try box.shell("grep -h total from/book-*.csv").output
    #expect(pair.hasPrefix("total,73.3,63.6,49.6,-20.4,-166.1"), "\(pair)")
  }

  @Test(.enabled(if: Tool.isThere("rsvg-convert"), "rsvg-convert is not installed"))
  func `a picture is a picture, and its helper is named where it is missing`() throws {
    let box = try Self.evening()
    #expect(try box.run("export", "-o", "a.png").status == 0)
    let bytes = try Data(contentsOf: box.directory.appending(path: "a.png"))
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    // Its width and height, in the first chunk.
    let size = bytes[16..<24].map(Int.init)
    #expect(size[2] * 256 + size[3] > 600 && size[6] * 256 + size[7] > 600)
    let poor = try box.run(
      "export", "-o", "b.png", environment: ["PATH": "/nowhere"])
    #expect(poor.status == 66 && poor.errors.contains("librsvg2-bin"), "\(poor)")
    #expect(try !box.files.contains { $0.hasPrefix("b.png") })
    let shown = try box.onTerminal("$SCOREBOX export --format png", typing: [])
    #expect(shown.output.contains("-o FILE"), "\(shown)")
  }

  @Test func `texts in other encodings are converted`() throws {
    let box = try Sandbox()
    // 田中 in CP932.
    let table = Data(",Baba,Chiba,Doi\n46200,28100,17700,8000\n".utf8)
    try (Data([0x93, 0x63, 0x92, 0x86]) + table)
      .write(to: box.directory.appending(path: "sjis.csv"))
    for (encoding, expected) in [("NOPE", 64), ("-l", 64), ("UTF-8", 65), ("CP932", 0)] {
      let taken = try box.run("import", "sjis.csv", "--encoding=\(encoding)")
      #expect(taken.status == Int32(expected), "\(taken)")
    }
    #expect(try box.shown().sums.first?.player == "田中")
  }

  @Test(.enabled(if: Tool.isThere("unzip") && Tool.isThere("zip"), "zip or unzip is not installed"))
  func `packed files are unpacked, once`() throws {
    let box = try Self.evening()
    try box.shell(
      """
      $SCOREBOX export --format csv > 'a [1]*.csv'; gzip -k 'a [1]*.csv'
      zip -q inner.zip 'a [1]*.csv'; zip -q outer.zip inner.zip; head -c 40 'a [1]*.csv.gz' > cut.csv.gz
      """)
    for name in ["a [1]*.csv.gz", "inner.zip"] {
      let taken = try box.run("import", name, "--file", "\(name).db")
      #expect(taken.output.contains("6 rounds"), "\(taken)")
    }
    for (name, words) in [("outer.zip", "archive inside"), ("cut.csv.gz", "cannot be unpacked")] {
      let refused = try box.run("import", name)
      #expect(refused.status == 65 && refused.errors.contains(words), "\(refused)")
    }
  }
}
