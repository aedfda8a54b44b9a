import TestSupport
import Testing

/// The judge of the other tests must see what is wrong.
@Suite struct `Recomputing the totals` {
  @Test(arguments: [
    ("game_total", "UPDATE game_total SET points = points + 100 WHERE player_id = 1"),
    ("game_total", "UPDATE game_total SET best = best - 1 WHERE player_id = 1"),
    ("game_place", "DELETE FROM game_place WHERE player_id = 2"),
    ("player_total", "UPDATE player_total SET rounds = 2 WHERE player_id = 3"),
    ("game_proof", "UPDATE game_proof SET oka_part = 0"),
    ("scores of round", "DELETE FROM score WHERE player_id = 4"),
    ("sum of round", "UPDATE score SET result = result + 1 WHERE player_id = 4"),
    ("order of entry", "UPDATE score SET entry = 7 WHERE player_id = 4"),
    ("places", "UPDATE score SET place = 5 WHERE player_id = 4"),
    ("raw", "UPDATE score SET raw = NULL WHERE player_id = 4"),
    ("no column", "DELETE FROM game_player WHERE position = 4"),
    ("columns", "UPDATE game_player SET position = 9 WHERE position = 4"),
    ("last_seq", "UPDATE game SET last_seq = 0"),
    ("foreign key", "PRAGMA foreign_keys = OFF; DELETE FROM player WHERE id = 1"),
    (
      "integrity",
      "PRAGMA ignore_check_constraints = ON; UPDATE round SET winds = 99"
    ),
  ])
  func `finds what disagrees`(what: String, damage: String) throws {
    let box = try Sandbox()
    try box.run("add-round", "Aoki=35200", "Baba=28100", "Chiba=22700", "Doi=14000", "--seated")
    #expect(try box.recheck() == [])
    try box.sqlite(damage + ";")
    #expect(try box.recheck().contains { $0.hasPrefix(what) })
  }
}
