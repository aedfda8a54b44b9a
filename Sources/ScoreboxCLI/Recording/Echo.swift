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
  var line: String {
    guard let game = report.game, let last = recorded.last else { return "no round recorded" }
    let numbers = NumberText(scale: report.scale, showing: amounts)
    let name = DisplayText.printable(game.name)
    let rounds = recorded.count == 1 ? one(numbers) : many(numbers)
    var line = isRehearsal ? "would record: " : ""
    line += name + (last.begun.map { " (new sheet, \($0))" } ?? "") + ", " + rounds
    line += ". Totals: " + totals(numbers)
    if let day = last.otherDay, recorded.count == 1, !last.isRepeat {
      line += ". Last played on \(day.iso); for a new sheet: scorebox add-game"
    }
    return line
  }

  private var amounts: [Points] {
    report.rounds.flatMap { $0.scores.values.map(\.result) } + report.players.map(\.sums.total)
      + [recorded.map(\.sum).clampedSum]
  }

  private func one(_ numbers: NumberText) -> String {
    guard let round = report.rounds.first, let recorded = recorded.first else { return "" }
    var text = "round \(round.number)"
    if request?.isDayTyped == true { text += " on \(round.day.iso)" }
    if recorded.isRepeat { text += " (recorded before)" }
    let results = round.scores.sorted { ($0.value.place, $0.key) < ($1.value.place, $1.key) }
      .map { "\(name($0.key)) \(numbers.signed($0.value.result))" }
    text += ": " + results.joined(separator: ", ") + " (\(sum(numbers)))"
    if recorded.hundreds { text += ", read as hundreds" }
    if let filled = recorded.filled {
      let score =
        filled.kind == .raw ? NumberText.grouped(filled.score) : numbers.signed(filled.score)
      text += ", \(score) left over for \(DisplayText.printable(filled.player))"
    }
    return text
  }

  private func many(_ numbers: NumberText) -> String {
    let known = recorded.count { $0.isRepeat }
    let range = recorded.map(\.number)
    var text = "rounds \(range.min() ?? 0)-\(range.max() ?? 0): \(recorded.count - known) recorded"
    if known > 0 { text += ", \(known) recorded before" }
    let hundreds = recorded.count { $0.hundreds }
    if hundreds > 0 { text += ", \(hundreds) read as hundreds" }
    return text + " (\(sum(numbers)))"
  }

  private func sum(_ numbers: NumberText) -> String {
    let sum = recorded.map(\.sum).clampedSum
    let proof = recorded.reduce(Proof()) { $0 + $1.proof }
    let rule = report.game?.rule
    let reasons = (rule.map { ProofText(proof, rule: $0).reasons(sum: sum) } ?? []).map(\.phrase.en)
    return (["sum \(numbers.signed(sum))"] + reasons.prefix(1)).joined(separator: ": ")
      + reasons.dropFirst().map { ", " + $0 }.joined()
  }

  /// The totals in rank order; of a sheet of many, only those who played just now.
  private func totals(_ numbers: NumberText) -> String {
    let played = Set(report.rounds.flatMap(\.scores.keys))
    let isShort = report.players.count <= 12 || played.isEmpty
    let ranked = report.players.indices.map { $0 + 1 }
      .filter { report.player($0).rank != nil && (isShort || played.contains($0)) }
      .sorted { (report.player($0).rank ?? 0, $0) < (report.player($1).rank ?? 0, $1) }
    let shown = ranked.prefix(12)
      .map { "\(name($0)) \(numbers.signed(report.player($0).sums.total))" }
      .joined(separator: ", ")
    return ranked.count > 12 ? shown + " and \(ranked.count - 12) more" : shown
  }

  private func name(_ number: Int) -> String {
    DisplayText.printable(report.player(number).name)
  }
}
