import Foundation
import TestSupport
import Testing

/// What `kill -9` leaves behind.
@Suite(.enabled(if: Tool.isThere("sqlite3"), "the sqlite3 shell is not installed"))
struct `A writer that is killed` {
  private static func sheet() throws -> Sandbox {
    let box = try Sandbox()
    try box.run("add-game", "Storm", "--players", "Aoki,Baba,Chiba,Doi")
    return box
  }

  /// Three rounds; the key k1 makes them k1:1, k1:2 and k1:3.
  private static let batch =
    "35200 28100 22700 14000\n30000 30000 25000 15000\n40000 30000 20000 10000\n"

  /// The numbers of the batches that are stored; every one whole.
  private static func stored(in box: Sandbox) throws -> Set<Int> {
    // The first to open the file plays back what the journal kept.
    #expect(try box.run("show").status == 0)
    #expect(try box.recheck() == [])
    let rows = try box.sqlite(
      """
      SELECT substr(uid, 2, instr(uid, ':') - 2), count(*) FROM round
      GROUP BY substr(uid, 1, instr(uid, ':'));
      """)
    #expect(rows.allSatisfy { $0.hasSuffix("|3") })
    return Set(rows.compactMap { $0.split(separator: "|").first.flatMap { Int($0) } })
  }

  @Test func `at random moments keeps every acknowledged round`() throws {
    let box = try Self.sheet()
    let kills = 60
    var random = SeededGenerator(seed: 60)
    let delays = (1...kills).map { _ in "0.0\(Int.random(in: 10...49, using: &random))" }
    try box.write(Self.batch, to: "batch")
    try box.write("", to: "acknowledged")
    let outcome = try box.shell(
      """
      k=0 journals=0
      for delay in $delays; do
        k=$((k + 1))
        "$SCOREBOX" add-round - --id k$k -q <batch & writer=$!
        sleep $delay
        kill -9 $writer 2>/dev/null
        wait $writer && echo $k >>acknowledged
        [ ! -e scores.db-journal ] || journals=$((journals + 1))
      done
      echo $journals
      """, environment: ["delays": delays.joined(separator: " ")])
    let acknowledged = try box.text("acknowledged")
      .split(separator: "\n").compactMap { Int($0) }
    let stored = try Self.stored(in: box)
    #expect(Set(acknowledged).subtracting(stored) == [])
    print(
      "\(kills) kills: \(acknowledged.count) acknowledged, \(stored.count) stored,",
      "\(outcome.lines.last ?? "?") journals left")

    // With the same keys the script that was in doubt simply tries them all again.
    for number in 1...kills {
      let again = try box.run("add-round", "-", "--id", "k\(number)", input: Self.batch)
      #expect(again.status == 0)
    }
    #expect(try Self.stored(in: box) == Set(1...kills))
    #expect(try box.sqlite("SELECT count(*), max(seq) FROM round;") == ["180|180"])
  }

  /// Adding, putting right, undoing and batches, whatever comes first: what was acknowledged is in
  /// the log, under the name it was done by, and the file is sound.
  @Test func `at random moments of any command leaves a sound file`() throws {
    let box = try Self.sheet()
    try box.run("add-round", "-", input: Self.batch)
    let kills = 200
    var random = SeededGenerator(seed: 200)
    let delays = (1...kills).map { _ in
      let tenths = Int.random(in: 20...250, using: &random)
      return "0.0" + (tenths < 100 ? "0" : "") + "\(tenths)"
    }
    try box.write(Self.batch, to: "batch")
    try box.write("", to: "acknowledged")
    try box.shell(
      """
      k=0
      for delay in $delays; do
        k=$((k + 1))
        case $((k % 5)) in
          0) "$SCOREBOX" add-round - -q --by k$k <batch & ;;
          1) "$SCOREBOX" edit-round 1 Aoki=$((35000 + k * 100)) Doi= -q --by k$k & ;;
          2) "$SCOREBOX" undo -y -q --by k$k & ;;
          3) "$SCOREBOX" redo -y -q --by k$k & ;;
          *) "$SCOREBOX" add-round 35200 28100 22700 14000 -q --by k$k & ;;
        esac
        writer=$!
        sleep $delay
        kill -9 $writer 2>/dev/null
        wait $writer && echo k$k >>acknowledged
      done
      """, environment: ["delays": delays.joined(separator: " ")])
    let check = try box.run("check")
    #expect(check.status == 0, "\(check)")
    #expect(try box.recheck() == [])
    let acknowledged = Set(try box.text("acknowledged").split(separator: "\n").map(String.init))
    let logged = Set(try box.sqlite("SELECT who FROM log WHERE who LIKE 'k%';"))
    #expect(acknowledged.subtracting(logged) == [])
    #expect(acknowledged.count > 5 && acknowledged.count < kills)
    // Whatever was begun, all of it can be taken back, to the file as it was at first.
    while try box.run("undo", "-y").status == 0 {}
    #expect(try box.sqlite("SELECT count(*) FROM round;") == ["0"])
    #expect(try box.run("check").status == 0 && box.recheck() == [])
    print("\(kills) kills: \(acknowledged.count) acknowledged, \(logged.count) logged")
  }

  /// Not by chance but before each call that changes a file, up to the run in which none is left.
  @Test(
    .enabled(if: Tool.canTrace, "strace is missing, or may not trace here"),
    arguments: ["pwrite64", "fdatasync", "unlink"])
  func `before each of its system calls leaves all or nothing`(call: String) throws {
    let box = try Self.sheet()
    try #require(
      box.run("add-round", "-", "--id", "k0", input: Self.batch).status == 0)
    var kills = 0
    while kills < 200 {
      let outcome = try box.shell(
        """
        strace -f -qq -o trace -e trace=\(call) -e inject=\(call):signal=KILL:when=\(kills + 1) \
          "$SCOREBOX" add-round - --id k\(kills + 1) -q
        """, input: Self.batch)
      let stored = try Self.stored(in: box)
      if outcome.status == 0 {
        #expect(stored.contains(kills + 1))
        break
      }
      kills += 1
    }
    #expect(kills > 0 && kills < 200)
    #expect(try Self.stored(in: box).contains(0))
    print("killed before \(call): \(kills) times")
  }
}
