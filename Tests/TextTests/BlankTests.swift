import Testing
import Text

@Suite("Blanks")
struct BlankTests {
  @Test(
    "Only blanks at the ends go",
    arguments: [
      ("  a b ", "a b"), ("\u{3000}佐藤\u{3000}太郎\u{A0}", "佐藤\u{3000}太郎"), (" \u{2003} ", ""),
      ("", ""), ("\ta\n", "\ta\n"), ("\u{200B} a", "\u{200B} a"),
    ])
  func trimmed(text: String, expected: String) {
    #expect(Blank.trimmed(text) == expected)
  }
}
