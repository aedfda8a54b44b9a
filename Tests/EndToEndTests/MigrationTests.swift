import Foundation
import TestSupport
import Testing

/// A file of each earlier version of the schema, and what the program of that time said of it.
@Suite(.serialized) struct `A file of an earlier version` {
  private static let fixtures = Repository.root.appending(path: "Tests/Fixtures")
  private static let sheets = [
    1: ["Friday night", "League", "Rally", "EMA", "Danish"],
    2: ["Friday night", "League", "Rally", "EMA", "Danish", "Club"],
    3: ["Friday night", "League", "Rally", "EMA", "Danish", "Club"],
  ]

  private func box(_ version: Int) throws -> Sandbox {
    let box = try Sandbox()
    let file = Self.fixtures.appending(path: "schema-\(version).db")
    try Data(contentsOf: file).write(to: URL(fileURLWithPath: box.path("scores.db")))
    return box
  }

  private func version(_ box: Sandbox) throws -> [String] {
    try box.sqlite("PRAGMA user_version", in: "scores.db")
  }

  /// Whether all that was said is said still; new keys may stand beside it.
  private static func holds(_ new: Any, _ old: Any) -> Bool {
    switch (new, old) {
    case (let new as [String: Any], let old as [String: Any]):
      old.allSatisfy { key, value in
        // The words for a change may be others now.
        if key == "changes" { return (new[key] as? [Any])?.count == (value as? [Any])?.count }
        // A mean over rounds of three and of four is no longer taken.
        let sizes = (new["by_size"] as? [Any])?.count ?? 1
        if key == "average_place", sizes > 1 { return new[key] is NSNull }
        return new[key].map { holds($0, value) } ?? false
      }
    case (let new as [Any], let old as [Any]):
      new.count == old.count && zip(new, old).allSatisfy { holds($0, $1) }
    default: (new as? NSObject) == (old as? NSObject)
    }
  }

  /// That the sheets and the log, one line each, say what they said then.
  private func expectSame(_ box: Sandbox, _ version: Int) throws {
    let before = try String(
      contentsOf: Self.fixtures.appending(path: "schema-\(version).json"), encoding: .utf8
    ).split(separator: "\n")
    let sheets = try #require(Self.sheets[version])
    try #require(before.count >= sheets.count)
    var now = try sheets.map { try box.run("show", $0, "--json").output }
    now += try box.run("log", "--json").lines
    for (now, old) in zip(now, before) {
      let new = try JSONSerialization.jsonObject(with: Data(now.utf8))
      let old = try JSONSerialization.jsonObject(with: Data(old.utf8))
      #expect(Self.holds(new, old), "\(now)")
    }
  }

  @Test(arguments: [1, 2, 3]) func `is read as it is, and left as it is`(number: Int) throws {
    let box = try box(number)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: box.path("scores.db")))
    try expectSame(box, number)
    #expect(
      try box.run(
        "add-round", "Aoki=352", "Baba=281", "Chiba=227", "Endo=", "--game", "Friday night",
        "--add-players", "--dry-run"
      ).status == 0)
    #expect(try Data(contentsOf: URL(fileURLWithPath: box.path("scores.db"))) == bytes)
    #expect(try version(box) == ["\(number)"])
  }

  @Test(arguments: [1, 2, 3]) func `is brought up to date by the next write, and says the same`(
    number: Int
  ) throws {
    let box = try box(number)
    let added = try box.run("add-player", "Newcomer")
    #expect(added.status == 0, "\(added)")
    #expect(try version(box) == ["4"])
    #expect(try box.recheck().isEmpty)
    try expectSame(box, number)
    let check = try box.run("check")
    #expect(check.status == 0, "\(check)")
    // Every round still comes out as it was judged.
    for sheet in try #require(Self.sheets[number]) {
      for round in try box.shown(sheet).rounds {
        let explained = try box.run("explain", "\(round.number)", "--game", sheet)
        #expect(explained.status == 0, "\(sheet) \(round.number): \(explained.errors)")
      }
    }
  }

  @Test func `has all that a fresh file has, and its changes can still be taken back`() throws {
    let box = try box(2)
    let statements = "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY sql"
    let before = try box.sqlite("SELECT count(*) FROM log WHERE kind = 'do'", in: "scores.db")
    try box.run("add-player", "Newcomer")
    try box.run("add-player", "Somebody", "--file", "fresh.db")
    #expect(try box.sqlite(statements, in: "scores.db") == box.sqlite(statements, in: "fresh.db"))
    // The newcomer and all that stood then: of the changes logged one is a pair of undo and redo.
    var undone = 0
    while try box.run("undo", "--yes").status == 0 { undone += 1 }
    #expect("\(undone - 1)" == before.first)
    #expect(try box.recheck().isEmpty)
  }

  @Test(arguments: [1, 2, 3]) func `a write that is refused leaves it as it is`(number: Int) throws
  {
    let box = try box(number)
    #expect(try box.run("add-player", "Aoki").status == 1)
    #expect(try version(box) == ["\(number)"])
    try expectSame(box, number)
  }
}
