import TestSupport
import Testing

@Suite struct `A first evening` {
  @Test func `a round is recorded and shown`() throws {
    let box = try Sandbox()
    let echo = try box.run(
      "add-round", "Aoki=35200", "Baba=28100", "Chiba=22700", "Doi=14000", "--date", "2026-11-27")
    // mleague: 35.2 - 30 + 30 + 20, 28.1 - 30 + 10, 22.7 - 30 - 10, 14.0 - 30 - 30.
    #expect(
      echo.output == """
        2026-11-27 (new sheet, mleague), round 1 on 2026-11-27: Aoki +55.2, Baba +8.1, Chiba -17.3, \
        Doi -46.0 (sum 0.0). Totals: Aoki +55.2, Baba +8.1, Chiba -17.3, Doi -46.0. \
        Wrong? scorebox undo

        """)
    #expect(echo.status == 0)
    #expect(echo.errors == "")
  }
}
