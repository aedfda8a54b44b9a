import Foundation
import TestSupport
import Testing

/// A file of the first version of the schema, and what the program of that time said of it.
@Suite struct `A file of an earlier version` {
  private static let fixtures = Repository.root.appending(path: "Tests/Fixtures")
  private static let sheets = ["Friday night", "League", "Rally", "EMA", "Danish"]

  private func box() throws -> Sandbox {
    let box = try Sandbox()
    let file = Self.fixtures.appending(path: "schema-1.db")
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

  private func expectSame(_ box: Sandbox) throws {
    let before = try String(
      contentsOf: Self.fixtures.appending(path: "schema-1.json"), encoding: .utf8
    ).split(separator: "\n")
    try #require(before.count == Self.sheets.count)
    for (sheet, said) in zip(Self.sheets, before) {
      let outcome = try box.run("show", sheet, "--json")
      let now = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
      let old = try JSONSerialization.jsonObject(with: Data(said.utf8))
      #expect(Self.holds(now, old), "\(sheet): \(outcome.output)")
    }
  }

  @Test func `is read as it is, and left as it is`() throws {
    let box = try box()
    let bytes = try Data(contentsOf: URL(fileURLWithPath: box.path("scores.db")))
    try expectSame(box)
    try box.run("add-round", "Aoki=352", "Baba=281", "Chiba=227", "Doi=", "--dry-run")
    #expect(try Data(contentsOf: URL(fileURLWithPath: box.path("scores.db"))) == bytes)
    #expect(try version(box) == ["1"])
  }

  @Test func `is brought up to date by the next write, and says the same`() throws {
    let box = try box()
    let added = try box.run("add-player", "Newcomer")
    #expect(added.status == 0, "\(added)")
    #expect(try version(box) == ["2"])
    #expect(try box.recheck().isEmpty)
    try expectSame(box)
    // Every round still comes out as it was judged.
    for sheet in Self.sheets {
      for round in try box.shown(sheet).rounds {
        let explained = try box.run("explain", "\(round.number)", "--game", sheet)
        #expect(explained.status == 0, "\(sheet) \(round.number): \(explained.errors)")
      }
    }
  }

  @Test func `a write that is refused leaves it as it is`() throws {
    let box = try box()
    #expect(try box.run("add-player", "Aoki").status == 1)
    #expect(try version(box) == ["1"])
    try expectSame(box)
  }
}
