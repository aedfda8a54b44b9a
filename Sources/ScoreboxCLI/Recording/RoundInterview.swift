import CommandKit
import Rendering
import SQLiteKit
import Scoring
import Storage
import Text

/// `add-round` on a terminal without scores: asks player by player until the end of input.
struct RoundInterview {
  private let context: Context
  private let recording: RoundRecording

  init(_ context: Context) {
    self.context = context
    recording = RoundRecording(context)
  }

  /// What the questions need to know of the sheet.
  private struct Table {
    let game: String?
    let players: [String]
    let rule: Rule
  }

  private enum Stop: Error { case endOfInput }

  func run() throws -> Answer {
    var answered = Answer(isEcho: true)
    var names: [String] = []
    var options = context.arguments
    // Options that are wrong are so before anything is asked.
    _ = try recording.request(options)
    var table = try readTable()
    try ask("x sits out, a blank line is what is left, Ctrl-D ends\n")
    while true {
      do {
        let answer = try askRound(table, &names, options)
        options = options.without(["sticks", "note", "table", "id", "seats"])
        try ask(answer.notes.map { "scorebox: note: \($0)\n" }.joined())
        if context.arguments.value("output") != nil {
          answered.output += answer.output
        } else if !context.arguments.flag("quiet") {
          try put(answer.output, with: context.world.say)
        }
      } catch Stop.endOfInput {
        try ask("\n")
        return answered
      } catch let failure as Failure where failure.isMended {
        if failure.remedy == nil { try ask("scorebox: \(failure.message)\n") }
        try ask("once more:\n")
      }
      // Read anew for each round, so that no lock is held while somebody thinks.
      table = try readTable()
    }
  }

  /// Asks for the scores of one round and records it; `names` are kept until a sheet has them.
  private func askRound(
    _ table: Table, _ names: inout [String], _ options: Arguments
  ) throws -> Answer {
    if let game = table.game {
      try ask("\(DisplayText.printable(game)), \(RuleText.summary(table.rule))\n")
    }
    if !table.players.isEmpty { names = table.players }
    if names.isEmpty { names = try askNames() }
    var scores: [String] = []
    for player in names {
      if scores.count(where: { !Self.isOut($0) }) == table.rule.calculation?.players {
        scores.append("x")
        continue
      }
      let left = try remaining(table, scores, options)
      scores.append(try askScore(DisplayText.printable(player), left: left, table.rule))
    }
    // A name that looks like a number, or holds `=`, is still a name.
    let words = zip(names, scores).map { "@\($0)=\($1)" }
    return try record(words, options)
  }

  private static func isOut(_ word: String) -> Bool {
    ["x", "X", "ｘ", "Ｘ"].contains(word)
  }

  /// Records the round of these words, asking for what a rule misses.
  private func record(_ words: [String], _ options: Arguments) throws -> Answer {
    let arguments = try Verbs.table.arguments(
      of: context.command, words, suggest: NearMiss.suggestions(for:among:))
    do {
      return try recording.one(arguments.withDefaults(from: options))
    } catch let failure as Failure {
      guard let remedy = failure.remedy else { throw failure }
      try ask("scorebox: \(failure.message)\n")
      switch remedy {
      case .sticks(let count):
        let reply = try answer(to: "record it with --sticks \(count)? [y/N] ").lowercased()
        guard ["y", "yes"].contains(reply) else { throw failure }
        return try record(words + ["--sticks", String(count)], options)
      case .seats(let tied):
        let example = tied.map(DisplayText.printable).joined(separator: ", ")
        let reply = try answer(to: "who sat earlier, first to last, as in \(example)? ")
        guard !reply.isEmpty else { throw failure }
        return try record(words + ["--seats", reply], options)
      }
    }
  }

  /// The sheet as it is now.
  private func readTable() throws -> Table {
    let word = context.arguments.value("game") ?? context.world.setting("SCOREBOX_GAME")
    let day = try context.arguments.day("date", today: context.today) ?? context.today
    return try context.read(beforeWriting: true) { stores in
      let choice = GameChoice(stores: stores)
      let game =
        if let word { try choice.forWriting(word) } else {
          try choice.forWriting(on: day, mayChoose: true).game
        }
      let newest = try stores.games.newest()
      let source = game ?? (newest?.isOwnDay == true ? newest : nil)
      let book = RuleBook(stores: stores)
      let rule =
        if let name = context.arguments.value("rule") {
          try RuleBook.preset(named: name)
        } else if let id = (game ?? newest)?.ruleID {
          try book.rule(id)
        } else {
          Presets.all[0]
        }
      let players = try source.map { try stores.games.roster(of: $0.id).map(\.name) } ?? []
      return Table(game: game?.name, players: players, rule: rule)
    }
  }

  private func askNames() throws -> [String] {
    while true {
      let line = try answer(to: "players, East first, as in Aoki, Baba, Chiba, Doi: ")
      if let names = try? ListWord.split(line).filter({ !$0.isEmpty }), names.count >= 2 {
        return names
      }
      try ask("a round has at least two players; part their names by commas\n")
    }
  }

  /// What the total leaves over so far; nil where a rule has no total.
  private func remaining(_ table: Table, _ scores: [String], _ options: Arguments) throws -> Points?
  {
    let rule = table.rule
    let isRaw = rule.calculation != nil && !context.arguments.flag("results")
    let sticks = try options.count("sticks", 0...Limits.sticks) ?? 0
    guard let total = try? rule.expectedSum(isRaw ? .raw : .results, sticks: sticks) else {
      return nil
    }
    let typed = scores.compactMap { try? NumberWord.parse($0) }
      .map { TypedScore(thousandths: $0.thousandths, decimals: $0.decimals) }
    let read =
      isRaw
      ? (try? rule.readRaw(typed, as: reading, sticks: sticks).scores)
      : try? rule.readResults(typed)
    return read.map { $0.reduce(total) { $0 - ($1 ?? 0) } }
  }

  private var reading: RawReading {
    context.arguments.flag("hundreds")
      ? .hundreds : context.arguments.flag("points") ? .points : .auto
  }

  /// A score that is a number, `x`, or a blank for what is left.
  private func askScore(_ player: String, left: Points?, _ rule: Rule) throws -> String {
    let isRaw = rule.calculation != nil && !context.arguments.flag("results")
    let amount = left.map {
      isRaw ? NumberText.grouped($0) : NumberText(scale: rule.scale, showing: [$0]).signed($0)
    }
    while true {
      let line = try answer(to: player + (amount.map { " (\($0) left)" } ?? "") + ": ")
      if line.isEmpty || Self.isOut(line) { return line }
      do {
        _ = try NumberWord.parse(line)
        return line
      } catch {
        try ask("\(error.message(line, as: "a score")); x sits out, a blank line is what is left\n")
      }
    }
  }

  private func answer(to question: String) throws -> String {
    try ask(question)
    do {
      guard let line = try context.world.readLine() else { throw Stop.endOfInput }
      guard let text = String(validating: line, as: UTF8.self) else { return "?" }
      return Blank.trimmed(text)
    } catch let error as SystemError {
      throw Failure(error, path: "", writing: false)
    }
  }

  private func ask(_ text: String) throws {
    try put(text, with: context.world.ask)
  }

  private func put(_ text: String, with writer: (String) throws(SystemError) -> Void) throws {
    do throws(SystemError) {
      try writer(text)
    } catch {
      throw Failure(.inputOutput, "the terminal: \(FileError.reason(error.code))")
    }
  }
}

extension Failure {
  /// Whether other words, or another try, would do, so that it is worth asking once more.
  fileprivate var isMended: Bool {
    status == .refused || status == .usage || status == .busy
  }
}
