import Foundation
import TestSupport
import Testing

@Suite(
  .enabled(if: Tool.isThere("sqlite3"), "the sqlite3 shell is not installed"),
  .enabled(if: Tool.canTrace, "strace is missing, or may not trace here"))
struct `A first start that another overtakes` {
  /// The program finds no file, then sleeps before it looks for a journal without one; meanwhile
  /// another makes the file and is in the middle of a write, so that its journal is there.
  @Test func `does not take a journal in use for one left behind`() throws {
    let box = try Sandbox(["SCOREBOX_FILE": "club.db"])
    let outcome = try box.shell(
      """
      until_traced() {
        until grep -q "$1" trace 2>/dev/null; do kill -0 $slow || exit 99; sleep 0.01; done
      }
      strace -f -qq -o trace -e trace=access -e inject=access:delay_enter=2000000 \
        "$SCOREBOX" add-round A=35200 B=28100 C=22700 D=14000 & slow=$!
      until_traced 'club.db-journal'
      "$SCOREBOX" add-game Friday -q
      mkfifo words
      sqlite3 -batch -init /dev/null club.db <words & holder=$!
      exec 9>words
      echo '.timeout 10000' >&9
      echo 'BEGIN IMMEDIATE; UPDATE game SET closed = 0;' >&9
      until [ -e club.db-journal ]; do kill -0 $holder || exit 98; sleep 0.01; done
      until_traced 'club.db-journal.*DELAYED'
      echo 'COMMIT;' >&9
      exec 9>&-
      wait $slow
      """)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(try box.sqlite("SELECT count(*) FROM round;", in: "club.db") == ["1"])
  }
}
