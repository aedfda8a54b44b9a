import Foundation
import Interchange
import Scoring
import Testing

struct `A sheet in JSON` {
  // The contract, §7, as it stands there.
  private static let example = """
    {"schema": "scorebox/show/1",
     "game": {"id": 1, "name": "2026-11-30", "date": "2026-11-30", "rule": "mleague", "rule_version": 1, "closed": false},
     "window": {"columns": [3, 4], "hidden_left": 2, "hidden_right": 1, "total": 5},
     "rows": {"first": 1, "last": 1, "total": 1},
     "players": [{"number": 3, "name": "Chiba"}, {"number": 4, "name": "Doi"}],
     "rounds": [{"number": 1, "id": "…", "date": "2026-11-30", "note": "", "winds": 2, "sticks": 0,
                 "scores": [{"player": "Chiba", "seat": 1, "raw": 35200, "place": 1, "result": 55200}]}],
     "sums": [{"player": "Chiba", "rounds": 1, "total": 55200, "rank": 1, "average": 55200, "average_place": 1.0,
               "places": [1, 0, 0, 0], "best": 55200, "worst": 55200},
              {"player": "Doi", "rounds": 0, "total": 0, "rank": null, "average": null, "average_place": null,
               "places": [0, 0, 0, 0], "best": null, "worst": null}],
     "proof": {"sum": 0, "raw": -20000, "uma": 0, "oka": 20000, "sticks": 0, "rounding": 0}}
    """

  private func object(_ report: SheetReport) throws -> [String: Any] {
    let data = Data(SheetJSON.show(report).text.utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  // Keys may be added behind those of the contract, and nothing else may change.
  @Test func `the example of the contract, character by character`() {
    let added = [
      #","table_points":null"#, #","rule":null"#, #","table":null"#, #","unbalance":0"#,
      #","happened":{"busts":[],"yakitori":[],"substitutes":[],"last_dealer":null,"chips":[],"penalties":[]}"#,
      #","substitutes":0,"penalties":0,"chips":0"#,
      #","team":null,"score":55200,"chips":0,"penalties":0,"table_points":null,"by_size":[{"players":4,"rounds":1,"average_place":1.0,"places":[1,0,0,0]}]"#,
      #","team":null,"score":0,"chips":0,"penalties":0,"table_points":null,"by_size":[]"#,
    ].sorted { $0.utf8.count > $1.utf8.count }
    var text = squeezed(SheetJSON.show(.example).text)
    for keys in added {
      #expect(text.contains(keys), "\(keys)")
      text = text.components(separatedBy: keys).joined()
    }
    #expect(text == squeezed(Self.example))
  }

  // "The same shape whatever the content": no key comes or goes.
  @Test(arguments: [true, false]) func `the same keys without anything to show`(
    isMissing: Bool
  ) throws {
    let empty = SheetJSON.show(.empty(isMissing: isMissing)).text
    let game =
      isMissing
      ? "null"
      : """
      {"id": 1, "name": "2026-11-30", "date": "2026-11-30", "rule": "mleague", "rule_version": 1,
      "closed": false}
      """
    let expected = """
      {"schema": "scorebox/show/1", "game": \(game),
       "window": {"columns": [], "hidden_left": 0, "hidden_right": 0, "total": 0},
       "rows": {"first": null, "last": null, "total": 0}, "players": [], "rounds": [], "sums": [],
       "proof": {"sum": 0, "raw": 0, "uma": 0, "oka": 0, "sticks": 0, "rounding": 0,
       "substitutes": 0, "penalties": 0, "chips": 0}}
      """
    #expect(squeezed(empty) == squeezed(expected))
  }

  @Test func `a window with a gap, and one without columns`() {
    var report = SheetReport.example
    report.columns = [2, 5]
    let gap = #""window": {"columns": [2, 5], "hidden_left": 1, "hidden_right": 0, "total": 5}"#
    #expect(SheetJSON.show(report).text.contains(gap))
    report.columns = []
    #expect(SheetJSON.show(report).text.contains(#""rounds": [{"number": 1"#))
    #expect(SheetJSON.show(report).text.contains(#""scores": []"#))
  }

  @Test func `a result that was typed has no raw score, and rows tell what was left out`() {
    var report = SheetReport.example
    report.rounds[0].scores[3]?.raw = nil
    report.rounds[0].scores[3]?.seat = nil
    report.rounds[0].number = 7
    report.roundCount = 9
    let text = SheetJSON.show(report).text
    #expect(text.contains(#""seat": null, "raw": null, "place": 1, "result": 55200"#))
    #expect(text.contains(#""rows": {"first": 7, "last": 7, "total": 9}"#))
  }

  // Averages are decimals with at most three places, rounded half away from zero.
  @Test(
    arguments: [
      (55_200, 1, "55200"), (10_000, 3, "3333.333"), (20_000, 3, "6666.667"), (-1, 3, "-0.333"),
      (-20_000, 3, "-6666.667"), (1, 2, "0.5"), (1, 8, "0.125"), (1, 16, "0.063"),
      (-1, 16, "-0.063"),
      (-1, 3_000, "0"), (0, 4, "0"), (.max, 1, "9223372036854775807"),
      (99_999_999, 100_000, "1000"),
    ] as [(Points, Int, String)])
  func `averages`(total: Points, rounds: Int, expected: String) {
    var report = SheetReport.example
    report.columns = [1]
    report.players[0].sums = PlayerSums(rounds: rounds, total: total)
    #expect(SheetJSON.show(report).text.contains("\"average\": \(expected),"))
  }

  @Test(arguments: [
    ([1, 0, 0, 0], "1.0"), ([1, 0, 0, 1], "2.5"), ([1, 1, 0, 1], "2.333"), ([2, 1, 0, 0], "1.333"),
    ([0, 0, 0, 0, 8, 1], "5.111"),
  ])
  func `average places`(places: [Int], expected: String) {
    var report = SheetReport.example
    report.columns = [1]
    report.players[0].sums = PlayerSums(rounds: places.reduce(0, +), places: places)
    #expect(SheetJSON.show(report).text.contains("\"average_place\": \(expected),"))
  }

  @Test(arguments: [(0, 4), (2, 4), (4, 4), (5, 5), (9, 9)])
  func `places are as long as the largest round, at least 4`(largest: Int, count: Int) throws {
    var report = SheetReport.example
    report.proof.largest = largest
    let sums = try #require(try object(report)["sums"] as? [[String: Any]])
    #expect(sums.map { ($0["places"] as? [Int])?.count } == [count, count])
  }

  @Test func `what was recorded, with the sums of those who played`() {
    var report = SheetReport.example
    report.columns = [1, 2, 3, 4, 5]
    for isRehearsal in [false, true] {
      let text = SheetJSON.recorded(report, isRehearsal: isRehearsal).text
      #expect(
        text.hasPrefix(#"{"schema": "scorebox/add-round/1", "dry_run": \#(isRehearsal), "game""#))
      #expect(!text.contains("Doi") && text.contains(#"{"player": "Endo", "rounds": 1, "total""#))
    }
  }
}
