import Testing
import TestSupport
import Text

@Suite("Text on a terminal")
struct DisplayTextTests {
  /// What the random texts are made of: every width, marks, joiners, controls, emoji.
  private static let alphabet: [Unicode.Scalar] = [
    "a", "Z", " ", "田", "か", "\u{3099}", "ｶ", "\u{FF9E}", "…", "▲", "é", "\u{301}", "\u{E48}", "ก",
    "👨", "\u{200D}", "\u{FE0F}", "🏽", "🇯", "🇵", "\u{20E3}", "\u{1B}", "\r", "\u{9B}", "\u{202E}",
  ]

  @Test(
    "What terminals disagree on is dropped",
    arguments: [
      ("❤\u{FE0F}", "❤"), ("1\u{FE0F}\u{20E3}", "1"), ("👍🏽", "👍"), ("🇯🇵", "🇯🇵"),
      ("👨\u{200D}👩\u{200D}👧家族", "👨👩👧家族"), ("🏕\u{FE0F}x", "🏕x"), ("葛\u{E0100}", "葛"),
      ("か\u{3099}く", "がく"), ("か\u{200C}\u{3099}", "が"), ("e\u{301}", "é"), ("กา", "กา"),
      ("plain ~ ASCII", "plain ~ ASCII"), ("", ""),
    ])
  func dropped(typed: String, shown: String) {
    #expect(Array(DisplayText.printable(typed).unicodeScalars) == Array(shown.unicodeScalars))
  }

  @Test(
    "Controls and hidden characters become symbols",
    arguments: [
      ("x\u{1B}[2J\u{1B}]0;hi\u{7}\rBob", "x␛[2J␛]0;hi␇␍Bob"), ("a\nb\tc\0", "a␊b␉c␀"),
      ("\u{7F}", "␡"), ("\r\n", "␍␊"), ("\u{9B}31m", "\u{FFFD}31m"),
      ("a\u{202E}b\u{2066}c", "a\u{FFFD}b\u{FFFD}c"), ("\u{2028}\u{2029}", "\u{FFFD}\u{FFFD}"),
      ("\u{200B}\u{2060}\u{FEFF}", "\u{FFFD}\u{FFFD}\u{FFFD}"), ("\u{3164}", "\u{FFFD}"),
      ("\u{FFFF}\u{378}", "\u{FFFD}\u{FFFD}"),
    ])
  func symbols(typed: String, shown: String) {
    #expect(DisplayText.printable(typed) == shown)
  }

  @Test("Nothing that moves a cursor passes, whatever the neighbours")
  func safe() {
    var generator = SeededGenerator(seed: 1)
    let everyControl = String(String.UnicodeScalarView((0..<0xA0).compactMap(Unicode.Scalar.init)))
    var texts = [everyControl]
    for _ in 0..<5_000 { texts.append(generator.text(from: Self.alphabet, longest: 12)) }
    for text in texts {
      let shown = DisplayText.printable(text)
      #expect(DisplayText.printable(shown) == shown)
      for scalar in shown.unicodeScalars {
        #expect(
          ![.control, .format].contains(scalar.properties.generalCategory), "\(scalar.value)")
        #expect(
          !scalar.properties.isVariationSelector && !(0x1F3FB...0x1F3FF).contains(scalar.value))
      }
    }
  }

  // The widths are those of EastAsianWidth.txt: W and F 2, others 1, marks 0.
  @Test(
    "Width in cells",
    arguments: [
      ("", 0), ("Al", 2), ("渡辺", 4), ("Ｓｕｚｕｋｉ", 12), ("ｶﾞ", 2), ("\u{FF9F}", 1), ("กา", 2),
      ("ก\u{E48}า", 2), ("🇯🇵", 2), ("👨👩👧家族", 10), ("❤", 1), ("🏕", 1), ("😀ねこ", 6), ("がく", 4),
      ("e\u{301}\u{20DD}", 1), ("का", 2), ("␛[2J", 4), ("한국", 4), ("\u{2EBF0}", 2), ("\u{1FAE9}", 2),
      ("\u{3000}", 2), ("é", 1), ("▲12.3", 5), ("…│", 2),
    ])
  func width(text: String, cells: Int) {
    #expect(DisplayText.width(text) == cells)
  }

  @Test(
    "Clipping keeps whole graphemes and exact cells",
    arguments: [
      ("田", 0, ""), ("田", 1, " "), ("田", 2, "田"), ("田中", 1, " "), ("田中", 2, "… "),
      ("田中", 3, "田…"), ("田中", 4, "田中"), ("長宗我部元親", 4, "長… "), ("長宗我部元親", 7, "長宗我…"),
      ("Bob", 3, "Bob"), ("Bobby", 4, "Bob…"), ("Bob", 1, "…"), ("Bob", -3, ""), ("", 0, ""),
      ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("ก\u{E48}ากา", 3, "ก\u{E48}า…"),
    ])
  func clip(text: String, cells: Int, clipped: String) {
    #expect(DisplayText.clip(text, to: cells) == clipped)
  }

  @Test("Where the mark is ambiguous it takes its two cells")
  func wideMark() {
    #expect(DisplayText.clip("Bobby", to: 4, ambiguous: 2) == "Bo…")
    #expect(DisplayText.clip("Bobby", to: 2, ambiguous: 2) == "…")
    #expect(DisplayText.clip("Bobby", to: 1, ambiguous: 2) == " ")
    #expect(DisplayText.clip("▲▲", to: 3, ambiguous: 2) == "… ")
    #expect(DisplayText.clip("Bobby", to: 4, mark: "~") == "Bob~")
  }

  @Test("Whatever is clipped has its cells and begins as the text does", arguments: [1, 2])
  func clipped(ambiguous: Int) {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<1_000 {
      let text = DisplayText.printable(generator.text(from: Self.alphabet, longest: 10))
      let full = DisplayText.width(text, ambiguous: ambiguous)
      for cells in 0...22 {
        let clipped = DisplayText.clip(text, to: cells, ambiguous: ambiguous)
        let width = DisplayText.width(clipped, ambiguous: ambiguous)
        #expect(width == min(cells, full), "\(text) to \(cells)")
        if cells > 0, full <= cells { #expect(clipped == text) }
        if let mark = clipped.lastIndex(of: "…"), full > cells {
          #expect(text.hasPrefix(clipped[..<mark]))
        }
      }
    }
  }

  @Test("Padding counts cells")
  func padding() {
    #expect(DisplayText.padded("渡辺", to: 7, .left) == "渡辺   ")
    #expect(DisplayText.padded("渡辺", to: 7, .right) == "   渡辺")
    #expect(DisplayText.padded("渡辺", to: 3, .right) == "渡辺")
    #expect(DisplayText.padded("▲1", to: 4, .right, ambiguous: 2) == " ▲1")
  }
}
