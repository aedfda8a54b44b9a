import Scoring
import Testing

@Suite("Scores as typed")
struct ReadingTests {
  private let league = Rule.preset("mleague")

  private func whole(_ numbers: [Int64?]) -> [TypedScore?] {
    numbers.map { $0.map { TypedScore(thousandths: $0 * 1000, decimals: 0) } }
  }

  private func raw(
    _ numbers: [Int64?], as reading: RawReading = .auto, rule: Rule = .preset("mleague")
  ) throws -> ([Points?], Bool) {
    let read = try rule.readRaw(whole(numbers), as: reading, sticks: 0)
    return (read.scores, read.hundreds)
  }

  @Test("all of at most 1,500 in size are hundreds")
  func hundreds() throws {
    #expect(try raw([352, 281, 227, 140]) == ([35_200, 28_100, 22_700, 14_000], true))
    #expect(try raw([352, 281, nil, -15]) == ([35_200, 28_100, nil, -1_500], true))
    #expect(try raw([1_500, -1_500, 0, 0]) == ([150_000, -150_000, 0, 0], true))
  }

  @Test("one larger makes all of them points")
  func points() throws {
    #expect(try raw([1_501, 281, 227, nil]) == ([1_501, 281, 227, nil], false))
    #expect(try raw([35_200, 28_100, 22_700, 14_000]).1 == false)
  }

  @Test("a reading can be asked for")
  func asked() throws {
    #expect(try raw([352, 281, 227, 140], as: .points) == ([352, 281, 227, 140], false))
    #expect(try raw([1_600, 0, 0, nil], as: .hundreds) == ([160_000, 0, 0, nil], true))
  }

  @Test("small scores that meet a small total are points")
  func smallTotal() throws {
    let rule = Rule.of(
      Calculation(players: 2, start: 500, returnScore: 500, uma: [100, -100], unit: 1))
    #expect(try raw([600, 400], rule: rule) == ([600, 400], false))
    #expect(try raw([6, 4], rule: rule) == ([600, 400], true))
  }

  @Test("a decimal point in a raw score is refused, with an offer where it is plain")
  func decimals() {
    #expect(throws: Refusal.decimalInRaw(index: 1, offer: 35_200)) {
      try league.readRaw(
        [nil, TypedScore(thousandths: 35_200, decimals: 3)], as: .auto, sticks: 0)
    }
    #expect(throws: Refusal.decimalInRaw(index: 0, offer: nil)) {
      try league.readRaw([TypedScore(thousandths: 52_300, decimals: 1)], as: .points, sticks: 0)
    }
  }

  @Test("raw scores mean nothing under a rule of typed results")
  func noCalculation() {
    #expect(throws: Refusal.noCalculation) {
      try Rule.preset("direct").readRaw(whole([1, -1]), as: .auto, sticks: 0)
    }
  }

  @Test("results are read in the shown unit")
  func results() throws {
    let typed = [
      TypedScore(thousandths: 52_300, decimals: 1), nil,
      TypedScore(thousandths: -43_125, decimals: 3),
      TypedScore(thousandths: 8_000, decimals: 0),
    ]
    #expect(try league.readResults(typed) == [52_300, nil, -43_125, 8_000])
    #expect(throws: Refusal.tooManyDecimals(index: 0, most: 0)) {
      try Rule.preset("points").readResults(typed)
    }
    #expect(try Rule.preset("points").readResults(whole([63, nil])) == [63, nil])
    #expect(throws: Refusal.tooManyDecimals(index: 0, most: 3)) {
      try league.readResults([TypedScore(thousandths: 1, decimals: 4)])
    }
  }

  @Test("a number at the end of what 64 bits hold is too big", arguments: [Int64.max, .min])
  func extremes(thousandths: Int64) {
    let typed = [nil, TypedScore(thousandths: thousandths, decimals: 0)]
    for reading in [RawReading.auto, .hundreds, .points] {
      #expect(throws: Refusal.tooBig(index: 1)) {
        try league.readRaw(typed, as: reading, sticks: 0)
      }
    }
    for rule in Presets.all {
      #expect(throws: Refusal.tooBig(index: 1)) { try rule.readResults(typed) }
    }
  }

  @Test("hundreds beyond the bound only as points are too big")
  func bigHundreds() throws {
    #expect(throws: Refusal.tooBig(index: 0)) { try raw([10_000_001], as: .hundreds) }
    #expect(try raw([10_000_000], as: .hundreds) == ([1_000_000_000], true))
  }

  @Test("one blank becomes what the total leaves over")
  func filling() throws {
    #expect(
      try league.filling([35_200, 28_100, nil, 14_000], kind: .raw, sticks: 0)
        == [35_200, 28_100, 22_700, 14_000])
    #expect(
      try league.filling([nil, 28_100, 22_700, 14_000], kind: .raw, sticks: 2)
        == [33_200, 28_100, 22_700, 14_000])
    #expect(
      try Rule.preset("wrc").filling([18_000, 1_000, -7_000, nil], kind: .results, sticks: 3)
        == [18_000, 1_000, -7_000, -15_000])
    #expect(
      try Rule.preset("direct").filling([nil, 52_300], kind: .results, sticks: 0)
        == [-52_300, 52_300])
    // Two players who begin with 45,000 have 90,000 (WaSuper issue 1).
    let two = Rule.of(Calculation(players: 2, start: 45_000, returnScore: 45_000, uma: [0, 0]))
    #expect(try two.filling([50_000, nil], kind: .raw, sticks: 0) == [50_000, 40_000])
  }

  @Test("a blank that cannot be filled")
  func blanks() {
    #expect(throws: Refusal.manyBlanks(indices: [1, 3])) {
      try league.filling([35_200, nil, 22_700, nil], kind: .raw, sticks: 0)
    }
    #expect(throws: Refusal.blankWithoutTotal(index: 1)) {
      try Rule.preset("points").filling([63, nil], kind: .results, sticks: 0)
    }
    #expect(throws: Refusal.wrongCount(given: 3, needed: 4)) {
      try league.filling([35_200, nil, 22_700], kind: .raw, sticks: 0)
    }
    #expect(throws: Refusal.tooBig(index: 0)) {
      try league.filling(
        [nil, -1_000_000_000, 0, 0], kind: .raw, sticks: 0)
    }
  }

  @Test("without a blank nothing changes")
  func complete() throws {
    #expect(
      try Rule.preset("points").filling([63, 8], kind: .results, sticks: 0) == [63, 8])
  }
}
