import SQLiteKit
import Storage
import Testing

struct `What the schema refuses` {
  private let database: Database

  init() throws {
    database = try Database(.memory, timeout: 0)
    try database.script(Schema.text)
    try database.script(
      """
      INSERT INTO rule VALUES(1, 'direct', 'direct', 0, 1, '{}', 0);
      INSERT INTO team VALUES(1, 'T', 't');
      INSERT INTO player VALUES(1, 'A', 'a', NULL), (2, 'B', 'b', 1);
      INSERT INTO game VALUES(1, 'Club', 'club', 1, '2026-11-30', NULL, 0, 0, 0, 0);
      INSERT INTO game_player VALUES(1, 1, 1, NULL);
      INSERT INTO round VALUES\(Self.round());
      INSERT INTO score VALUES(1, 1, 1, 1, 1, 25000, 1000, 1, 0, NULL, 4);
      """)
  }

  private static let columns = [
    "game": "1", "seq": "1", "uid": "'u1'", "rule": "1", "kind": "'raw'", "day": "'2026-11-30'",
    "at": "0", "offset": "0", "winds": "2", "sticks": "0", "table": "NULL", "note": "''",
    "players": "4", "lost": "0",
  ]

  /// The values of a good round but for those given.
  private static func round(_ changes: [String: String] = [:]) -> String {
    let all = columns.merging(changes) { _, new in new }
    let values = [
      "game", "seq", "uid", "rule", "kind", "day", "at", "offset", "winds", "sticks", "table",
      "note", "players",
    ].compactMap { all[$0] }
    return
      "(\((values + ["0", "0", "0", "0", "0", "0", "0"]).joined(separator: ", ")), \(all["lost"] ?? "0"))"
  }

  /// A statement with a good penalty but for the values given.
  private static func adjustment(_ changes: [String: String] = [:]) -> String {
    let columns = [
      ("seq", "1"), ("player", "1"), ("team", "NULL"), ("kind", "'penalty'"), ("count", "1"),
      ("amount", "-20000"), ("reason", "'late'"), ("day", "'2026-11-30'"),
    ]
    let values = columns.map { changes[$0.0] ?? $0.1 }.joined(separator: ", ")
    return "INSERT INTO adjustment VALUES(NULL, 1, \(values), 0, 0)"
  }

  private func refusal(of sql: String) -> SQLiteError.Kind? {
    do throws(SQLiteError) {
      try database.script(sql)
      return nil
    } catch {
      return error.kind
    }
  }

  @Test func `the good statements are good`() {
    #expect(
      refusal(of: "INSERT INTO round VALUES\(Self.round(["seq": "2", "uid": "'u2'"]))") == nil)
    #expect(
      refusal(of: "INSERT INTO score VALUES(1, 1, 2, 2, NULL, NULL, -1000, 2, 1, 12, 4)") == nil)
    #expect(refusal(of: "INSERT INTO happening VALUES(1, 1, 1, 'bust', 2)") == nil)
    #expect(refusal(of: Self.adjustment()) == nil)
  }

  @Test(arguments: [
    ["seq": "1"], ["uid": "'u1'"], ["uid": "''"], ["uid": "NULL"], ["seq": "0"], ["game": "9"],
    ["rule": "9"], ["kind": "'other'"], ["kind": "NULL"], ["day": "'30.11.2026'"],
    ["day": "'2026-11-30 '"], ["day": "''"], ["offset": "1440"], ["winds": "0"], ["winds": "17"],
    ["sticks": "-1"], ["sticks": "1001"], ["sticks": "'two'"], ["sticks": "0.5"], ["table": "0"],
    ["note": "NULL"], ["players": "1"], ["lost": "1e30"], ["at": "'now'"],
    ["note": "CAST(zeroblob(1000001) AS TEXT)"],
  ])
  func `bad rounds`(change: [String: String]) {
    let changes = ["seq": "2", "uid": "'u2'"].merging(change) { _, new in new }
    #expect(refusal(of: "INSERT INTO round VALUES\(Self.round(changes))") == .constraint)
  }

  @Test(arguments: [
    "(1, 1, 1, 2, NULL, NULL, 0, 1, 1, NULL, 4)", "(1, 2, 2, 1, NULL, NULL, 0, 1, 1, NULL, 4)",
    "(1, 1, 9, 2, NULL, NULL, 0, 1, 1, NULL, 4)", "(1, 1, 2, 0, NULL, NULL, 0, 1, 1, NULL, 4)",
    "(1, 1, 2, 2, 0, NULL, 0, 1, 1, NULL, 4)", "(1, 1, 2, 2, NULL, 1000000001, 0, 1, 1, NULL, 4)",
    "(1, 1, 2, 2, NULL, -1000000001, 0, 1, 1, NULL, 4)",
    "(1, 1, 2, 2, NULL, NULL, 2000000001, 1, 1, NULL, 4)",
    "(1, 1, 2, 2, NULL, NULL, NULL, 1, 1, NULL, 4)", "(1, 1, 2, 2, NULL, NULL, 0, 0, 1, NULL, 4)",
    "(1, 1, 2, 2, NULL, NULL, 0.5, 1, 1, NULL, 4)", "(1, 1, 2, 2, NULL, 'x', 0, 1, 1, NULL, 4)",
    "(1, 1, 2, 2, NULL, NULL, 0, 1, 2, NULL, 4)",
    "(1, 1, 2, 2, NULL, NULL, 0, 1, NULL, NULL, 4)",
    "(1, 1, 2, 2, NULL, NULL, 0, 1, 1, 60001, 4)",
  ])
  func `bad scores`(values: String) {
    #expect(refusal(of: "INSERT INTO score VALUES\(values)") == .constraint)
  }

  @Test(arguments: [
    "INSERT INTO player VALUES(3, 'C', 'a', NULL)", "INSERT INTO player VALUES(3, '', 'c', NULL)",
    "INSERT INTO player VALUES(3, NULL, 'c', NULL)",
    "INSERT INTO player VALUES(3, 'C', NULL, NULL)",
    "INSERT INTO player VALUES(3, 'C' || char(0), 'c', NULL)",
    "INSERT INTO player VALUES(3, hex(zeroblob(129)), 'c', NULL)",
    "INSERT INTO player VALUES(3, 'C', 'c', 9)",
    "INSERT INTO rule VALUES(2, 'Direct', 'direct', 0, 1, '{}', 0)",
    "INSERT INTO rule VALUES(2, 'x', 'x', 0, 0, '{}', 0)",
    "INSERT INTO rule VALUES(2, 'x', 'x', 1, 1, '', 0)",
    "INSERT INTO rule VALUES(2, '', '', 1, 1, '{}', 0)",
    "INSERT INTO rule VALUES(2, 'x', 'x', 0, 1, '{}', 1)",
    "INSERT INTO rule VALUES(2, 'x', 'x', 2, 1, '{}', 0)",
    "INSERT INTO team VALUES(2, 'X', 't')", "INSERT INTO team VALUES(2, '', 'x')",
    "INSERT INTO game VALUES(2, 'X', 'club', 1, '2026-11-30', NULL, 0, 0, 0, 0)",
    "INSERT INTO game VALUES(2, 'X', 'x', 9, '2026-11-30', NULL, 0, 0, 0, 0)",
    "INSERT INTO game VALUES(2, 'X', 'x', 1, 'today', NULL, 0, 0, 0, 0)",
    "INSERT INTO game VALUES(2, 'X', 'x', 1, '2026-11-30', '2026-12-01', 0, 0, 0, 0)",
    "INSERT INTO game VALUES(2, 'X', 'x', 1, '2026-11-30', NULL, 2, 0, 0, 0)",
    "INSERT INTO game VALUES(2, 'X', 'x', 1, '2026-11-30', NULL, 0, 0, -1440, 0)",
    "INSERT INTO game VALUES(2, 'X', 'x', 1, '2026-11-30', NULL, 0, 0, 0, -1)",
    "INSERT INTO game_player VALUES(1, 1, 2, NULL)",
    "INSERT INTO game_player VALUES(1, 2, 1, NULL)",
    "INSERT INTO game_player VALUES(1, 0, 2, NULL)",
    "INSERT INTO game_player VALUES(9, 2, 2, NULL)",
    "INSERT INTO game_player VALUES(1, 2, 9, NULL)", "INSERT INTO game_player VALUES(1, 2, 2, 9)",
    "DELETE FROM player WHERE id = 1", "DELETE FROM game", "DELETE FROM rule",
    "DELETE FROM round", "UPDATE player SET id = 3 WHERE id = 1",
    "UPDATE score SET player_id = 2", "UPDATE score SET seq = 2", "UPDATE score SET game_id = 2",
    "UPDATE score SET result = NULL", "UPDATE score SET place = 0",
    "UPDATE round SET seq = 2", "UPDATE score SET players = 1",
    "INSERT INTO happening VALUES(1, 1, 2, 'yakitori', NULL)",
    "INSERT INTO happening VALUES(1, 1, 1, 'bust', NULL)",
    "INSERT INTO happening VALUES(1, 1, 1, 'yakitori', 2)",
    "INSERT INTO happening VALUES(1, 1, 1, 'ron', NULL)",
    adjustment(["kind": "'gift'"]), adjustment(["amount": "1"]), adjustment(["amount": "0"]),
    adjustment(["seq": "2"]), adjustment(["player": "NULL"]), adjustment(["team": "1"]),
    adjustment(["player": "9"]), adjustment(["amount": "-1000000001"]),
    adjustment(["reason": "NULL"]), adjustment(["day": "'today'"]),
  ])
  func `bad statements`(sql: String) {
    #expect(refusal(of: sql) == .constraint)
  }

  // aio-coding-hub issue 379: near the ends of 64 bits the round is refused, and the totals stay as they were.
  @Test(
    arguments: [("game_total", 2_000_000_000), ("player_total", -2_000_000_000)]
      as [(String, Int64)])
  func `a total that would overflow`(table: String, result: Int64) throws {
    let extreme: Int64 = result > 0 ? .max - 5 : .min + 5
    try database.script("UPDATE \(table) SET points = \(extreme)")
    try database.script("INSERT INTO round VALUES\(Self.round(["seq": "2", "uid": "'u2'"]))")
    let sql = "INSERT INTO score VALUES(1, 2, 1, 1, NULL, NULL, \(result), 1, 0, NULL, 4)"
    #expect(refusal(of: sql) != nil)
    let points = try database.first("SELECT points FROM \(table)") { (row) throws(SQLiteError) in
      try row.integer(0)
    }
    #expect(points == extreme)
  }
}
