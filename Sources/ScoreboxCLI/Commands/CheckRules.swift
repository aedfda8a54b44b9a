import CommandKit
import Interchange
import Rendering
import Scoring
import Text

extension Verb {
  static let checkRules = Verb(
    command: Command(
      "check-rules", summary: CheckRulesHelp.summary, discussion: CheckRulesHelp.discussion)
  ) { context in
    RulesCheck(WorkedExamples.all).answer(context)
  }
}

/// Examples worked out, by source.
struct RulesCheck {
  private let bySource: [(source: String, examples: [WorkedExample])]

  init(_ examples: [WorkedExample]) {
    var sources: [String] = []
    for example in examples where !sources.contains(example.source) {
      sources.append(example.source)
    }
    bySource = sources.map { source in (source, examples.filter { $0.source == source }) }
  }

  private var examples: [WorkedExample] { bySource.flatMap(\.examples) }
  private var passed: Int { examples.count(where: \.passes) }

  /// What of it was wrong, in points.
  var failures: [Phrase] {
    examples.filter { !$0.passes }.map { example in
      .exampleFailed(
        example.source, expected: example.expected.map(String.init).joined(separator: " "),
        computed: example.computed?.map(String.init).joined(separator: " ") ?? "-")
    }
  }

  func answer(_ context: Context) -> Answer {
    var answer = context.arguments.flag("json") ? Answer([json.text]) : Answer(lines(context.say))
    answer.errors = failures
    if !failures.isEmpty { answer.status = .refused }
    return answer
  }

  private func lines(_ say: (Phrase) -> String) -> [String] {
    ListText.lines(
      [
        .init(say(.sourceHeader)), .init(say(.examplesHeader), .right),
        .init(say(.outcomeHeader)),
      ],
      bySource.map { source, examples in
        [
          source, String(examples.count),
          say(.examplesPassed(examples.count(where: \.passes), of: examples.count)),
        ]
      }) + [say(.allExamples(passed, of: examples.count))]
  }

  private var json: JSON {
    .object([
      "schema": .string("scorebox/check-rules/1"),
      "examples": .integer(examples.count),
      "passed": .integer(passed),
      "sources": .array(
        bySource.map { source, examples in
          .object([
            "source": .string(source), "examples": .integer(examples.count),
            "passed": .integer(examples.count(where: \.passes)),
          ])
        }),
    ])
  }
}
