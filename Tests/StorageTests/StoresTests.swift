import SQLiteKit
import Scoring
import Storage
import TestSupport
import Testing
import Text

struct `The tables of a score file` {
  private let sandbox: Sandbox
  private let file: ScoreFile

  init() throws {
    sandbox = try Sandbox()
    file = try sandbox.makeFile()
  }

  @Test func `rules: a version is stored once`() throws {
    try file.write { (stores) throws in
      let id = try stores.rules.id(name: "house", version: 1, definition: "one")
      #expect(try stores.rules.id(name: "house", version: 1, definition: "two") == id)
      #expect(try stores.rules.id(name: "house", version: 2, definition: "two") != id)
      let rule = try stores.rules.rule(id)
      #expect(rule.id == id && rule.name == "house" && rule.version == 1)
      #expect(rule.definition == "one")
      #expect(throws: SQLiteError.self) { try stores.rules.rule(99) }
    }
  }

  @Test(arguments: ["O'Brien", "x'); DROP TABLE score;--", "葛\u{E0100}城", "👨\u{200D}👩\u{200D}👧家族"])
  func `players: every name as typed`(name: String) throws {
    try file.write { (stores) throws in
      let added = try stores.players.add(Name(name))
      #expect(added.id == 5 && Array(added.name.utf8) == Array(name.utf8))
      #expect(try stores.players.player(key: Name.key(of: name)) == added)
      #expect(try stores.players.names() == ["A", "B", "C", "D", name])
    }
  }

  @Test func `players: one key once; rounds and sheets are counted`() throws {
    try file.write { (stores) throws in
      let error = #expect(throws: SQLiteError.self) { try stores.players.add(Name("Ａ")) }
      #expect(error?.kind == .constraint)
      #expect(try stores.players.player(key: "nobody") == nil)
      let second = try stores.sheet("Second", players: ["A", "E"])
      try stores.record([5, -5], in: second)
      let all = try stores.players.all()
      #expect(all.map(\.player.name) == ["A", "B", "C", "D", "E"])
      #expect(all.map(\.rounds) == [2, 2, 1, 1, 0])
      #expect(all.map(\.games) == [2, 1, 1, 1, 1])
    }
  }

  @Test func `games: found by key and number, newest first`() throws {
    try file.write { (stores) throws in
      let second = try stores.sheet("Ｆｒｉｄａｙ 2", players: ["D", "A"])
      #expect(try stores.games.game(key: Name.key(of: "friday 2"))?.id == second)
      #expect(try stores.games.game(id: second)?.name == "Ｆｒｉｄａｙ 2")
      #expect(try stores.games.game(id: 99) == nil)
      #expect(try stores.games.newest()?.id == second)
      #expect(try stores.games.games(prefix: "fri", limit: 9).map(\.id) == [second])
      #expect(try stores.games.games(prefix: "%", limit: 9).isEmpty)
      #expect(try stores.games.games(prefix: "", limit: 1).map(\.id) == [second])
      #expect(try stores.games.names(limit: 1) == ["Ｆｒｉｄａｙ 2"])
      #expect(try stores.games.roster(of: second).map(\.name) == ["D", "A"])
      let all = try stores.games.all()
      #expect(all.map(\.players) == [4, 2] && all.map(\.rounds) == [1, 0])
      #expect(all.map(\.rule) == ["direct", "direct"] && all.map(\.ruleVersion) == [1, 1])
    }
  }

  // The contract, §1: a day's own game qualifies only on its day.
  @Test func `games: a day's own sheet is open on its day only`() throws {
    try file.write { (stores) throws in
      let tomorrow = Day(number: Stores.day.number + 1)
      let own = try stores.games.add(
        Name("2026-11-30"), ruleID: stores.rule(), day: Stores.day, isOwnDay: true,
        created: Stores.moment)
      #expect(try stores.games.open(on: Stores.day, limit: 9).map(\.id) == [own.id, 1])
      #expect(try stores.games.open(on: tomorrow, limit: 9).map(\.id) == [1])
      try stores.database.script("UPDATE game SET closed = 1 WHERE id = 1")
      #expect(try stores.games.open(on: tomorrow, limit: 9).isEmpty)
      #expect(try stores.games.game(id: 1)?.isClosed == true)
    }
  }

  @Test func `games: a number is taken for good`() throws {
    try file.write { (stores) throws in
      #expect(try stores.games.takeSequence(in: 1) == 2)
      #expect(throws: Stop.self) { try stores.attempt { throw Stop() } }
      #expect(try stores.games.takeSequence(in: 1) == 3)
      #expect(throws: SQLiteError.self) { try stores.games.takeSequence(in: 99) }
    }
  }

  @Test func `rounds: stored as given, scores in the order of entry`() throws {
    try file.write { (stores) throws in
      let round = RoundRecord(
        game: 1, number: try stores.games.takeSequence(in: 1), id: "key", ruleID: 1, kind: .raw,
        day: Stores.day, playedAt: Stores.moment, winds: 1, sticks: 3, table: 7, note: "a\n牌",
        parts: Parts(raw: 1, uma: -2, oka: 3, sticks: -4, rounding: 5), unbalance: -6, lost: 3000)
      let scores = [
        ScoreRecord(player: 4, seat: 1, raw: -500, result: -9, place: 2),
        ScoreRecord(player: 2, seat: nil, raw: nil, result: 9, place: 1),
      ]
      try stores.rounds.add(round, scores: scores)
      #expect(try stores.rounds.round(id: "key") == round)
      #expect(try stores.rounds.newest(in: 1) == round)
      #expect(try stores.rounds.newestNumber(in: 1) == 2)
      #expect(try stores.rounds.newestNumber(in: 99) == 0)
      #expect(try stores.rounds.scores(of: 1, round: 2) == scores)
      let neighbours = try stores.rounds.scores(of: 1, rounds: 2...3)
      #expect(neighbours.map(\.score) == scores && neighbours.map(\.round) == [2, 2])
      #expect(try stores.rounds.round(id: "Key") == nil)
      #expect(throws: SQLiteError.self) { try stores.rounds.add(round, scores: scores) }
    }
  }

  @Test func `rounds: new identities are random and long`() throws {
    let ids = try file.read { stores in try (0..<100).map { _ in try stores.rounds.newID() } }
    #expect(Set(ids).count == 100 && ids.allSatisfy { $0.utf8.count == 32 })
  }

  /// Rounds 1 to 9; round n is of day n/3 after the first.
  @Test(
    arguments: [
      (RoundSelection(), Array(1...9)), (RoundSelection(last: 2), [8, 9]),
      (RoundSelection(last: 20), Array(1...9)), (RoundSelection(last: 0), []),
      (RoundSelection(numbers: [2...3, 8...Int.max]), [2, 3, 8, 9]),
      (RoundSelection(numbers: [2...3, 8...Int.max], last: 3), [3, 8, 9]),
      (RoundSelection(numbers: [20...30]), []), (RoundSelection(numbers: []), []),
      (RoundSelection(from: Stores.day + 1), Array(3...9)),
      (RoundSelection(to: Stores.day + 1), Array(1...5)),
      (RoundSelection(from: Stores.day + 1, to: Stores.day + 1), [3, 4, 5]),
      (RoundSelection(numbers: [1...4, 7...8], from: Stores.day + 1, last: 3), [4, 7, 8]),
      (RoundSelection(from: Stores.day + 9), []),
    ] as [(RoundSelection, [Int])])
  func `rounds: selections`(selection: RoundSelection, expected: [Int]) throws {
    let numbers = try file.rehearse { stores in
      try stores.database.script(
        "DELETE FROM score; DELETE FROM round; UPDATE game SET last_seq = 0")
      for number in 1...9 {
        try stores.record([1, -1], in: 1, day: Stores.day + number / 3)
      }
      return try stores.rounds.rounds(of: 1, selection).map(\.number)
    }
    #expect(numbers == expected)
  }

  @Test func `totals: sums of a sheet by player, none of another sheet`() throws {
    try file.write { (stores) throws in
      try stores.record([-5_000, 2_000, 3_000], in: 1, parts: Parts(raw: 10, oka: -10), lost: 1000)
      try stores.record([7, -7], in: stores.sheet("Other"), unbalance: 4)
      let sums = try stores.totals.sums(of: 1)
      #expect(
        sums[1]
          == {
            // A round of four and one of three.
            var sums = PlayerSums(
              rounds: 2, total: -2_000, best: 3_000, worst: -5_000, places: [1, 0, 0, 0], lasts: 1)
            sums.count(place: 3, rounds: 1, players: 3)
            return sums
          }())
      #expect(
        sums[4]
          == PlayerSums(
            rounds: 1, total: -3_000, best: -3_000, worst: -3_000, places: [0, 0, 0, 1], lasts: 1))
      var expected = Proof()
      (expected.rounds, expected.largest, expected.lost) = (2, 4, 1000)
      expected.parts = Parts(raw: 10, oka: -10)
      #expect(try stores.totals.proof(of: 1) == expected)
      #expect(try stores.totals.proof(of: 2).unbalance == 4)
      #expect(try stores.totals.proof(of: 2).unbalanced == 1)
      #expect(try stores.totals.proof(of: 99) == Proof())
      #expect(try stores.totals.sums(of: 99).isEmpty)
    }
  }

  @Test(arguments: ["'2026-13-01'", "'2026-02-30'"])
  func `a day that no calendar has is damage`(day: String) throws {
    try sandbox.alter("a.db", "UPDATE round SET day = \(day) WHERE 1")
    let error = #expect(throws: SQLiteError.self) {
      try file.read { try $0.rounds.newest(in: 1) }
    }
    #expect(error?.kind == .corrupt)
  }
}

extension Day {
  fileprivate static func + (day: Day, days: Int) -> Day { Day(number: day.number + days) }
}
