import Foundation
import TestSupport
import Testing

/// A whole file in text, its log included, and an import that is left half-way.
@Suite struct `Whole files` {
  private static func club() throws -> Sandbox {
    let box = try Sandbox.club()
    for line in [
      "Aoki=46200 Baba=28100 Chiba=17700 Doi=8000", "Aoki=352 Baba=281 Chiba=227 Doi=140 --id k",
    ] {
      try box.record(line)
    }
    try box.run("add-penalty", "Baba", "10", "--reason", "tab\t, \"q\" <b> 日本 🀄")
    try box.run("set-team", "Aoki", "West")
    try box.run("edit-player", "Aoki", "--alias", "Ao")
    try box.run("add-rule", "house", "--from", "mleague", "--chip", "2")
    try box.run("delete-rule", "house", "--yes")
    try box.run("undo", "--yes")
    return box
  }

  @Test func `come back with their log, and add nothing`() throws {
    let box = try Self.club()
    let all = try box.run("export", "--table", "all")
    #expect(all.status == 0)
    for line in all.lines { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    try box.write(all.output, to: "all.ndjson")
    let taken = try box.run("import", "all.ndjson", "--file", "b.db")
    #expect(taken.output == "restored everything with its log: 1 sheet, 2 rounds\n", "\(taken)")
    #expect(try box.run("export", "--table", "all", "--file", "b.db").output == all.output)
    for words in [["log"], ["show", "--rows", "all"], ["players", "--json"], ["rules"]] {
      let old = try box.run(words: words).output
      #expect(try box.run(words: words + ["--file", "b.db"]).output == old, "\(words)")
    }
    #expect(try box.run("check", "--file", "b.db").status == 0)
    // What was undone can be done again, what was done undone.
    #expect(try box.run("redo", "--yes", "--file", "b.db").status == 0)
    #expect(try box.run("undo", "--yes", "--file", "b.db").status == 0)
  }

  @Test func `go only into a file that holds nothing`() throws {
    let box = try Self.club()
    let all = try box.run("export", "--table", "all").output
    try box.write(all, to: "all.ndjson")
    let before = try box.shell("sha256sum scores.db").output
    let refused = try box.run("import", "all.ndjson")
    #expect(refused.status == 1 && refused.errors.contains("--file NAME"), "\(refused)")
    #expect(try box.shell("sha256sum scores.db").output == before)
    #expect(try box.run("export", "Fri", "--table", "all").status == 64)
    #expect(try box.run("export", "--table", "all", "--wide").status == 64)
    #expect(try box.run("export", "--table", "all", "--format", "csv").status == 64)
  }

  @Test(arguments: [
    // A score that the rule does not come to, a cut row, another version, a table of SQLite's.
    (" 46200, 66200", " 46300, 66200", 65),
    ("\"table\": \"team\", \"row\": [1, ", "\"table\": \"team\", \"row\": [", 65),
    ("scorebox/file/", "scorebox/file/9", 65),
    ("\"table\": \"team\"", "\"table\": \"sqlite_schema\"", 65),
  ])
  func `that somebody changed are refused`(old: String, new: String, status: Int32) throws {
    let box = try Self.club()
    let all = try box.run("export", "--table", "all").output
    #expect(all.contains(old), "\(all)")
    try box.write(all.replacing(old, with: new), to: "all.ndjson")
    let refused = try box.run("import", "all.ndjson", "--file", "b.db")
    #expect(refused.status == status, "\(refused)")
    #expect(try !box.files.contains("b.db"))
  }

  @Test func `an import that is left half-way leaves the file as it was`() throws {
    let box = try Sandbox.club()
    try box.record("Aoki=46200 Baba=28100 Chiba=17700 Doi=8000")
    let before = try box.run("export", "--table", "all").output
    let rows = (0..<40_000).map { _ in "46200,28100,17700,8000\n" }.joined()
    try box.write("Aoki,Baba,Chiba,Doi\n" + rows, to: "t.csv")
    let terminal = try Terminal(in: box)
    try terminal.start(
      "trap true INT; $SCOREBOX import t.csv --yes; echo left $?; sleep 9", columns: 80)
    _ = try terminal.screen(showing: "10000 rounds")
    try terminal.type("C-c")
    _ = try terminal.screen(showing: "left 130")
    #expect(try box.run("export", "--table", "all").output == before)
    #expect(try box.run("check").status == 0)
  }
}
