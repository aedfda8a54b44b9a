import CommandKit
import TestSupport
import Testing

@Suite("Lists as typed")
struct ListWordTests {
  @Test(
    "Items stand between separators",
    arguments: [
      ("Aoki,Baba", ["Aoki", "Baba"]), ("２、５", ["２", "５"]), ("青木，馬場、土井", ["青木", "馬場", "土井"]),
      ("Aoki", ["Aoki"]), (" Aoki ,\u{3000}Baba ", ["Aoki", "Baba"]), ("a b,c", ["a b", "c"]),
      ("\"Aoki, Jr.\",Baba", ["Aoki, Jr.", "Baba"]), (" \"a、b，c\" , d", ["a、b，c", "d"]),
      ("\"5\"\" Joe\"", ["5\" Joe"]), ("\"\"\"\"", ["\""]), ("\"\"", [""]), ("\" a \"", ["a"]),
      ("", [""]), (",", ["", ""]), ("3,,5", ["3", "", "5"]), ("a,", ["a", ""]), (",a", ["", "a"]),
      ("O'Neil,$(touch x)", ["O'Neil", "$(touch x)"]),
    ])
  func read(word: String, items: [String]) throws {
    #expect(try ListWord.split(word) == items)
  }

  @Test(
    "A quote must open an item and close it",
    arguments: [
      ("\"a", .unclosedQuote(position: 1)), ("a,\"b,c", .unclosedQuote(position: 3)),
      ("\"a\"\"", .unclosedQuote(position: 1)), ("5\" Joe", .strayQuote(position: 2)),
      ("か\u{3099}\"", .strayQuote(position: 2)), ("\"a\"b", .strayQuote(position: 4)),
      ("\"a\" \"b\"", .strayQuote(position: 5)),
    ] as [(String, ListError)])
  func refused(word: String, error: ListError) {
    #expect(throws: error) { try ListWord.split(word) }
  }

  @Test("Quoted items read back, whatever they hold")
  func roundTrip() throws {
    let alphabet: [Unicode.Scalar] = ["a", "田", "\"", ",", "、", "，", " ", "\u{3099}"]
    var generator = SeededGenerator(seed: 10)
    for _ in 0..<5_000 {
      let items = (0...Int.random(in: 0...3, using: &generator)).map { _ in
        "<" + generator.text(from: alphabet, longest: 6) + ">"
      }
      let quoted = items.map { item in
        "\"" + item.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
      }
      #expect(try ListWord.split(quoted.joined(separator: ",")) == items)
    }
  }

  @Test("No text traps, and without quotes there is one item more than separators")
  func anyText() throws {
    let alphabet: [Unicode.Scalar] = ["a", "1", "\"", "\"", ",", "、", "，", " ", "\u{3000}"]
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<100_000 {
      let word = generator.text(from: alphabet, longest: 9)
      let items = try? ListWord.split(word)
      guard !word.unicodeScalars.contains("\"") else { continue }
      #expect(items?.count == 1 + word.unicodeScalars.count { [",", "、", "，"].contains($0) })
    }
  }
}
