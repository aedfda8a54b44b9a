import CommandKit
import Testing

@Suite("Splitting batch lines into words")
struct WordSplittingTests {
  // Expected words are those that `printf '[%s]' …` prints in sh for the same line.
  @Test(arguments: [
    ("Aoki=35200 Baba=28100", ["Aoki=35200", "Baba=28100"]),
    ("  a\tb  ", ["a", "b"]),
    ("'a b' \"c d\" e\\ f", ["a b", "c d", "e f"]),
    ("a'b c'd\"e f\"", ["ab cde f"]),
    ("'' \"\" x", ["", "", "x"]),
    (#"'a\b' "a\b" "a\"b" "a\\b" "\$x\`""#, [#"a\b"#, #"a\b"#, #"a"b"#, #"a\b"#, "$x`"]),
    (##"\'a \# \"b"##, ["'a", "#", "\"b"]),
    ("a #b c", ["a"]), ("#a", []), ("a#b '#c'", ["a#b", "#c"]), ("", []), ("   ", []),
  ])
  func `as sh does`(line: String, expected: [String]) throws {
    #expect(try WordSplitter.split(line).map(\.text) == expected)
  }

  @Test func `nothing is expanded`() throws {
    let words = ["$HOME", "*", "~", "`id`", "a;b", "{1,2}", "&"]
    #expect(try WordSplitter.split(words.joined(separator: " ")).map(\.text) == words)
  }

  @Test func `columns count characters and U+3000 is a blank`() throws {
    // が is two scalars here: it takes column 1, く 2, the blank 3, the quoted word 4 to 10.
    #expect(
      try WordSplitter.split("か\u{3099}く\u{3000}'青 木'=1  x")
        == [Word("か\u{3099}く", column: 1), Word("青 木=1", column: 4), Word("x", column: 13)])
  }

  @Test func `a combining mark does not hide a quote`() throws {
    #expect(try WordSplitter.split("'a'\u{3099} b").map(\.text) == ["a\u{3099}", "b"])
  }

  @Test func `what is not closed is named by its column`() {
    #expect(throws: SplitError.unclosedQuote(column: 3)) { try WordSplitter.split("a 'b c") }
    #expect(throws: SplitError.unclosedQuote(column: 4)) { try WordSplitter.split("青 b\"c\\\"") }
    #expect(throws: SplitError.trailingBackslash(column: 4)) { try WordSplitter.split("a b\\") }
  }
}
