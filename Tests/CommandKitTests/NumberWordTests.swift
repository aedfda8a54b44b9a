import CommandKit
import Foundation
import TestSupport
import Testing

@Suite("Numbers as typed")
struct NumberWordTests {
  @Test(
    "Every form of a number is read exactly",
    arguments: [
      ("35200", 35_200_000, 0), ("３５２００", 35_200_000, 0), ("－１２０００", -12_000_000, 0),
      ("＋５．５", 5_500, 1), ("-123", -123_000, 0), ("-1.5", -1_500, 1), ("+30", 30_000, 0),
      ("▲12", -12_000, 0), ("△12.3", -12_300, 1), ("−7", -7_000, 0), ("ー7", -7_000, 0),
      ("35,200", 35_200_000, 0), ("３５，２００", 35_200_000, 0), ("1,234,567.891", 1_234_567_891, 3),
      ("35.200", 35_200, 3), ("0", 0, 0), ("-0.0", 0, 1), ("007", 7_000, 0), ("16.67", 16_670, 2),
      ("9223372036854775.807", Int64.max, 3), ("-9223372036854775.807", -Int64.max, 3),
    ] as [(String, Int64, Int)])
  func read(word: String, thousandths: Int64, decimals: Int) throws {
    let number = try NumberWord.parse(word)
    #expect(number == TypedNumber(thousandths: thousandths, decimals: decimals))
  }

  @Test(
    "Everything else is refused for what it is",
    arguments: [
      ("", .notANumber), ("-", .notANumber), ("1e3", .notANumber), ("0x10", .notANumber),
      ("1_000", .notANumber), ("nan", .notANumber), ("inf", .notANumber), ("Infinity", .notANumber),
      ("½", .notANumber), ("五", .notANumber), ("Ⅳ", .notANumber), ("٣", .notANumber),
      ("1 000", .notANumber), ("1\u{3000}000", .notANumber), (" 1", .notANumber),
      (".5", .notANumber),
      ("5.", .notANumber), (".", .notANumber), ("5-", .notANumber), ("5-3", .notANumber),
      ("(5)", .notANumber), ("1e", .notANumber), ("5\u{3099}", .notANumber), ("x", .notANumber),
      ("--5", .twoSigns), ("+-5", .twoSigns), ("▲-5", .twoSigns), ("－－", .twoSigns),
      ("10.999.99", .twoPoints), ("1..2", .twoPoints), ("1,4200", .badGrouping),
      (",5", .badGrouping),
      ("1,", .badGrouping), (",", .badGrouping), ("1,,000", .badGrouping),
      ("1000,000", .badGrouping),
      ("1,23,456", .badGrouping), ("1.5,000", .badGrouping), ("1,5.5", .badGrouping),
      ("012,345", .badGrouping), ("1,42", .commaForPoint(suggestion: "1.42")),
      ("1,5", .commaForPoint(suggestion: "1.5")), ("−１，５", .commaForPoint(suggestion: "-1.5")),
      ("+1234,5", .commaForPoint(suggestion: "+1234.5")),
      ("0,125", .commaForPoint(suggestion: "0.125")), ("1.2345", .tooManyDecimals),
      ("9223372036854775.808", .tooBig), ("9223372036854776", .tooBig),
      ("-9223372036854775.808", .tooBig), ("99999999999999999999", .tooBig),
      ("35\u{200B}200", .invisible("\u{200B}", position: 3)),
      ("\u{FEFF}1", .invisible("\u{FEFF}", position: 1)),
      ("1\u{FE0F}\u{20E3}", .invisible("\u{FE0F}", position: 2)),
      ("5\r", .invisible("\r", position: 2)),
    ] as [(String, NumberError)])
  func refused(word: String, error: NumberError) {
    #expect(throws: error) { try NumberWord.parse(word) }
  }

  @Test("A number printed in plain form reads back, in ASCII and in full width")
  func roundTrip() throws {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<10_000 {
      let shift = Int64.random(in: 0..<63, using: &generator)
      let thousandths = Int64.random(in: -Int64.max...Int64.max, using: &generator) >> shift
      let digits = String(thousandths.magnitude)
      let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      let plain = (thousandths < 0 ? "-" : "") + padded.dropLast(3) + "." + padded.suffix(3)
      let expected = TypedNumber(thousandths: thousandths, decimals: 3)
      #expect(try NumberWord.parse(plain) == expected)
      let wide = plain.unicodeScalars.compactMap { Unicode.Scalar($0.value + 0xFEE0) }
      #expect(try NumberWord.parse(String(String.UnicodeScalarView(wide))) == expected)
    }
  }

  @Test("No text traps, and what is read has the value of its digits")
  func anyText() throws {
    let alphabet: [Unicode.Scalar] = [
      "0", "1", "2", "3", "5", "9", "０", "７", "0", "0", ",", ",", "，", ".", "．", "-", "−", "▲", "+",
      "x",
    ]
    var plain: [Character: String] = [
      ",": "", "，": "", "．": ".", "+": "", "＋": "", "－": "-", "−": "-", "ー": "-", "▲": "-",
      "△": "-",
    ]
    for (value, digit) in "０１２３４５６７８９".enumerated() { plain[digit] = String(value) }
    var generator = SeededGenerator(seed: 7)
    var read = 0
    for _ in 0..<100_000 {
      let word = generator.text(from: alphabet, longest: 9)
      do {
        let number = try NumberWord.parse(word)
        let digits = word.map { plain[$0] ?? String($0) }.joined()
        #expect(Decimal(string: digits) == Decimal(number.thousandths) / 1000, "\(word)")
        read += 1
      } catch .commaForPoint(let suggestion) {
        #expect(try NumberWord.parse(suggestion).decimals > 0, "\(word)")
      } catch {}
    }
    #expect(read > 5_000)
  }
}
