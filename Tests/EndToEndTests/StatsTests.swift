import Foundation
import TestSupport
import Testing

/// One player's figures, two against each other, and who pays whom.
@Suite struct `Statistics` {
  /// The evening of the README: Aoki +66.2, out, -15.5, +30.0, -21.1, +13.7.
  private static func evening() throws -> Sandbox {
    let box = try Sandbox()
    try box.run(
      "add-game", "Friday night", "--date", "2026-11-27", "--players", "Aoki,Baba,Chiba,Doi,Endo")
    try box.run(
      "add-round", "-", "--date", "2026-11-27", input: Repository.fixture("friday-night.txt"))
    return box
  }

  private static func json(_ box: Sandbox, _ words: String...) throws -> [String: Any] {
    let answer = try box.run(words: words + ["--json"])
    let value = try JSONSerialization.jsonObject(with: Data(answer.output.utf8))
    return try #require(value as? [String: Any])
  }

  // Mean (66.2 - 15.5 + 30 - 21.1 + 13.7) / 5 = 14.66. Squares of the differences: 2656.37 + 909.62 +
  // 235.32 + 1278.78 + 0.92 = 5081.01; over 4 and rooted 35.64; over root 5 times 2.776: 44.25.
  @Test func `an average says how many rounds it rests on and within what`() throws {
    let box = try Self.evening()
    let printed = try box.run("stats", "aoki").output
    #expect(printed.contains("+14.66  +/- 44.25 (95 %), of 5 rounds"), "\(printed)")
    #expect(printed.contains("40.00 %  2 of 5") && printed.contains("60.00 %  3 of 5"))
    #expect(printed.contains("+66.2  Friday night, round 1, 2026-11-27"))
    #expect(printed.contains("-21.1  Friday night, round 5, 2026-11-27"))
    let stats = try Self.json(box, "stats", "Aoki")
    let all = try #require(stats["all"] as? [String: Any])
    #expect(all["rounds"] as? Int == 5 && all["score"] as? Int == 73_300)
    #expect(all["average_interval"] as? Double ?? 0 > 44_250 - 10)
    #expect(all["average_interval"] as? Double ?? 0 < 44_250 + 10)
    // Places 1, 3, 1 (level), 3, 2: never two firsts in a row, never last.
    let longest = try #require(stats["longest"] as? [String: Any])
    #expect(longest["first"] as? Int == 1 && longest["last_avoided"] as? Int == 5)
    #expect(longest["last"] as? Int == 0)
  }

  @Test func `a player without rounds has no statistics, and one round no interval`() throws {
    let box = try Self.evening()
    try box.run("add-player", "Fujita")
    #expect(try box.run("stats", "Fujita").lines == ["Fujita: Friday night", "no rounds"])
    #expect(try box.run("stats", "Aoki", "--to", "2020-01-01").lines.last == "no rounds")
    #expect(try box.run("stats", "Aoki", "--against", "Fujita").output == "no rounds\n")
    let empty = try Sandbox()
    try empty.run("add-game", "Empty", "--rule", "mleague")
    #expect(try empty.run("standings").lines.last == "no rounds")
    #expect(try empty.run("chart").output == "no rounds\n")
    #expect(try empty.run("settle", "--rate", "1").output == "no rounds\n")
    let one = try Sandbox()
    try one.run("add-round", "A=10", "B=-10", "--rule", "direct", "--add-players")
    #expect(try one.run("stats", "A").output.contains("one round says nothing of the next"))
    for words in [
      ["stats"], ["stats", "Aoki", "--against", "Aoki"], ["stats", "--pairs", "Aoki"],
    ] {
      #expect(try box.run(words: words).status == 64, "\(words)")
    }
    #expect(try box.run("stats", "Aki").errors.contains("'Aoki'"))
  }

  // cases.md 91: +40, -10, -30 and places 1, 2, 4.  95: 7 of 30 is 23.33 %; a mean of 1.1 prints so.
  @Test func `means and rates are exact`() throws {
    let box = try Sandbox()
    for line in ["P=40 a=-10 b=-10 c=-20", "P=-10 a=30 b=-20.5 c=0.5", "P=-30 a=10 b=10.5 c=9.5"] {
      let added = try box.run(
        words: ["add-round", "--rule", "direct", "--add-players"]
          + line.split(separator: " ").map(String.init))
      #expect(added.status == 0, "\(added)")
    }
    let printed = try box.run("stats", "P").output
    #expect(
      printed.contains(" 0.00  +/-"),
      "\(printed)")
    // 1, 3 (-10 is below +30 and +0.5), 4.
    #expect(try box.shown().sums.first { $0.player == "P" }?.averagePlace == 2.667)
    let many = try Sandbox()
    let lines = (0..<30).map { $0 < 7 ? "A=1.1 B=-1.1" : "A=-1.1 B=1.1" }.joined(separator: "\n")
    try many.run("add-game", "G", "--rule", "direct", "--players", "A,B")
    try many.run("add-round", "-", "--game", "G", input: lines)
    #expect(try many.run("stats", "A").output.contains("23.33 %  7 of 30"))
    let level = try Sandbox()
    try level.run("add-game", "G", "--rule", "direct", "--players", "A,B")
    try level.run("add-round", "-", "--game", "G", input: "A=1.1 B=-1.1\nA=1.1 B=-1.1")
    #expect(try level.run("stats", "A").output.contains("+1.10  +/- 0.00"))
  }

  // Aoki and Baba met in rounds 1, 4, 5 and 6: ahead, level, behind, ahead.
  // 66.2 + 30 - 21.1 + 13.7 = 88.8; 8.1 + 30 + 61.3 - 47.2 = 52.2.
  @Test func `two are compared in the rounds they shared`() throws {
    let box = try Self.evening()
    let pairs = try Self.json(box, "stats", "Aoki", "--against", "Baba")
    let pair = try #require((pairs["pairs"] as? [[String: Any]])?.first)
    #expect(pair["rounds"] as? Int == 4 && pair["ahead"] as? Int == 2)
    #expect(pair["behind"] as? Int == 1)
    #expect(pair["total"] as? Int == 88_800 && pair["their_total"] as? Int == 52_200)
    let all = try Self.json(box, "stats", "--pairs")
    let list = try #require(all["pairs"] as? [[String: Any]])
    // Of five players ten pairs; six rounds have six pairs each.
    #expect(list.count == 10)
    #expect(list.reduce(0) { $0 + ($1["rounds"] as? Int ?? 0) } == 36)
  }

  @Test(arguments: [UInt64(4), 5])
  func `random histories are what SQL makes of them`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let box = try Sandbox()
    try box.run("add-game", "S", "--rule", "mleague", "--players", "A,B,C,D,E")
    let lines = (0..<60).map { _ in
      var scores = (0..<3).map { _ in Int.random(in: -200...700, using: &random) * 100 }
      scores.append(100_000 - scores.reduce(0, +))
      let day = Int.random(in: 10...28, using: &random)
      let people = ["A", "B", "C", "D", "E"].shuffled(using: &random).prefix(4)
      return zip(people, scores).map { "\($0)=\($1)" }.joined(separator: " ")
        + " --points --seated --date 2026-0\(day % 3 + 1)-\(day)"
    }
    let added = try box.run("add-round", "-", "--game", "S", input: lines.joined(separator: "\n"))
    #expect(added.status == 0, "\(added)")
    func expectSame() throws {
      let parts = [
        ("seat", "s.seat"), ("month", "substr(r.day, 1, 7)"), ("weekday", "strftime('%w', r.day)"),
      ]
      for player in ["A", "C"] {
        let stats = try Self.json(box, "stats", player)
        let by = try #require(stats["by"] as? [String: [[String: Any]]])
        for (name, column) in parts {
          let expected = try box.sqlite(
            """
            SELECT \(column) || ' ' || count(*) || ' ' || sum(s.result) || ' ' || sum(s.last) || ' '
              || sum(s.raw < 0) || ' ' || sum(s.place <= 2)
            FROM score s JOIN round r USING(game_id, seq) JOIN player p ON p.id = s.player_id
            WHERE p.name = '\(player)' GROUP BY \(column) ORDER BY 1
            """)
          let told = try #require(by[name]).map { part in
            ([name, "rounds", "score", "lasts", "busts", "top_two"] as [String])
              .map { "\(part[$0] ?? "")" }.joined(separator: " ")
          }
          #expect(told.sorted() == expected.sorted(), "\(player) \(name)")
        }
      }
    }
    try expectSame()
    for round in ["3", "17", "40"] { try box.run("delete-round", round, "--game", "S", "--yes") }
    try box.run("edit-round", "9", "--game", "S", "--date", "2026-03-30")
    try expectSame()
  }

  // Totals +73.3, +63.6, +49.6, -20.4, -166.1 at 50 each.
  @Test func `what is paid evens everything out`() throws {
    let box = try Self.evening()
    let bill = try Self.json(box, "settle", "--rate", "50", "--fee", "12")
    let amounts = try #require(bill["amounts"] as? [[String: Any]])
    // Less 12 over 5: 3, 3, 2, 2, 2.
    #expect(amounts.map { $0["amount"] as? Int } == [3662, 3177, 2478, -1022, -8307])
    #expect(bill["house"] as? Int == 12)
    var left = Dictionary(
      uniqueKeysWithValues: amounts.map {
        ($0["player"] as? String ?? "", $0["amount"] as? Int ?? 0)
      })
    left["house"] = 12
    let payments = try #require(bill["payments"] as? [[String: Any]])
    // Six with different balances need five payments, unless some sum to 0 among themselves.
    #expect(payments.count == 5)
    for payment in payments {
      left[payment["from"] as? String ?? "house", default: 0] += payment["amount"] as? Int ?? 0
      left[payment["to"] as? String ?? "house", default: 0] -= payment["amount"] as? Int ?? 0
    }
    #expect(left.values.allSatisfy { $0 == 0 })
    // 73.3 times 0.05 is 3.665, shown in hundredths as the rate was typed.
    let cents = try box.run("settle", "--rate", "0.05", "--unit", "EUR").output
    #expect(cents.contains("+3.67") && cents.contains("rounded to 0.01 EUR"), "\(cents)")
    #expect(try box.run("settle").errors.contains("--rate N"))
    #expect(try box.run("settle", "--rate", "-1").status == 64)
    #expect(try box.run("settle", "--rate", "x").status == 64)
  }

  @Test func `a penalty is the house's, and a rule may bring its rate`() throws {
    let box = try Sandbox()
    try box.run("add-rule", "rated", "--from", "direct", "--rate", "5")
    try box.run("add-game", "G", "--rule", "rated", "--players", "A,B")
    try box.run("add-round", "10", "-10", "--game", "G")
    try box.run("add-penalty", "B", "4", "--reason", "late", "--game", "G")
    let bill = try Self.json(box, "settle", "G")
    #expect(bill["house"] as? Int == 20)
    let payments = try #require(bill["payments"] as? [[String: Any]])
    #expect(payments.map { "\($0["from"] ?? "") \($0["amount"] ?? "")" } == ["B 50", "B 20"])
  }
}
