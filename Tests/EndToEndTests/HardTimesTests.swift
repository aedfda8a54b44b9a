import Foundation
import TestSupport
import Testing

/// A full disk, signals, a program that stands still: all or nothing, and a way on.
@Suite struct `Hard times` {
  private static let canMount = getuid() == 0

  /// Fills a small disk round by round; only root can mount one.
  @Test(.enabled(if: canMount, "only root can mount a small disk"))
  func `a full disk keeps what it has, says so, and takes more when there is room`() throws {
    let box = try Sandbox(["SCOREBOX_FILE": "disk/s.db"])
    let mounted = try box.shell("mkdir disk && mount -t tmpfs -o size=300k tmpfs disk")
    guard mounted.status == 0 else {
      print("skipped: no small disk can be mounted here: \(mounted.errors)")
      return
    }
    defer { _ = try? box.shell("umount -l disk") }
    let filled = try box.shell(
      """
      "$SCOREBOX" add-game Fri --players Aoki,Baba,Chiba,Doi -q
      n=0
      until "$SCOREBOX" add-round 352 281 227 140 -q 2>errors; status=$?; [ $status != 0 ]; do
        n=$((n + 1))
      done
      echo $status $n; cat errors
      """)
    let status = filled.lines.first?.split(separator: " ").compactMap { Int($0) } ?? []
    #expect(status.first == 74, "\(filled)")
    let acknowledged = try #require(status.last)
    #expect(acknowledged > 20)
    #expect(
      filled.output.contains("disk full while writing 'disk/s.db'; nothing was recorded"),
      "\(filled)")
    // Everything that needs room fails the same way, and whatever reads goes on.
    for words in [
      "add-round 352 281 227 140", "edit-round 1 --note \(String(repeating: "n", count: 100_000))",
      "backup disk/copy.db",
    ] {
      let failed = try box.type(words)
      #expect(failed.status == 74 || failed.status == 73, "\(words.prefix(40)): \(failed)")
    }
    #expect(try box.run("show").status == 0)
    #expect(try box.run("check").status == 0)
    let count = ["SELECT count(*) FROM round;"]
    #expect(try box.sqlite(count[0], in: "disk/s.db") == ["\(acknowledged)"])
    #expect(try box.shell("ls disk").lines == ["s.db", "s.db.lock"])
    #expect(try box.shell("mount -o remount,size=2m disk").status == 0)
    #expect(try box.run("add-round", "352", "281", "227", "140").status == 0)
    #expect(try box.sqlite(count[0], in: "disk/s.db") == ["\(acknowledged + 1)"])
  }

  /// As `kill -9` does, but by the signals a terminal or a shutdown sends.
  @Test(arguments: ["INT", "TERM", "HUP"]) func `a signal at any moment leaves all or nothing`(
    signal: String
  ) throws {
    let box = try Sandbox.club()
    var random = SeededGenerator(seed: 30)
    let delays = (1...40).map { _ in "0.0\(Int.random(in: 10...60, using: &random))" }
    try box.shell(
      """
      set -m
      for n in $(seq 500); do echo 352 281 227 140 x; done >batch
      : >acknowledged
      k=0
      for delay in $delays; do
        k=$((k + 1))
        env --default-signal=\(signal) "$SCOREBOX" add-round - -q --by k$k <batch 2>>errors & writer=$!
        sleep $delay
        kill -\(signal) $writer 2>/dev/null
        wait $writer && echo k$k >>acknowledged
      done
      """, environment: ["delays": delays.joined(separator: " ")])
    let logged = try box.sqlite("SELECT who FROM log WHERE who LIKE 'k%' ORDER BY id;")
    let acknowledged = try box.text("acknowledged").split(separator: "\n").map(String.init)
    #expect(Set(acknowledged).isSubset(of: logged))
    #expect(acknowledged.count < 40)
    #expect(
      try box.sqlite("SELECT count(*) FROM round;") == ["\(500 * logged.count)"])
    #expect(try box.run("check").status == 0)
  }

  /// One that stands still in the middle of writing holds up writers, who give up in time and say
  /// why; readers go on; it goes on itself, and nothing is lost.
  @Test func `a writer that stands still`() throws {
    let box = try Sandbox.club()
    try box.record("352 281 227 140 x")
    let outcome = try box.shell(
      """
      for n in $(seq 10000); do echo 352 281 227 140 x; done >batch
      "$SCOREBOX" add-round - -q <batch & writer=$!
      until [ -s scores.db-journal ]; do kill -0 $writer || exit 99; sleep 0.01; done
      kill -STOP $writer
      SCOREBOX_WAIT=1 "$SCOREBOX" add-round 352 281 227 140 x 2>errors; echo "writer $?"
      SCOREBOX_WAIT=1 "$SCOREBOX" show --json >shown; echo "reader $?"
      kill -CONT $writer
      wait $writer; echo "went on $?"
      """)
    #expect(outcome.lines == ["writer 75", "reader 0", "went on 0"], "\(outcome)")
    #expect(try box.text("errors").contains("another program"))
    #expect(try box.sqlite("SELECT count(*) FROM round;") == ["10001"])
    #expect(try box.run("check").status == 0)
  }

  /// statfs(2) is made to answer as on NFS (0x6969).
  @Test(.enabled(if: Tool.canTrace, "strace is missing, or may not trace here"))
  func `a file on a network is named as such, once`() throws {
    let box = try Sandbox()
    let nfs = "strace -f -qq -o trace -e trace=statfs -e inject=statfs:poke_exit=@arg2=69690000"
    let round = "\"$SCOREBOX\" add-round Aoki=352 Baba=281 Chiba=227 Doi="
    let first = try box.shell("\(nfs) \(round)")
    #expect(first.status == 0)
    #expect(first.errors.contains("note: '\(box.path("scores.db"))' lies on a network file system"))
    let second = try box.shell("\(nfs) \(round)")
    #expect(second.status == 0 && second.errors == "", "\(second)")
    let local = try box.shell("\(round) --file other.db")
    #expect(local.status == 0 && !local.errors.contains("network"), "\(local)")
  }

  @Test func `another who was quicker makes an undo be asked for again`() throws {
    let box = try Sandbox.club()
    try box.record("352 281 227 140 x")
    let outcome = try box.shell(
      """
      mkfifo typed
      script -qec '"$SCOREBOX" undo' /dev/null <typed >said & asked=$!
      exec 7>typed
      until grep -q 'go on' said; do sleep 0.05; done
      "$SCOREBOX" add-round 300 300 250 150 x -q
      echo y >&7
      exec 7>&-
      wait $asked; echo $?
      """)
    #expect(outcome.lines.last == "1", "\(outcome)")
    #expect(try box.text("said").contains("somebody changed the file just now"))
    #expect(try box.rounds == 2)
  }

  @Test func `what is otherwise since is not taken back, and told`() throws {
    let box = try Sandbox.club()
    try box.record("352 281 227 140 x")
    try box.sql("UPDATE score SET entry = 9 WHERE entry = 1")
    let before = try box.sql("SELECT * FROM score; SELECT count(*) FROM log")
    let refused = try box.run("undo", "--yes")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("what it changed is otherwise since; nothing was changed"))
    #expect(try box.sql("SELECT * FROM score; SELECT count(*) FROM log") == before)
  }

  /// A megabyte where a word belongs: a reason, at once, and nothing kept.
  @Test(arguments: [
    "add-player NAME", "add-game NAME", "add-round NAME=352 b=281 c=227 d=140 --add-players",
    "rename-player Aoki NAME", "edit-player Aoki --alias NAME", "set-team Aoki NAME",
    "edit-game Fri --name NAME", "add-rule NAME --from mleague", "show NAME", "show --cols NAME",
    "add-round 352 281 227 140 x --id NAME", "add-round 352 281 227 140 x --date NAME",
    "add-penalty Aoki NAME --reason late",
  ]) func `a megabyte of a word is refused`(words: String) throws {
    let box = try Sandbox.club()
    let before = try box.sql("SELECT count(*) FROM log")
    try box.write(String(repeating: "名", count: 40_000), to: "name")
    let line = words.replacing("NAME", with: "\"$(cat name)\"")
      .replacing("\"$(cat name)\"=352", with: "\"$(cat name)=352\"")
    let outcome = try box.shell("$SCOREBOX \(line)")
    #expect([1, 64].contains(outcome.status), "\(outcome.status)")
    #expect(!outcome.errors.isEmpty && outcome.errors.utf8.count < 200_000)
    #expect(try box.sql("SELECT count(*) FROM log") == before)
  }
}
