import CommandKit
import Testing

@Suite("Splitting an input into lines")
struct InputLineTests {
  private func lines(_ text: String) throws -> [String] {
    try BatchLines.split(Array(text.utf8)).map(\.text)
  }

  @Test func `every end of line`() throws {
    #expect(try lines("a\nb\r\nc\rd") == ["a", "b", "c", "d"])
    #expect(try lines("a\n\nb\r\r\n\r\n") == ["a", "", "b", "", ""])
    #expect(try lines("") == [])
    #expect(try lines("\n") == [""])
    #expect(try lines("a\u{2028}b\u{85}c") == ["a\u{2028}b\u{85}c"])
  }

  @Test func `lines are numbered from 1`() throws {
    #expect(
      try BatchLines.split(Array("x\n\n青木".utf8))
        == [NumberedLine(1, "x"), NumberedLine(2, ""), NumberedLine(3, "青木")])
  }

  @Test func `a mark of byte order is dropped at the start only`() throws {
    #expect(try lines("\u{FEFF}a\r\nb") == ["a", "b"])
    #expect(try lines("\u{FEFF}") == [])
    #expect(try lines("a\n\u{FEFF}b") == ["a", "\u{FEFF}b"])
  }

  @Test(arguments: [
    [0x61, 0x0A, 0x62, 0x0D, 0x0A, 0xFF, 0x0A, 0xFE],  // never in UTF-8
    [0x0A, 0x0A, 0xE3, 0x81],  // あ cut short
    [0x0A, 0x0A, 0xC0, 0x80],  // overlong
    [0x0A, 0x0A, 0xED, 0xA0, 0x80],  // a surrogate
    [0x0A, 0x0A, 0x63, 0x61, 0x66, 0xE9, 0x20],  // café in Latin-1
    [0x0A, 0x0A, 0xC5, 0xC4, 0xC3, 0xE6],  // 田中 in EUC-JP
  ])
  func `bytes that are not text name their line`(bytes: [UInt8]) {
    #expect(throws: BatchLinesError.notUTF8(line: 3, looksLikeShiftJIS: false)) {
      try BatchLines.split(bytes)
    }
  }

  @Test(arguments: [
    [0x90, 0xC2, 0x96, 0xD8],  // 青木 (CP932)
    [0x41, 0x0D, 0x0A, 0x83, 0x5C, 0x0A],  // ソ, whose second byte is a backslash
    [0xB1, 0xB5, 0xB7, 0x20, 0x82, 0xA0],  // half-width ｱｵｷ, then あ
  ])
  func `a Shift-JIS file is recognised`(bytes: [UInt8]) {
    let line = bytes[0] == 0x41 ? 2 : 1
    #expect(throws: BatchLinesError.notUTF8(line: line, looksLikeShiftJIS: true)) {
      try BatchLines.split(bytes)
    }
  }

  @Test func `a NUL names its line`() {
    #expect(throws: BatchLinesError.nul(line: 2)) { try BatchLines.split([0x61, 0x0A, 0, 0x62]) }
  }
}
