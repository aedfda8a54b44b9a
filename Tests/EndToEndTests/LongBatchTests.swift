import TestSupport
import Testing

@Suite struct `A long batch` {
  private static let lines = String(repeating: "352 281 227 140 x\n", count: 20_000)

  @Test func `shuts no reader out before its commit`() throws {
    let box = try Sandbox.club()
    try box.write(Self.lines, to: "batch")
    let outcome = try box.shell(
      """
      "$SCOREBOX" add-round - -q <batch & batch=$!
      until [ -s scores.db-journal ]; do kill -0 $batch || exit 99; sleep 0.01; done
      while [ -s scores.db-journal ] && kill -0 $batch 2>/dev/null; do
        SCOREBOX_WAIT=2 "$SCOREBOX" show >shown || exit 98
        n=$((n + 1)); sleep 0.05
      done
      wait $batch || exit 97
      [ $n -ge 3 ]
      """)
    #expect(outcome.status == 0, "\(outcome)")
    #expect(try box.sqlite("SELECT count(*) FROM round;") == ["20000"])
  }

  @Test func `into a file that is taken away says that nothing was recorded`() throws {
    let box = try Sandbox.club()
    try box.write(Self.lines, to: "batch")
    let outcome = try box.shell(
      """
      "$SCOREBOX" add-round - -q <batch & batch=$!
      until [ -s scores.db-journal ]; do kill -0 $batch || exit 99; sleep 0.01; done
      mv scores.db elsewhere.db
      wait $batch
      """)
    #expect(outcome.status == 74)
    #expect(outcome.errors.contains("was deleted or replaced meanwhile; nothing was recorded"))
    #expect(try box.sqlite("SELECT count(*) FROM round;", in: "elsewhere.db") == ["0"])
  }

  @Test func `of nothing answers in the same shape`() throws {
    let box = try Sandbox.club()
    let outcome = try box.run("add-round", "-", "--json", input: "# nobody came\n\n")
    #expect(outcome.status == 0)
    #expect(try outcome.sheet.rounds.isEmpty)
  }
}
