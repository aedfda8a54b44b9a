import Foundation
import TestSupport
import Testing

/// Counts of system calls stand for time: they are the same on every machine.
@Suite(
  .enabled(if: Tool.isThere("sqlite3"), "the sqlite3 shell is not installed"),
  .enabled(if: Tool.canTrace, "strace is missing, or may not trace here"))
struct `Flushes and system calls` {
  private static func sheet() throws -> Sandbox {
    let box = try Sandbox()
    try #require(
      box.run("add-round", "Aoki=35200", "Baba=28100", "Chiba=22700", "Doi=14000").status == 0)
    return box
  }

  /// The budget: 5 flushes and 60 calls that write.
  ///
  /// The fifth flush is of the directory, after the
  /// journal is gone: without it a power cut could bring the journal back and take the round away.
  @Test(arguments: [
    (command: "add-round 35200 28100 22700 14000", rounds: 1), ("add-round -", 100),
  ])
  func `a round is on the disk before it is acknowledged`(command: String, rounds: Int) throws {
    let box = try Self.sheet()
    let input = String(repeating: "35200 28100 22700 14000\n", count: rounds)
    let calls = try box.systemCalls(of: command, input: input)
    #expect(calls.count(where: \.isFlush) <= 5)
    if rounds == 1 { #expect(calls.count(where: \.isWrite) <= 60) }

    let commit = try #require(
      calls.lastIndex { $0.isCall("unlink", "unlinkat") && $0.contains("scores.db-journal") })
    let lastWrite = try #require(
      calls.lastIndex { $0.isCall("pwrite64") && $0.contains("/scores.db>") })
    let echo = try #require(calls.firstIndex { $0.hasPrefix("write(1<") })
    #expect(calls[lastWrite..<commit].contains { $0.isFlush && $0.contains("/scores.db>") })
    #expect(calls[commit..<echo].contains { $0.isFlush && $0.contains(box.directory.path + ">") })
  }

  @Test(arguments: ["show", "show --json", "games", "players", "rules"])
  func `reading writes nothing and flushes nothing`(command: String) throws {
    let box = try Self.sheet()
    let before = try FileManager.default.contentsOfDirectory(atPath: box.directory.path)
    let calls = try box.systemCalls(of: command)
    #expect(calls.filter(\.isFlush) == [])
    #expect(calls.filter(\.isWrite) == [])
    #expect(calls.filter { $0.contains("O_CREAT") } == [])
    let after = try FileManager.default.contentsOfDirectory(atPath: box.directory.path)
    #expect(Set(after).subtracting(before) == ["trace"])
  }

  /// A write-ahead log would be a second file that a copy forgets.
  @Test func `the file keeps a rollback journal, which is gone after every command`() throws {
    let box = try Self.sheet()
    #expect(try box.sqlite("PRAGMA journal_mode;") == ["delete"])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: box.directory.path).sorted() == [
        "scores.db", "scores.db.lock",
      ])
  }

  @Test func `show costs the same after 1,000 and after 100,000 rounds`() throws {
    let box = try Self.sheet()
    let short = try Self.grow(box, to: 1000, in: "short.db")
    let long = try Self.grow(box, to: 100_000, in: "large.db")
    for command in ["show", "show --sums full", "show --last 1 --json", "games", "players"] {
      let few = try box.systemCalls(of: "\(command) -f \(short)").count
      let many = try box.systemCalls(of: "\(command) -f \(long)").count
      #expect(abs(many - few) * 10 <= few, "\(command): \(few) and \(many) system calls")
    }
    let few = try box.systemCalls(of: "add-round 35200 28100 22700 14000 -f \(short)")
    let many = try box.systemCalls(of: "add-round 35200 28100 22700 14000 -f \(long)")
    #expect(many.count(where: \.isFlush) <= 5)
    // At most logarithmically: one more page on the way to a leaf in each of a few trees.
    #expect(many.count * 4 <= few.count * 5, "\(few.count) and \(many.count) system calls")
    #expect(try box.recheck(long) == [])
  }

  /// A copy of the sheet with its first round repeated up to a number; triggers keep the totals.
  private static func grow(_ box: Sandbox, to count: Int, in file: String) throws -> String {
    try box.bytes().write(to: URL(fileURLWithPath: box.path(file)))
    try box.sqlite(
      """
      BEGIN;
      CREATE TEMP TABLE more AS WITH RECURSIVE
        more(number) AS (SELECT 2 UNION ALL SELECT number + 1 FROM more WHERE number < \(count))
        SELECT number FROM more;
      INSERT INTO round SELECT game_id, number, 'more-' || number, rule_id, kind, day, played_at,
        offset_minutes, winds, sticks, table_number, note, players, raw_part, uma_part, oka_part,
        sticks_part, rounding_part, substitute_part, unbalance, lost FROM more JOIN round ON seq = 1;
      INSERT INTO score SELECT game_id, number, player_id, entry, seat, raw, result, place, last,
        table_points, players FROM more JOIN score ON seq = 1;
      UPDATE game SET last_seq = \(count);
      COMMIT;
      """, in: file)
    return file
  }
}
