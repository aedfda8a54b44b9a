import TestSupport
import Testing

@Suite struct `Words people type` {
  // cases.md I7, I9, I11, 75; behaviour.md 3.2.
  @Test(arguments: [
    "1,42", "1,4200", ",5", "10.999.99", "1_000", "1e3", "0x10", "nan", "inf", "Infinity", "五", "Ⅳ",
    "½", "+-5", "--5", "5-", "35200点", "٣", "1.2345", "35.200", "35.2", ".5", "5.",
    "9223372036854775807",
    "-9223372036854775808", "99999999999999999999", "3\u{200B}5200", "\u{FEFF}35200", "\u{1B}[2J",
  ])
  func `are no raw score`(word: String) throws {
    let box = try Sandbox.club()
    let words = ["add-round", "Aoki=\(word)", "Baba=28100", "Chiba=22700", "Doi=14000"]
    let outcome = try box.run(words: words)
    #expect(outcome.status == 64, "\(outcome)")
    #expect(try box.rounds == 0)
  }

  @Test(arguments: [
    ("1,5", "1.5"), ("35.200", "35200"), ("-1,25", "-1.25"), ("3\u{200B}5200", "U+200B"),
    ("35200\u{FEFF}", "U+FEFF"), ("3\u{200B}5200", "place 2"),
  ])
  func `that are nearly a score get an offer or a place`(word: String, offer: String) throws {
    let box = try Sandbox.club()
    let words = ["add-round", "Aoki=\(word)", "Baba=28100", "Chiba=22700", "Doi=14000"]
    #expect(try box.run(words: words).errors.contains(offer))
  }

  @Test(arguments: [
    ("2026-03-01", "2026-03-01"), ("2026/3/1", "2026-03-01"), ("20260301", "2026-03-01"),
    ("2026年3月1日", "2026-03-01"), ("２０２６年３月１日", "2026-03-01"), ("２０２６－０３－０１", "2026-03-01"),
    ("2024-02-29", "2024-02-29"),
  ])
  func `are days, and echoed`(word: String, day: String) throws {
    let box = try Sandbox.club()
    let echo = try box.type("add-round 352 281 227 140 x --date \(word)")
    #expect(echo.output.hasPrefix("Fri, round 1 on \(day):"), "\(echo)")
    #expect(try box.sheet.rounds.first?.date == day)
  }

  // cases.md I15: the latest such day that is not after tomorrow, its year echoed.
  @Test(arguments: ["3/1", "03-01", "３月１日", "3月1日"])
  func `a day without a year is the latest one`(word: String) throws {
    let box = try Sandbox.club()
    try box.type("add-round 352 281 227 140 x --date \(word)")
    let day = try #require(try box.sheet.rounds.first?.date)
    let tomorrow = try box.shell("date -d tomorrow +%F").output.prefix(10)
    #expect(day.hasSuffix("-03-01"))
    #expect(day <= tomorrow)
    #expect("\((Int(day.prefix(4)) ?? 0) + 1)-03-01" > tomorrow)
  }

  @Test func `yesterday is the day before today`() throws {
    let box = try Sandbox.club()
    try box.type("add-round 352 281 227 140 x --date yesterday")
    try box.type("add-round 352 281 227 140 x --date today")
    let days = try box.sheet.rounds.map(\.date)
    let after = try box.shell("date -d '\(days[0]) + 1 day' +%F").output.prefix(10)
    #expect(days[1] == after)
  }

  // A day begins at 06:00 (behaviour.md 3.3), or when the setting says.
  @Test func `a day begins when it is set to`() throws {
    let box = try Sandbox.club()
    let now = try box.shell("date +%s").output
    let seconds = (Int(now.dropLast()) ?? 0) % 86400
    // An hour ahead of the clock, and an hour behind it, where that stays within the day.
    guard (3700..<82700).contains(seconds) else { return }
    let hours = [seconds / 3600 + 1, seconds / 3600].map { "\($0):00" }
    let days = try hours.map { start in
      try box.run(
        "add-round", "352", "281", "227", "140", "x", "--json",
        environment: ["SCOREBOX_DAY_STARTS": start]
      ).sheet.rounds.first?.date
    }
    let today = try box.shell("date +%F; date -d yesterday +%F").lines
    #expect(days == [today[1], today[0]])
  }

  @Test(arguments: [
    "2026-02-30", "2026-13-01", "2026-00-10", "010315", "1/3/2026", "03/01/26", "tomorow", "1",
    "-1",
    "2026-3", "2026-03-01T10:00", "3/32", "2025-02-29", "",
  ])
  func `are no day`(word: String) throws {
    let box = try Sandbox.club()
    let words = ["add-round", "352", "281", "227", "140", "x", "--date", word]
    #expect(try box.run(words: words).status == 64)
    #expect(try box.rounds == 0)
  }

  // cases.md I23, I25, I27 and behaviour.md 3.4: one key, no guesses in a write.
  @Test(arguments: [
    "Aoki", "aoki", "ＡＯＫＩ", "@Aoki", "1", "１", " Aoki ",
  ])
  func `are the same player`(word: String) throws {
    let box = try Sandbox.club()
    let words = ["add-round", "\(word)=352", "Baba=281", "Chiba=227", "Doi=140"]
    #expect(try box.run(words: words).status == 0)
    #expect(try box.sheet.sums.count == 5)
  }

  @Test func `voiced kana are one letter however typed`() throws {
    let box = try Sandbox()
    try box.record("か\u{3099}く=352 佐藤太郎=281 Bob=227 田中=140")
    try box.record("がく=352 佐藤太郎=281 ｂｏｂ=227 田中=140")
    #expect(try box.sheet.sums.map(\.player) == ["がく", "佐藤太郎", "Bob", "田中"])
  }

  @Test(arguments: [
    ("Aokl", "Aoki"), ("Dio", "Doi"), ("佐々木", nil), ("佐藤太朗", "佐藤太郎"), ("Zzz", nil),
  ])
  func `of no player are refused, with a near miss only`(word: String, near: String?) throws {
    let box = try Sandbox.club()
    try box.run("add-player", "佐藤太郎", "--game", "Fri")
    let outcome = try box.record("\(word)=352 Baba=281 Chiba=227 Endo=140")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("no player named '\(word)'"))
    if let near {
      #expect(outcome.errors.contains("did you mean '\(near)'? "), "\(outcome.errors)")
    }
    #expect(outcome.errors.contains("--add-players"))
    #expect(!outcome.errors.contains("Bob"))
    #expect(try box.rounds == 0)
  }

  @Test func `a number and a name of digits are told apart by @`() throws {
    let box = try Sandbox.club()
    #expect(try box.record("9=352 Baba=281 Chiba=227 Doi=140").status == 1)
    let named = try box.record("@9=352 Baba=281 Chiba=227 Doi=140 --add-players")
    #expect(named.output.contains("9 +55.2, Baba +8.1"))
  }

  @Test func `an operand is split at its last equals sign`() throws {
    let box = try Sandbox()
    let echo = try box.record("a=b=352 c==281 d＝e=227 f＝140")
    #expect(echo.output.contains("a=b +55.2, c= +8.1, d＝e -17.3, f -46.0"), "\(echo)")
  }

  @Test(arguments: [
    ("a\u{200B}b", "U+200B"), ("\u{202E}ab", "U+202E"), ("a\u{0007}", "U+0007"),
    ("a\u{2060}", "U+2060"),
    ("a\u{9B}b", "U+009B"), ("\u{FEFF}a", "U+FEFF"), (String(repeating: "a", count: 65), "64"),
    (String(repeating: "a\u{301}\u{302}\u{303}\u{304}", count: 60), "256"), ("", ""), ("  ", ""),
    ("\u{3000}", ""),
  ])
  func `are no name`(name: String, said: String) throws {
    let box = try Sandbox()
    let outcome = try box.run("add-player", name)
    #expect(outcome.status == 64)
    #expect(said.isEmpty || outcome.errors.contains(said), "\(outcome.errors)")
    #expect(try box.shell("test -e scores.db").status == 1)
  }
}
