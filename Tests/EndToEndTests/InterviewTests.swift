import TestSupport
import Testing

/// behaviour.md 1: asks player by player, shows what is left, repeats until Ctrl-D.
@Suite struct `Being asked for a round` {
  private func ask(_ box: Sandbox, _ lines: String..., words: String = "") throws -> Sandbox.Outcome
  {
    let command = "$SCOREBOX add-round --date 2026-11-20 \(words)"
    return try box.onTerminal(command, typing: lines)
  }

  @Test func `scores, a blank for what is left, x for sitting out`() throws {
    let box = try Sandbox.club()
    let outcome = try ask(box, "352", "281", "x", "227", "")
    #expect(outcome.status == 0, "\(outcome)")
    // 100,000 - 35,200 - 28,100 - 22,700.
    for question in [
      "Aoki (100,000 left)", "Baba (64,800 left)", "Chiba (36,700 left)", "Endo (14,000 left)",
    ] {
      #expect(outcome.output.contains(question), "\(outcome.output)")
    }
    #expect(outcome.output.contains("Aoki +55.2, Baba +8.1, Doi -17.3, Endo -46.0"))
    #expect(try box.rounds == 1)
  }

  @Test func `rounds until the end of input`() throws {
    let box = try Sandbox.club()
    let outcome = try ask(
      box, "352", "281", "227", "140", "x", "35200", "28100", "22700", "14000", "x", "352")
    #expect(outcome.status == 0, "\(outcome)")
    // The third was left unfinished.
    #expect(try box.rounds == 2)
  }

  @Test func `a wrong word is asked again, a wrong sum once more`() throws {
    let box = try Sandbox.club()
    let outcome = try ask(
      box, "352", "abc", "281", "227", "130", "x", "n", "352", "281", "227", "140", "x")
    #expect(outcome.output.contains("'abc' is not a score"))
    #expect(outcome.output.contains("1,000 short of 100,000"))
    #expect(outcome.output.contains("once more"))
    #expect(outcome.status == 0)
    #expect(try box.sheet.rounds.map { $0.scores.map(\.raw) } == [[35200, 28100, 22700, 14000]])
  }

  @Test func `what a rule misses is asked for`() throws {
    let box = try Sandbox()
    try box.run("add-game", "Fri", "--rule", "tenhou", "--players", "Aoki,Baba,Chiba,Doi")
    // 1,000 short: a stick left; then Aoki and Baba tie, and Baba sat earlier:
    // Baba 30 - 30 + 20 + 20 + 1 = +41, Aoki 30 - 30 + 10 = +10.
    let outcome = try ask(box, "300", "300", "250", "140", "y", "Baba,Aoki")
    #expect(outcome.output.contains("record it with --sticks 1? [y/N]"), "\(outcome.output)")
    #expect(outcome.output.contains("who sat earlier, first to last, as in Aoki, Baba?"))
    #expect(outcome.output.contains("Baba +41.0, Aoki +10.0, Chiba -15.0, Doi -36.0 (sum 0.0)"))
  }

  @Test func `two ties are settled one after the other`() throws {
    let box = try Sandbox()
    try box.run("add-game", "Fri", "--rule", "tenhou", "--players", "田中,佐藤,鈴木,高橋")
    // Blanks part names as commas do; numbers are the sheet's. tenhou: +20 +10 -10 -20, oka 20.
    let outcome = try ask(box, "300", "300", "200", "200", "佐藤　田中", "高橋、", "4,3")
    #expect(outcome.output.contains("佐藤 +40.0, 田中 +10.0, 高橋 -20.0, 鈴木 -30.0 (sum 0.0)"))
    #expect(try box.rounds == 1)
  }

  @Test func `names that cannot do are asked for again`() throws {
    let box = try Sandbox()
    let outcome = try ask(
      box, "田中、佐藤", "A,B,C,ａ", "田中　佐藤　鈴木　高橋", "352", "281", "227", "140")
    #expect(outcome.output.contains("a round under mleague takes 4 players"), "\(outcome.output)")
    #expect(outcome.output.contains("a name stands there twice"))
    #expect(outcome.output.contains("田中 +55.2"))
  }

  @Test func `a round left unfinished is said to be`() throws {
    let outcome = try ask(Sandbox.club(), "352", "281")
    #expect(outcome.output.contains("this round was not recorded"))
    #expect(outcome.status == 0)
  }

  @Test func `names first where there are none`() throws {
    let box = try Sandbox()
    let outcome = try ask(box, "Aoki", "Aoki, Baba、Chiba，\"D,oi\"", "352", "281", "227", "140")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(try box.sheet.rounds.first?.scores.map(\.player) == ["Aoki", "Baba", "Chiba", "D,oi"])
  }

  @Test func `full-width digits and blanks around`() throws {
    let box = try Sandbox.club()
    try box.shell("true")
    let outcome = try ask(box, "３５２００", " 28,100 ", "22700", "14000", "ｘ")
    #expect(outcome.output.contains("Aoki +55.2, Baba +8.1"), "\(outcome)")
  }

  /// As on a line of scores: by name or number, in any form.
  @Test(arguments: ["Endo", "5", "＠ｅｎｄｏ", "Chiba,5"])
  func `whoever sits out by an option is not asked`(out: String) throws {
    let box = try Sandbox.club()
    let outcome = try ask(box, "352", "281", "227", "140", words: "--out \(out)")
    #expect(!outcome.output.contains("Endo ("), "\(outcome.output)")
    #expect(outcome.output.contains("Chiba (") == !out.hasPrefix("Chiba"))
    #expect(try box.rounds == (out.hasPrefix("Chiba") ? 0 : 1))
  }

  @Test(arguments: ["Endou", "6", "0"])
  func `whoever is to sit out must be in the sheet`(out: String) throws {
    let box = try Sandbox.club()
    let outcome = try ask(box, "352", "281", "227", "140", words: "--out \(out)")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("'--out' names '\(out)', who is not in this sheet"))
    #expect(!outcome.output.contains("left)"))
  }

  @Test func `names are asked for until those who sit out are among them`() throws {
    let box = try Sandbox()
    let outcome = try ask(
      box, "p q r s", "p q r s t", "352", "281", "227", "140", words: "--out t")
    #expect(outcome.output.contains("'--out' names 't'"), "\(outcome.output)")
    #expect(try box.sheet.rounds.first?.scores.map(\.player) == ["p", "q", "r", "s"])
  }

  @Test func `a player whose name is a number keeps it`() throws {
    let box = try Sandbox()
    try box.run("add-game", "Fri", "--rule", "tenhou", "--players", "2,p,q,=")
    // 30 - 30 + 20 + 20; 30 - 30 + 10; 25 - 30 - 10; 15 - 30 - 20.
    let outcome = try ask(box, "300", "300", "250", "150", "@2 p")
    #expect(outcome.output.contains("2 +40.0, p +10.0, q -15.0, = -35.0"), "\(outcome.output)")
  }

  @Test func `results under a rule without calculation`() throws {
    let box = try Sandbox()
    try box.run("add-game", "G", "--rule", "direct", "--players", "A,B,C")
    let outcome = try ask(box, "+52.3", "-20", "")
    #expect(outcome.output.contains("C (-32.3 left)"), "\(outcome.output)")
    #expect(try box.sheet.rounds.first?.scores.map(\.result) == [52300, -20000, -32300])
  }

  @Test func `nothing typed stores nothing`() throws {
    let box = try Sandbox.club()
    let before = try box.shell("sha256sum scores.db").output
    #expect(try ask(box).status == 0)
    #expect(try box.shell("sha256sum scores.db").output == before)
  }

  @Test func `the newest of several open sheets is taken and named`() throws {
    let box = try Sandbox.club()
    try box.run("add-game", "Sat", "--players", "p,q,r,s")
    let outcome = try ask(box, "352", "281", "227", "140")
    #expect(outcome.output.contains("Sat, round 1"), "\(outcome)")
  }

  @Test func `questions are no data`() throws {
    let box = try Sandbox.club()
    let outcome = try ask(box, "352", "281", "227", "140", "x", words: ">answer")
    #expect(outcome.output.contains("Aoki (100,000 left)"))
    let answer = try box.shell("cat answer").output
    #expect(answer.hasPrefix("Fri, round 1"))
  }

  @Test(arguments: ["--game Nope", "--sticks many", "--rule nope", "--date 2026-02-30"])
  func `wrong options end it before anything is asked`(options: String) throws {
    let box = try Sandbox.club()
    let outcome = try ask(box, "352", "281", "227", "140", words: options)
    #expect([1, 64].contains(outcome.status), "\(outcome)")
    #expect(!outcome.output.contains("left)"))
    #expect(try box.rounds == 0)
  }

  @Test func `off a terminal without scores is a usage error`() throws {
    let box = try Sandbox.club()
    let outcome = try box.run("add-round", input: "352\n281\n227\n140\nx\n")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("\nUsage: scorebox add-round"))
    #expect(outcome.output == "")
    #expect(try box.rounds == 0)
  }
}
