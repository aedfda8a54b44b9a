import Foundation
import TestSupport
import Testing

extension Sandbox.Outcome {
  /// Whether nothing in it can move a cursor: no control but LF, no C1, no bidi control.
  fileprivate var isHarmless: Bool {
    (output + errors).unicodeScalars.allSatisfy {
      ($0.value >= 0x20 || $0 == "\n") && !(0x7F...0x9F).contains($0.value)
        && !(0x202A...0x202E).contains($0.value) && !(0x2066...0x2069).contains($0.value)
    }
  }
}

@Suite struct `Hostile words` {
  // cases.md F87, O1; storage.md 5 "hostile names".
  @Test(arguments: [
    "O'Brien", "x'); DROP TABLE score;--", "\"quoted\"", "=cmd|' /C calc'!A0", "../../etc/passwd",
    "$(id)", "`id`",
    "a;b", "%s%n", "\\", "a b", "NULL", "佐々木 希", "👨‍👩‍👧家族", "a\u{301}\u{302}", "<b>&amp;",
    "1 OR 1=1",
    "שלום", "{}", "__proto__", "x=y",
  ])
  func `as names are stored exactly`(name: String) throws {
    let box = try Sandbox()
    let words = ["add-round", "\(name)=352", "b=281", "c=227", "d=140"]
    let outcome = try box.run(words: words)
    #expect(outcome.status == 0, "\(outcome)")
    let kept = try box.sheet.rounds.first?.scores.first?.player
    #expect(kept == name.precomposedStringWithCanonicalMapping)
    #expect(
      try box.run("add-game", name, "--players", "\"\(name.replacing("\"", with: "\"\""))\",z")
        .status == 0)
    #expect(try box.run("show", name).output.contains("players yet") == false)
    #expect(try box.sql("SELECT count(*) FROM score") == "4\n")
    #expect(try box.run("show").isHarmless)
  }

  @Test(arguments: [
    "\u{1B}[2J", "\u{1B}]52;c;aGk=\u{7}", "\u{7}bell", "a\rb", "a\nb", "\u{9B}31m", "\u{202E}gnol",
    "\u{2066}x",
    "a\u{7F}", "a\u{200B}b",
  ])
  func `that move the cursor are refused and told harmlessly`(word: String) throws {
    let box = try Sandbox.club()
    let attempts = [
      [word], [word, "1", "2"], ["add-round", word, "281", "227", "140", "x"],
      ["add-round", "\(word)=352", "b=281", "c=227", "d=140", "--add-players"],
      ["add-round", "Aoki=\(word)", "Baba=281", "Chiba=227", "Doi=140"], ["add-player", word],
      ["add-game", word], ["show", word], ["show", "--cols", word], ["show", "--rows", word],
      ["show", "--\(word)"], ["show", "--sums", word], ["rules", word], ["show", "-f", word],
      ["add-round", "352", "281", "227", "140", "x", "--date", word],
      ["add-round", "352", "281", "227", "140", "x", "--id", word],
      ["add-round", "352", "281", "227", "140", "x", "--game", word],
      ["add-round", "352", "281", "227", "140", "x", "--rule", word],
      ["add-round", "352", "281", "227", "140", "x", "--seats", word],
      ["add-round", "352", "281", "227", "140", "--out", word],
    ]
    for words in attempts
    where words != ["add-round", "352", "281", "227", "140", "x", "--id", word]
      || word.unicodeScalars.contains(where: { $0.value < 0x20 })
    {
      let outcome = try box.run(words: words)
      #expect(outcome.status != 0, "\(words)")
      #expect(outcome.status < 128, "\(words)")
      #expect(outcome.isHarmless, "\(words): \(outcome.errors.debugDescription)")
      #expect(outcome.errors.hasPrefix("scorebox: "))
    }
    #expect(try box.rounds == 0)
    #expect(try box.sheet.sums.count == 5)
  }

  // cases.md P11.
  @Test func `put into the file behind our back do no harm`() throws {
    let box = try Sandbox.club()
    try box.record("352 281 227 140 x")
    let bad =
      "'x'||char(27)||'[2J'||char(27)||']0;hi'||char(7)||char(13)||'B'||char(10)||char(155)||char(127)||char(8238)"
    try box.sql(
      "UPDATE player SET name=\(bad) WHERE id=1; UPDATE game SET name=\(bad); UPDATE round SET note=\(bad)"
    )
    for line in [
      "show", "show --ascii", "show --sums running", "games", "players", "players --game 1",
      "show --width 30", "show Nope", "show --cols Nope", "add-round 352 281 227 140 x",
      "add-round 352 281 227 141 x", "show --json", "games --json", "players --json",
    ] {
      let outcome = try box.type(line)
      #expect(
        outcome.isHarmless || line.hasSuffix("--json") && outcome.output.contains("\\u202e"),
        "\(line): \(outcome.output.debugDescription)")
      if line.hasSuffix("--json") {
        #expect(outcome.output.contains("\\u001b[2J\\u001b]0;hi\\u0007"))
        #expect(outcome.output.contains("\\u009b"))
      } else if outcome.status == 0 {
        #expect(outcome.output.contains("␛[2J"), "\(line)")
      }
    }
    #expect(try box.sheet.players.first?.name.unicodeScalars.contains("\u{1B}") == true)
  }

  @Test(arguments: [
    "UPDATE rule SET definition=replace(definition, '\"mleague\"', '\"x\\u001b[2J\\u009b\"')",
    "UPDATE rule SET name='x'||char(27)||'[2J'",
    "UPDATE rule SET definition='{'||char(27)",
    "UPDATE rule SET definition='{}'",
    "UPDATE rule SET definition=replace(definition, '25000', '9223372036854775807')",
    "UPDATE round SET uid='x'||char(27)||'[2J'",
    "PRAGMA writable_schema=1; INSERT INTO sqlite_schema VALUES('table', 'x'||char(27)||'[2J', 'x'||char(27)||'[2J', 3, 'CREATE TABLE x'||char(27)||'(a)')",
  ])
  func `in rules, keys and schema of a file do no harm`(statement: String) throws {
    let box = try Sandbox.club()
    try box.record("352 281 227 140 x")
    try box.sql(statement)
    for line in [
      "show", "games", "players", "add-round 352 281 227 140 x", "add-round 352 281 227 14100 x",
      "show --json", "add-game X --rule mleague -n",
    ] {
      let outcome = try box.type(line)
      #expect(outcome.isHarmless, "\(line): \((outcome.output + outcome.errors).debugDescription)")
      #expect([0, 1, 65].contains(outcome.status), "\(line): \(outcome)")
      #expect(!outcome.errors.contains("fault of scorebox"), "\(line): \(outcome.errors)")
    }
  }

  @Test func `of a megabyte are refused in a line`() throws {
    let box = try Sandbox.club()
    // Longer than an argument may be: by standard input.
    let long = String(repeating: "長", count: 340_000)
    for line in [
      "\(long)=352 b=281 c=227 d=140 --add-players", "\(long) 281 227 140 x",
      "352 281 227 140 x --note \(long)", "352 281 227 140 x --game \(long)",
      "352 281 227 140 x --\(long)",
    ] {
      let outcome = try box.run("add-round", "-", input: line)
      #expect((1...65).contains(outcome.status), "\(outcome.errors.prefix(200))")
      #expect(outcome.errors.utf8.count < 2000)
    }
    #expect(try box.rounds == 0)
  }

  // design.md 5; storage.md 5 "overflow".
  @Test(arguments: [
    "9223372036854775807 -9223372036854775807 100000 0 x", "-9223372036854775808 0 0 0 x",
    "9223372036854775 -9223372036854775 100000 0 x", "1000000001 -999900001 0 0 x",
    "--results 9223372036854775.807 -9223372036854775.807 0 0 x",
    "Aoki=-9223372036854775 Baba=-9223372036854775 Chiba=-9223372036854775 Doi=",
    "--unbalanced 9223372036854775 9223372036854775 9223372036854775 9223372036854775 x",
    "--hundreds 92233720368547758 0 0 0 x", "352 281 227 140 x --sticks 9223372036854775807",
    "352 281 227 140 x --sticks 9223372036854775808", "352 281 227 140 x --winds 4294967297",
    "352 281 227 140 x --table 9223372036854775807",
  ])
  func `of great size are refused`(line: String) throws {
    let box = try Sandbox.club()
    let outcome = try box.record(line)
    #expect([1, 64].contains(outcome.status), "\(outcome)")
    #expect(try box.rounds == 0)
  }

  @Test func `that are not UTF-8 are named by their place`() throws {
    let box = try Sandbox.club()
    let outcome = try box.shell(
      "$SCOREBOX add-round \"$(printf '\\377')\"=352 Baba=281 Chiba=227 Doi=140")
    #expect(outcome.status == 64)
    #expect(outcome.errors == "scorebox: argument 2 is not UTF-8 text\n")
  }

  // storage.md 5 "determinism"; cases.md 81, P9.
  @Test func `show is the same everywhere`() throws {
    let box = try Sandbox.club()
    try box.record("352 281 227 140 x")
    try box.shell("TZ=Asia/Tokyo $SCOREBOX add-round 352 281 227 140 x --date 2026-03-08")
    try box.shell("TZ=America/New_York $SCOREBOX add-round 352 281 227 140 x --date 2026-11-01")
    for line in ["show", "show --json", "games", "players --json"] {
      var seen: Set<String> = []
      for zone in ["UTC", "Asia/Tokyo", "America/New_York"] {
        for locale in ["en_US.UTF-8", "de_DE.UTF-8", "C.UTF-8"] {
          let words = line.split(separator: " ").map(String.init)
          let script = "$SCOREBOX \(words.joined(separator: " "))"
          seen.insert(try box.shell(script, environment: ["TZ": zone, "LC_ALL": locale]).output)
        }
      }
      #expect(seen.count == 1, "\(line)")
      let plain = try box.shell("LC_ALL=C $SCOREBOX \(line) --json").output
      #expect(try plain == box.shell("$SCOREBOX \(line) --json").output)
    }
  }

  @Test func `the C locale gets rules in ASCII and names as they are`() throws {
    let box = try Sandbox()
    try box.record("田中=352 Baba=281 Chiba=227 Doi=140")
    let shown = try box.shell("LC_ALL=C $SCOREBOX show").output
    #expect(shown.contains("田中"))
    #expect(shown.replacing("田中", with: "").utf8.allSatisfy { $0 < 0x80 })
  }
}
