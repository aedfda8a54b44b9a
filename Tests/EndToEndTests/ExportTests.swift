import Foundation
import TestSupport
import Testing

/// A sheet written for others: each format says what the sheet says.
@Suite struct `Exports` {
  /// mleague: (46,200 - 30,000) + 30,000 + 20,000 = 66,200 and so on; see the rule's figures.
  private static func club() throws -> Sandbox {
    let box = try Sandbox.club()
    for words in [
      [
        "Aoki=46200", "Baba=28100", "Chiba=17700", "Doi=8000", "--note", "a, \"b\"\nc", "--id",
        "r1",
      ],
      ["Aoki=24500", "Chiba=62800", "Doi=26200", "Endo=-13500", "--id", "r2"],
    ] {
      let added = try box.run(words: ["add-round", "--date", "2026-11-20"] + words)
      #expect(added.status == 0, "\(added)")
    }
    return box
  }

  @Test func `give a table of whole points`() throws {
    let box = try Self.club()
    let head = "game,rule,round,id,date,winds,note,sticks"
    let first = "Fri,mleague,1,r1,2026-11-20,2,\"a, \"\"b\"\"\nc\",0"
    let second = "Fri,mleague,2,r2,2026-11-20,2,,0"
    #expect(
      try box.run("export", "--format", "csv").output == """
        \(head),seat,player,raw,result
        \(first),,Aoki,46200,66200
        \(first),,Baba,28100,8100
        \(first),,Chiba,17700,-22300
        \(first),,Doi,8000,-52000
        \(second),,Aoki,24500,-15500
        \(second),,Chiba,62800,82800
        \(second),,Doi,26200,6200
        \(second),,Endo,-13500,-73500

        """)
    #expect(
      try box.run("export", "--format", "csv", "--wide", "--cols", "1,3-5").output == """
        \(head),Aoki,Chiba,Doi,Endo
        \(first),66200,-22300,-52000,
        \(second),-15500,82800,6200,-73500

        """)
  }

  // cases.md O11
  @Test func `part the cells of tsv by one tab, whatever a note holds`() throws {
    let box = try Self.club()
    try box.record("Aoki=25000 Baba=25000 Chiba=25000 Doi=25000 --note \"x\ty\"")
    let lines = try box.run("export", "--format", "tsv").lines
    #expect(lines.count == 13)
    #expect(lines.allSatisfy { $0.count { $0 == "\t" } == 11 })
    #expect(try !box.run("show").output.contains("\t"))
  }

  // cases.md O1, O5
  @Test func `guard spreadsheets against formulas, and begin with a mark, where asked`() throws {
    let box = try Sandbox()
    let name = "=cmd|' /C calc'!A0"
    let added = try box.run(
      "add-round", "@\(name)=46200", "Baba=28100", "Chiba=17700", "Doi=8000", "--add-players")
    #expect(added.status == 0, "\(added)")
    let plain = try box.run("export", "--format", "csv").output
    #expect(plain.contains(",\(name),46200,66200\n"))
    let guarded = try box.run("export", "--format", "csv", "--excel-safe").output
    #expect(guarded.contains(",'\(name),46200,66200\n"))
    // Numbers below zero stay numbers.
    #expect(guarded.contains(",Doi,8000,-52000\n"))
    #expect(plain.utf8.first == UInt8(ascii: "g"))
    let marked = try box.run("export", "--format", "csv", "--bom").output
    #expect(Array(marked.utf8) == [0xEF, 0xBB, 0xBF] + Array(plain.utf8))
  }

  // cases.md O13
  @Test func `give Markdown the very cells of show`() throws {
    let box = try Self.club()
    func cells(_ line: String) -> [String] {
      line.split(whereSeparator: { $0 == " " || $0 == "|" }).map(String.init)
    }
    let shown = try box.run("show", "--layout", "stack").lines.map(cells)
    let rows = try box.run("export", "--format", "markdown").lines
      .filter { $0.hasPrefix("| ") && !$0.contains("---") && !$0.contains("\\#") }.map(cells)
    #expect(rows.count > 8)
    for row in rows { #expect(shown.contains(row), "\(row)") }
  }

  @Test func `send a chat one line a player, the leader first`() throws {
    let lines = try Self.club().run("export", "--format", "chat").lines
    #expect(
      lines.dropFirst() == [
        "1. Chiba +60.5", "2. Aoki +50.7", "3. Baba +8.1", "4. Doi -45.8", "5. Endo -73.5",
      ])
  }

  @Test func `give JSON that another program reads line by line or whole`() throws {
    let box = try Self.club()
    let script = """
      import json, sys
      whole = json.load(open("a.json"))
      lines = [json.loads(line) for line in open("a.ndjson")]
      assert lines[1:] == whole["rounds"] and len(lines) == 3
      print(sum(s["result"] for r in whole["rounds"] for s in r["scores"]))
      print([[s["player"], s["raw"], s["result"]] for s in whole["rounds"][1]["scores"]])
      print(whole["rules"][0]["uma"], whole["game"]["id"], repr(whole["rounds"][0]["note"]))
      """
    try box.write(script, to: "read.py")
    let read = try box.shell(
      "$SCOREBOX export -o a.json && $SCOREBOX export -o a.ndjson && python3 read.py")
    #expect(
      read.output == """
        0
        [['Aoki', 24500, -15500], ['Chiba', 62800, 82800], ['Doi', 26200, 6200], ['Endo', -13500, -73500]]
        [30000, 10000, -10000, -30000] None 'a, "b"\\nc'

        """, "\(read)")
  }

  @Test func `draw an SVG that is XML, whatever a name holds`() throws {
    let box = try Sandbox()
    try box.run(
      "add-round", "<script>&=46200", "田中=28100", "Chiba=17700", "Doi=8000", "--add-players")
    let read = try box.shell(
      """
      $SCOREBOX export -o a.svg && python3 -c '
      import xml.etree.ElementTree as tree
      root = tree.parse("a.svg").getroot()
      texts = ["".join(t.itertext()) for t in root.iter("{http://www.w3.org/2000/svg}text")]
      print(root.tag, "<script>&" in texts, "田中" in texts, sum("+66.2" in t for t in texts) > 0)'
      """)
    #expect(read.output == "{http://www.w3.org/2000/svg}svg True True True\n", "\(read)")
  }

  @Test func `hide who played, the same way each time`() throws {
    let box = try Self.club()
    for format in [
      "csv", "tsv", "json", "ndjson", "markdown", "html", "text", "svg", "chat", "paper",
    ] {
      let written = try box.run("export", "--format", format, "--anonymous")
      #expect(written.status == 0, "\(written)")
      for word in ["Aoki", "Baba", "Chiba", "Doi", "Endo", "\"b\""] {
        #expect(!written.output.contains(word), "\(format): \(word)")
      }
      #expect(written.output.contains("P3"))
      #expect(try box.run("export", "--format", format, "--anonymous") == written)
    }
    let plain = try box.run("export", "--format", "csv", "--results-only").output
    #expect(plain.contains("Aoki,46200") && !plain.contains("\"b\""))
  }

  @Test func `tell what a table of scores has no place for`() throws {
    let box = try Self.club()
    #expect(try box.run("export", "--format", "csv").errors.isEmpty)
    try box.run("add-penalty", "Aoki", "20", "--reason", "late")
    #expect(
      try box.run("export", "--format", "csv").errors.contains("--format json or text keeps them"))
    #expect(try box.run("export", "--format", "text").errors.isEmpty)
  }

  // cases.md P1
  @Test func `end quietly when the reader leaves`() throws {
    let box = try Self.club()
    let read = try box.shell(
      "i=0; while [ $i -lt 3000 ]; do echo 25000 25000 25000 25000 x; i=$((i+1)); done | $SCOREBOX add-round - -q; ($SCOREBOX export --format csv; echo $? >status) | head -1; cat status"
    )
    #expect(read.errors.isEmpty)
    #expect(["141", "0"].contains(read.lines.last), "\(read)")
  }

  @Test func `refuse options that a format has no use for`() throws {
    let box = try Self.club()
    for words in [
      "export --format json --wide", "export --format html --bom",
      "export --format chat --table sums",
      "export --format csv --layout side", "export -o a.pdf", "export --format docx",
    ] {
      #expect(try box.type(words).status == 64, "\(words)")
    }
    #expect(try box.files == ["scores.db", "scores.db.lock"])
  }
}
