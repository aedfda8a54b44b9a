import Foundation
import TestSupport
import Testing
import Text

@Suite("Normal forms")
struct UTF8ProcTests {
  @Test("Canonically equal texts have one display form and one key")
  func canonical() {
    let alphabet: [Unicode.Scalar] = [
      "が", "か", "\u{3099}", "é", "\u{301}", "\u{345}", "α", "ᾳ", "한", "\u{1112}", "\u{1161}",
      "ß", "İ", "\u{323}", "ﬁ", "Ｓ", "㌔", "\u{212B}", "\u{2126}", "ſ",
    ]
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<5_000 {
      let text = generator.text(from: alphabet, longest: 6)
      let apart = text.decomposedStringWithCanonicalMapping
      let joined = text.precomposedStringWithCanonicalMapping
      let shown = DisplayText.printable(apart).unicodeScalars
      #expect(shown.elementsEqual(DisplayText.printable(joined).unicodeScalars), "\(text)")
      #expect(Name.key(of: apart).utf8.elementsEqual(Name.key(of: joined).utf8), "\(text)")
    }
  }

  @Test("A NUL is a character like others, and empty text stays empty")
  func lengths() {
    #expect(Name.key(of: "Ａ\0Ｂ") == "a\0b")
    #expect(Name.key(of: "") == "")
    #expect(DisplayText.printable("") == "")
  }
}
