import Scoring
import Text

/// What stands over the tables: which sheet it is, and how things are at a glance.
struct SheetHeading {
  private let report: SheetReport
  private let style: SheetStyle
  private let words: SheetWords

  init(_ report: SheetReport, style: SheetStyle, words: SheetWords) {
    self.report = report
    self.style = style
    self.words = words
  }

  /// The sheet's name, day, rule and size; then who leads and what happened last.
  var lines: [String] {
    guard let game = report.game else { return [] }
    let whatIf = report.ruleBefore.map {
      SheetPhrase.whatIf(
        rule: DisplayText.printable(game.rule.name), instead: DisplayText.printable($0))
    }
    return [title(game), said([whatIf]), said([lead, latest])]
      .map { $0.joined(separator: style.characters.separator) }.filter { !$0.isEmpty }
  }

  private func said(_ phrases: [SheetPhrase?]) -> [String] {
    phrases.compactMap(\.self).map { words($0) }
  }

  private func title(_ game: SheetReport.Game) -> [String] {
    // A day's own sheet is named by its day, which follows anyway.
    let sheet = game.name == game.day.iso ? [] : [DisplayText.printable(game.name)]
    let name = DisplayText.printable(game.rule.name)
    let rule =
      (game.isRuleDeleted ? words(.deletedRule(name)) : name)
      + ": " + words(RuleText.figures(game.rule))
    return sheet + [words(.date(game.day)), rule, words(.roundCount(report.roundCount))]
      + (game.isClosed ? [words(.closed)] : [])
  }

  private var lead: SheetPhrase? {
    let leaders = report.leaders
    let ranked = report.players.filter { $0.rank != nil }
    guard let first = leaders.first, ranked.count > 1 else { return nil }
    let next = report.players.indices.map { $0 + 1 }
      .filter { report.player($0).rank == leaders.count + 1 }
    guard let second = next.first else { return .allLevel }
    let standings = StandingText(report, negative: style.negative)
    return .lead(
      names: names(leaders), by: standings.gap(from: first, to: second), before: names(next))
  }

  private var latest: SheetPhrase? {
    guard let round = report.rounds.last, report.reachesNewest else { return nil }
    let firsts = round.scores.filter { $0.value.place == 1 }
    guard let result = firsts.values.first?.result else { return nil }
    return .latest(
      round: round.number, names: names(firsts.keys.sorted()),
      result: numbers([result]).signed(result))
  }

  private func numbers(_ amounts: [Points]) -> NumberText {
    NumberText(scale: report.scale, showing: amounts, negative: style.negative)
  }

  private func names(_ players: [Int]) -> [String] {
    players.map { DisplayText.printable(report.player($0).name) }
  }
}
