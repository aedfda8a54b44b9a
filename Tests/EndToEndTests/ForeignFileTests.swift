import TestSupport
import Testing

private let everyCommand = [
  "show", "show --json", "games", "players", "add-round a=352 b=281 c=227 d=140", "add-game X",
  "add-player X", "add-round a=352 b=281 c=227 d=140 -n",
]

@Suite struct `Files that are not ours to change` {
  /// How a file at d/s.db is made, the status of every command, what is said.
  struct Stranger: CustomTestStringConvertible, Sendable {
    let name: String
    let make: String
    let status: Int32
    let said: String

    init(_ name: String, _ make: String, _ status: Int32, _ said: String) {
      self.name = name
      self.make = make
      self.status = status
      self.said = said
    }

    var testDescription: String { name }
  }

  private static let ours =
    "$SCOREBOX add-round a=352 b=281 c=227 d=140 -f d/s.db >/dev/null; rm d/s.db.lock; "
  private static func altered(_ sql: String) -> String { ours + "sqlite3 d/s.db \"\(sql)\"" }
  private static let foreign = "scorebox: 'd/s.db' is not a scorebox file; nothing was changed\n"

  static let strangers = [
    Stranger(
      "text",
      "echo 'dear diary, this is long enough to be a header of a database, is it not?' >d/s.db", 65,
      foreign),
    Stranger("short text", "echo hello >d/s.db", 65, foreign),
    Stranger(
      "another program's database", "sqlite3 d/s.db 'CREATE TABLE t(a); INSERT INTO t VALUES(1)'",
      65, foreign),
    Stranger(
      "a database with an id", "sqlite3 d/s.db 'PRAGMA application_id=7; CREATE TABLE t(a)'", 65,
      foreign),
    Stranger(
      "another program's WAL database",
      "sqlite3 d/s.db 'PRAGMA journal_mode=WAL; CREATE TABLE t(a)' >/dev/null", 65, foreign),
    Stranger("a directory", "mkdir d/s.db", 65, "scorebox: 'd/s.db' is not a regular file"),
    Stranger("a pipe", "mkfifo d/s.db", 65, "scorebox: 'd/s.db' is not a regular file"),
    Stranger("a device", "ln -s /dev/null d/s.db", 65, "scorebox: "),
    Stranger(
      "a link to nothing", "ln -s nowhere d/s.db", 66, "scorebox: 'd/s.db' is a link to nothing"),
    Stranger("a loop of links", "ln -s s.db d/s.db", 74, "scorebox: "),
    Stranger("a cut file", ours + "truncate -s 20000 d/s.db", 65, "scorebox: 'd/s.db' is damaged"),
    Stranger(
      "a cut header", ours + "truncate -s 60 d/s.db", 65,
      "scorebox: 'd/s.db' is not a scorebox file"),
    Stranger(
      "a newer file", altered("PRAGMA user_version=5"), 65,
      "scorebox: 'd/s.db' was written by a newer scorebox (schema 5, this one knows 4)\n"),
    Stranger(
      "a much newer file", altered("PRAGMA user_version=2147483647"), 65,
      "scorebox: 'd/s.db' was written by a newer scorebox"),
    Stranger("a further table", altered("CREATE TABLE extra(a)"), 65, "scorebox: 'd/s.db' "),
    Stranger("a further view", altered("CREATE VIEW extra AS SELECT 1"), 65, "scorebox: 'd/s.db' "),
    Stranger(
      "a trap", altered("CREATE TRIGGER extra AFTER INSERT ON round BEGIN DELETE FROM score; END"),
      65, "scorebox: 'd/s.db' "),
    Stranger("a table less", altered("DROP TABLE player_total"), 65, "scorebox: 'd/s.db' "),
    Stranger(
      "our file in WAL mode", altered("PRAGMA journal_mode=WAL") + " >/dev/null", 65,
      "scorebox: 'd/s.db' was put into WAL mode"),
    Stranger(
      "a file gone from its journal", "echo x >d/s.db-journal", 65,
      "scorebox: 'd/s.db' is missing, but"),
    Stranger(
      "a file gone from its log", "echo x >d/s.db-wal", 65, "scorebox: 'd/s.db' is missing, but"),
    Stranger(
      "a file in a file", "echo x >d/t; rmdir d/u 2>/dev/null; ln -s t/s.db d/s.db", 74,
      "scorebox: "),
  ]

  @Test(arguments: strangers) func `are refused by every command, unchanged`(
    stranger: Stranger
  ) throws {
    let box = try Sandbox()
    try box.shell("mkdir d; " + stranger.make)
    // Beside a file of ours its lock may come into being.
    let place = stranger.make.hasPrefix(Self.ours) ? "d/s.db" : "d"
    let before = try box.snapshot(of: place)
    for command in everyCommand {
      let outcome = try box.shell("timeout 20 $SCOREBOX \(command) -f d/s.db")
      #expect(outcome.status == stranger.status, "\(command): \(outcome)")
      #expect(outcome.errors.hasPrefix(stranger.said), "\(command): \(outcome.errors)")
      #expect(outcome.output == "")
    }
    #expect(try box.snapshot(of: place) == before)
  }

  /// A crash of the other program is that program's to mend.
  @Test func `are left alone with the journal of a crash`() throws {
    let box = try Sandbox()
    // A copy taken in the middle of a transaction that has spilled to disk.
    try box.shell("mkdir d")
    try box.shell(
      "sqlite3 a.db",
      input: """
        CREATE TABLE t(a);
        WITH n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<300)
        INSERT INTO t SELECT hex(zeroblob(300)) FROM n;
        PRAGMA cache_size=2;
        BEGIN; UPDATE t SET a='y'||a;
        .shell cp a.db d/s.db; cp a.db-journal d/s.db-journal
        ROLLBACK;
        """)
    #expect(try box.shell("test -s d/s.db-journal").status == 0)
    let before = try box.snapshot(of: "d")
    for command in everyCommand {
      #expect(try box.shell("$SCOREBOX \(command) -f d/s.db").status == 65)
    }
    #expect(try box.snapshot(of: "d") == before)
  }

  @Test func `but an empty file is a first start`() throws {
    let box = try Sandbox()
    try box.shell("touch scores.db; chmod 640 scores.db")
    #expect(try box.run("show").status == 0)
    #expect(try box.shell("stat -c '%s %a' scores.db").output == "0 640\n")
    #expect(try box.record("a=352 b=281 c=227 d=140").status == 0)
    #expect(try box.rounds == 1)
  }
}
