import TestSupport
import Testing

@Suite struct `Files of another user` {
  private func shared(_ script: String) throws -> Sandbox {
    let box = try Sandbox()
    try box.shell("mkdir d; $SCOREBOX add-round a=352 b=281 c=227 d=140 -f d/s.db; rm d/s.db.lock")
    try box.shell("chmod 444 d/s.db; chmod 555 d; " + script)
    return box
  }

  // storage.md 5; cases.md 67.
  @Test func `are read and not written`() throws {
    let box = try shared("")
    defer { _ = try? box.shell("chmod 755 d") }
    let before = try box.snapshot(of: "d")
    for command in ["show", "games", "players", "show --json", "add-game X -n"] {
      let outcome = try box.unprivileged("$SCOREBOX \(command) -f d/s.db")
      #expect(outcome.status == 0, "\(command): \(outcome)")
      #expect(outcome.output != "")
    }
    for command in ["add-round 352 281 227 140", "add-game X", "add-player X"] {
      let outcome = try box.unprivileged("$SCOREBOX \(command) -f d/s.db")
      #expect(outcome.status == 77, "\(command): \(outcome)")
      #expect(outcome.errors.hasPrefix("scorebox: 'd/s.db'"))
      #expect(outcome.errors.contains("permission denied"))
    }
    #expect(try box.snapshot(of: "d") == before)
  }

  @Test(arguments: ["chmod 666 d/s.db", "chmod 777 d; chmod 444 d/s.db"])
  func `are not written with half the permissions`(script: String) throws {
    let box = try shared(script)
    defer { _ = try? box.shell("chmod 755 d") }
    let before = try box.shell("sha256sum d/s.db").output
    let outcome = try box.unprivileged("$SCOREBOX add-round 352 281 227 140 -f d/s.db")
    #expect(outcome.status == 77, "\(outcome)")
    #expect(try box.shell("sha256sum d/s.db").output == before)
    #expect(try box.unprivileged("$SCOREBOX show -f d/s.db").status == 0)
  }

  @Test(arguments: ["chmod 000 d/s.db", "chmod 000 d"]) func `are not read without permission`(
    script: String
  ) throws {
    let box = try shared(script)
    defer { _ = try? box.shell("chmod 755 d") }
    for command in ["show", "add-round 352 281 227 140"] {
      let outcome = try box.unprivileged("$SCOREBOX \(command) -f d/s.db")
      #expect(outcome.status == 77, "\(outcome)")
      #expect(outcome.errors.contains("ermission denied"))
    }
  }

  @Test func `are not made in a directory of another user`() throws {
    let box = try shared("")
    defer { _ = try? box.shell("chmod 755 d") }
    #expect(try box.unprivileged("$SCOREBOX add-game X -f d/new.db").status == 77)
    #expect(try box.unprivileged("$SCOREBOX add-game X -f d/e/new.db").status == 77)
    #expect(try box.shell("ls d").output == "s.db\n")
  }

  // cases.md 69: never stale rows.
  @Test func `with the journal of a crash wait for their owner`() throws {
    let box = try Sandbox.club()
    // A copy taken in the middle of a transaction that has spilled to disk.
    try box.sql(
      """
      PRAGMA cache_size=2; BEGIN;
      WITH n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<2000)
      INSERT INTO player(name, key) SELECT 'p'||i, 'p'||i FROM n;
      .shell mkdir d; cp scores.db d/s.db; cp scores.db-journal d/s.db-journal
      ROLLBACK;
      """)
    try box.shell("chmod 444 d/s.db*; chmod 555 d")
    defer { _ = try? box.shell("chmod 755 d") }
    let before = try box.snapshot(of: "d")
    for command in ["show", "players", "add-player X"] {
      let outcome = try box.unprivileged("$SCOREBOX \(command) -f d/s.db")
      #expect(outcome.status == 77, "\(command): \(outcome)")
    }
    #expect(try box.snapshot(of: "d") == before)
    try box.shell("chmod 755 d; chmod 644 d/s.db*")
    #expect(try box.run("players", "-f", "d/s.db", "--json").output.contains("p1\"") == false)
    #expect(try box.sql("SELECT count(*) FROM player", on: "d/s.db") == "5\n")
  }
}
