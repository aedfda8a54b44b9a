import Foundation
import TestSupport
import Testing

/// `check` proves a file, and names what is off.
@Suite struct `Checking a file` {
  private func box() throws -> Sandbox {
    let box = try Sandbox()
    try box.run("add-round", "Aoki=35200", "Baba=28100", "Chiba=22700", "Doi=14000", "--seated")
    return box
  }

  @Test(
    arguments: [
      ("UPDATE game_total SET points = points + 100 WHERE player_id = 1", 1, "game_total"),
      ("DELETE FROM game_place WHERE player_id = 2", 1, "game_place"),
      ("UPDATE player_total SET rounds = 2 WHERE player_id = 3", 1, "player_total"),
      ("UPDATE game_proof SET oka_part = 0", 1, "game_proof"),
      ("INSERT INTO game_ledger VALUES(1, 1, 'chips', 1, 2, 3)", 1, "game_ledger"),
      ("DELETE FROM score WHERE player_id = 4", 1, "round 1: scores are missing"),
      ("UPDATE score SET result = result + 1000 WHERE player_id = 4", 1, "has -45.0 for 'Doi'"),
      ("UPDATE score SET raw = raw + 1000 WHERE player_id = 4", 1, "its rule gives -45.0"),
      ("UPDATE score SET entry = 7 WHERE player_id = 4", 1, "order of entry"),
      ("UPDATE score SET seat = 1 WHERE player_id = 4", 1, "one seat"),
      ("UPDATE score SET place = 5 WHERE player_id = 4", 1, "beyond the number of players"),
      ("UPDATE score SET last = 0 WHERE player_id = 4", 1, "mark of the last place"),
      ("UPDATE score SET raw = NULL WHERE player_id = 4", 1, "not of one kind"),
      ("UPDATE round SET sticks = 1", 1, "do not add up"),
      ("DELETE FROM game_player WHERE position = 4", 1, "belongs to nobody"),
      ("UPDATE game_player SET position = 9 WHERE position = 4", 1, "the columns have a gap"),
      ("UPDATE game SET last_seq = 0", 1, "was not given yet"),
      ("UPDATE round SET note = 'y'", 1, "row 1,1 of round is not as the log left it"),
      ("UPDATE player SET name = 'Boki' WHERE id = 1", 1, "row 1 of player is not as the log"),
      (
        "DROP TRIGGER log_kept; UPDATE log SET command = 'show'; CREATE TRIGGER log_kept BEFORE UPDATE "
          + "ON log BEGIN\n  SELECT RAISE(ABORT, 'the log is only ever added to');\nEND", 1,
        "entry 1 of the log is damaged"
      ),
      ("INSERT INTO team VALUES(1, 'T', 't'); DELETE FROM team", 0, ""),
      ("PRAGMA foreign_keys = OFF; DELETE FROM player WHERE id = 1", 65, "refers to one of player"),
      ("PRAGMA ignore_check_constraints = ON; UPDATE round SET winds = 99", 65, "is damaged"),
    ] as [(String, Int32, String)])
  func `finds and names what is off`(damage: String, status: Int32, message: String) throws {
    let box = try box()
    #expect(try box.run("check").output == "all is well: 1 game, 1 round\n")
    try box.sqlite(damage + ";")
    let before = try box.bytes()
    let check = try box.run("check")
    #expect(check.status == status, "\(check)")
    #expect(message.isEmpty ? check.errors.isEmpty : check.errors.contains(message), "\(check)")
    #expect(check.output.isEmpty == (status != 0))
    #expect(try box.run("check", "--json").status == status)
    #expect(try box.bytes() == before)
  }

  @Test func `works the kept totals out anew, and nothing else`() throws {
    let box = try box()
    try box.run("add-rule", "house", "--from", "direct", "--chip", "2")
    try box.run("add-game", "Fri", "--rule", "house", "--players", "Aoki,Baba")
    try box.run("add-chips", "Aoki=3", "Baba=", "--game", "Fri")
    let whole = try box.bytes()
    try box.sqlite(
      """
      UPDATE game_total SET points = 7; DELETE FROM game_place; UPDATE game_proof SET lost = 1;
      UPDATE game_ledger SET amount = 0; DELETE FROM player_total;
      """)
    #expect(try box.run("check", "--repair-totals", "--dry-run").status == 0)
    #expect(try box.run("check").status == 1)
    let repaired = try box.run("check", "--repair-totals")
    #expect(repaired.status == 0 && repaired.output.hasPrefix("all is well"), "\(repaired)")
    #expect(repaired.errors.contains("worked out anew: game_total, game_place"))
    #expect(try box.recheck() == [])
    // A second time there is nothing to do.
    let before = try box.bytes()
    #expect(try box.run("check", "--repair-totals").errors.isEmpty)
    #expect(try box.bytes() == before && !whole.isEmpty)
  }

  @Test func `a result that is wrong is not made right in silence`() throws {
    let box = try box()
    try box.sqlite("UPDATE score SET result = result + 1000 WHERE player_id = 4;")
    let repaired = try box.run("check", "--repair-totals")
    #expect(repaired.status == 1 && repaired.errors.contains("has -45.0 for 'Doi'"))
  }
}
