import Testing
import Text

struct `Text broken into lines` {
  private func lines(_ text: String, _ width: Int, breaksWords: Bool = true) -> [String] {
    LineWrap(width: width, breaksWords: breaksWords) { DisplayText.width($0) }.lines(of: text)
  }

  @Test(
    arguments: [
      ("one two three", 7, ["one two", "three"]), ("one  two", 80, ["one two"]), ("", 5, []),
      ("abcdefgh", 3, ["abc", "def", "gh"]), ("ab cdefg", 4, ["ab", "cdef", "g"]),
      ("田中さん", 5, ["田中", "さん"]), ("田", 1, ["田"]),
      ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
      // No line begins with a closing mark or ends with an opening one.
      ("記録（全部）です", 6, ["記録", "（全", "部）で", "す"]), ("一二三。四", 6, ["一二", "三。四"]),
      // A figure keeps its unit.
      ("順位は 12位", 10, ["順位は", "12位"]), ("合計6半荘", 6, ["合計", "6半荘"]),
    ] as [(String, Int, [String])])
  func `at blanks and beside wide characters`(text: String, width: Int, expected: [String]) {
    #expect(lines(text, width) == expected)
  }

  @Test func `a long word sticks out where it must stay whole`() {
    #expect(lines("a scorebox b", 3, breaksWords: false) == ["a", "scorebox", "b"])
  }
}
