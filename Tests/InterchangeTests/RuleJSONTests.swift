import Foundation
import Interchange
import SQLiteKit
import Scoring
import Testing

struct `A rule in JSON` {
  // The contract, §7, as it stands there, with a source filled in.
  private static let example = """
    {"schema": "scorebox/rule/1", "name": "mleague", "version": 1, "edition": "2018-19", "source": "riichi.wiki, M.League",
     "players": 4, "start": 25000, "return": 30000, "uma": [30000, 10000, -10000, -30000], "floating_uma": null,
     "oka": "first", "ties": "split", "unit": 100, "sticks": "first", "rounding": "none", "raw_step": 100, "zero_sum": true,
     "scale": 1000}
    """

  private func read(_ text: String) throws -> Rule {
    try RuleJSON.read(text, with: Database(.memory, timeout: 0))
  }

  private func error(_ text: String) -> RuleError? {
    do {
      _ = try read(text)
      return nil
    } catch {
      return error as? RuleError
    }
  }

  @Test(arguments: Presets.all) func `every preset reads back the same`(rule: Rule) throws {
    let text = RuleJSON.rule(rule).text
    #expect(try read(text) == rule)
    #expect(try RuleJSON.rule(read(text)).text == text)
  }

  @Test func `the example of the contract, both ways`() throws {
    var rule = try #require(Presets.named("mleague"))
    // Further policies are further keys, after those of the example.
    let written = squeezed(RuleJSON.rule(rule).text)
    #expect(
      written == squeezed(Self.example).dropLast()
        + #","winds":2,"table_points":null,"bust":null,"chip":null,"yakitori":null,"chombo":20000,"#
        + #""substitute":null,"rate":null}"#)
    // The example shows no chombo.
    rule.house.chombo = nil
    #expect(try read(Self.example) == rule)
  }

  @Test(arguments: ["direct", "points"]) func `null where nothing is calculated`(
    name: String
  ) throws {
    let text = RuleJSON.rule(try #require(Presets.named(name))).text
    for key in ["players", "start", "return", "uma", "oka", "ties", "sticks", "floating_uma"] {
      #expect(text.contains("\"\(key)\": null"), "\(key)")
    }
    let expected =
      name == "direct" ? #""zero_sum": true, "scale": 1000"# : #""zero_sum": false, "scale": 1"#
    #expect(text.contains(expected))
  }

  @Test func `keys in any order, blanks, escapes, null for absent`() throws {
    let rule = try read(
      """
      { "uma" : [ 15000, 5000, -5000, -15000 ], "return": 30000, "table_points": null,
        "start": 30000, "players": 4, "name": "\\u5bb6 \\"a\\"" }
      """)
    #expect(rule.name == "家 \"a\"")
    #expect(rule.calculation?.uma == [15_000, 5_000, -5_000, -15_000])
    #expect((rule.version, rule.rawStep, rule.scale, rule.winds) == (1, 1, 1000, 2))
  }

  /// The example with one key changed.
  @Test(
    arguments: [
      ("version", #""one""#, .wrongKind(expected: .int)),
      ("players", "4.0", .wrongKind(expected: .int)),
      ("players", "6", .outOfRange(6, least: 2, most: 5)),
      ("start", "true", .wrongKind(expected: .int)), ("start", "{}", .wrongKind(expected: .int)),
      ("start", "99999999999999999999", .wrongKind(expected: .int)),
      ("return", "20000", .belowStart(25_000)), ("uma", "5", .wrongKind(expected: .ints)),
      ("uma", "[30000, 10000, -10000]", .wrongCount(given: 3, needed: 4)),
      ("uma", "[30000, 10000, -10000, -20000]", .sum(10_000)),
      ("uma", "[1.5, 0, 0, -1.5]", .wrongKind(expected: .ints)),
      ("uma", #"["30", 0, 0, -30]"#, .wrongKind(expected: .ints)),
      ("uma", "[[1], 0, 0, -1]", .wrongKind(expected: .ints)),
      ("oka", #""second""#, .unknownWord("second", known: ["first", "seat", "none"])),
      ("oka", "1", .wrongKind(expected: .text)),
      ("zero_sum", "1", .wrongKind(expected: .bool)),
      ("scale", "10", .notOneOf(10, allowed: [1000, 1])),
      ("name", #""""#, .empty), ("name", "null", .missing), ("tobi", "10000", .unknownKey),
      ("bust", "10000", .wrongKind(expected: .object)),
      ("rate", "0.0005", .wrongKind(expected: .decimal)),
      ("unit", "0", .outOfRange(0, least: 1, most: 1_000_000_000)),
    ] as [(String, String, RuleError.Problem)])
  func `a bad figure is named`(key: String, value: String, problem: RuleError.Problem) throws {
    let data = Data(Self.example.utf8)
    var fields = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    fields[key] = nil
    let rest = try JSONSerialization.data(withJSONObject: fields)
    let text = String(decoding: rest.dropLast(), as: UTF8.self) + ", \"\(key)\": \(value)}"
    #expect(error(text) == RuleError(key: key, problem: problem))
  }

  @Test(arguments: [
    "", "{", "{]", "nonsense", "{\"name\": }", "{'name': 'x'}", "{\"name\": \"x\",}", "[1, 2",
    "\u{FEFF}{}",
  ])
  func `what is not JSON is refused`(text: String) {
    #expect(throws: SQLiteError.self) { try read(text) }
  }

  // Another document, or the same key twice, must not pass for a rule.
  @Test(arguments: [
    "[]", "1", "null", "\"direct\"", "[{\"name\": \"x\"}]", "{}",
    #"{"schema": "scorebox/show/1", "name": "x"}"#, #"{"name": "x", "name": "y"}"#,
  ])
  func `what is no rule is refused`(text: String) {
    #expect(throws: (any Error).self) { try read(text) }
  }
}
