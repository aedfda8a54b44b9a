import Rendering
import Testing

@Suite("Column specifications")
struct ColumnSpecificationTests {
  // Eight players, as in the table of the contract.
  private let eight = ["Aoki", "Baba", "Chiba", "Doi", "Endo", "田中", "がく", "Fujita"]

  private func parse(
    _ spec: String, _ names: [String]? = nil, played: Set<Int> = []
  ) throws(ColumnSpecError) -> Columns {
    try ColumnSpec.parse(spec, names: names ?? eight, played: { played }) { $0.lowercased() }
  }

  private func error(_ spec: String, _ names: [String]? = nil) -> ColumnSpecError? {
    do throws(ColumnSpecError) {
      _ = try parse(spec, names)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    ("3-6", [3, 4, 5, 6]), ("3-", [3, 4, 5, 6, 7, 8]), ("-4", [1, 2, 3, 4]),
    ("2,5", [2, 5]), ("5,2", [2, 5]), ("2,2,5", [2, 5]), ("8", [8]), ("8-", [8]), ("003", [3]),
    ("1-8", [1, 2, 3, 4, 5, 6, 7, 8]), ("all", [1, 2, 3, 4, 5, 6, 7, 8]), (" 3 , 5 ", [3, 5]),
  ])
  func `number forms`(spec: String, expected: [Int]) throws {
    #expect(try parse(spec) == Columns(indices: expected))
  }

  @Test(arguments: [
    ("３－６", [3, 4, 5, 6]), ("２、５", [2, 5]), ("２，５", [2, 5]), ("３ー６", [3, 4, 5, 6]),
    ("ー４", [1, 2, 3, 4]), ("３：５", [3, 4, 5]), ("　３－　", [3, 4, 5, 6, 7, 8]), ("＠がく", [7]),
  ])
  func `full-width typing`(spec: String, expected: [Int]) throws {
    #expect(try parse(spec) == Columns(indices: expected))
  }

  @Test(arguments: [
    ("田中", [6]), ("がく", [7]), ("か\u{3099}く", [7]), ("aoki:chiba", [1, 2, 3]),
    ("AOKI", [1]), ("fuj", [8]), ("endo:", [5, 6, 7, 8]), (":Baba", [1, 2]), ("3:doi", [3, 4]),
    ("@aoki", [1]), ("@chiba:4", [3, 4]), ("\"doi\"", [4]), ("3:5", [3, 4, 5]),
    ("aoki,7-8", [1, 7, 8]),
  ])
  func `names and ranges of names`(spec: String, expected: [Int]) throws {
    #expect(try parse(spec) == Columns(indices: expected))
  }

  @Test func `a range that reaches past the last player is cut and noted`() throws {
    #expect(try parse("7-12") == Columns(indices: [7, 8], beyond: ["7-12"]))
    #expect(try parse("1,7-12,-9") == Columns(indices: Array(1...8), beyond: ["7-12", "-9"]))
    #expect(try parse("fujita:12") == Columns(indices: [8], beyond: ["fujita:12"]))
  }

  @Test func `played is asked only when it is named`() throws {
    #expect(try parse("played", played: [5, 2, 9, 0]).indices == [2, 5])
    _ = try ColumnSpec.parse(
      "3-4", names: eight,
      played: {
        Issue.record("asked without need")
        return []
      }, key: { $0 })
  }

  @Test(arguments: [
    "", " ", ",", "3,,5", "3,", "-", "－", "3-4-5", "1e2", "20000000000000000000", "--4", "3:4:5",
    ":", "-3:5", "3-4:6", "1.5", "3 - 5", "@", "\"\"", "\"aoki", "\"aoki\"x", "3\u{FF0D}x",
  ])
  func `malformed items are wrong words`(spec: String) {
    let failure = error(spec)
    guard case .malformed(_, count: 8) = failure else {
      Issue.record("\(spec): \(String(describing: failure))")
      return
    }
    #expect(failure?.isUsageError == true)
  }

  @Test func `the bad item is named`() {
    #expect(error("1, 3-4-5 ,2") == .malformed(item: "3-4-5", count: 8))
    #expect(error("3,,5") == .malformed(item: "", count: 8))
    #expect(error("1,９－１２") == .outOfRange(item: "９－１２", count: 8))
  }

  @Test(arguments: ["12", "9-12", "9", "9-", "0", "0-3", "3-0", "-0", "12-9", "0:2", "9:12", "9:"])
  func `items outside of the players`(spec: String) {
    #expect(error(spec) == .outOfRange(item: spec, count: 8))
    #expect(error(spec)?.isUsageError == true)
  }

  @Test(arguments: [
    ("5-3", "3-5"), ("9-2", "2-9"), ("6-3", "3-6"), ("６－３", "3-6"), ("5:3", "3:5"),
    ("chiba:aoki", "aoki:chiba"),
  ])
  func `a reversed range gets a suggestion`(spec: String, suggestion: String) {
    #expect(error(spec) == .reversed(item: spec, suggestion: suggestion, count: 8))
    #expect(error(spec)?.isUsageError == true)
  }

  @Test func `names not found are no wrong words`() {
    #expect(error("1,Yuko") == .unknownName("Yuko"))
    #expect(error("aoki:Yuko") == .unknownName("Yuko"))
    #expect(error("@3") == .unknownName("3"))
    #expect(error("ーさん") == .unknownName("ーさん"))
    #expect(error("x,0")?.isUsageError == false)
    let two = ["Sato Ken", "Sato Jun", "Kato"]
    #expect(error("sato", two) == .ambiguousName("sato", matches: ["Sato Ken", "Sato Jun"]))
    #expect(error("sato", two)?.isUsageError == false)
  }

  @Test(arguments: [
    ("a:b", [2]), ("\"a:b\"", [2]), ("@a:b", [2]), ("\"x, y\"", [3]), ("@\"x, y\":@3", [3, 4]),
    ("3", [3]), ("@3", [4]), ("@all", [5]), ("all", [1, 2, 3, 4, 5, 6, 7, 8]), ("@home", [6]),
    ("Dwayne \"Rock\"", [7]), ("\"Dwayne \"\"Rock\"\"\"", [7]), ("a:", [1, 2, 3, 4, 5, 6, 7, 8]),
    ("a:\"a:b\"", [1, 2]), ("ana", [8]),
  ])
  func `names that look like something else`(spec: String, expected: [Int]) throws {
    let odd = ["a", "a:b", "x, y", "3", "all", "@home", "Dwayne \"Rock\"", "Ana"]
    #expect(try parse(spec, odd).indices == expected)
  }

  @Test func `an exact name wins over names it begins`() throws {
    #expect(try parse("sato", ["Satomi", "Sato"]).indices == [2])
  }

  @Test func `without players only the two words name columns`() throws {
    #expect(try parse("all", []).indices == [])
    #expect(try parse("played", [], played: [1]).indices == [])
    for spec in ["1", "1-", "-1", "-", ":", "aoki", "", "1:"] { #expect(error(spec, []) != nil) }
  }

  @Test func `no text makes the parser trap or break its promises`() {
    var random = SplitMix64(state: 20_261_130)
    let pieces = [
      "0", "1", "2", "9", "40", "99999999999999999999", "-", "－", "ー", "−", ",", "、", "，", ":",
      "：", "@", "＠", "\"", " ", "　", "all", "played", "p", "p1", "P12", "あ", "\u{3099}", "\r\n",
      "é", "\u{200D}", "👩‍👩‍👧", "３", "４", "x",
    ]
    let names = (0..<40).map { $0 % 7 == 3 ? "p:\($0)" : "p\($0)" }
    var parsed = 0
    for _ in 0..<100_000 {
      let count = Int(random.next() % 41)
      let spec = (0..<random.next() % 7).map { _ in
        pieces[Int(random.next() % UInt64(pieces.count))]
      }.joined()
      let result = try? ColumnSpec.parse(
        spec, names: Array(names.prefix(count)), played: { [1, 3, 41] }, key: { $0 })
      guard let columns = result else { continue }
      parsed += 1
      let ascending = zip(columns.indices, columns.indices.dropFirst()).allSatisfy { $0 < $1 }
      let inside = columns.indices.allSatisfy { $0 >= 1 && $0 <= count }
      if !ascending || !inside { Issue.record("\(spec) of \(count): \(columns)") }
    }
    // Both outcomes must have been seen often, or the property says nothing.
    #expect((1000..<99_000).contains(parsed))
  }
}

/// SplitMix64 (Steele, Lea and Flood 2014), so that a failure can be repeated.
private struct SplitMix64 {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
