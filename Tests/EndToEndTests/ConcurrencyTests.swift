import Foundation
import TestSupport
import Testing

/// Many short processes on one file, started by one script as a busy evening's scripts would.
@Suite(.serialized, .enabled(if: Tool.isThere("sqlite3"), "the sqlite3 shell is not installed"))
struct `Many programs on one file` {
  /// Writers that never pause; `failures` is what went wrong, `waits` the worst wait of each.
  ///
  /// The clock is `/proc/uptime`, in hundredths of a second: reading it starts no process.
  private static let writers = """
    now() { read up idle </proc/uptime; now=${up%.*}${up#*.}; }
    writer() {
      n=0 worst=0
      while [ $n -lt $each ]; do
        n=$((n + 1)); now; start=$now
        "$SCOREBOX" add-round 35200 28100 22700 14000 --id $1-$n -q 2>>failures ||
          echo "writer $1, round $n: status $?" >>failures
        now; [ $((now - start)) -le $worst ] || worst=$((now - start))
      done
      echo $worst >>waits
    }
    w=0
    while [ $w -lt $writers ]; do w=$((w + 1)); writer $w & done
    wait
    """

  @Test func `64 writers lose no round, and none is refused`() throws {
    let each = 100
    let all = 64 * each
    let box = try Sandbox()
    try box.run("add-game", "Race", "--players", "Aoki,Baba,Chiba,Doi")
    try box.write("", to: "failures")
    _ = try box.shell(Self.writers, environment: ["writers": "64", "each": "\(each)"])
    #expect(try box.text("failures") == "")
    // Numbers 1 to all without a gap, and every round once.
    let counts = "count(*), min(seq), max(seq), count(DISTINCT seq), count(DISTINCT uid)"
    #expect(try box.sqlite("SELECT \(counts) FROM round;") == ["\(all)|1|\(all)|\(all)|\(all)"])
    #expect(try box.sqlite("SELECT last_seq FROM game;") == ["\(all)"])
    #expect(try box.recheck() == [])
    let waits = try box.sqlite("CREATE TEMP TABLE w(t);\n.import waits w\nSELECT max(+t) FROM w;")
    print("64 writers x \(each): worst wait \(waits.joined()) hundredths of a second")
  }

  @Test func `16 first starts at once make one file and lose no round`() throws {
    let times = 60
    let box = try Sandbox()
    try box.write("", to: "failures")
    _ = try box.shell(
      """
      sqlite3 expected.db <schema.sql
      i=0
      while [ $i -lt $times ]; do
        i=$((i + 1)) p=0
        while [ $p -lt 16 ]; do
          p=$((p + 1))
          { "$SCOREBOX" add-round A=35200 B=28100 C=22700 D=14000 -q --date 2026-11-27 \
              -f missing$i/directory/scores.db 2>>failures ||
            echo "time $i, start $p: status $?" >>failures; } &
        done
        wait
      done
      """.replacingOccurrences(
        of: "schema.sql", with: Repository.root.appending(path: "schema.sql").path),
      environment: ["times": "\(times)"])
    #expect(try box.text("failures") == "")
    let schema = "SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY name;"
    let expected = try box.sqlite(schema, in: "expected.db")
    #expect(expected.count > 20)
    for time in 1...times {
      let file = "missing\(time)/directory/scores.db"
      #expect(try box.sqlite(schema, in: file) == expected)
      #expect(
        try box.sqlite(
          """
          SELECT (SELECT count(*) FROM game), (SELECT count(*) FROM player), count(*), max(seq)
          FROM round;
          """, in: file) == ["1|4|16|16"])
      #expect(try box.recheck(file) == [])
    }
  }

  @Test func `no reader fails beside writers`() throws {
    let box = try Sandbox()
    try box.run("add-round", "Aoki=35200", "Baba=28100", "Chiba=22700", "Doi=14000")
    try box.write("", to: "failures")
    _ = try box.shell(
      """
      writer() {
        until [ -e stop ]; do
          "$SCOREBOX" add-round 35200 28100 22700 14000 -q 2>>failures ||
            echo "writer $1: status $?" >>failures
        done
      }
      w=0
      while [ $w -lt 4 ]; do w=$((w + 1)); writer $w & done
      i=0
      while [ $i -lt $times ]; do
        i=$((i + 1)) r=0 readers=
        while [ $r -lt 16 ]; do
          r=$((r + 1))
          "$SCOREBOX" show >shown-$r 2>>failures & readers="$readers $!"
        done
        for reader in $readers; do
          wait $reader || echo "reader, time $i: status $?" >>failures
        done
        for r in 1 8 16; do
          grep -q 'sum 0.0' shown-$r || echo "reader $r, time $i: no sum" >>failures
        done
      done
      touch stop
      wait
      """, environment: ["times": "\(50)"])
    #expect(try box.text("failures") == "")
    #expect(try box.shown("--last", "1").sums[0].rounds > 1)
    #expect(try box.recheck() == [])
  }
}
