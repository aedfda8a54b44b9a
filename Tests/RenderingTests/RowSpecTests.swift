import Rendering
import Testing

@Suite("Row specifications")
struct RowSpecificationTests {
  @Test(arguments: [
    ("all", [1...Int.max]), ("3", [3...3]), ("3-6", [3...6]), ("3-", [3...Int.max]),
    ("-4", [1...4]), ("５、２", [2...2, 5...5]), ("1-3,2-5,9", [1...5, 9...9]),
    ("3-4,5-6", [3...6]), ("7-,2,9-12,7", [2...2, 7...Int.max]), ("1-9,2-3", [1...9]),
  ])
  func `ranges are merged and ascend`(spec: String, expected: [ClosedRange<Int>]) throws {
    #expect(try RowSpec.parse(spec).ranges == expected)
  }

  @Test(arguments: [
    ("", RowSpecError.malformed(item: "")), ("3,,5", .malformed(item: "")),
    ("3-4-5", .malformed(item: "3-4-5")), ("1e2", .malformed(item: "1e2")),
    ("-", .malformed(item: "-")), ("Aoki", .malformed(item: "Aoki")),
    ("3:5", .malformed(item: "3:5")),
    ("20000000000000000000", .malformed(item: "20000000000000000000")),
    ("0", .zero(item: "0")), ("1,0-3", .zero(item: "0-3")), ("-0", .zero(item: "-0")),
    ("6-3", .reversed(item: "6-3", suggestion: "3-6")),
  ])
  func `bad items are named`(spec: String, expected: RowSpecError) {
    #expect(throws: expected) { try RowSpec.parse(spec) }
  }
}
