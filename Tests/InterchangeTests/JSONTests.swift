import Foundation
import Interchange
import TestSupport
import Testing

struct `JSON on paper` {
  @Test(
    arguments: [
      (.null, "null"), (.bool(true), "true"), (.bool(false), "false"), (.integer(0), "0"),
      (.integer(Int64.min), "-9223372036854775808"), (.integer(Int64.max), "9223372036854775807"),
      (.number("1.50"), "1.50"), (.string(""), "\"\""), (.array([]), "[]"), (.object([:]), "{}"),
      (.integer(nil as Int?), "null"), (.integer(nil as Int64?), "null"), (.integer(7), "7"),
      (.array([.integer(1), .null, .array([])]), "[1, null, []]"),
    ] as [(JSON, String)])
  func `values`(value: JSON, expected: String) {
    #expect(value.text == expected)
  }

  @Test func `keys keep their order and their doubles`() {
    let value = JSON.object(["z": .integer(1), "a": .object(["z": .null]), "z": .bool(true)])
    #expect(value.text == #"{"z": 1, "a": {"z": null}, "z": true}"#)
    #expect(JSON.object([JSON.Member("a\"b", .null)]).text == #"{"a\"b": null}"#)
  }

  @Test(arguments: [
    ("\"", #"\""#), ("\\", #"\\"#), ("/", "/"), ("\n", #"\n"#), ("\t", #"\t"#), ("\r", #"\r"#),
    ("\r\n", #"\r\n"#), ("\0", #"\u0000"#), ("\u{1B}[2J", #"\u001b[2J"#), ("\u{7F}", #"\u007f"#),
    ("\u{9B}", #"\u009b"#), ("\u{202E}", #"\u202e"#), ("\u{2028}", #"\u2028"#), ("田中", "田中"),
    ("👨\u{200D}👩", "👨\u{200D}👩"), ("か\u{3099}", "か\u{3099}"), ("❤\u{FE0F}", "❤\u{FE0F}"),
  ])
  func `texts`(text: String, expected: String) {
    // Scalar by scalar: nothing is composed on the way (visidata issue 758: JSON still holds all of them).
    let written = JSON.string(text).text
    #expect(Array(written.unicodeScalars) == Array("\"\(expected)\"".unicodeScalars))
  }

  @Test func `whatever a text holds, it reads back and moves no cursor`() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      let text = random.text(
        from: ["a", "\"", "\\", "\u{1B}", "\r", "\n", "\u{9B}", "田", "\u{202E}", "\u{301}"],
        longest: 12)
      let written = JSON.array([.string(text)]).text
      #expect(!written.unicodeScalars.contains { $0.properties.generalCategory == .control })
      let back = try JSONSerialization.jsonObject(with: Data(written.utf8)) as? [String]
      #expect(back.map { Array($0.joined().utf16) } == Array(text.utf16))
    }
  }
}
