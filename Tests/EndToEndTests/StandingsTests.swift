import Foundation
import TestSupport
import Testing

/// What `standings --json` answers, as far as the tests ask.
struct Standings: Decodable {
  struct Line: Decodable {
    let player: String
    let rank: Int?
    let rounds: Int
    let total: Int
    let gap: Int?
    let average: Double?
    let averagePlace: Double?
    let places: [Int]
    let best: Int?
    let worst: Int?
    let rating: Double?
  }

  let standings: [Line]

  init(_ box: Sandbox, _ words: String...) throws {
    let answer = try box.run(words: ["standings", "--json"] + words)
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    self = try decoder.decode(Standings.self, from: Data(answer.output.utf8))
  }
}

/// Who is ahead over several sheets.
@Suite struct `Standings over sheets` {
  /// Two evenings of results, one of them with a penalty.
  private static func season() throws -> Sandbox {
    let box = try Sandbox()
    for (day, lines) in [
      ("2026-01-02", ["A=50 B=10 C=-20 D=-40", "A=30.5 B=-10 C=-30.5 E=10"]),
      ("2026-02-03", ["B=80 C=0 D=-30 E=-50"]),
    ] {
      try box.run("add-game", day, "--date", day, "--rule", "direct")
      for line in lines {
        let words = line.split(separator: " ").map(String.init)
        let added = try box.run(
          words: ["add-round", "--game", day, "--date", day, "--add-players"] + words)
        #expect(added.status == 0, "\(added)")
      }
    }
    try box.run(
      "add-penalty", "B", "5", "--reason", "late", "--game", "2026-02-03", "--round", "1")
    try box.run("add-player", "F", "--game", "2026-02-03")
    return box
  }

  // cases.md 89, 97: A 80.5; B 10 - 10 + 80 - 5; E 10 - 50; C -20 - 30.5; D -40 - 30; F no round.
  @Test func `ranks, gaps to the line above, and who has no round comes last`() throws {
    let lines = try Standings(Self.season()).standings
    #expect(lines.map(\.player) == ["A", "B", "E", "C", "D", "F"])
    #expect(lines.map(\.rank) == [1, 2, 3, 4, 5, nil])
    #expect(lines.map(\.total) == [80_500, 75_000, -40_000, -50_500, -70_000, 0])
    #expect(lines.map(\.gap) == [nil, 5_500, 115_000, 10_500, 19_500, nil])
    #expect(lines[5].average == nil && lines[5].averagePlace == nil)
    // A was first twice, B second, third, first.
    #expect(lines[0].averagePlace == 1 && lines[1].averagePlace == 2)
    #expect(lines[1].places == [1, 1, 1, 0])
    let printed = try Self.season().run("standings")
    #expect(printed.lines.last == "not ranked: 1 with fewer than 1 round")
    #expect(printed.lines[0] == "all sheets (2)")
  }

  @Test func `days, sheets and the number of rounds choose`() throws {
    let box = try Self.season()
    let january = try Standings(box, "--to", "2026-01-31").standings
    #expect(
      january.map { "\($0.player) \($0.total)" } == [
        "A 80500", "E 10000", "B 0", "D -40000", "C -50500",
      ])
    let february = try Standings(box, "--from", "2026-02-01").standings
    #expect(
      february.map { "\($0.player) \($0.total)" } == ["B 75000", "C 0", "D -30000", "E -50000"])
    #expect(try Standings(box, "2026-01-02").standings.map(\.player) == january.map(\.player))
    let often = try Standings(box, "--min-rounds", "3").standings
    #expect(often.prefix(2).map { "\($0.rank ?? 0) \($0.player)" } == ["1 B", "2 C"])
    #expect(often.dropFirst(2).allSatisfy { $0.rank == nil })
    #expect(try box.run("standings", "--from", "2026-02-01", "--to", "2026-01-01").status == 64)
    #expect(try box.run("standings", "2026-01-02", "--all").status == 64)
    #expect(try box.run("standings", "nothing").status == 1)
  }

  // cases.md 93: one game of +50 beats four of +20 on average, not in total.
  @Test func `the order is that of what is asked for`() throws {
    let box = try Sandbox()
    for line in ["A=50 B=-50", "C=20 D=-20", "C=20 D=-20", "C=20 D=-20", "C=20 D=-20"] {
      try box.run(
        words: ["add-round", "--rule", "direct", "--add-players"]
          + line.split(separator: " ").map(String.init))
    }
    #expect(try Standings(box).standings.map(\.player).first == "C")
    let averages = try Standings(box, "--sort", "average").standings
    #expect(averages.map(\.player) == ["A", "C", "D", "B"])
    #expect(try Standings(box, "--sort", "firsts").standings.map(\.rank) == [1, 2, 3, 3])
    #expect(try Standings(box, "--sort", "place").standings.map(\.rank) == [1, 1, 3, 3])
  }

  // cases.md 83
  @Test func `guests are kept out unless asked for, and one undo brings them back`() throws {
    let box = try Self.season()
    #expect(try box.run("edit-player", "C", "--guest").status == 0)
    #expect(try Standings(box).standings.map(\.player) == ["A", "B", "E", "D", "F"])
    #expect(try Standings(box).standings.map(\.rank) == [1, 2, 3, 4, nil])
    #expect(try Standings(box, "--guests").standings.count == 6)
    #expect(try box.shown("2026-02-03").sums.contains { $0.player == "C" })
    #expect(try box.run("log").output.contains("edit-player C --guest"))
    try box.run("undo", "--yes")
    #expect(try Standings(box).standings.count == 6)
    try box.run("edit-player", "C", "--guest")
    try box.run("edit-player", "C", "--no-guest")
    #expect(try Standings(box).standings.count == 6)
    #expect(try box.run("edit-player", "C", "--guest", "--no-guest").status == 64)
    #expect(try box.recheck().isEmpty)
  }

  @Test func `sheets in another unit are left out and named`() throws {
    let box = try Self.season()
    try box.run("add-game", "Chinese", "--rule", "mcr", "--players", "A,B,C,D")
    try box.run("add-round", "40", "10", "-20", "-30", "--game", "Chinese")
    let all = try box.run("standings")
    #expect(all.errors.contains("another unit: '2026-01-02' and '2026-02-03'"), "\(all)")
    #expect(try Standings(box).standings.map(\.total) == [40, 10, -20, -30])
    let mixed = try box.run("standings", "Chinese", "2026-01-02")
    #expect(mixed.status == 1 && mixed.errors.contains("different units"), "\(mixed)")
    #expect(try Standings(box, "2026-01-02", "2026-02-03").standings.count == 6)
  }

  /// The same sums by SQL that the program does not use.
  private static func bySQL(_ box: Sandbox, _ period: String) throws -> [String] {
    try box.sqlite(
      """
      WITH part(player_id, rounds, total, best, worst, firsts) AS (
        SELECT s.player_id, count(*), sum(s.result), max(s.result), min(s.result), sum(s.place = 1)
        FROM score s JOIN round r USING(game_id, seq) WHERE r.day \(period) GROUP BY 1),
      side AS (SELECT player_id, sum(amount) AS amount
        FROM adjustment a LEFT JOIN round r USING(game_id, seq)
        WHERE player_id IS NOT NULL AND coalesce(r.day, a.day) \(period) GROUP BY 1)
      SELECT name || ' ' || rounds || ' ' || (total + ifnull(amount, 0)) || ' ' || best || ' ' || worst
        || ' ' || firsts
      FROM part JOIN player ON player.id = part.player_id LEFT JOIN side USING(player_id)
      ORDER BY name
      """)
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `random histories are what SQL makes of them, before and after edits`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let box = try Sandbox()
    let names = ["Aoki", "馬場", "Chiba", "Doi", "Endo", "O'Neil"]
    for sheet in 1...3 {
      try box.run("add-game", "S\(sheet)", "--rule", "mleague", "--date", "2026-0\(sheet)-01")
      var lines: [String] = []
      for _ in 0..<12 {
        var scores = (0..<3).map { _ in Int.random(in: -100...600, using: &random) * 100 }
        scores.append(100_000 - scores.reduce(0, +))
        let people = names.shuffled(using: &random).prefix(4)
        let day = Int.random(in: 10...28, using: &random)
        lines.append(
          zip(people, scores).map { "\"\($0)=\($1)\"" }.joined(separator: " ")
            + " --points --seated --date 2026-0\(sheet)-\(day)")
      }
      let added = try box.run(
        "add-round", "-", "--game", "S\(sheet)", "--add-players",
        input: lines.joined(separator: "\n"))
      #expect(added.status == 0, "\(added)")
    }
    func expectSame() throws {
      for (period, words) in [
        ("IS NOT NULL", []),
        ("BETWEEN '2026-01-15' AND '2026-02-20'", ["--from", "2026-01-15", "--to", "2026-02-20"]),
        ("<= '2026-02-14'", ["--to", "2026-02-14"]),
      ] {
        let answer = try box.run(words: ["standings", "--json"] + words)
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let lines = try decoder.decode(Standings.self, from: Data(answer.output.utf8)).standings
        let told = lines.filter { $0.rounds > 0 }.sorted { $0.player < $1.player }.map {
          "\($0.player) \($0.rounds) \($0.total) \($0.best ?? 0) \($0.worst ?? 0) \($0.places[0])"
        }
        #expect(try told.sorted() == Self.bySQL(box, period).sorted(), "\(period)")
      }
    }
    try expectSame()
    for step in 0..<6 {
      let sheet = "S\(Int.random(in: 1...3, using: &random))"
      let round = "\(Int.random(in: 1...12, using: &random))"
      switch step % 3 {
      case 0: try box.run("delete-round", round, "--game", sheet, "--yes")
      case 1: try box.run("edit-round", round, "--game", sheet, "--date", "2026-02-1\(step)")
      default:
        try box.run(
          "add-penalty", "Aoki", "3", "--reason", "late", "--game", sheet, "--round", round)
      }
    }
    try expectSame()
    #expect(try box.recheck().isEmpty)
  }

  @Test func `standings leave as a table`() throws {
    let box = try Self.season()
    let table = csvRows(try box.run("export", "--table", "standings", "--format", "csv").output)
    #expect(table.map { $0["player"] } == ["A", "B", "E", "C", "D", "F"])
    #expect(table.map { $0["rank"] } == ["1", "2", "3", "4", "5", ""])
    #expect(table[1]["total"] == "75000" && table[1]["score"] == "80000")
    #expect(try box.run("export", "--table", "standings", "--format", "html").status == 64)
    #expect(
      try box.run("export", "--table", "standings", "--format", "csv", "--wide").status == 64)
  }
}

/// The history of a club, from a data set that may not be copied: sums and published ratings.
@Suite(
  .enabled(
    if: ["riichi", "mcr"].allSatisfy {
      Repository.sharedData("dk_\($0)_rating_breaks.csv") != nil
    }, "shared/data is not beside the checkout"))
struct `A club's ratings` {
  @Test(arguments: [("riichi", 40_665, 534, 1.0), ("mcr", 41_581, 533, 0.01)])
  func `come out as published after every round`(
    list: String, rows: Int, people: Int, tolerance: Double
  ) throws {
    let box = try Sandbox()
    try box.write(try #require(Repository.sharedData("dk_\(list)_games.csv")), to: "games.csv")
    try box.write(
      try #require(Repository.sharedData("dk_\(list)_rating_breaks.csv")), to: "breaks.csv")
    try box.run("add-rule", "danish", "--from", "points", "--zero-sum", "yes", "--winds", "4")
    let taken = try box.run(
      "import", "games.csv", "--rule", list == "mcr" ? "danish" : "direct", "--map",
      "player=player*,result=score*,id=game_id", "--points", "--game", "Club", "--unbalanced")
    #expect(taken.status == 0, "\(taken.errors)")
    let words = ["--rating", "dk", "--corrections", "breaks.csv"]
    let told = try box.run(
      words: ["export", "Club", "--table", "ratings", "--format", "csv"] + words)
    var published: [String: Double] = [:]
    for game in csvRows(try #require(Repository.sharedData("dk_\(list)_games.csv"))) {
      for number in 1...7 {
        guard let player = game["player\(number)"], !player.isEmpty else { continue }
        published["Club:\(game["game_id"] ?? "") \(player)"] = Double(game["rating\(number)"] ?? "")
      }
    }
    #expect(published.count == rows)
    var off = 0
    var found = 0
    for row in csvRows(told.output) {
      let key = "\(row["id"] ?? "") \(row["player"] ?? "")"
      guard let expected = published[key], let rating = Double(row["rating"] ?? "") else {
        continue
      }
      found += 1
      // Both are rounded to two decimals at most.
      if abs(rating - expected) > tolerance + 0.0051 { off += 1 }
    }
    #expect(found == rows && off == 0)

    let lines = try Standings(box, "Club", "--rating", "dk", "--corrections", "breaks.csv")
      .standings
    let byName = Dictionary(uniqueKeysWithValues: lines.map { ($0.player, $0) })
    let players = csvRows(try #require(Repository.sharedData("dk_\(list)_players.csv")))
    #expect(players.count == people && lines.count == people)
    for row in players {
      let line = try #require(byName[row["player"] ?? ""])
      let figures = [line.rounds, line.total, line.best ?? 0, line.worst ?? 0]
      let expected = ["games", "total_score", "best", "worst"].map { Int(row[$0] ?? "") ?? .min }
      #expect(figures == expected, "\(row)")
      let last = try #require(Double(row["last_rating"] ?? ""))
      #expect(abs((line.rating ?? .infinity) - last) <= tolerance + 0.0051, "\(row)")
    }
    // Another first round changes every rating after it: nothing is kept.
    try box.run("edit-round", "1", "--game", "Club", "--winds", "1")
    #expect(
      try box.run(words: ["export", "Club", "--table", "ratings", "--format", "csv"] + words).output
        != told.output)
  }
}
