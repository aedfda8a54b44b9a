import Rendering
import Scoring
import TestSupport
import Text

@testable import ScoreboxCLI

/// Builds reports by hand or at random.
enum Sheets {
  static let words = SheetWords(.english)
  static let friday = Day(number: 20_784)  // 2026-11-27
  static let house = Rule(
    name: "house",
    calculation: Calculation(
      players: 4, start: 25_000, returnScore: 30_000, uma: [30_000, 10_000, -10_000, -30_000]))

  /// A report whose sums and proof are those of these rounds, all of them shown.
  static func report(
    _ names: [String], _ rounds: [SheetReport.Round], rule: Rule = house, name: String = "Club"
  ) throws -> SheetReport {
    var report = SheetReport(
      game: .init(id: 1, name: name, day: friday, rule: rule, isClosed: false),
      players: names.map { .init(name: $0, sums: PlayerSums(), rank: nil) },
      columns: Array(1..<names.count + 1), rounds: rounds, proof: Proof(), reachesNewest: true)
    report.proof.largest = rounds.map(\.scores.count).max() ?? 0
    report.roundCount = rounds.count
    try report.sumShownOnly()
    return report
  }

  /// A round of the results of those who played, by number; `broke` had less than nothing.
  static func round(
    _ number: Int, _ results: [Int: Points], broke: Int? = nil, day: Day = friday
  ) -> SheetReport.Round {
    SheetReport.Round(
      number: number, id: "r\(number)", day: day, note: "", winds: 2, sticks: 0, table: nil,
      unbalance: 0, lost: 0, parts: Parts(raw: results.values.reduce(0, +)),
      scores: results.reduce(into: [:]) { scores, entry in
        scores[entry.key] = SheetReport.Score(
          seat: nil, raw: entry.key == broke ? -100 : nil, result: entry.value,
          place: 1 + results.values.count { $0 > entry.value })
      })
  }

  /// The evening that the contract sketches (the contract, §5).
  static func evening(_ names: [String] = ["Aoki", "Baba", "Chiba", "Doi", "Endo"]) throws
    -> SheetReport
  {
    try report(
      names,
      [
        round(1, [1: 66_200, 2: 8_100, 3: -22_300, 4: -52_000]),
        round(2, [2: 11_400, 3: 55_900, 4: -17_700, 5: -49_600]),
        round(3, [1: -15_500, 3: 82_800, 4: 6_200, 5: -73_500], broke: 5),
        round(4, [1: 50_000, 2: 10_000, 4: -11_400, 5: -48_600]),
        round(5, [1: -21_100, 2: 61_300, 3: -45_800, 5: 5_600]),
        round(6, [1: 13_700, 2: -47_200, 3: -21_000, 4: 54_500]),
      ], name: "Friday night")
  }

  /// Eight players and one round of four of them, as in the contract's window.
  static func eight() throws -> SheetReport {
    let names = ["Aoki", "Baba", "Chiba", "Doi", "Endo", "Fujita", "Goto", "Hara"]
    return try report(names, [round(1, [1: 55_200, 2: 8_100, 3: -17_300, 4: -46_000])])
  }

  /// Scalars that names are made of, with the cells of each by EastAsianWidth.txt: W and F are 2,
  /// marks 0, all others 1.
  static let cells: [Unicode.Scalar: Int] = [
    "田": 2, "辺": 2, "が": 2, "ね": 2, "か": 2, "Ｓ": 2, "ｶ": 1, "\u{FF9E}": 1, "é": 1, "e": 1, "ก": 1,
    "า": 1, "\u{E48}": 0, "\u{301}": 0, "\u{3099}": 0, "😀": 2, "👍": 2, "👨": 2, "👩": 2, "❤": 1,
    "🏕": 1, "x": 1, "Q": 1,
  ]
  /// Scalars that names hold too, and that are never printed.
  private static let dropped: [Unicode.Scalar] = ["\u{200D}", "\u{FE0F}", "🏽", "\u{20E3}"]

  /// Characters of our own, and whether Unicode leaves their width open (EastAsianWidth.txt: A).
  private static let own: [Unicode.Scalar: Bool] = [
    "│": true, "…": true, "▲": true, "é": true, "‹": false, "›": false,
  ]

  /// Terminal cells of a printed line; nil where it holds what no name should have brought there.
  static func width(_ line: String, ambiguous: Int = 1) -> Int? {
    line.unicodeScalars.reduce(0) { sum, scalar in
      let isPlain = scalar.isASCII && scalar.value >= 0x20
      let cells = isPlain ? 1 : own[scalar].map { $0 ? ambiguous : 1 } ?? Self.cells[scalar]
      return sum.flatMap { sum in cells.map { sum + $0 } }
    }
  }

  /// A sheet of anything that a file can hold.
  static func random(_ random: inout SeededGenerator) throws -> SheetReport {
    let alphabet = Array(cells.keys).sorted() + dropped
    let players = Int.random(in: 0...60, using: &random)
    let longest = [1, 3, 8, 30].randomElement(using: &random) ?? 1
    let names = (0..<players).map { number in
      var name = String.UnicodeScalarView("\(number % 10)".unicodeScalars)
      for _ in 0..<Int.random(in: 0...longest, using: &random) {
        name.append(alphabet.randomElement(using: &random) ?? "x")
      }
      return String(name)
    }
    let sizes: [Points] = [0, 100, 52_300, 1_234_500, 2_000_000_000, 4_000_000_000_000_000]
    let step = [100, 10, 1].randomElement(using: &random) ?? 1
    let rounds = (0..<Int.random(in: 0...30, using: &random)).map { index in
      var results: [Int: Points] = [:]
      for _ in 0..<min(players, Int.random(in: 2...6, using: &random)) {
        let size = sizes.randomElement(using: &random) ?? 0
        let result = Points.random(in: -size...size, using: &random)
        results[Int.random(in: 1...players, using: &random)] = result / Points(step) * Points(step)
      }
      let day = Day(number: friday.number + (step == 100 ? 0 : index / 4))
      return round(index + 1, results, day: day)
    }
    var report = try report(names, rounds, rule: step == 1 ? points : house)
    if Bool.random(using: &random) {
      report.columns = report.columns.filter { _ in Int.random(in: 0..<3, using: &random) > 0 }
    }
    if Bool.random(using: &random) {
      report.rounds.removeFirst(Int.random(in: 0...rounds.count, using: &random))
    }
    return report
  }

  private static let points = Rule(name: "points", scale: 1, zeroSum: false)
}
