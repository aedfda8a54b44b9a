import TestSupport
import Testing

/// cases.md C1 to C5: who decides about colours (behaviour.md 5, "Colour").
@Suite struct `Colours` {
  private typealias Case = (environment: [String: String], words: String, isColoured: Bool)

  private func check(_ cases: [Case], onTerminal: Bool) throws {
    let box = try SheetFixture.eight.recorded()
    for (environment, words, isColoured) in cases {
      let command = "$SCOREBOX show \(words)"
      let shown =
        onTerminal
        ? try box.pty(command, environment: environment)
        : try box.shell(command, environment: environment)
      #expect(shown.status == 0 && shown.errors == "", "\(environment) \(words): \(shown)")
      #expect(shown.output.contains("\u{1B}[") == isColoured, "\(environment) \(words)")
    }
  }

  @Test func `C1, C3, C5: of a terminal`() throws {
    try check(
      [
        ([:], "", true),
        // C1: only a value that is not empty counts, whatever it is.
        (["NO_COLOR": ""], "", true), (["NO_COLOR": "0"], "", false),
        (["NO_COLOR": "1"], "", false),
        // C3: NO_COLOR before CLICOLOR_FORCE before CLICOLOR; --color before all.
        (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], "", false),
        (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], "--color always", true),
        (["NO_COLOR": "1"], "--color=always", true),
        (["CLICOLOR_FORCE": "1"], "--color never", false),
        (["CLICOLOR": "0"], "", false), (["CLICOLOR": "1"], "", true),
        (["CLICOLOR": "0", "CLICOLOR_FORCE": "1"], "", true),
        (["NO_COLOR": "1"], "--color auto", false), ([:], "--color auto", true),
        // C5.
        (["TERM": "dumb"], "", false), (["TERM": "dumb"], "--color always", true),
        (["TERM": "dumb", "CLICOLOR_FORCE": "1"], "", true),
      ], onTerminal: true)
  }

  @Test func `C3: of a pipe`() throws {
    try check(
      [
        ([:], "", false), (["CLICOLOR": "1"], "", false), (["CLICOLOR_FORCE": "1"], "", true),
        (["CLICOLOR_FORCE": ""], "", false), (["CLICOLOR_FORCE": "0"], "", false),
        (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], "", false),
        (["NO_COLOR": "", "CLICOLOR_FORCE": "1"], "", true), ([:], "--color always", true),
        (["NO_COLOR": "1"], "--color always", true),
        (["CLICOLOR_FORCE": "1"], "--color never", false),
      ], onTerminal: false)
  }

  @Test func `are three words`() throws {
    let refused = try SheetFixture.eight.recorded().run("show", "--color", "sometimes")
    #expect(refused.status == 64)
    for word in ["always", "auto", "never"] { #expect(refused.errors.contains(word)) }
  }

  // behaviour.md 5: 16 base colours only; data has none.
  @Test func `are base colours, and never in data`() throws {
    let box = try SheetFixture.eight.recorded()
    let shown = try box.pty("$SCOREBOX show").output
    for sequence in shown.split(separator: "\u{1B}[").dropFirst() {
      let codes = sequence.prefix { $0 != "m" }.split(separator: ";").compactMap { Int($0) }
      let isBase = codes.allSatisfy { ($0 < 50 || (90...107).contains($0)) && $0 != 38 && $0 != 48 }
      #expect(isBase, "\(sequence)")
    }
    #expect(shown.contains("\u{1B}[31m"))
    #expect(try box.pty("$SCOREBOX show --json").output == box.run("show", "--json").output)
  }
}
