/// A published example: what was on the table, and what its source says that comes to.
package struct WorkedExample: Sendable {
  /// Where it is from.
  package let source: String
  package let rule: Rule
  package let entry: RoundEntry
  /// The published results in points, or table points in twelfths.
  package let expected: [Points]
  /// Whether those are table points.
  package let areTablePoints: Bool

  /// Puts an example together.
  package init(
    source: String, rule: Rule, entry: RoundEntry, expected: [Points],
    areTablePoints: Bool = false
  ) {
    self.source = source
    self.rule = rule
    self.entry = entry
    self.expected = expected
    self.areTablePoints = areTablePoints
  }

  /// What the rule makes of it; nil where it refuses it.
  package var computed: [Points]? {
    guard let round = try? rule.judge(entry) else { return nil }
    return areTablePoints
      ? round.scores.map { $0.tablePoints ?? 0 } : round.scores.map(\.result)
  }

  /// Whether the program agrees with the source.
  package var passes: Bool { computed == expected }
}
