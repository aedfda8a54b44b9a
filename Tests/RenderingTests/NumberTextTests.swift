import Rendering
import Scoring
import TestSupport
import Testing

struct `Numbers as people read them` {
  @Test(
    arguments: [
      (52_300, [], "+52.3", "52.3"), (-46_000, [], "-46.0", "-46.0"), (0, [], "0.0", "0.0"),
      (100, [], "+0.1", "0.1"), (-100, [], "-0.1", "-0.1"), (0, [1], "0.000", "0.000"),
      (1_234_500, [], "+1234.5", "1234.5"), (-128_700, [], "-128.7", "-128.7"),
      (16_666, [16_666], "+16.666", "16.666"), (16_660, [16_660], "+16.66", "16.66"),
      (16_600, [16_660], "+16.60", "16.60"), (-5, [5], "-0.005", "-0.005"),
      (50, [50], "+0.05", "0.05"), (.max, [.max], "+9223372036854775.807", "9223372036854775.807"),
      (.min, [.min], "-9223372036854775.808", "-9223372036854775.808"),
    ] as [(Points, [Points], String, String)])
  func `in thousands`(amount: Points, others: [Points], signed: String, plain: String) {
    let numbers = NumberText(scale: 1000, showing: others)
    #expect(numbers.signed(amount) == signed)
    #expect(numbers.plain(amount) == plain)
  }

  @Test(
    arguments: [
      (0, "0", "0"), (7, "+7", "7"), (-7, "-7", "-7"), (35_200, "+35200", "35200"),
      (.min, "-9223372036854775808", "-9223372036854775808"),
    ] as [(Points, String, String)])
  func `in whole points`(amount: Points, signed: String, plain: String) {
    let numbers = NumberText(scale: 1, showing: [1, 12, 345])
    #expect((numbers.signed(amount), numbers.plain(amount)) == (signed, plain))
  }

  @Test(
    arguments: [
      ([], 1), ([0, 100, -52_300], 1), ([100, 50], 2), ([-50], 2), ([100, 1], 3),
      ([10, 16_666], 3),
      ([.min], 3), ([.max], 3),
    ] as [([Points], Int)])
  func `as many decimals as the table needs`(amounts: [Points], decimals: Int) {
    #expect(NumberText(scale: 1000, showing: amounts).decimals == decimals)
    #expect(NumberText(scale: 1, showing: amounts).decimals == 0)
  }

  @Test func `what is written reads back`() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<5_000 {
      let bound = Points(1) << Points.random(in: 1...62, using: &random)
      let amount = Points.random(in: -bound...bound, using: &random)
      for scale in [1, 1000] as [Points] {
        let numbers = NumberText(scale: scale, showing: [amount])
        #expect(points(numbers.plain(amount), scale: scale) == amount)
        #expect(points(numbers.signed(amount), scale: scale) == amount)
      }
    }
  }

  @Test(
    arguments: [
      (0, "0"), (999, "999"), (1_000, "1,000"), (35_200, "35,200"), (-500, "-500"),
      (100_000, "100,000"), (-1_234_567, "-1,234,567"), (.min, "-9,223,372,036,854,775,808"),
    ] as [(Points, String)])
  func `raw scores have commas`(amount: Points, expected: String) {
    #expect(NumberText.grouped(amount) == expected)
  }

  // Half away from zero. togakushi: 1 first in 3 games is 33.33 %; pantheon: 1.1 prints 1.1.
  @Test(
    arguments: [
      (100, 3, 2, false, "33.33"), (700, 30, 2, false, "23.33"), (11, 10, 1, false, "1.1"),
      (7, 3, 2, false, "2.33"), (14, 4, 2, false, "3.50"), (1, 200, 2, true, "+0.01"),
      (-1, 200, 2, true, "-0.01"), (1, 201, 2, true, "0.00"), (-1, 201, 2, true, "0.00"),
      (0, 5, 2, true, "0.00"), (5, 2, 0, true, "+3"), (-5, 2, 0, false, "-3"), (1, 3, 0, true, "0"),
      (1_999, 1_000, 2, true, "+2.00"),
    ] as [(Int64, Int64, Int, Bool, String)])
  func `quotients`(
    numerator: Int64, denominator: Int64, decimals: Int, signed: Bool, expected: String
  ) throws {
    let fraction = try #require(Fraction(numerator, over: denominator))
    #expect(NumberText.fixed(fraction, decimals: decimals, signed: signed) == expected)
  }
}

/// The points a printed number stands for, digit by digit; nil where it is no number.
func points(_ text: some StringProtocol, scale: Points) -> Points? {
  let digits = text.drop { "+-▲".contains($0) }
  let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
  guard text.count - digits.count <= 1, parts.count <= (scale == 1 ? 1 : 2) else { return nil }
  let decimals = parts.count == 2 ? String(parts[1]) : ""
  let thousandths = scale == 1 ? "" : decimals + String(repeating: "0", count: 3 - decimals.count)
  return Points(("-▲".contains(text.first ?? " ") ? "-" : "") + String(parts[0]) + thousandths)
}
