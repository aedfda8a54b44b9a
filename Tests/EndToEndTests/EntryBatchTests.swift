import Foundation
import TestSupport
import Testing

@Suite struct `Rounds from standard input` {
  private static let line = "352 281 227 140 x"

  private func batch(_ text: String, _ words: String...) throws -> (Sandbox, Sandbox.Outcome) {
    let box = try Sandbox.club()
    let all = ["add-round", "-", "--date", "2026-11-20"] + words
    return (box, try box.run(words: all, input: Data(text.utf8)))
  }

  @Test(arguments: [
    "\(line)\n\(line)\n", "\(line)\n\(line)", "\(line)\r\n\(line)\r\n", "\(line)\r\(line)\r",
    "\u{FEFF}\(line)\n\(line)\n", "\u{FEFF}\(line)\r\n\(line)",
    "# two\n\n  \(line) # the first\n\t\n\(line)\n",
    "'352' \"281\" 2\\27 140 x\n3\"5\"2 281 '22'7 140 x\n",
    "\u{3000}352\u{3000}281 227\t140 x\n\(line)",
    "Aoki=352 'Baba=281' \"Chiba\"=227 Doi=\n\(line)",
    "\(line) --note 'it''s # no comment'\n\(line) --note \"$HOME `x` \\\"q\\\"\"\n",
  ])
  func `two rounds in every form`(text: String) throws {
    let (box, outcome) = try batch(text)
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.errors == "")
    // One echo at the end.
    #expect(outcome.lines.count == 1)
    #expect(outcome.output.contains("Totals: Aoki +110.4, Baba +16.2, Chiba -34.6, Doi -92.0"))
    let results = try box.sheet.rounds.map { $0.scores.map(\.result) }
    #expect(results == [[55200, 8100, -17300, -46000], [55200, 8100, -17300, -46000]])
  }

  @Test func `nothing is expanded`() throws {
    let (box, _) = try batch(
      "\(Self.line) --note \"$HOME `id` \\$x\"\n\(Self.line) --note '$(id)\\'\n")
    #expect(try box.sheet.rounds.map(\.note) == ["$HOME `id` $x", "$(id)\\"])
  }

  @Test func `a line may have options of its own`() throws {
    let (box, outcome) = try batch(
      "\(Self.line)\nAoki=450 Baba=350 Chiba=250 --rule sanma --date 2026-11-21\n", "--note", "both"
    )
    #expect(outcome.status == 0)
    #expect(try box.sheet.rounds.map(\.date) == ["2026-11-20", "2026-11-21"])
    #expect(try box.sheet.rounds.map(\.note) == ["both", "both"])
  }

  @Test(arguments: [
    ("352 281 227 14O x", 64, "line 3, column 13:"), ("352 281 227 141 x", 1, "line 3:"),
    ("Aoki=352 Baba=281 Chiba=227 Yuko=140", 1, "line 3, column 29:"),
    ("352 281 'x", 64, "line 3, column 9:"), ("352 281 \\", 64, "line 3, column 9:"),
    ("352 281 227 140 x --notes y", 64, "line 3, column 19:"), ("352 281 227 140", 64, "line 3:"),
    ("352 281 227 140 x -n", 64, "line 3, column 19:"), ("-", 64, "line 3"),
    ("352 281 227 140 x -f y", 64, "line 3, column 19:"), ("352 281 227 140 x -q", 64, "line 3"),
    ("352 281 227 140 x --json", 64, "line 3"), ("352 281 227 140 x -o y", 64, "line 3"),
    ("352 281 227 140 x --date 010315", 64, "line 3, column "),
    ("--note alone", 64, "line 3"),
    ("田中=352 \u{3000} 281", 64, "line 3, column 10:"),
  ])
  func `a bad line is named and nothing is stored`(
    bad: String, status: Int32, place: String
  ) throws {
    let (box, outcome) = try batch("# head\r\n\(Self.line)\r\n\(bad)\r\n\(Self.line)\r\n")
    #expect(outcome.status == status, "\(outcome)")
    #expect(outcome.errors.hasPrefix("scorebox: \(place)"), "\(outcome.errors)")
    #expect(outcome.output == "")
    #expect(try box.rounds == 0)
  }

  @Test(arguments: [
    "352 281 227 14O x", "352 281 227 141 x", "New=352 Baba=281 Chiba=227 Doi=140", "352 281 'x",
    "352 281 \\", "352 281 227 140 x -f y", "-",
    "352 281 227 140 x --rule nosuch", "352 281 227 140 x --game nosuch",
  ])
  func `others are stored when going on`(bad: String) throws {
    let (box, outcome) = try batch("\(Self.line)\n\(bad)\n\(Self.line)\n", "--keep-going")
    #expect(outcome.status == 1, "\(outcome)")
    #expect(outcome.errors.hasPrefix("scorebox: line 2"))
    #expect(outcome.output.contains("Totals: Aoki +110.4"))
    #expect(try box.sheet.rounds.map(\.number) == [1, 2])
    // Nothing of the bad line is left: no player, no rule.
    #expect(try box.sheet.sums.count == 5)
  }

  @Test func `a batch tried twice under one key is stored once`() throws {
    let box = try Sandbox.club()
    let words = ["add-round", "-", "--date", "2026-11-20", "--id", "evening"]
    for _ in 0..<2 {
      let input = Data("\(Self.line)\n\(Self.line)\n".utf8)
      #expect(try box.run(words: words, input: input).status == 0)
    }
    #expect(try box.rounds == 2)
  }

  @Test(arguments: ["", "\n\n# nothing\n", "\u{FEFF}"])
  func `nothing to record is no failure`(text: String) throws {
    let (box, outcome) = try batch(text)
    #expect(outcome.status == 0)
    #expect(try box.rounds == 0)
  }

  // behaviour.md 3.5: the line is named, a Shift-JIS file gets its iconv command.
  @Test(
    arguments: [
      ([0x8E, 0x52], "iconv -f"), ([0xFF, 0xFE], ""), ([0xC0, 0x80], ""), ([0xED, 0xA0, 0x80], ""),
      ([0x41, 0x00], "NUL"),
    ] as [([UInt8], String)])
  func `bytes that are no text are bad data`(bytes: [UInt8], said: String) throws {
    let box = try Sandbox.club()
    let input = Data("\(Self.line)\r\n# ".utf8) + Data(bytes) + Data("\r\n".utf8)
    let outcome = try box.run(words: ["add-round", "-"], input: input)
    #expect(outcome.status == 65)
    #expect(outcome.errors.hasPrefix("scorebox: line 2:"), "\(outcome.errors)")
    #expect(said.isEmpty || outcome.errors.contains(said))
    #expect(try box.rounds == 0)
  }

  @Test func `a long evening is one transaction`() throws {
    let text = String(repeating: Self.line + "\n", count: 500)
    let (box, outcome) = try batch(text)
    // 500 times 55.2, 8.1, -17.3, -46.0.
    #expect(outcome.output.contains("Aoki +27600.0, Baba +4050.0, Chiba -8650.0, Doi -23000.0"))
    #expect(try box.sheet.rounds.count == 500)
  }
}
