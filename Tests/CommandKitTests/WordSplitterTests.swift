import CommandKit
import TestSupport
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

  @Test func `quoted words come back whatever they hold`() throws {
    var random = SeededGenerator(seed: 11)
    let scalars = Array("ab'\"\\#$` \t\u{3000}=青\u{3099}1".unicodeScalars)
    for _ in 0..<100_000 {
      let words = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        random.text(from: scalars, longest: 8).filter { !$0.isNewline }
      }
      // As sh quotes: everything in single quotes, a single quote by a backslash outside of them.
      let line = words.map { word in
        let quoted = word.unicodeScalars.map { $0 == "'" ? "'\\''" : String($0) }.joined()
        return "'" + quoted + "'"
      }.joined(separator: " ")
      let split = try WordSplitter.split(line).map { Array($0.text.unicodeScalars) }
      #expect(split == words.map { Array($0.unicodeScalars) })
    }
  }

  @Test func `no line and no input makes it trap`() {
    var random = SeededGenerator(seed: 12)
    let scalars = Array("ab'\"\\# \t\u{3000}=青\u{3099}\r\n\u{0}\u{FEFF}".unicodeScalars)
    var refused = 0
    for _ in 0..<100_000 {
      let text = random.text(from: scalars, longest: 12)
      guard let lines = try? BatchLines.split(Array(text.utf8)) else {
        #expect(text.utf8.contains(0))
        refused += 1
        continue
      }
      for line in lines where (try? WordSplitter.split(line.text)) == nil { refused += 1 }
    }
    #expect(refused > 1000)
  }
}
