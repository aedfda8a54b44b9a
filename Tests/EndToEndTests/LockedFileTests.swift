import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Tool.isThere("sqlite3"), "the sqlite3 shell is not installed"))
struct `A file that another program holds` {
  private static func sheet() throws -> Sandbox {
    let box = try Sandbox(["SCOREBOX_FILE": "club.db"])
    try #require(
      box.run("add-round", "Aoki=35200", "Baba=28100", "Chiba=22700", "Doi=14000").status == 0)
    return box
  }

  /// Runs a script while the sqlite3 shell holds the exclusive lock.
  private static func locked(_ script: String, in box: Sandbox) throws -> Sandbox.Outcome {
    try box.shell(
      """
      mkfifo words
      sqlite3 -batch -init /dev/null club.db <words >locked &
      exec 9>words
      echo "BEGIN EXCLUSIVE; SELECT 'locked';" >&9
      until [ -s locked ]; do kill -0 $! || exit 99; sleep 0.01; done
      \(script)
      status=$?
      exec 9>&-
      wait
      exit $status
      """)
  }

  /// The words and the status are those of the table in section 2 of the contract.
  @Test(arguments: [
    (wait: 1, command: "show"), (1, "add-round 30000 30000 30000 10000"),
    (0, "show --json"), (0, "games"), (0, "players"), (0, "add-game Friday"),
    (0, "add-round 30000 30000 30000 10000 --dry-run"),
    (0, "add-round -"),
  ])
  func `is reported as busy, and nothing is stored`(wait: Int, command: String) throws {
    let box = try Self.sheet()
    let before = try box.bytes("club.db")
    let outcome = try Self.locked(
      "echo '30000 30000 30000 10000' | SCOREBOX_WAIT=\(wait) \"$SCOREBOX\" \(command)", in: box)
    #expect(outcome.status == 75)
    #expect(outcome.output == "")
    // A write may add that nothing was stored.
    #expect(
      outcome.errors.hasPrefix("scorebox: 'club.db' is in use by another program; try again"))
    #expect(try box.bytes("club.db") == before)
    #expect(try box.run("add-round", "30000", "30000", "30000", "10000").status == 0)
    #expect(try box.recheck("club.db") == [])
  }

  @Test func `is waited for`() throws {
    let box = try Self.sheet()
    let outcome = try Self.locked(
      """
      "$SCOREBOX" add-round 30000 30000 25000 15000 -q 9>&- & writer=$!
      "$SCOREBOX" show >shown 9>&- & reader=$!
      exec 9>&-
      wait $writer && wait $reader
      """, in: box)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(try box.sqlite("SELECT max(seq) FROM round;", in: "club.db") == ["2"])
  }

  /// It only keeps writers in order; one that hangs must not stop the evening.
  ///
  /// A parent may have blocked the signal of the alarm that ends the wait, or ignored it.
  @Test(
    .enabled(if: Tool.isThere("flock"), "flock(1) is not installed"),
    arguments: ["env", "env --block-signal=ALRM", "env --ignore-signal=ALRM"])
  func `the queue of writers is left after the wait, and the round is stored`(
    parent: String
  ) throws {
    let box = try Self.sheet()
    let outcome = try box.shell(
      """
      exec 8>club.db.lock
      flock 8
      SCOREBOX_WAIT=1 timeout 20 \(parent) "$SCOREBOX" add-round 30000 30000 25000 15000 8>&-
      """)
    #expect(outcome.status == 0)
    #expect(try box.sqlite("SELECT max(seq) FROM round;", in: "club.db") == ["2"])
  }

  /// `SCOREBOX_WAIT` is the wait for everything: what the queue took is not given to SQLite again,
  /// which would sleep in between its tries.
  @Test(
    .enabled(
      if: Tool.isThere("flock") && Tool.canTrace, "flock(1) or strace is missing, or may not trace")
  )
  func `the wait for the queue counts`() throws {
    let box = try Self.sheet()
    let outcome = try Self.locked(
      """
      exec 8>club.db.lock
      flock 8
      SCOREBOX_WAIT=1 strace -f -qq -o trace -e trace=clock_nanosleep,nanosleep,flock -e signal=none \
        "$SCOREBOX" add-round 30000 30000 25000 15000 8>&-
      """, in: box)
    #expect(outcome.status == 75)
    let calls = try box.text("trace")
    #expect(calls.contains("flock("))
    #expect(!calls.contains("nanosleep("))
  }

  /// The reader takes one byte, lets a round be recorded, and only then reads on.
  @Test(arguments: ["show --rows all", "show --json"])
  func `a paused reader of the output holds up no writer`(command: String) throws {
    let box = try Self.sheet()
    let rounds = String(repeating: "30000 30000 25000 15000\n", count: 1500)
    try #require(box.run(words: ["add-round", "-"], input: .init(rounds.utf8)).status == 0)
    let outcome = try box.shell(
      """
      { "$SCOREBOX" \(command); echo $? >shown; } | {
        dd bs=1 count=1 2>dd >first
        SCOREBOX_WAIT=1 "$SCOREBOX" add-round 30000 30000 25000 15000 -q
        echo $?
        wc -c
      }
      cat shown
      """)
    #expect(outcome.errors == "")
    try #require(outcome.lines.count == 3)
    #expect(outcome.lines[0] == "0", "the writer")
    // More than a pipe holds, so the program was still printing.
    #expect(Int(outcome.lines[1].trimmingPrefix { $0 == " " }) ?? 0 > 65_536)
    #expect(outcome.lines[2] == "0", "the reader's program")
    #expect(try box.sqlite("SELECT max(seq) FROM round;", in: "club.db") == ["1502"])
  }
}
