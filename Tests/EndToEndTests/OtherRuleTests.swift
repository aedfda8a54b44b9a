import TestSupport
import Testing

/// A sheet under another rule: only looked at, and for good.
@Suite struct `A sheet under another rule` {
  /// Under mleague, by hand: 35,200 28,100 22,700 14,000 give +55.2 +8.1 -17.3 -46.0 twice over.
  private func box() throws -> Sandbox {
    let box = try Sandbox()
    try box.run("add-game", "Fri", "--players", "Aoki,Baba,Chiba,Doi", "--date", "2026-11-20")
    try box.record("352 281 227 140")
    try box.record("140 227 281 352")
    return box
  }

  private func totals(_ box: Sandbox, _ words: String...) throws -> [Int] {
    try box.run(words: ["show", "--json"] + words).sheet.sums.map(\.total)
  }

  @Test func `is looked at without a change`() throws {
    let box = try box()
    let before = try box.bytes()
    // uma 20 10 -10 -20: 5.2+20+20-16-20, -1.9+10-7.3-10, the other two the same.
    #expect(try totals(box, "--rule", "friendly-10-20") == [9_000, -9_000, -9_000, 9_000])
    // wrc begins with 30,000, so 5,000 more for everybody: 10.2+15-11-15, 3.1+5-2.3-5.
    #expect(try totals(box, "--rule", "wrc") == [-800, 800, 800, -800])
    #expect(try totals(box) == [9_200, -9_200, -9_200, 9_200])
    let shown = try box.run("show", "--rule", "wrc").output
    #expect(shown.contains("what if: wrc instead of mleague; nothing is changed"))
    // Aoki and Doi led, and are last now.
    let was = try #require(shown.split(separator: "\n").first { $0.contains("│ was ") })
    #expect(was.split(separator: " ").suffix(5) == ["was", "1", "3", "3", "1"])
    #expect(try box.bytes() == before)
  }

  // By hand from the above: after round 1 under friendly-10-20: 5.2+20+20, rounded 5-6.
  @Test func `with running totals and a window`() throws {
    let box = try box()
    let lines = try box.run(
      "show", "--rule", "friendly-10-20", "--sums", "running", "--cols", "1", "--rows", "2"
    ).lines
    #expect(
      lines.contains { $0.hasPrefix("2    v-36.0     │ 2") && $0.contains("+9.0") }, "\(lines)")
  }

  @Test func `what it cannot judge stays as it is`() throws {
    let box = try box()
    try box.record("Aoki=40 Baba=0 Chiba=-40 --results --rule direct")
    let shown = try box.run("show", "--rule", "sanma").output
    #expect(shown.contains("rounds 1-2: as stored, this rule cannot judge them"))
    #expect(try totals(box, "--rule", "sanma") == [49_200, -9_200, -49_200, 9_200])
    let points = try box.run("show", "--rule", "points")
    #expect(points.status == 1 && points.errors.contains("different units"))
    #expect(try box.run("show", "--rule", "nosuch").status == 1)
  }

  // MCR: 4 2 1 0 by place, the tied share: 13 4 4 -21 gives 4, 1.5, 1.5, 0.
  @Test func `table points of typed points`() throws {
    let box = try Sandbox()
    try box.run("add-game", "Club", "--rule", "points", "--players", "A,B,C,D")
    try box.run("add-round", "13", "4", "4", "-21")
    #expect(try box.shown("--rule", "mcr").sums.map(\.tablePoints) == [4, 1.5, 1.5, 0])
    #expect(try box.shown().sums.map(\.tablePoints) == [nil, nil, nil, nil])
  }

  @Test func `is put there for good, when that is confirmed`() throws {
    let box = try box()
    let unasked = try box.run("set-rule", "Fri", "friendly-10-20")
    #expect(unasked.status == 64 && unasked.errors.contains("--yes"), "\(unasked)")
    let no = try box.onTerminal("$SCOREBOX set-rule Fri friendly-10-20", typing: ["n"])
    #expect(no.status == 1 && no.output.contains("changes 2 rounds of Fri; go on? [y/N]"))
    #expect(try box.onTerminal("$SCOREBOX set-rule Fri friendly-10-20", typing: []).status == 1)
    #expect(try totals(box) == [9_200, -9_200, -9_200, 9_200])
    let dry = try box.run("set-rule", "Fri", "friendly-10-20", "--dry-run")
    #expect(dry.status == 0 && dry.output.contains("would be under friendly-10-20"))
    let yes = try box.onTerminal("$SCOREBOX set-rule Fri friendly-10-20", typing: ["y"])
    #expect(yes.output.contains("Fri is now under friendly-10-20, 2 rounds changed"), "\(yes)")
    #expect(try totals(box) == [9_000, -9_000, -9_000, 9_000])
    #expect(try box.recheck().isEmpty)
    #expect(try box.run("explain", "1").status == 0)
    // The next round is under it, and the same rule again is no change.
    try box.record("352 281 227 140")
    #expect(try totals(box) == [54_000, -1_000, -26_000, -27_000])
    #expect(try box.run("set-rule", "Fri", "friendly-10-20").output.contains("already"))
  }

  @Test func `is refused where a round does not fit, and nothing changes`() throws {
    let box = try box()
    try box.record("300 300 250 150")
    let before = try box.bytes()
    let tie = try box.run("set-rule", "Fri", "tenhou", "--yes")
    #expect(tie.status == 1)
    #expect(tie.errors.contains("round 3 does not fit tenhou: Aoki and Baba tie"), "\(tie)")
    let sum = try box.run("set-rule", "Fri", "wrc", "--yes")
    #expect(sum.errors.contains("round 1 does not fit wrc: it adds up to 100,000, not 120,000"))
    let size = try box.run("set-rule", "Fri", "sanma", "--yes")
    #expect(size.status == 1 && size.errors.contains("round 1 does not fit sanma"))
    #expect(try box.bytes() == before)
  }

  // A penalty is "kept when anything is recomputed"; seats told at the time decide a tie.
  @Test func `keeps penalties and known seats`() throws {
    let box = try Sandbox()
    try box.run("add-game", "Fri", "--players", "Aoki,Baba,Chiba,Doi", "--date", "2026-11-20")
    try box.record("300 300 250 150 --seated --chombo Doi")
    // mleague: (30 + 10 + 20) / 2 each for the first two; chombo 20.
    #expect(try totals(box) == [30_000, 30_000, -15_000, -65_000])
    try box.run("set-rule", "Fri", "tenhou", "--yes")
    // East has the better place: 20 + 20, 10, -5 - 10, -15 - 20 - 20.
    #expect(try totals(box) == [40_000, 10_000, -15_000, -55_000])
    #expect(try box.recheck().isEmpty)
  }
}
