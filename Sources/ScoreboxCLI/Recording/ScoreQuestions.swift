import CommandKit
import Rendering
import Scoring
import Text

/// Asks for the scores of one round, showing what its total leaves over.
struct ScoreQuestions {
  let prompt: Prompt
  /// The options of the round.
  let request: RoundRequest
  let rule: Rule

  /// Asks each player's score; those at the places `out` sit out, and once the table is full all
  /// others.
  func ask(
    _ names: [String], out: Set<Int>, into scores: inout [RoundRequest.ScoreWord]
  ) throws {
    for (place, name) in names.enumerated() {
      let isFull = scores.count { $0 != .out } == rule.calculation?.players
      let isOut = isFull || out.contains(place)
      scores.append(isOut ? .out : try ask(name, left: remaining(scores)))
    }
  }

  /// A score that is a number, `x`, or a blank for what is left.
  private func ask(_ name: String, left: Points?) throws -> RoundRequest.ScoreWord {
    let amount = left.map {
      request.kind(under: rule) == .raw
        ? NumberText.grouped($0) : NumberText(scale: rule.scale, showing: [$0]).signed($0)
    }
    while true {
      let line = try prompt.answer(to: .scoreOf(name, left: amount))
      do throws(NumberError) {
        return try RoundRequest.ScoreWord(line)
      } catch {
        try prompt.say(line: error.message(line) + .orLeaveOut)
      }
    }
  }

  /// What the total leaves over so far; nil where a rule has no total.
  private func remaining(_ scores: [RoundRequest.ScoreWord]) -> Points? {
    let kind = request.kind(under: rule)
    guard let total = try? rule.expectedSum(kind, sticks: request.sticks) else { return nil }
    let typed = scores.compactMap { if case .number(let score) = $0 { score } else { nil } }
    let read =
      kind == .raw
      ? try? rule.readRaw(typed, as: request.reading, sticks: request.sticks).scores
      : try? rule.readResults(typed)
    return read.map { $0.reduce(total) { $0 - ($1 ?? 0) } }
  }
}
