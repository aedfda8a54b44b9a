import CommandKit
import Testing

@Suite("Counts as typed")
struct CountWordTests {
  @Test(
    "Digits are a count",
    arguments: [("0", 0), ("20", 20), ("２０", 20), ("007", 7), ("9223372036854775807", Int.max)])
  func read(word: String, count: Int) throws {
    #expect(try CountWord.parse(word) == count)
  }

  @Test(
    "Nothing else is",
    arguments: [
      ("", .notANumber), ("1e9", .notANumber), ("0x10", .notANumber), ("-1", .notANumber),
      ("+1", .notANumber), ("1 OR 1=1", .notANumber), ("1.0", .notANumber), ("1,000", .notANumber),
      ("五", .notANumber), (" 1", .notANumber), ("9223372036854775808", .tooBig),
      ("99999999999999999999", .tooBig), ("1\u{200B}", .invisible("\u{200B}", position: 2)),
    ] as [(String, NumberError)])
  func refused(word: String, error: NumberError) {
    #expect(throws: error) { try CountWord.parse(word) }
  }
}
