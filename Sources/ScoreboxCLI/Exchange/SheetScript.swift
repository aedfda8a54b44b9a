import CommandKit
import Interchange
import Rendering
import Scoring
import Text

/// A sheet as lines to read, write by hand and keep in a version control.
///
/// They are `game`, `rule`, `player`, `chips`, `penalty`, a date alone, and the rounds in the words
/// of `add-round`; what is written reads back the same.
struct SheetScript {
  /// The first line; a reader needs it only where a file's name does not say what it is.
  static let title = "# scorebox sheet 1"

  private let report: SheetReport
  private let labels: [(rule: Rule, label: String)]

  init(_ report: SheetReport) {
    self.report = report
    var labels: [(rule: Rule, label: String)] = []
    for rule in report.rules {
      let isTaken = labels.contains { Name.same($0.label, rule.name) }
      labels.append((rule, isTaken ? "\(rule.name)@\(rule.version)" : rule.name))
    }
    self.labels = labels
  }

  var lines: [String] {
    guard let game = report.game else { return [Self.title] }
    var lines = [Self.title]
    for (rule, _) in labels where Presets.named(Name.key(of: rule.name)) != rule {
      lines.append(Self.line(["rule", RuleJSON.rule(rule).text]))
    }
    let head =
      ["--date", game.day.iso, "--rule", label(game.rule)] + (game.isClosed ? ["--closed"] : [])
    // A name that looks like an option stands behind them all.
    let line = game.name.hasPrefix("-") ? head + ["--", game.name] : [game.name] + head
    lines.append(Self.line(["game"] + line))
    lines += report.columns.map { number in
      let player = report.player(number)
      return Self.line(["player", name(number)] + (player.team.map { ["--team", $0] } ?? []))
    }
    var day = game.day
    for round in report.rounds {
      if round.day != day { lines.append(round.day.iso) }
      day = round.day
      lines.append(Self.line(words(of: round)))
    }
    return lines + entries(after: day)
  }

  private func label(_ rule: Rule) -> String {
    labels.first { $0.rule == rule }?.label ?? rule.name
  }

  // MARK: Rounds

  private func words(of round: SheetReport.Round) -> [String] {
    let rule = round.otherRule ?? report.game?.rule
    let entered = round.entered.filter(report.columns.contains)
    let scores = entered.compactMap { round.scores[$0] }
    var words = ["\(round.number)."]
    words += zip(entered, scores).map { number, score in
      "\(name(number))=\(Self.score(score, rule))"
    }
    if round.kind == .results, rule?.calculation != nil { words.append("--results") }
    if round.kind == .raw, scores.allSatisfy({ ($0.raw ?? 0).magnitude < 2000 }) {
      words.append("--points")
    }
    if let seated = round.seated {
      words += seated == entered ? ["--seated"] : ["--seats", list(seated)]
    } else {
      let better = TieOrder.better(
        scores.map { .init(raw: $0.raw, place: $0.place, result: $0.result) })
      if !better.isEmpty { words += ["--seats", list(better.map { entered[$0] })] }
    }
    if round.sticks > 0 { words += ["--sticks", String(round.sticks)] }
    if let other = round.otherRule { words += ["--rule", label(other)] }
    if round.winds != rule?.winds { words += ["--winds", String(round.winds)] }
    if let table = round.table { words += ["--table", String(table)] }
    words += happenings(round)
    if round.unbalance != 0 { words.append("--unbalanced") }
    if !round.note.isEmpty { words += ["--note", round.note] }
    return words + ["--id", round.id]
  }

  private static func score(_ score: SheetReport.Score, _ rule: Rule?) -> String {
    if let raw = score.raw { return String(raw) }
    let scale = rule?.scale ?? 1000
    return NumberText(scale: scale, showing: [score.result]).signed(score.result)
  }

  private func happenings(_ round: SheetReport.Round) -> [String] {
    let happened = round.happenings
    var words: [String] = []
    if let dealer = happened.lastDealer { words += ["--last-dealer", name(dealer)] }
    if !happened.busts.isEmpty {
      // A colon parts the two, so that a name with one is told by its number.
      func word(_ number: Int) -> String {
        let name = report.player(number).name
        return name.contains { $0 == ":" || $0 == "：" } ? String(number) : self.name(number)
      }
      words += [
        "--bust", ListWord.join(happened.busts.map { "\(word($0.player)):\(word($0.by))" }),
      ]
    }
    if !happened.yakitori.isEmpty { words += ["--yakitori", list(happened.yakitori)] }
    if !happened.substitutes.isEmpty { words += ["--substitute", list(happened.substitutes)] }
    return words
  }

  // MARK: Chips and penalties

  /// `last` is the day of the lines before, which is not said again.
  private func entries(after last: Day) -> [String] {
    func place(of entry: SheetReport.Entry) -> [String] {
      (entry.round.map { ["--round", String($0)] } ?? [])
        + (entry.day == last ? [] : ["--date", entry.day.iso])
    }
    var lines: [String] = []
    var chips: [SheetReport.Entry] = []
    func flush() {
      guard let first = chips.first else { return }
      lines.append(
        Self.line(
          ["chips"] + chips.map { "\(owner($0))=\($0.count > 0 ? "+" : "")\($0.count)" }
            + place(of: first)))
      chips = []
    }
    for entry in report.entries {
      if entry.kind == "chips" {
        // Those entered together stand on one line.
        if let last = chips.last,
          last.round != entry.round || last.day != entry.day
            || chips.contains(where: { $0.owner == entry.owner })
        {
          flush()
        }
        chips.append(entry)
      } else {
        flush()
        lines.append(Self.line(penalty(entry, place(of: entry))))
      }
    }
    flush()
    return lines
  }

  private func penalty(_ entry: SheetReport.Entry, _ place: [String]) -> [String] {
    let isTable = entry.kind == "table-penalty"
    let size = -entry.amount
    let amount =
      isTable
      ? TablePointText.text(size) : NumberText(scale: report.scale, showing: [size]).size(size)
    return ["penalty", owner(entry), amount] + (isTable ? ["--table-points"] : [])
      + place + (entry.reason.isEmpty ? [] : ["--reason", entry.reason])
  }

  private func owner(_ entry: SheetReport.Entry) -> String {
    switch entry.owner {
    case .player(let number):
      let name = name(number)
      return name.hasPrefix("team:") ? "@" + name : name
    case .team(let name): return "team:" + name
    }
  }

  // MARK: Words

  /// A player's name as it cannot be taken for a number or an option.
  private func name(_ number: Int) -> String {
    let name = report.player(number).name
    let isOdd =
      (try? CountWord.parse(name)) != nil || ["-", "@", "＠", "－"].contains { name.hasPrefix($0) }
    return isOdd ? "@" + name : name
  }

  private func list(_ numbers: [Int]) -> String { ListWord.join(numbers.map(name)) }

  /// A line of words, those in quotes that would be split or taken for a comment.
  private static func line(_ words: [String]) -> String {
    words.map(quoted).joined(separator: " ")
  }

  static func quoted(_ word: String) -> String {
    let special: Set<Unicode.Scalar> = [" ", "\t", "\n", "\r", "\u{3000}", "'", "\"", "\\"]
    guard
      word.isEmpty || word.hasPrefix("#") || word.unicodeScalars.contains(where: special.contains)
    else { return word }
    // JSON and the like are full of double quotes.
    if word.contains("\""), !word.contains("'") { return "'\(word)'" }
    var text = "\""
    for scalar in word.unicodeScalars {
      if ["\"", "\\", "$", "`"].contains(scalar) { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
    return text + "\""
  }
}
