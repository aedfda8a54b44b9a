import Foundation
import TestSupport
import Testing

/// The whole program on a disk that fails (`Tests/FaultVFS`).
///
/// Before every change of a file the power is cut, and every call fails, once or from then on. Each
/// time the file is sound and holds all of the command or nothing, and all of it where the command
/// had answered.
@Suite struct `A failing disk` {
  /// Commands for every kind of writing, and the file they meet; nil is none yet.
  private static let commands: [(file: String?, words: String)] = [
    ("club", "add-round Aoki=352 Baba=281 Chiba=227 Doi=140 --note n"),
    ("club", "add-round - < lines"),
    ("club", "edit-round 1 Aoki=390 Doi=110"),
    ("club", "delete-round 2 --yes"),
    ("club", "undo --yes"),
    ("club", "merge-players Endo Fujita --yes"),
    ("drifted", "check --repair-totals --yes"),
    (nil, "add-round Aoki=352 Baba=281 Chiba=227 Doi=140"),
    ("schema-1", "add-player Newcomer"),
    ("schema-2", "add-player Newcomer"),
  ]

  /// Everything of the file but what the clock and chance put in.
  private static let state = """
    PRAGMA integrity_check; PRAGMA foreign_key_check; PRAGMA user_version;
    SELECT count(*), sum(length(sql)) FROM sqlite_schema;
    SELECT id, name FROM player ORDER BY 1;
    SELECT id, name, day, closed, last_seq FROM game;
    SELECT * FROM game_player;
    SELECT game_id, seq, kind, day, note, raw_part, uma_part FROM round;
    SELECT game_id, seq, player_id, raw, result, place FROM score;
    SELECT game_id, player_id, rounds, points, best, worst FROM game_total;
    SELECT * FROM player_total;
    SELECT id, kind, command FROM log;
    """

  /// Runs the command once for each way to fail, and prints those that ended wrong.
  private static let loop = """
    fresh() { rm -f t.db*; if [ -f base.db ]; then cp base.db t.db; fi; }
    state() { sqlite3 t.db < state.sql > "$1" 2>&1; }
    fresh; state before
    fresh; FAULT_COUNT=count "$FAULTS" $WORDS > answer; state after
    if [ ! -s answer ] || cmp -s before after; then echo "nothing was done"; fi
    read -r changes calls < count
    [ "$KIND" = CUT ] && last=$((changes + 1)) || last=$calls
    runs=0
    for at in $(seq 1 "$last"); do for seed in $(seq 1 "$SEEDS"); do
      fresh; runs=$((runs + 1))
      export FAULT_SEED=$seed FAULT_$KIND=$at
      "$FAULTS" $WORDS > answer 2> errors; status=$?
      unset FAULT_$KIND
      state now
      if cmp -s now after; then
        # Nothing is stored by a command that says it failed.
        [ $status = 0 ] || [ $status = 111 ] || echo "$at/$seed: stored, yet status $status"
      elif ! cmp -s now before; then echo "$at/$seed: neither before nor after: $(head -n 1 now)"
      elif [ -s answer ] || [ $status = 0 ]; then echo "$at/$seed: lost, yet acknowledged"
      elif [ $status -gt 127 ]; then echo "$at/$seed: status $status"
      elif [ $status != 111 ] && [ ! -s errors ]; then echo "$at/$seed: no word of it"
      fi
    done; done
    echo "$runs runs"
    """

  /// The runs that ended wrong, and at last how many there were.
  private func runs(
    _ kind: String, of command: (file: String?, words: String), seeds: Int, _ more: [String: String]
  ) throws -> [String] {
    let box = try Sandbox(["SCOREBOX_FILE": "t.db"])
    if ["club", "drifted"].contains(command.file) {
      try box.shell(
        """
        set -e
        "$SCOREBOX" add-game Club --players Aoki,Baba,Chiba,Doi,Endo,Fujita
        "$SCOREBOX" add-round Aoki=400 Baba=300 Chiba=200 Doi=100
        "$SCOREBOX" add-round Endo=400 Baba=300 Chiba=200 Doi=100
        "$SCOREBOX" edit-round 2 Endo=410 Doi=90
        mv t.db base.db
        """)
      if command.file == "drifted" {
        try box.shell("sqlite3 base.db 'UPDATE game_total SET points = points + 1'")
      }
    } else if let name = command.file {
      try FileManager.default.copyItem(
        at: Repository.root.appending(path: "Tests/Fixtures/\(name).db"),
        to: URL(fileURLWithPath: box.path("base.db")))
    }
    try box.write(Self.state, to: "state.sql")
    try box.write(
      String(repeating: "Aoki=352 Baba=281 Chiba=227 Doi=140\n", count: 40), to: "lines")
    let parts = command.words.components(separatedBy: " < ")
    let loop =
      parts.count > 1
      ? Self.loop.replacingOccurrences(of: "$WORDS", with: "$WORDS < \(parts[1])") : Self.loop
    let program = Repository.root.appending(path: ".build/debug/scorebox-faults").path
    return try box.shell(
      loop,
      environment: ["FAULTS": program, "WORDS": parts[0], "KIND": kind, "SEEDS": "\(seeds)"]
        .merging(more) { $1 }
    ).lines
  }

  @Test(arguments: commands.indices) func `loses power at any moment`(index: Int) throws {
    let runs = try runs("CUT", of: Self.commands[index], seeds: 4, [:])
    #expect(runs.count == 1, "\(Self.commands[index].words): \(runs)")
    #expect(try #require(Int(runs.last?.split(separator: " ").first ?? "")) > 80)
  }

  /// Not for a repair, which is followed by a check that may fail on its own.
  @Test(arguments: commands.indices.filter { !commands[$0].words.hasPrefix("check") })
  func `fails a call, once or for good`(index: Int) throws {
    for more in [[:], ["FAULT_FOREVER": "1"]] {
      let runs = try runs("ERROR", of: Self.commands[index], seeds: 1, more)
      #expect(runs.count == 1, "\(Self.commands[index].words) \(more): \(runs)")
      #expect(try #require(Int(runs.last?.split(separator: " ").first ?? "")) > 40)
    }
  }

  @Test func `would lose rounds without syncs, so these tests can fail`() throws {
    let never = try runs("CUT", of: Self.commands[0], seeds: 4, ["FAULT_SYNC": "none"])
    #expect(never.contains { $0.contains("neither before nor after") }, "\(never)")
    // Only the directory is not synced: the journal comes back, and takes the round with it.
    let files = try runs("CUT", of: Self.commands[0], seeds: 20, ["FAULT_SYNC": "files"])
    #expect(files.contains { $0.contains("lost, yet acknowledged") }, "\(files)")
    #expect(!files.contains { $0.contains("neither before nor after") }, "\(files)")
  }
}
