import Foundation
import TestSupport
import Testing

/// Games of online sites, from their logs and lists.
@Suite struct `Games of online sites` {
  private typealias Row = [String: String]

  private static func games(_ fixture: String) throws -> [(id: String, rows: [Row])] {
    Dictionary(grouping: csvRows(try Repository.fixture(fixture))) { $0["game_id"] ?? "" }
      .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// A log as tenhou.net writes it, without the hands: names percent-encoded, raw points in hundreds.
  private static func mjlog(_ names: [String], _ end: String, type: Int = 9) -> String {
    let people = (0..<4).map { seat in
      let name = seat < names.count ? names[seat] : ""
      return "n\(seat)=\"\(name.utf8.map { String(format: "%%%02X", $0) }.joined())\""
    }.joined(separator: " ")
    return """
      <mjloggm ver="2.3"><SHUFFLE seed="" ref=""/><GO type="\(type)" lobby="0"/><UN \(people) dan="1,1,1,1"/>\
      <TAIKYOKU oya="0"/><INIT seed="0,0,0,0,5,1" ten="250,250,250,250" oya="0"/>\
      <UN n2="%41"/><AGARI ba="0,1" who="0" fromWho="0" \(end) /></mjloggm>
      """
  }

  /// The end of a game as its last win or draw has it.
  private static func end(_ rows: [Row]) -> String {
    let figures = rows.flatMap { row in
      [
        String((Int(row["raw_points"] ?? "") ?? 0) / 100),
        String(format: "%.1f", Double(row["published_points"] ?? "") ?? 0),
      ]
    }
    return "owari=\"\(figures.joined(separator: ","))\""
  }

  /// The name of a log tells the hour: 2018-01-20T12 is 2018012012.
  private static func file(_ game: (id: String, rows: [Row])) -> String {
    let hour = (game.rows[0]["date_hour"] ?? "").filter(\.isNumber)
    let number = String(game.id.dropFirst())
    return "\(hour)gm-0009-0000-0000\(String(repeating: "0", count: 4 - number.count))\(number)"
  }

  private static func points(_ row: Row) -> Int {
    Int(((Double(row["published_points"] ?? "") ?? 0) * 1000).rounded())
  }

  /// An unnamed account may sit at one table twice.
  private static func names(_ rows: [Row]) -> [String] {
    var seen: [String: Int] = [:]
    return rows.map { row in
      let name = row["player"] ?? ""
      seen[name, default: 0] += 1
      return (seen[name] ?? 1) > 1 ? "\(name) \(seen[name] ?? 1)" : name
    }
  }

  /// Puts these games into a sandbox, each a file of its own, packed.
  private static func packed(_ games: [(id: String, rows: [Row])]) throws -> Sandbox {
    let box = try Sandbox()
    try box.shell("mkdir logs")
    for game in games {
      let people = game.rows.map { $0["player"] ?? "" }
      try box.write(mjlog(people, end(game.rows)), to: "logs/\(file(game)).mjlog")
    }
    let done = try box.shell("gzip logs/*5.mjlog && zip -qr logs.zip logs && rm -r logs")
    #expect(done.status == 0, "\(done)")
    return box
  }

  @Test(
    .enabled(if: Tool.isThere("zip") && Tool.isThere("unzip"), "zip or unzip is not installed"),
    arguments: ["tenhou_rounded_games.csv", "tenhou_exact_games.csv"])
  func `logs come to the printed points under the rule of their year`(fixture: String) throws {
    let games = try Self.games(fixture)
    let box = try Self.packed(games)
    let taken = try box.run("import", "logs.zip")
    #expect(taken.status == 0, "\(taken.errors)")
    let rule = fixture.contains("exact") ? "tenhou" : "tenhou-2018"
    #expect(
      taken.output == "imported into Tenhou (new sheet, \(rule)): \(games.count) rounds\n")
    let sheet = try box.shown("--rows", "all")
    #expect(sheet.rounds.count == games.count)
    let byID = Dictionary(uniqueKeysWithValues: sheet.rounds.map { ($0.id, $0) })
    for game in games {
      let round = try #require(byID["tenhou:\(Self.file(game))"])
      #expect(round.date == (game.rows[0]["date_hour"] ?? "").prefix(10))
      let expected = zip(Self.names(game.rows), game.rows).map { name, row in
        "\(name) \(row["raw_points"] ?? "") \(Self.points(row)) \(row["place"] ?? "")"
      }
      let told = round.scores.sorted { ($0.seat ?? 0) < ($1.seat ?? 0) }.map {
        "\($0.player) \($0.raw ?? 0) \($0.result) \($0.place)"
      }
      #expect(told == expected)
    }
    if rule == "tenhou-2018" {
      // Published with the logs: 630 games of the account that recorded them.
      let owner = try #require(sheet.sums.first { $0.player == "OWNER" })
      #expect(owner.rounds == 630 && owner.total == -1_175_000)
      #expect(owner.places == [129, 170, 181, 150])
    }
    let again = try box.run("import", "logs.zip")
    #expect(again.output == "imported into Tenhou: 0 rounds, \(games.count) there already\n")
    #expect(try box.run("log", "--json").output.contains("import logs.zip"))
    #expect(try box.run("check").status == 0)
  }

  @Test func `chips, three players and other stakes are kept`() throws {
    let box = try Sandbox()
    // Two games of public test logs (dnovikoff/tenhou, chip.xml_ and sanma2.xml): 30-10 and chips of
    // 2,000; three players from 35,000.
    try box.write(
      Self.mjlog(
        ["a", "b", "c", "d"],
        "owari=\"300,10.0,448,64.0,45,-55.0,207,-19.0,-1,0,12,0,-8,0,-3,0\" ratio=\"2000,10\"",
        type: 553), to: "2018010112gm-0229-0000-00000001.xml")
    try box.write(
      Self.mjlog(["a", "b", "c"], "owari=\"274,-13.0,831,79.0,-55,-66.0,0,0.0\"", type: 185),
      to: "sanma.xml")
    let taken = try box.run(
      "import", "2018010112gm-0229-0000-00000001.xml", "sanma.xml", "--date", "2018-01-02")
    #expect(taken.status == 0, "\(taken)")
    let sheet = try box.shown("--rows", "all")
    #expect(sheet.rounds.map(\.date) == ["2018-01-01", "2018-01-02"])
    #expect(sheet.rounds[1].scores.map(\.raw) == [27_400, 83_100, -5_500])
    #expect(sheet.rounds[1].scores.map(\.result) == [-13_000, 79_000, -66_000])
    let sums = Dictionary(uniqueKeysWithValues: sheet.sums.map { ($0.player, $0) })
    #expect(["a", "b", "c", "d"].map { sums[$0]?.chips } == [-2_000, 24_000, -16_000, -6_000])
    // 10 - 2 - 13; 64 + 24 + 79; -55 - 16 - 66; -19 - 6.
    #expect(
      ["a", "b", "c", "d"].map { sums[$0]?.total } == [-5_000, 167_000, -137_000, -25_000])
    #expect(try box.run("check").status == 0)
  }

  @Test func `78 of 78 games of result lists, with their chips`() throws {
    let games = try Self.games("tenhou_result_lists.csv")
    let box = try Sandbox()
    for (list, games) in Dictionary(grouping: games, by: { $0.rows[0]["list"] ?? "" }) {
      let lines = games.map { _, rows in
        let people = rows.map { row in
          let points = String(format: "%+.1f", Double(row["published_points"] ?? "") ?? 0)
          let chips = row["chips"].flatMap { Int($0) }.map { String(format: ",%+d枚", $0) } ?? ""
          return "\(row["player"] ?? "")(\(points)\(chips))"
        }
        let link = "<a href=\"http://tenhou.net/0/?log=\">牌譜</a>"
        return
          "\(rows[0]["start"] ?? "") | 09 | \(rows[0]["rule"] ?? "") | \(link) | \(people.joined(separator: " "))<br>"
      }
      let day = games[0].rows[0]["date"].flatMap { $0.isEmpty ? nil : $0 } ?? "2018-01-01"
      let name = "sc\(list)\(day.filter(\.isNumber)).log"
      try box.write(lines.joined(separator: "\n") + "\n", to: name)
      let taken = try box.run("import", name, "--game", "Lists")
      #expect(taken.status == 0, "\(taken)")
      if list == "L2" { #expect(try box.shown("--rows", "1").rounds.count == 1) }
    }
    let sheet = try box.shown("--rows", "all")
    #expect(sheet.rounds.count == 78 && sheet.proof?.sum == 0 && sheet.proof?.chips == 0)
    #expect(sheet.rounds.count { $0.scores.count == 3 } == 37)
    let rows = games.flatMap { zip(Self.names($0.rows), $0.rows).map { ($0, $1) } }
    for (player, played) in Dictionary(grouping: rows, by: \.0) {
      let sums = try #require(sheet.sums.first { $0.player == player })
      // The number after the sign of chips in the rule is their worth in thousands.
      let chips = played.map { _, row in
        (row["chips"].flatMap { Int($0) } ?? 0)
          * (["０": 0, "２": 2000, "５": 5000][String((row["rule"] ?? "").suffix(1))] ?? 0)
      }.reduce(0, +)
      #expect(sums.chips ?? 0 == chips, "\(player)")
      #expect(sums.total == played.map { Self.points($0.1) }.reduce(0, +) + chips, "\(player)")
    }
  }

  @Test func `names of all kinds stand in a list, and what is no list is told by line`() throws {
    let box = try Sandbox()
    let list = """
      L1001 | 15:24 | 四般南喰赤－ | m9(-Д-)(+52.0) a &lt;b&gt; c(+6.0) NoName(-24.0) NoName(-34.0)

      00:33 | 01 | 四技－喰赤－ | x(+2.6) y(0.0) z(0.0)
      lunch | at | noon
      """
    let refused = try box.run("import", "-", "--format", "tenhou", input: list)
    #expect(refused.status == 1)
    #expect(refused.errors.contains("line 4: this is no line of a result list"), "\(refused)")
    // 2.6 for nobody.
    #expect(refused.errors.contains("line 3: these add up to"), "\(refused)")
    try box.run(
      "import", "-", "--format", "tenhou", "--keep-going", "--date", "2026-11-20", input: list)
    #expect(
      try box.shown().sums.map(\.player) == ["m9(-Д-)", "a <b> c", "NoName", "NoName 2"])
  }

  @Test func `read the JSON of logs and of records`() throws {
    let box = try Sandbox()
    // tenhou: 46,200 - 30,000 + 20,000 + 20,000 and so on.
    try box.write(
      """
      {"title":["",""],"ref":"2022060100gm-00e9-0000-0123abcd","rule":{"disp":"鳳南喰赤","aka":1},
       "name":["Aoki","Baba","Chiba","Doi"],"sc":[46200,56.2,28100,8.1,17700,-22.3,8000,-42.0],"log":[]}
      """, to: "log.json")
    let taken = try box.run("import", "log.json")
    #expect(taken.status == 0, "\(taken)")
    let log = try box.shown()
    #expect(log.game?.name == "Tenhou" && log.rounds[0].date == "2022-06-01")
    #expect(log.rounds[0].scores.map(\.raw) == [46_200, 28_100, 17_700, 8_000])
    // 2022-06-01T12:00:00Z; 46,200 - 25,000 + 15,000 and so on; one seat is the computer's.
    try box.write(
      """
      {"head": {"uuid": "220601-x", "end_time": 1654084800, "config": {"mode": {"mode": 2}},
        "accounts": [{"account_id": 7, "nickname": "Baba", "seat": 1}, {"nickname": "Aoki"},
          {"nickname": "Chiba", "seat": 2}],
        "result": {"players": [
          {"seat": 0, "total_point": 36200, "part_point_1": 46200},
          {"seat": 1, "total_point": 8100, "part_point_1": 28100},
          {"seat": 2, "total_point": -12300, "part_point_1": 17700},
          {"seat": 3, "total_point": -32000, "part_point_1": 8000}]}}}
      """, to: "record.json")
    for expected in ["1 round", "0 rounds, 1 there already"] {
      let taken = try box.run("import", "record.json")
      #expect(taken.output.hasSuffix(expected + "\n"), "\(taken)")
    }
    let record = try box.shown("Mahjong Soul")
    #expect(record.game?.rule == "mahjong-soul" && record.rounds[0].date == "2022-06-01")
    #expect(record.rounds[0].scores.map(\.player) == ["Aoki", "Baba", "Chiba", "CPU 1"])
    #expect(record.rounds[0].scores.map(\.result) == [36_200, 8_100, -12_300, -32_000])
    // Points of no rule that is known stand as they are.
    let odd = try box.run(
      "import", "-", "--format", "json",
      input:
        #"{"name":["A","B","C"],"sc":[50000,33.3,30000,-3.3,25000,-30.0],"rule":{"disp":"三"}}"#)
    #expect(odd.status == 0, "\(odd)")
    let results = try box.shown("Tenhou").rounds.last?.scores
    #expect(results?.map(\.result) == [33_300, -3_300, -30_000])
    #expect(results?.allSatisfy { $0.raw == nil } ?? false)
  }

  @Test(arguments: [
    ("<mjloggm><UN n0=\"%41\" n1=\"%42\"/></mjloggm>", "does not tell how the game ended"),
    ("<html></html>", "no log or result list of Tenhou"),
    ("<mjloggm>", "this is not XML"),
    ("<!DOCTYPE a [<!ENTITY b \"x\">]><mjloggm>&b;</mjloggm>", "this is not XML"),
    (#"{"name":["A","B"],"sc":[1,2],"log":[]}"#, "does not tell how the game ended"),
    (#"{"head":{"accounts":[],"result":{"players":[{}]}}}"#, "does not tell how the game ended"),
  ])
  func `refuse what is no finished game`(text: String, expected: String) throws {
    let box = try Sandbox()
    let refused = try box.run("import", "-", "--format", "tenhou", input: text)
    #expect(refused.status == 1 && refused.errors.contains(expected), "\(refused)")
    #expect(try box.files.isEmpty)
  }
}
