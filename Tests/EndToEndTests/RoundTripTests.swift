import Foundation
import TestSupport
import Testing

/// What was exported comes back equal: export, import into an empty file, export again.
@Suite struct `Round trips` {
  /// Names and notes that would break a careless format.
  private static let names = ["田中 一郎", "O'Neil \"Q\"", "a:b,c", "12", "-x=1", "$(touch x)"]
  private static let notes = [
    "", "a, \"b\"\nsecond line", "# no comment", "it's \\n `x` $y", "=1+2", "tab\tand 全角　blank",
  ]

  /// Rounds under the program's own rules only, with raw scores and results, seats, sticks, notes.
  private static func plain(_ seed: UInt64) throws -> Sandbox {
    var random = SeededGenerator(seed: seed)
    let box = try Sandbox()
    try box.run("add-game", "Fri, \"night\"", "--date", "2026-11-20", "--rule", "mleague")
    for index in 0..<25 {
      let seated = names.shuffled(using: &random).prefix(4)
      var scores = (0..<3).map { _ in Int.random(in: -200...600, using: &random) * 100 }
      let sticks = Int.random(in: 0...2, using: &random)
      let isResult = index % 5 == 4
      scores.append((isResult ? 0 : 100_000 - 1000 * sticks) - scores.reduce(0, +))
      let words = zip(seated, scores).map { name, score in
        "@\(name)=\(isResult ? "\(score / 1000).\(abs(score) % 1000 / 100)" : String(score))"
      }
      // A result between -0.1 and -0.9 would lose its sign.
      guard !isResult || scores.allSatisfy({ abs($0) >= 1000 || $0 >= 0 }) else { continue }
      let added = try box.run(
        words: ["add-round", "--add-players", "--date", "2026-11-2\(index % 9)"] + words
          + ["--note", notes.randomElement(using: &random) ?? ""]
          + (isResult ? ["--results"] : ["--points", "--sticks", String(sticks)])
          + (index % 3 == 0 ? ["--seated"] : []) + (index % 4 == 0 ? ["--winds", "1"] : []))
      #expect(added.status == 0, "\(added)")
    }
    try box.run("delete-round", "2", "--yes")
    return box
  }

  /// The same with a rule of the club's own in two versions, chips, penalties, teams, tables, busts.
  private static func full(_ seed: UInt64) throws -> Sandbox {
    let box = try plain(seed)
    let batch = [
      ["add-rule", "küche", "--from", "mleague", "--bust", "10", "--chip", "2"],
      [
        "add-round", "Ed=52000", "@12=-2000", "Al=30000", "Cy=20000", "--rule", "küche", "--bust",
        "@12:Ed", "--chips", "Ed=+3,Al=-1,Cy=", "--table", "3", "--add-players",
      ],
      ["edit-rule", "küche", "--chip", "5"],
      [
        "add-round", "Ed=30000", "@12=30000", "Al=20000", "Cy=20000", "--rule", "küche", "--seated",
        "--chips", "Ed=+3,Al=",
      ],
      ["add-round", "Ed=30000", "@12=30000", "Al=20000", "Cy=21000", "--unbalanced"],
      ["add-penalty", "Ed", "20", "--reason", "it's \"late\""],
      ["set-team", "Ed", "West side"],
      ["set-team", "@12", "West side"],
      ["add-penalty", "West side", "7.5", "--reason", "noise"],
      ["add-penalty", "Al", "1", "--reason", "again", "--round", "3"],
      ["close-game", "Fri, \"night\""],
      ["edit-game", "Fri, \"night\"", "--name", "-o x"],
    ]
    for words in batch {
      let done = try box.run(words: words)
      #expect(done.status == 0, "\(words): \(done)")
    }
    return box
  }

  private func isEqual(_ box: Sandbox, as format: String, _ more: [String] = []) throws {
    let written = try box.run(words: ["export", "-o", "a.\(format)"] + more)
    #expect(written.status == 0, "\(written)")
    let elsewhere = ["SCOREBOX_FILE": box.path("other-\(format).db")]
    let taken = try box.run("import", "a.\(format)", environment: elsewhere)
    #expect(taken.status == 0, "\(format): \(taken)")
    let back = try box.shell(
      "$SCOREBOX export -o b.\(format) \(more.joined(separator: " ")) && cmp a.\(format) b.\(format)",
      environment: elsewhere)
    #expect(back.status == 0, "\(format): \(back)")
    // Again it adds nothing, and all of it was one step.
    let before = try box.run("log", environment: elsewhere).lines.count
    let again = try box.run("import", "a.\(format)", environment: elsewhere)
    #expect(again.status == 0 && again.output.contains(": 0 rounds, "), "\(again)")
    #expect(try box.run("log", environment: elsewhere).lines.count == before)
    #expect(try box.run("check", environment: elsewhere).status == 0)
    #expect(try box.run("undo", "--yes", environment: elsewhere).status == 0)
    #expect(try box.run("games", "--json", environment: elsewhere).output.contains("\"games\": []"))
  }

  @Test(arguments: ["json", "ndjson", "text", "csv", "tsv"], [1, 2, 3])
  func `of scores are byte-equal`(format: String, seed: UInt64) throws {
    try isEqual(Self.plain(seed), as: format)
  }

  @Test(arguments: ["json", "ndjson", "text"])
  func `of everything a sheet holds are byte-equal`(format: String) throws {
    try isEqual(Self.full(7), as: format)
  }

  @Test func `survive the guard against formulas`() throws {
    let box = try Self.plain(4)
    try box.run("export", "-o", "safe.csv", "--excel-safe")
    let elsewhere = ["SCOREBOX_FILE": box.path("other.db")]
    let taken = try box.run("import", "safe.csv", "--excel-safe", environment: elsewhere)
    #expect(taken.status == 0, "\(taken)")
    let (left, right) = (
      try box.run("export", "--format", "csv"),
      try box.run("export", "--format", "csv", environment: elsewhere)
    )
    #expect(left.output == right.output)
  }

  // The results alone come back: places and totals follow from them.
  @Test func `of a column a player keep every result`() throws {
    let box = try Self.plain(5)
    try box.run("export", "-o", "a.csv", "--wide")
    let elsewhere = ["SCOREBOX_FILE": box.path("other.db")]
    let taken = try box.run("import", "a.csv", environment: elsewhere)
    // A stick that nobody got is missing from the results of no rule that gives it to the first.
    #expect(taken.status == 0, "\(taken)")
    let (left, right) = (
      try box.run("export", "--format", "csv", "--wide"),
      try box.run("export", "--format", "csv", "--wide", environment: elsewhere)
    )
    #expect(left.output == right.output)
  }
}

/// Games of a club of years, from a data set that may not be copied.
@Suite(
  .enabled(
    if: Repository.sharedData("dk_riichi_games.csv") != nil
      && Repository.sharedData("dk_mcr_players.csv") != nil,
    "shared/data is not beside the checkout"))
struct `A club's lists of games` {
  private func totals(_ box: Sandbox) throws -> [String: Int] {
    let sheet = try box.shown("--rows", "1")
    return Dictionary(uniqueKeysWithValues: sheet.sums.map { ($0.player, $0.total) })
  }

  private func published(_ name: String) throws -> [String: Int] {
    Dictionary(
      uniqueKeysWithValues: csvRows(try #require(Repository.sharedData(name))).map {
        ($0["player"] ?? "", Int($0["total_score"] ?? "") ?? 0)
      })
  }

  @Test func `come in with one command, to the published totals`() throws {
    let box = try Sandbox()
    try box.write(try #require(Repository.sharedData("dk_riichi_games.csv")), to: "riichi.csv")
    let taken = try box.run(
      "import", "riichi.csv", "--rule", "direct", "--map", "player=player*,result=score*,id=game_id"
    )
    #expect(taken.status == 0, "\(taken.errors)")
    #expect(taken.output == "imported into riichi (new sheet, direct): 10026 rounds\n")
    #expect(try totals(box) == published("dk_riichi_players.csv"))
  }

  @Test func `name the one defective game by its line`() throws {
    let box = try Sandbox()
    let text = try #require(Repository.sharedData("dk_mcr_games.csv"))
    try box.write(text, to: "mcr.csv")
    try box.run("add-rule", "danish", "--from", "points", "--zero-sum", "yes")
    let words = [
      "import", "mcr.csv", "--rule", "danish", "--map", "player=player*,result=score*,id=game_id",
    ]
    let refused = try box.run(words: words)
    let defect = try #require(
      text.split(separator: "\n").firstIndex { $0.hasPrefix("202605160510,") })
    let lines = refused.errors.split(separator: "\n").filter { $0.contains(": line ") }
    #expect(refused.status == 1 && lines.count == 1, "\(refused.errors)")
    #expect(lines.first?.contains("mcr.csv: line \(defect + 1): ") == true, "\(refused.errors)")
    #expect(try box.run("games", "--json").output.contains("\"games\": []"))
    let taken = try box.run(words: words + ["--keep-going"])
    #expect(taken.status == 1)
    let (ours, theirs) = (try totals(box), try published("dk_mcr_players.csv"))
    let off = theirs.filter { ours[$0.key, default: 0] != $0.value }
      .map { $0.value - ours[$0.key, default: 0] }
    #expect(theirs.count == 533 && off.sorted() == [-162, 17, 127])
    // Again nothing but the defective game is new.
    let again = try box.run(words: words + ["--keep-going"])
    #expect(again.output == "imported into mcr: 0 rounds, 9934 there already\n")
  }
}
