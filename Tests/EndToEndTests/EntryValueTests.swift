import TestSupport
import Testing

/// A round of cases.md under a preset whose figures are those of the case.
struct ReportedRound: CustomStringConvertible, Sendable {
  let row: String
  let rule: String
  let words: String
  let echo: String

  init(_ row: String, _ rule: String, _ words: String, _ echo: String) {
    self.row = row
    self.rule = rule
    self.words = words
    self.echo = echo
  }

  var description: String { "case \(row) under \(rule): \(words)" }

  static let all: [ReportedRound] = [
    ReportedRound(
      "3", "mleague", "37000 27300 23800 11900", "A +57.0, B +7.3, C -16.2, D -48.1 (sum 0.0)"),
    ReportedRound(
      "11", "mahjong-soul", "35200 28300 21400 15100", "A +25.2, B +8.3, C -8.6, D -24.9 (sum 0.0)"),
    ReportedRound(
      "17", "mleague", "30000 30000 25000 15000", "A +30.0, B +30.0, C -15.0, D -45.0 (sum 0.0)"),
    ReportedRound(
      "17", "friendly-10-30", "30000 30000 25000 15000 --seated",
      "A +50.0, B +10.0, C -15.0, D -45.0 (sum 0.0)"),
    ReportedRound(
      "17", "friendly-10-30", "30000 30000 25000 15000 --seats B,A",
      "B +50.0, A +10.0, C -15.0, D -45.0 (sum 0.0)"),
    // 30 + 10 - 10 + 20 = 50 in steps of 0.1 among three: the earliest takes the 0.2 left.
    ReportedRound(
      "19", "mleague", "30000 30000 30000 10000 --seated",
      "A +16.8, B +16.6, C +16.6, D -50.0 (sum 0.0)"),
    ReportedRound(
      "19", "mleague", "10000 30000 30000 30000", "B +16.8, C +16.6, D +16.6, A -50.0 (sum 0.0)"),
    ReportedRound(
      "21", "mleague", "35000 25000 20000 20000", "A +55.0, B +5.0, C -30.0, D -30.0 (sum 0.0)"),
    ReportedRound(
      "21", "friendly-10-30", "35000 25000 20000 20000 --seated",
      "A +55.0, B +5.0, C -20.0, D -40.0 (sum 0.0)"),
    // 38.4 and 30.5 go toward 0, 20.6 up: 30 - 30 + 10, 21 - 30 - 10, 10 - 30 - 20, first the rest.
    ReportedRound(
      "29", "friendly-10-20", "38400 30500 20600 10500",
      "A +49.0, B +10.0, C -19.0, D -40.0 (sum 0.0)"),
    // 25.5 + 1 - 30 + (30 + 10 + 20) / 2; 23.5 - 30 - (10 + 30) / 2.
    ReportedRound(
      "39", "mleague", "25500 25500 23500 23500 --sticks 2",
      "A +26.5, B +26.5, C -26.5, D -26.5 (sum 0.0)"),
    // A stick among three firsts in steps of 100: 400, 300, 300.
    // 33 - 30 + 50 / 3 each, 16.8/16.6/16.6, and the stick; 0 - 30 - 30.
    ReportedRound(
      "39", "mleague", "33000 33000 33000 0 --sticks 1 --seated",
      "A +20.2, B +19.9, C +19.9, D -60.0 (sum 0.0)"),
    // 30.5 - 30 + (15 + 5) / 2, 28.5 - 30 - (5 + 15) / 2; the sticks are nobody's.
    ReportedRound(
      "39", "wrc", "30500 30500 28500 28500 --sticks 2",
      "A +10.5, B +10.5, C -11.5, D -11.5 (sum -2.0: 2 sticks lost)"),
    // 29.5 - 30 + 10 twice, 29 - 30 - 10 twice.
    ReportedRound(
      "9", "wrc", "29000 29000 29500 29500 --sticks 3",
      "C +9.5, D +9.5, A -11.0, B -11.0 (sum -3.0: 3 sticks lost)"),
    ReportedRound(
      "13", "ema", "-5000 45000 45000 35000", "B +25.0, C +25.0, D +0.0, A -50.0 (sum 0.0)"),
    ReportedRound("85", "points", "A=60000 B=30000", "A +60000, B +30000 (sum +90000"),
    ReportedRound("61", "points", "-30 10 10 10", "B +10, C +10, D +10, A -30 (sum 0)"),
    ReportedRound(
      "S19", "direct", "47.9 -18 20.7 -50.6", "A +47.9, C +20.7, B -18.0, D -50.6 (sum 0.0)"),
    ReportedRound("I1", "direct", "５．５ －１２．５ ＋７ ０", "C +7.0, A +5.5, D 0.0, B -12.5 (sum 0.0)"),
    // Finer than tenths: as many decimals as there are, in the whole line.
    ReportedRound(
      "S19", "direct", "0.125 -0.12 -0.005 0", "A +0.125, D 0.000, C -0.005, B -0.120 (sum 0.000)"),
  ]
}

@Suite struct `Values of reported rounds` {
  @Test(arguments: ReportedRound.all) func `are right`(reported: ReportedRound) throws {
    let box = try Sandbox()
    try box.run("add-game", "G", "--rule", reported.rule, "--players", "A,B,C,D")
    let outcome = try box.record(reported.words)
    // The case of a player at exactly the return score: 35 - 30 - 5 is 0.0 without a sign.
    let expected = reported.echo.replacing("+0.0,", with: "0.0,")
    #expect(outcome.output.contains(": \(expected)"), "\(outcome)")
    #expect(!outcome.output.contains("-0.0,") && !outcome.output.contains("-0.0 "))
    #expect(outcome.status == 0)
  }

  // cases.md 25: by seat places 1 and 2, when split both place 1.
  @Test(arguments: [("mleague", [1, 1, 3, 4]), ("friendly-10-30", [1, 2, 3, 4])])
  func `places of a tie follow the rule`(rule: String, places: [Int]) throws {
    let box = try Sandbox()
    try box.run("add-game", "G", "--rule", rule, "--players", "A,B,C,D")
    try box.record("30000 30000 25000 15000 --seated")
    #expect(try box.sheet.rounds.first?.scores.map(\.place) == places)
  }

  @Test func `equal totals share a rank`() throws {
    let box = try Sandbox()
    try box.run("add-game", "G", "--rule", "direct", "--players", "A,B,C,D,E")
    try box.record("A=12 B=12 C=-4 D=-20")
    // cases.md 23: ranks 1, 1, 3; and who has not played has none (89).
    #expect(try box.sheet.sums.map(\.rank) == [1, 1, 3, 4, nil])
  }

  // cases.md 69: a difference is stored when asked for, and told for ever.
  @Test func `an unbalanced round is flagged on the sheet`() throws {
    let box = try Sandbox.club()
    let echo = try box.record("30000 30000 25000 14000 x --unbalanced")
    // 30 - 30 + (30 + 10 + 20) / 2 twice, 25 - 30 - 10, 14 - 30 - 30.
    #expect(echo.output.contains("Aoki +30.0, Baba +30.0, Chiba -15.0, Doi -46.0 (sum -1.0"))
    #expect(echo.status == 0)
    let shown = try box.run("show").lines.last ?? ""
    #expect(shown.hasPrefix("sum -1.0 = +60.0 -61.0"))
    #expect(shown.contains("unbalanced"))
  }

  // cases.md 83: two guests are two rows.
  @Test func `two guests stay two`() throws {
    let box = try Sandbox.club()
    let echo = try box.record("Aoki=352 Baba=281 Guest1=227 Guest2=140 --add-players")
    #expect(echo.output.contains("Guest1 -17.3, Guest2 -46.0"))
    #expect(try box.sheet.sums.suffix(2).map(\.player) == ["Guest1", "Guest2"])
  }
}
