import Scoring
import Testing
import Text

@testable import ScoreboxCLI

struct `Examples that are worked out` {
  private static func example(_ expected: [Points], _ rule: Rule) -> WorkedExample {
    WorkedExample(
      source: "by hand", rule: rule,
      entry: RoundEntry(kind: .raw, scores: [35_200, 28_100, 22_700, 14_000], seats: .all),
      expected: expected)
  }

  // 35.2 - 30 + 30 + 20, 28.1 - 30 + 10, 22.7 - 30 - 10, 14 - 30 - 30.
  private static let right: [Points] = [55_200, 8_100, -17_300, -46_000]

  @Test func `fail where a result is another`() throws {
    let mleague = try #require(Presets.named("mleague"))
    let wrc = try #require(Presets.named("wrc"))
    #expect(RulesCheck([Self.example(Self.right, mleague)]).failures.isEmpty)
    var wrong = Self.right
    wrong[3] += 100
    let check = RulesCheck([
      Self.example(Self.right, mleague), Self.example(wrong, mleague),
      // Refused: wrc begins with 30,000.
      Self.example(Self.right, wrc),
    ])
    #expect(check.failures.count == 2)
    #expect(check.failures[0].en.contains("-45900 expected, 55200 8100 -17300 -46000 computed"))
    #expect(check.failures[1].en.hasSuffix("expected, - computed"))
  }

  @Test func `are many, of many sources`() {
    let sources = Set(WorkedExamples.all.map(\.source))
    #expect(WorkedExamples.all.count >= 25 && sources.count >= 8)
    #expect(WorkedExamples.all.allSatisfy { !$0.expected.isEmpty && !$0.source.isEmpty })
  }
}
