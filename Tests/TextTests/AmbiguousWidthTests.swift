import Testing
import Text

@Suite("Ambiguous width")
struct AmbiguousWidthTests {
  // Each has width A in EastAsianWidth.txt: the first and last of some ranges, and the usual ones.
  @Test(
    "Ambiguous characters follow the terminal",
    arguments: Array("…│▲△▼α─━★①ⓩ▏§±×é“’°Ⅳ→�¡\u{1F1AC}\u{E000}\u{F0000}"))
  func ambiguous(character: Character) {
    #expect(DisplayText.width(String(character), ambiguous: 1) == 1)
    #expect(DisplayText.width(String(character), ambiguous: 2) == 2)
  }

  // N, Na or H there, next to the end of a range where there is one.
  @Test("Others do not", arguments: Array("a~¢⓪╴▐₩ｱ‹›£ñ⅒\u{1F1AD}"))
  func unambiguous(character: Character) {
    #expect(DisplayText.width(String(character), ambiguous: 2) == 1)
  }

  @Test("Marks stay without width and wide characters stay wide")
  func others() {
    #expect(DisplayText.width("a\u{300}", ambiguous: 2) == 1)
    #expect(DisplayText.width("田Ａ😀", ambiguous: 2) == 6)
  }
}
