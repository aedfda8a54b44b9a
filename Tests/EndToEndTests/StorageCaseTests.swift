import Foundation
import TestSupport
import Testing

/// Rows of cases.md on storage that no other suite meets, by their numbers there.
@Suite struct `Cases of storage` {
  // 17: both compute "pending migrations" before either holds the lock.
  @Test(arguments: [1, 2, 3]) func `first starts on an old file migrate it once`(version: Int)
    throws
  {
    let box = try Sandbox()
    try FileManager.default.copyItem(
      at: Repository.root.appending(path: "Tests/Fixtures/schema-\(version).db"),
      to: URL(fileURLWithPath: box.path("scores.db")))
    let outcome = try box.shell(
      """
      for n in $(seq 16); do
        { "$SCOREBOX" add-player New$n -q; echo $? >>statuses; } &
      done
      wait
      sort statuses | uniq -c | tr -s ' '
      """)
    #expect(outcome.lines == [" 16 0"], "\(outcome)")
    #expect(try box.sqlite("SELECT count(*) FROM player WHERE name LIKE 'New%'") == ["16"])
    #expect(try box.recheck() == [])
    #expect(try box.files.filter { $0.contains("schema") } == ["scores.db.schema-\(version)"])
  }

  // 19: one unit off after adds and undos.
  @Test func `adding and taking back at once leaves right totals`() throws {
    let box = try Sandbox.club()
    let outcome = try box.shell(
      """
      for n in $(seq 8); do
        ( for k in $(seq 12); do
            "$SCOREBOX" add-round 352 281 227 140 x -q || echo "add $?"
            [ $((k % 3)) != 0 ] || "$SCOREBOX" undo -y -q 2>/dev/null
          done ) &
      done
      wait
      """)
    #expect(outcome.lines == [], "\(outcome)")
    #expect(try box.recheck() == [])
    #expect(try box.run("check").status == 0)
    // Every command that was done is in the log: 96 rounds, less what was taken back.
    let left = try box.sqlite(
      "SELECT sum(kind = 'do') - 1 - sum(kind = 'undo'), (SELECT count(*) FROM round) FROM log;")
    #expect(left.first.map { $0.split(separator: "|") }.map { $0[0] == $0[1] } == true, "\(left)")
  }

  // 33 and 35.
  @Test func `a backup beside a writer is whole, and the copy goes on`() throws {
    let box = try Sandbox.club()
    let outcome = try box.shell(
      """
      for n in $(seq 20); do "$SCOREBOX" add-round 352 281 227 140 x -q; done
      ( while [ ! -e stop ]; do "$SCOREBOX" add-round 352 281 227 140 x -q; done ) &
      sleep 0.2
      for n in 1 2 3; do "$SCOREBOX" backup copy$n.db -q || echo "backup $?"; done
      touch stop; wait
      for n in 1 2 3; do "$SCOREBOX" check -f copy$n.db >/dev/null || echo "check $?"; done
      """)
    #expect(outcome.lines == [], "\(outcome)")
    let rounds = try #require(
      Int(box.sqlite("SELECT max(seq) FROM round", in: "copy1.db").first ?? ""))
    #expect(rounds >= 20)
    let next = try box.run("add-round", "352", "281", "227", "140", "x", "-f", "copy1.db")
    #expect(next.output.contains("round \(rounds + 1):"), "\(next)")
  }

  // 47: the journal of one who writes is taken away.
  @Test func `a journal that is taken away is damage that is told`() throws {
    let box = try Sandbox.club()
    // A cache of nothing: the pages go into the file before the commit.
    try box.sql(
      """
      PRAGMA cache_size=1; PRAGMA cache_spill=1; BEGIN;
      WITH n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<3000)
      INSERT INTO player(name, key) SELECT 'p'||i, 'p'||i FROM n;
      UPDATE player SET name = name || 'x';
      .shell cp scores.db torn.db
      ROLLBACK;
      """)
    for words in ["check", "show", "players", "add-player X", "log"] {
      let outcome = try box.type("\(words) -f torn.db")
      #expect(outcome.status < 128, "\(words): \(outcome)")
    }
    #expect(try [1, 65].contains(box.run("check", "-f", "torn.db").status))
  }

  // 45: a synchroniser's copy beside the file.
  @Test(arguments: ["scores (conflicted copy).db", "scores.sync-conflict-20260301-120000.db"])
  func `a synchroniser's copy beside the file is named by the check`(name: String) throws {
    let box = try Sandbox.club()
    #expect(try !box.run("check").errors.contains("synchron"))
    try box.write("", to: name)
    let check = try box.run("check")
    #expect(check.status == 0)
    #expect(check.errors.contains(name), "\(check)")
  }

  // 57: a full or missing place for temporary files.
  @Test func `no temporary directory is needed`() throws {
    let box = try Sandbox(["TMPDIR": "/nowhere", "SQLITE_TMPDIR": "/nowhere"])
    try FileManager.default.copyItem(
      at: Repository.root.appending(path: "Tests/Fixtures/schema-1.db"),
      to: URL(fileURLWithPath: box.path("scores.db")))
    for words in ["add-player X", "check", "backup copy.db", "restore copy.db --yes"] {
      let outcome = try box.type(words)
      #expect(outcome.status == 0, "\(words): \(outcome)")
    }
  }

  // 105 and 107: what is deleted leaves nothing behind.
  @Test func `a deleted round is as one that never was`() throws {
    let boxes = try (0..<2).map { _ in try Sandbox.club() }
    for number in 1...10 {
      let scores = "Aoki=\(300 + number) Baba=\(300 - number) Chiba=250 Doi=150"
      for (index, box) in boxes.enumerated() where index == 0 || number != 3 {
        try box.record(scores)
      }
    }
    #expect(try boxes[0].run("delete-round", "3", "--yes").status == 0)
    let sums = "SELECT * FROM game_total; SELECT * FROM game_place; SELECT * FROM player_total;"
    #expect(try boxes[0].sqlite(sums) == boxes[1].sqlite(sums))
    let only = try Sandbox.club()
    try only.record("352 281 227 140 x")
    try only.run("delete-round", "1", "--yes")
    #expect(try only.sqlite("SELECT count(*) FROM game_total;") == ["0"])
    #expect(try only.run("show").lines.contains { $0.contains("rounds") && $0.contains(" 0 ") })
  }
}
