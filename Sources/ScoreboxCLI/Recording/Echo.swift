import Rendering
import Scoring
import Text

/// What `add-round` answers: what was recorded, and where everybody stands now.
struct Echo {
  /// The sheet with the recorded rounds as its rows.
  let report: SheetReport
  let recorded: [RecordedRound]
  let request: RoundRequest?
  let isRehearsal: Bool

  /// One line for people.
  var line: Phrase {
    guard let game = report.game, let last = recorded.last else { return .noRound }
    let numbers = NumberText(scale: report.scale, showing: amounts)
    let head =
      [isRehearsal ? .wouldRecord : nil, verbatim(DisplayText.printable(game.name))]
      + [last.begun.map(Phrase.newSheet), .comma]
    let rounds = recorded.count == 1 ? one(numbers) : many(numbers)
    var tail: [Phrase] = [.totals, totals(numbers)]
    if let day = last.otherDay, recorded.count == 1, !last.isRepeat {
      tail.append(.lastPlayed(on: day.iso))
    }
    if !isRehearsal, recorded.contains(where: { !$0.isRepeat }) { tail.append(.howToUndo) }
    return (head.compactMap(\.self) + [rounds] + tail).joined()
  }

  private func verbatim(_ text: String) -> Phrase { Phrase(verbatim: text) }

  private var amounts: [Points] {
    report.rounds.flatMap { $0.scores.values.map(\.result) } + report.players.map(\.total)
      + [recorded.map(\.sum).clampedSum]
  }

  private func one(_ numbers: NumberText) -> Phrase {
    guard let round = report.rounds.first, let recorded = recorded.first else {
      return verbatim("")
    }
    var text = Phrase.round(round.number, on: request?.isDayTyped == true ? round.day.iso : nil)
    if recorded.isRepeat { text = text + .recordedBefore }
    let results = round.scores.sorted { ($0.value.place, $0.key) < ($1.value.place, $1.key) }
      .map { verbatim("\(name($0.key)) \(numbers.signed($0.value.result))") }
    text = text + verbatim(": ") + results.joined(separator: .comma) + sum(numbers)
    let happenings = report.happenings(of: round).map(\.phrase)
    if !happenings.isEmpty { text = text + .comma + happenings.joined(separator: .comma) }
    if recorded.hundreds { text = text + .readAsHundreds }
    if let filled = recorded.filled {
      let score =
        filled.kind == .raw ? NumberText.grouped(filled.score) : numbers.signed(filled.score)
      text = text + .leftOver(score, for: DisplayText.printable(filled.player))
    }
    return text
  }

  private func many(_ numbers: NumberText) -> Phrase {
    let known = recorded.count { $0.isRepeat }
    let range = recorded.map(\.number)
    return .rounds(
      (range.min() ?? 0)...(range.max() ?? 0), recorded: recorded.count - known, known: known,
      hundreds: recorded.count { $0.hundreds }) + sum(numbers)
  }

  /// What the rounds add up to, in parentheses.
  private func sum(_ numbers: NumberText) -> Phrase {
    let sum = recorded.map(\.sum).clampedSum
    let proof = recorded.reduce(Proof()) { $0 + $1.proof }
    let rule = report.game?.rule
    let reasons = (rule.map { ProofText(proof, rule: $0).reasons(sum: sum) } ?? [])
      .map(\.phrase)
    return verbatim(" (") + .sum(numbers.signed(sum)) + verbatim(reasons.isEmpty ? "" : ": ")
      + reasons.joined(separator: .comma) + verbatim(")")
  }

  /// The totals in rank order; of a sheet of many, only those who played just now.
  private func totals(_ numbers: NumberText) -> Phrase {
    let played = Set(report.rounds.flatMap(\.scores.keys))
    let isShort = report.players.count <= 12 || played.isEmpty
    let ranked = report.players.indices.map { $0 + 1 }
      .filter { report.player($0).rank != nil && (isShort || played.contains($0)) }
      .sorted { (report.player($0).rank ?? 0, $0) < (report.player($1).rank ?? 0, $1) }
    let shown = ranked.prefix(12)
      .map { verbatim("\(name($0)) \(numbers.signed(report.player($0).total))") }
      .joined(separator: .comma)
    return ranked.count > 12 ? shown + .andMore(ranked.count - 12) : shown
  }

  private func name(_ number: Int) -> String {
    DisplayText.printable(report.player(number).name)
  }
}
