import TestSupport
import Testing

@Suite struct `Statuses and texts` {
  /// behaviour.md 2, the table, and 2.9.
  @Test(arguments: [
    (
      "show --colls 3", 64,
      "scorebox: unknown option '--colls'; did you mean '--cols'?\nUsage: scorebox show"
    ),
    (
      "show --cols 9-2", 64,
      "scorebox: '9-2' is not a column range; did you mean '2-9'?\nUsage: scorebox show"
    ),
    ("shwo", 64, "scorebox: unknown command 'shwo'; did you mean 'show'?"),
    ("help shwo", 64, "scorebox: unknown command 'shwo'; did you mean 'show'?"),
    ("sh", 64, "scorebox: unknown command 'sh'"),
    ("show Fry", 1, "scorebox: no game named 'Fry'; did you mean 'Fri'? see 'scorebox games'\n"),
    (
      "rules mleage", 1,
      "scorebox: no rule named 'mleage'; did you mean 'mleague'? see 'scorebox rules'\n"
    ),
    (
      "add-game X --rule mleage", 1,
      "scorebox: no rule named 'mleage'; did you mean 'mleague'? see 'scorebox rules'\n"
    ),
    ("show --cols Yuko", 1, "scorebox: no player named 'Yuko'; see 'scorebox players'"),
    ("add-game Fri", 1, "scorebox: there is a game named 'Fri'"),
    ("add-player aoki", 1, "scorebox: there is a player named 'Aoki'"),
    ("add-player", 64, "scorebox: "), ("add-round", 64, "scorebox: no scores given"),
    ("show Fri Sat", 64, "scorebox: unexpected 'Sat'"), ("show --cols", 64, "scorebox: "),
    ("show --ascii=1", 64, "scorebox: "), ("show --sums none", 64, "scorebox: 'none'"),
    ("show -f", 64, "scorebox: "), ("games x", 64, "scorebox: unexpected 'x'"),
    ("show --from 2026-11-21 --to 2026-11-20", 64, "scorebox: "),
    ("show -f missing.db", 66, "scorebox: there is no file 'missing.db'"),
    ("games -f missing.db", 66, "scorebox: there is no file 'missing.db'"),
    ("players -f missing.db", 66, "scorebox: there is no file 'missing.db'"),
    ("players -f no/missing.db", 66, "scorebox: there is no file 'no/missing.db'"),
  ])
  func `a failure says what, why, and the way out`(
    line: String, status: Int32, said: String
  ) throws {
    let box = try Sandbox.club()
    let outcome = try box.type(line)
    #expect(outcome.errors.hasPrefix(said), "\(outcome.errors)")
    #expect(outcome.status == status)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("Usage:") == false || status == 64)
    #expect(try box.files == ["scores.db", "scores.db.lock"])
  }

  @Test func `help and version are answers`() throws {
    let box = try Sandbox()
    for line in [
      "help", "--help", "-h", "help show", "show --help", "add-round 1 -h", "--version",
      "show --version",
    ] {
      let outcome = try box.type(line)
      #expect(outcome.status == 0, "\(line)")
      #expect(outcome.errors == "", "\(line)")
      #expect(outcome.output.hasSuffix("\n"), "\(line)")
    }
    #expect(try box.run("--version").output.hasPrefix("scorebox "))
    #expect(try box.files == [])
  }

  @Test(arguments: [
    "show", "show --json", "games", "players", "rules", "rules mleague", "help", "help show",
    "--version", "add-game X", "add-player X", "add-round 352 281 227 140 x", "show --cols 1-2",
    "add-game X --json", "add-player X --json", "add-round 352 281 227 140 x --json",
  ])
  func `a full device is an I/O error`(line: String) throws {
    let box = try Sandbox.club()
    let outcome = try box.shell("$SCOREBOX \(line) >/dev/full")
    #expect(outcome.status == 74)
    #expect(outcome.errors.hasPrefix("scorebox: standard output: No space left on device"))
    // A script must know that a retry would record twice.
    #expect(outcome.errors.contains("recorded stays recorded") == line.hasPrefix("add-"))
  }

  /// Nothing new stands in the file after a dry run, a retry, or a batch of which no line fared well.
  @Test(arguments: [
    "add-game X -n", "add-player X -n --json", "add-round 352 281 227 140 x -n",
    "add-round 352 281 227 140 x --id k", "add-round - --keep-going </dev/null",
    "add-round - --keep-going <wrong",
  ])
  func `a full device after nothing was recorded claims nothing`(line: String) throws {
    let box = try Sandbox.club()
    try box.record("352 281 227 140 x --id k")
    try box.write("1 2 3 4 x", to: "wrong")
    let outcome = try box.shell("$SCOREBOX \(line) >/dev/full")
    #expect(outcome.status == 74)
    #expect(outcome.errors.hasSuffix("standard output: No space left on device\n"))
  }

  @Test func `a full standard error changes nothing`() throws {
    let box = try Sandbox.club()
    #expect(try box.shell("$SCOREBOX show --colls 2>/dev/full").status == 64)
    let joined = "$SCOREBOX add-round a=352 b=281 c=227 d=140 --add-players"
    #expect(try box.shell("\(joined) 2>/dev/full").status == 0)
    #expect(try box.rounds == 1)
  }

  /// cases.md, storage 39: no file of ours becomes a standard stream.
  @Test(arguments: 0..<8) func `closed descriptors do no harm`(closed: Int) throws {
    let box = try Sandbox.club()
    let words = [" <&-", " >&-", " 2>&-"].enumerated().filter { closed & 1 << $0.offset != 0 }
    let closing = words.map(\.element).joined()
    let script = "$SCOREBOX add-round 352 281 227 140 x --date 2026-11-20"
    #expect(try box.shell(script + closing).status == 0)
    #expect(try box.shell("$SCOREBOX add-round 1 2" + closing).status == 64)
    #expect(try box.rounds == 1)
    #expect(try box.sql("PRAGMA integrity_check") == "ok\n")
  }

  /// behaviour.md 2.3, also when the parent ignored the signal.
  @Test(arguments: ["default", "ignored"]) func `a reader that leaves ends it quietly`(
    parent: String
  ) throws {
    let box = try Sandbox.club()
    for _ in 0..<3 { try box.record("352 281 227 140 x") }
    let ignore = parent == "ignored" ? "trap '' PIPE; " : ""
    // The reader is gone before the program starts; 141 is a death by SIGPIPE.
    let script = """
      \(ignore){ sleep 0.3; $SCOREBOX show; echo $? >status; } | true
      cat status
      """
    let outcome = try box.shell(script)
    #expect(outcome.output == "141\n")
    #expect(outcome.errors == "")
    let head = try box.shell("\(ignore)$SCOREBOX show --rows all | head -n 1")
    #expect(head.lines.count == 1)
    #expect(head.errors == "")
    #expect(head.status == 0)
  }
}
