import TestSupport
import Testing
import Text

@Suite("Near misses")
struct NearMissTests {
  private static let club = [
    "田中", "佐藤太郎", "Ｓｕｚｕｋｉ", "Bob", "長宗我部元親", "😀ねこ", "か\u{3099}く", "👨\u{200D}👩\u{200D}👧家族",
  ]

  @Test(
    "A misspelt name finds the one that was meant",
    arguments: [
      ("佐藤太朗", ["佐藤太郎"]), ("佐々木", []), ("suzuk", ["Ｓｕｚｕｋｉ"]), ("SUZUKI", ["Ｓｕｚｕｋｉ"]),
      ("Bbo", ["Bob"]), ("田", ["田中"]), ("中", ["田中"]), ("中田", ["田中"]), ("木", []),
      ("かく", ["か\u{3099}く"]),
      ("👨\u{200D}👩\u{200D}👦家族", ["👨\u{200D}👩\u{200D}👧家族"]), ("长", []), ("", []), (" ", []),
    ])
  func names(word: String, expected: [String]) {
    #expect(NearMiss.suggestions(for: word, among: Self.club) == expected)
  }

  @Test("The nearest comes first, then the order given")
  func order() {
    // Ten letters, so three edits: end-round needs 3, add-round 1, add-rule and edit-round 4.
    let verbs = ["end-round", "add-round", "add-rule", "ADD-ROUNDS", "edit-round"]
    #expect(
      NearMiss.suggestions(for: "add-rounds", among: verbs)
        == ["ADD-ROUNDS", "add-round", "end-round"])
    #expect(NearMiss.suggestions(for: "P4", among: ["P5", "P1", "PP"]) == ["P5", "P1", "PP"])
  }

  @Test("At most a third of the letters may differ, one in short words")
  func limit() {
    #expect(NearMiss.suggestions(for: "abcde", among: ["abcxy", "abcdx"]) == ["abcdx"])
    #expect(NearMiss.suggestions(for: "abcdef", among: ["abcdxy", "abcxyz"]) == ["abcdxy"])
    #expect(NearMiss.suggestions(for: "a", among: ["b", "ab", "田"]) == ["ab"])
    #expect(NearMiss.suggestions(for: "Yuko", among: ["Yuki", "Yuri"]) == ["Yuki"])
  }

  @Test("A swap may have an edit inside")
  func swap() {
    // ca -> ac -> abc: one swap and one letter added.
    #expect(NearMiss.suggestions(for: "cadefg", among: ["abcdefg"]) == ["abcdefg"])
    #expect(NearMiss.suggestions(for: "badcef", among: ["abcdef"]) == ["abcdef"])
    #expect(NearMiss.suggestions(for: "badcfe", among: ["abcdef"]) == [])
  }

  @Test("Every single slip is found")
  func slips() {
    var generator = SeededGenerator(seed: 5)
    let letters = Array("abcdefghijklmnop田中佐藤がく")
    for _ in 0..<2_000 {
      let word = (0..<Int.random(in: 2...12, using: &generator)).compactMap { _ in
        letters.randomElement(using: &generator)
      }
      var slip = word
      let place = Int.random(in: 0..<word.count - 1, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: slip.remove(at: place)
      case 1: slip.insert("z", at: place)
      case 2: slip[place] = "z"
      default: slip.swapAt(place, place + 1)
      }
      #expect(NearMiss.suggestions(for: String(slip), among: [String(word)]) == [String(word)])
    }
  }

  @Test("Words longer than any name are not compared")
  func overlong() {
    let long = String(repeating: "a", count: 65)
    #expect(NearMiss.suggestions(for: long, among: [long]) == [])
    #expect(
      NearMiss.suggestions(for: String(repeating: "田", count: 300_000), among: Self.club) == [])
    let longest = String(repeating: "a", count: 64)
    #expect(NearMiss.suggestions(for: longest, among: [long]) == [long])
  }
}
