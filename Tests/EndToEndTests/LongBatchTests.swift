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

  @Test func `is one step to take back, told in few lines`() throws {
    let box = try Sandbox.club()
    try box.write(Self.lines, to: "batch")
    // What takes a time that grows with the square would not end in this one.
    let undone = try box.shell(
      "$SCOREBOX add-round - -q <batch && timeout 120 $SCOREBOX undo --yes")
    #expect(undone.status == 0, "\(undone.errors)")
    // 20,000 rounds and the sheet's own line: none is told twice.
    #expect(undone.lines.count == 102)
    #expect(undone.lines.last == "  and 19900 more; --json says them all")
    #expect(try box.sqlite("SELECT count(*) FROM round;") == ["0"])
    let again = try box.shell("timeout 120 $SCOREBOX redo --yes --json").output
    #expect(again.split(separator: "+ round").count == 20_001)
    #expect(try box.sqlite("SELECT count(*) FROM round;") == ["20000"])
  }

  @Test func `of nothing answers in the same shape`() throws {
    let box = try Sandbox.club()
    let outcome = try box.run("add-round", "-", "--json", input: "# nobody came\n\n")
    #expect(outcome.status == 0)
    #expect(try outcome.sheet.rounds.isEmpty)
  }
}
