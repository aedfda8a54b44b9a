import TestSupport
import Testing

@Suite struct `Scores that cannot be right` {
  /// behaviour.md 1 "Sum": by how much, and what would explain it.
  @Test(arguments: [
    (
      "30000 30000 25000 14000 x",
      [
        "add up to 99,000; 1,000 short of 100,000", "one riichi stick left on the table",
        "--sticks 1",
      ]
    ),
    ("30000 29000 24000 14000 x --sticks 1", ["97,000; 2,000 short of 99,000", "--sticks 3"]),
    ("35200 28100 22700 14000 x --sticks 1", ["100,000; 1,000 over 99,000", "--sticks"]),
    ("32500 28100 22700 14000 x", ["97,300; 2,700 short", "two digits swapped? 35,200 for Aoki"]),
    // No single swap mends it, yet 5,400 is divisible by 9.
    ("35200 28100 28100 14000 x", ["5,400 over", "same score twice? Baba and Chiba", "9"]),
    ("352 281 22700 14000 x", ["hundreds mixed with points", "Aoki and Baba"]),
    ("35200 28100 22700 140 x", ["hundreds mixed with points", "Doi"]),
    ("-1000 53100 33900 -14000 x", ["28,000 short", "a wrong sign? 14,000 for Doi"]),
    ("35200 28100 22700 13700 x", ["99,700; 300 short of 100,000", "--unbalanced"]),
    ("--results 52.3 -10 -12.3 -31 x", ["-1.0; 1.0 short of 0.0"]),
    ("20 10 -10 -20 x", ["add up to 0", "--results"]),
    ("Aoki=30050 Baba=27950 Chiba=25000 Doi=17000", ["30,050", "multiple of 100"]),
    ("Aoki=352 Baba=281 Chiba= Doi=", ["one score can be left blank", "Chiba and Doi"]),
    ("Aoki=352 Baba=281 Chiba=227", ["takes 4 scores", "not 3"]),
  ])
  func `are refused with what would explain them`(line: String, said: [String]) throws {
    let box = try Sandbox.club()
    let outcome = try box.record(line)
    for clause in said { #expect(outcome.errors.contains(clause), "\(outcome)") }
    #expect(outcome.errors.hasPrefix("scorebox: "))
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(try box.rounds == 0)
  }

  @Test func `the example of the contract, to the letter`() throws {
    let outcome = try Sandbox.club().record("30100 29900 25000 14000 x")
    #expect(
      outcome.errors == """
        scorebox: these add up to 99,000; 1,000 short of 100,000: one riichi stick left on the \
        table? add --sticks 1

        """)
  }

  @Test func `a tie that seats decide is refused with the remedy`() throws {
    let box = try Sandbox()
    let players = "Aoki,Baba,Chiba,Doi"
    try box.run("add-game", "G", "--rule", "friendly-10-30", "--players", players)
    let refused = try box.record("30000 30000 25000 15000")
    #expect(
      refused.errors
        == "scorebox: Aoki and Baba tie on 30,000; the earlier seat wins: add --seats Aoki,Baba\n")
    #expect(refused.status == 1)
    // Names and numbers are the same players (behaviour.md 3.4).
    for seats in ["Baba,Aoki", "2,1", "baba、AOKI", "@Baba,@Aoki"] {
      let outcome = try box.record("30000 30000 25000 15000 -n --seats \(seats)")
      #expect(outcome.output.contains("Baba +50.0, Aoki +10.0"), "\(seats): \(outcome)")
    }
    #expect(try box.record("30000 30000 25000 15000 --seats Aoki").status == 1)
    #expect(try box.record("30000 30000 25000 15000 --seats Aoki,Aoki").status == 64)
    #expect(try box.record("30000 30000 25000 15000 --seats Aoki,Nobody").status != 0)
    #expect(try box.rounds == 0)
  }

  @Test(arguments: [
    "Aoki=352 Baba=281 227 140", "Aoki=352 Baba=281 Chiba=227 Aoki=140",
    "=352 Baba=1 Chiba=2 Doi=3",
    "352 281 227 140", "352 281 227 140 0 x", "352 281 227 140 x --hundreds --points",
    "--results --hundreds 352 281 227 140 x", "352 281 227 140 x --seated --seats Aoki,Baba",
    "352 281 227 140 x --sticks -1", "352 281 227 140 x --sticks 1.5",
    "352 281 227 140 x --sticks one", "352 281 227 140 x --winds 0", "352 281 227 140 x --table 0",
    "352 281 227 140 5 --out Endo", "Aoki=352 Baba=281 Chiba=227 Endo=140 --out Endo",
    "35.2 28.1 22.7 14.0 x", "352 281 227 140 x --date 010315", "352 281 227 140 x --id=",
    "- 352 281 227 140",
  ])
  func `wrong words are wrong words`(line: String) throws {
    let box = try Sandbox.club()
    let outcome = try box.record(line)
    #expect(outcome.status == 64, "\(outcome)")
    #expect(outcome.errors.hasPrefix("scorebox: "))
    #expect(outcome.output == "")
    #expect(try box.rounds == 0)
  }
}
