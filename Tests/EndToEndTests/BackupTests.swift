import Foundation
import TestSupport
import Testing

/// Copies of the file, and the way back to one.
@Suite struct `Copies of the file` {
  private func totals(_ box: Sandbox, _ file: String = "scores.db") throws -> [String] {
    try box.sqlite("SELECT player_id, points FROM game_total ORDER BY 1", in: file)
  }

  @Test func `hold what the file does, for the owner alone`() throws {
    let box = try Sandbox.club()
    try box.record("352 281 227 140 x")
    let copied = try box.shell("umask 000; $SCOREBOX backup copy.db && stat -c %a copy.db")
    #expect(copied.status == 0 && copied.lines.last == "600", "\(copied)")
    #expect(try totals(box, "copy.db") == totals(box))
    #expect(try box.recheck("copy.db") == [])
    #expect(try box.run("show", "--file", "copy.db").output == box.run("show").output)
    #expect(try !box.files.contains("copy.db.part"))
    // Nothing is ever written over.
    let again = try box.run("backup", "copy.db")
    #expect(again.status == 1 && again.errors.contains("choose another name"), "\(again)")
    for name in ["scores.db", "scores.db.lock", "scores.db-journal"] {
      #expect(try box.run("backup", name).status == 1)
    }
    #expect(try box.run("backup", "nowhere.db", "--dry-run").status == 0)
    #expect(try !box.files.contains("nowhere.db"))
    #expect(try box.run("backup", "x.db", "--file", "missing.db").status == 66)
  }

  @Test func `are gone back to, and what was there is kept`() throws {
    let box = try Sandbox.club()
    try box.record("352 281 227 140 x")
    let before = try totals(box)
    try box.run("backup", "copy.db")
    try box.record("140 227 281 352 x")
    let after = try totals(box)
    #expect(try box.run("restore", "copy.db").status == 64)
    #expect(try box.onTerminal("$SCOREBOX restore copy.db", typing: ["n"]).status == 1)
    #expect(try totals(box) == after)
    let restored = try box.onTerminal("$SCOREBOX restore copy.db", typing: ["y"])
    #expect(restored.status == 0, "\(restored)")
    #expect(try totals(box) == before)
    let kept = try #require(try box.files.first { $0.contains("scores.db.before-") })
    #expect(try totals(box, kept) == after)
    #expect(restored.output.contains(kept))
    // Back again, and the file is as good as ever.
    #expect(try box.run("restore", kept, "--yes").status == 0)
    #expect(try totals(box) == after)
    #expect(try box.run("check").status == 0 && box.recheck() == [])
    #expect(try box.files.count { $0.contains(".before-") } == 2)
    #expect(try box.record("352 281 227 140 x").status == 0)
  }

  @Test func `that are none are refused`() throws {
    let box = try Sandbox.club()
    try box.record("352 281 227 140 x")
    let before = try box.bytes()
    try box.write("no database at all, but long enough to be looked at", to: "text.db")
    try box.sqlite("CREATE TABLE t(a)", in: "other.db")
    #expect(try box.run("restore", "text.db", "--yes").status == 65)
    #expect(try box.run("restore", "other.db", "--yes").status == 65)
    #expect(try box.run("restore", "missing.db", "--yes").status == 66)
    #expect(try box.run("restore", "scores.db", "--yes").status == 64)
    #expect(try box.bytes() == before)
    #expect(try !box.files.contains { $0.contains(".before-") })
  }

  @Test func `are made before a file of an earlier version is brought up to date`() throws {
    let box = try Sandbox()
    let old = try Data(
      contentsOf: Repository.root.appending(path: "Tests/Fixtures/schema-1.db"))
    try old.write(to: URL(fileURLWithPath: box.path("scores.db")))
    let rounds = try box.sqlite("SELECT count(*) FROM round", in: "scores.db")
    try box.run("add-player", "Newcomer")
    #expect(try box.sqlite("PRAGMA user_version", in: "scores.db.schema-1") == ["1"])
    #expect(try box.sqlite("SELECT count(*) FROM round", in: "scores.db.schema-1") == rounds)
    #expect(try box.sqlite("PRAGMA user_version", in: "scores.db") == ["4"])
    #expect(try box.run("check").status == 0)
  }
}
