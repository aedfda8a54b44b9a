import Testing
import Text

@Suite("Hidden characters")
struct HiddenScalarTests {
  @Test(
    "What nobody sees is hidden",
    arguments: [
      "\0", "\t", "\n", "\u{7F}", "\u{85}", "\u{AD}", "\u{34F}", "\u{61C}", "\u{115F}", "\u{180E}",
      "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{2028}", "\u{2029}", "\u{202E}",
      "\u{2060}",
      "\u{2069}", "\u{3164}", "\u{FE0F}", "\u{FEFF}", "\u{FFA0}", "\u{FFF9}", "\u{E0001}",
      "\u{E0100}",
    ] as [Unicode.Scalar])
  func hidden(scalar: Unicode.Scalar) {
    #expect(HiddenScalar.contains(scalar))
  }

  @Test(
    "Letters, blanks, marks and emoji are not",
    arguments: [" ", "\u{3000}", "a", "田", "\u{3099}", "\u{301}", "😀", "🏽", "🇯"]
      as [Unicode.Scalar])
  func seen(scalar: Unicode.Scalar) {
    #expect(!HiddenScalar.contains(scalar))
  }

  @Test(
    "The first one is told with its place in graphemes",
    arguments: [
      ("35\u{200B}200", "\u{200B}", 3), ("\u{FEFF}x\0", "\u{FEFF}", 1),
      ("か\u{3099}e\u{301}\u{2060}", "\u{2060}", 3), ("🇯🇵\r\n", "\r", 2),
    ] as [(String, Unicode.Scalar, Int)])
  func place(text: String, scalar: Unicode.Scalar, position: Int) throws {
    let first = try #require(HiddenScalar.first(in: text))
    #expect(first.scalar == scalar)
    #expect(first.position == position)
  }

  @Test("Plain text has none")
  func none() {
    #expect(HiddenScalar.first(in: "佐藤 太郎") == nil)
    #expect(HiddenScalar.first(in: "") == nil)
  }
}
