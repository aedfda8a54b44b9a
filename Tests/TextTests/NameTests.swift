import TestSupport
import Testing
import Text

@Suite("Names")
struct NameTests {
  @Test(
    "Names that differ in width, case or normal form are the same",
    arguments: [
      ("Ｓｕｚｕｋｉ", "suzuki"), ("がく", "か\u{3099}く"), ("AOKI", "aoki"), ("ｶﾞｸ", "ガク"),
      ("❤\u{FE0F}", "❤"), ("Straße", "STRASSE"), ("佐藤\u{3000}太郎", " 佐藤 太郎\u{A0}"), ("①", "1"),
      ("ﬁ", "FI"), ("¨", "\u{308}"), ("α\u{345}\u{301}", "α\u{301}\u{345}"),
    ])
  func same(left: String, right: String) throws {
    #expect(Name.same(left, right))
    #expect(try Name(left).key == Name.key(of: right))
  }

  @Test(
    "Other names are not",
    arguments: [("がく", "かく"), ("ガク", "がく"), ("Bob", "Bobby"), ("👍🏽", "👍"), ("a b", "ab")])
  func different(left: String, right: String) {
    #expect(!Name.same(left, right))
  }

  @Test(
    "A name is kept in composed form, without blanks at its ends",
    arguments: [
      ("  か\u{3099}く\u{3000}", "がく"), ("Ｓｕｚｕｋｉ", "Ｓｕｚｕｋｉ"), ("O'Brien", "O'Brien"),
      ("x'); DROP TABLE score;--", "x'); DROP TABLE score;--"),
      ("=cmd|' /C calc'!A0", "=cmd|' /C calc'!A0"),
      ("👨\u{200D}👩\u{200D}👧家族", "👨\u{200D}👩\u{200D}👧家族"), ("❤\u{FE0F}", "❤\u{FE0F}"),
    ])
  func kept(typed: String, text: String) throws {
    #expect(Array(try Name(typed).text.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test(
    "A hidden or blank-looking character is refused and named with its place",
    arguments: [
      ("Ao\u{200B}ki", "\u{200B}", 3), ("Aoki\u{2060}", "\u{2060}", 5),
      ("\u{FEFF}Aoki", "\u{FEFF}", 1),
      ("青\u{202E}木", "\u{202E}", 2), ("a\u{2066}", "\u{2066}", 2), ("\u{200F}a", "\u{200F}", 1),
      ("x\u{1B}[2J", "\u{1B}", 2), ("a\tb", "\t", 2), ("a\nb", "\n", 2), ("a\r\n", "\r", 2),
      ("a\u{9B}", "\u{9B}", 2), ("a\u{2028}b", "\u{2028}", 2), ("ab\u{3164}", "\u{3164}", 3),
      ("a\u{2800}", "\u{2800}", 2), ("か\u{3099}\u{AD}", "\u{AD}", 2),
    ] as [(String, Unicode.Scalar, Int)])
  func refused(typed: String, scalar: Unicode.Scalar, position: Int) {
    #expect(throws: NameError.refused(scalar, position: position)) { try Name(typed) }
  }

  @Test(
    "A name must be seen",
    arguments: ["", " ", "\u{3000}\u{A0}", "\u{FE0F}", "\u{200D}", "🏽", "🏽 🏽"])
  func empty(typed: String) {
    #expect(throws: NameError.empty) { try Name(typed) }
  }

  @Test("64 graphemes and 256 bytes are the most")
  func limits() throws {
    // 64 × 4 bytes = 256; a kanji has 3 bytes, the family of three 18, decomposed が 6 but composed 3.
    #expect(try Name(String(repeating: "😀", count: 64)).text.utf8.count == 256)
    #expect(try Name(String(repeating: "か\u{3099}", count: 64)).text.utf8.count == 192)
    #expect(throws: NameError.tooLong(graphemes: 65, bytes: 65)) {
      try Name(String(repeating: "a", count: 65))
    }
    #expect(throws: NameError.tooLong(graphemes: 15, bytes: 270)) {
      try Name(String(repeating: "👨\u{200D}👩\u{200D}👧", count: 15))
    }
    #expect(throws: NameError.tooLong(graphemes: 1_000_000, bytes: 3_000_000)) {
      try Name(String(repeating: "田", count: 1_000_000))
    }
  }

  @Test("A stored name reads back as itself")
  func roundTrip() throws {
    let alphabet: [Unicode.Scalar] = [
      "a", "Ｂ", " ", "\u{3000}", "か", "\u{3099}", "e", "\u{301}", "👨", "\u{200D}", "\u{FE0F}",
      "\u{200B}",
      "\u{1B}", "ß", "İ", "ᾳ",
    ]
    var generator = SeededGenerator(seed: 4)
    var names = 0
    for _ in 0..<100_000 {
      guard let name = try? Name(generator.text(from: alphabet, longest: 8)) else { continue }
      names += 1
      #expect(try Name(name.text) == name)
    }
    // A blank, a control or nothing at all stands in well under all of them.
    #expect(names > 10_000)
  }
}
