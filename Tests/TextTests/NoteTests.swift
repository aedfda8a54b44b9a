import Testing
import Text

@Suite("Notes")
struct NoteTests {
  @Test(
    "Lines, tabs and any text are kept as typed",
    arguments: ["", "りんご\n\tApples ", "か\u{3099}", "\u{202E}x\u{200B}"])
  func kept(typed: String) throws {
    #expect(Array(try Note(typed).text.unicodeScalars) == Array(typed.unicodeScalars))
  }

  @Test(
    "Other control characters are refused with their place",
    arguments: [
      ("a\u{1B}[2J", "\u{1B}", 2), ("a\r\n", "\r", 2), ("\0", "\0", 1), ("田\u{7F}", "\u{7F}", 2),
      ("a\n\u{9B}", "\u{9B}", 3), ("\u{80}", "\u{80}", 1), ("\u{9F}", "\u{9F}", 1),
    ] as [(String, Unicode.Scalar, Int)])
  func refused(typed: String, scalar: Unicode.Scalar, position: Int) {
    #expect(throws: NoteError.refused(scalar, position: position)) { try Note(typed) }
  }

  @Test("A million bytes are the most")
  func limit() throws {
    #expect(try Note(String(repeating: "a", count: 1_000_000)).text.utf8.count == 1_000_000)
    #expect(throws: NoteError.tooLong(bytes: 1_000_002)) {
      try Note(String(repeating: "田", count: 333_334))
    }
  }
}
