import Foundation
import TestSupport
import Testing

private let round = "a=352 b=281 c=227 d=140 --date 2026-11-20"

@Suite struct `Where the score file lies` {
  /// A sandbox whose environment names no file.
  private func unnamed(_ data: String?) throws -> Sandbox {
    try Sandbox(["SCOREBOX_FILE": ""].merging(data.map { ["XDG_DATA_HOME": $0] } ?? [:]) { $1 })
  }

  // behaviour.md 1 "Which file"; cases.md S9.
  @Test(arguments: [nil, "", "relative/dir", "./x", "~/x"] as [String?])
  func `a data directory that is none is ignored`(data: String?) throws {
    let box = try unnamed(data)
    try box.type("add-round \(round)")
    #expect(
      try box.files == [
        ".local", ".local/share", ".local/share/scorebox", ".local/share/scorebox/scores.db",
        ".local/share/scorebox/scores.db.lock",
      ])
  }

  @Test(arguments: ["data", "my data", "田", "a'b", "deep/er"])
  func `a data directory of any name is used`(name: String) throws {
    let box = try Sandbox()
    let words = "XDG_DATA_HOME=\"$PWD/$NAME\" SCOREBOX_FILE= $SCOREBOX"
    let more = ["NAME": name]
    #expect(try box.shell("\(words) add-round \(round)", environment: more).status == 0)
    #expect(try box.shell("test -f \"$NAME/scorebox/scores.db\"", environment: more).status == 0)
    #expect(try box.shell("\(words) games", environment: more).lines.count == 2)
    #expect(try box.shell("test -e .local").status == 1)
  }

  @Test func `a named file goes before the environment`() throws {
    let box = try Sandbox(["SCOREBOX_FILE": "env.db"])
    try box.shell("mkdir sub && cd sub && $SCOREBOX add-round \(round)")
    try box.type("add-round \(round) --file opt.db")
    #expect(try box.shell("find . -name '*.db' | sort").lines == ["./opt.db", "./sub/env.db"])
  }

  // behaviour.md 1; cases.md 59, 61.
  @Test(arguments: ["000", "022", "077"]) func `modes do not follow the umask`(
    mask: String
  ) throws {
    let box = try unnamed(nil)
    try box.shell(
      "umask \(mask); $SCOREBOX add-round \(round); $SCOREBOX add-round \(round) -f x/y.db")
    let found = try box.shell("find .local x -printf '%m %p\\n' | sort -k 2").lines
    #expect(
      found == [
        "700 .local", "700 .local/share", "700 .local/share/scorebox",
        "600 .local/share/scorebox/scores.db", "600 .local/share/scorebox/scores.db.lock",
        "700 x", "600 x/y.db", "600 x/y.db.lock",
      ])
  }

  @Test(arguments: ["640", "664", "600"]) func `the mode of a file that is there is kept`(
    mode: String
  ) throws {
    let box = try Sandbox.club()
    try box.shell("chmod \(mode) scores.db")
    #expect(try box.record("352 281 227 140 x").status == 0)
    #expect(try box.shell("stat -c %a scores.db").output == mode + "\n")
  }

  // storage.md 1.8; cases.md 75.
  @Test(arguments: [":memory:", "file:x?mode=memory", "file:x", ""])
  func `SQLite's own names are no paths`(name: String) throws {
    let box = try Sandbox()
    for words in [["show"], ["games"], ["add-round", "a=1", "b=2"], ["add-game", "G", "-n"]] {
      let outcome = try box.run(words: words + ["-f", name])
      #expect(outcome.status == 64, "\(outcome)")
    }
    #expect(try box.files == [])
    guard !name.isEmpty else { return }
    // What the message offers is a real file of that name.
    #expect(
      try box.run("add-round", "-f", "./" + name, "a=352", "b=281", "c=227", "d=140").status == 0)
    #expect(FileManager.default.fileExists(atPath: box.path(name)))
    #expect(try box.run("games", "-f", "./" + name).lines.count == 2)
  }

  @Test func `links to a file and to a directory lead to it`() throws {
    let box = try Sandbox.club()
    try box.shell("mkdir d; mv scores.db d/real.db; ln -s d/real.db scores.db; ln -s d e")
    #expect(try box.record("352 281 227 140 x").status == 0)
    #expect(try box.record("352 281 227 140 x -f e/real.db").status == 0)
    #expect(try box.shell("$SCOREBOX show --json -f d/real.db").sheet.rounds.count == 2)
    #expect(try box.shell("stat -c %F scores.db").output == "symbolic link\n")
    // One lock beside the real file, whatever the name.
    #expect(
      try box.shell("find . -name 'real.db*' | sort").lines == ["./d/real.db", "./d/real.db.lock"])
  }

  // Also by `-n`, which says what a command would do.
  @Test(arguments: ["", " -n"])
  func `two names of one file are refused to a writer`(option: String) throws {
    let box = try Sandbox.club()
    try box.shell("ln scores.db other.db")
    let before = try box.shell("sha256sum scores.db").output
    let outcome = try box.record("352 281 227 140 x" + option)
    #expect(outcome.status == 65)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("more than one name"))
    #expect(try box.shell("sha256sum scores.db").output == before)
  }

  // behaviour.md 2.5; cases.md S3.
  @Test(arguments: [
    "add-round a=352 b=281 c=227 d=140 --add-players -n", "add-game X -n", "add-player X -n",
    "add-round 352 281 227 140 x -n --json", "show", "games", "players", "rules", "show --json",
    "add-round 352 281 227 141 x", "add-game Fri", "add-player Aoki", "add-round 1 2",
    "add-round 352 281 227 140 x --rule nosuch", "--version", "help", "show nosuch", "shwo",
  ])
  func `what changes nothing leaves no trace`(line: String) throws {
    let box = try Sandbox()
    try box.shell("mkdir d; $SCOREBOX add-game Fri --players Aoki,Baba,Chiba,Doi,Endo -f d/s.db")
    let before = try box.snapshot(of: "d")
    try box.shell("$SCOREBOX \(line) -f d/s.db")
    #expect(try box.snapshot(of: "d") == before)
    // Nor where there is nothing yet.
    try box.shell("$SCOREBOX \(line) -f new/s.db; SCOREBOX_FILE= $SCOREBOX \(line)")
    let isAnAdd =
      line.hasPrefix("add-round 352 281 227 140") || line.hasPrefix("add-game Fri")
      || line.hasPrefix("add-player Aoki")
    if !isAnAdd || line.contains(" -n") || line.contains("nosuch") {
      #expect(try box.files == ["d", "d/s.db", "d/s.db.lock"])
    }
  }
}
