import CommandKit
import Rendering
import Scoring
import Storage
import Text

/// `add-round` on a terminal without scores: asks player by player until the end of input.
struct RoundInterview {
  private let context: Context
  private let recording: RoundRecording
  private let prompt: Prompt

  init(_ context: Context) {
    self.context = context
    recording = RoundRecording(context)
    prompt = Prompt(world: context.world, language: context.language)
  }

  /// What the questions need to know of the sheet.
  private struct Table {
    let game: String?
    let players: [String]
    let rule: Rule
  }

  func run() throws -> Answer {
    var answered = Answer(echo: [])
    var options = context.arguments
    // Options that are wrong are so before anything is asked.
    _ = try recording.request(options)
    var table = try readTable()
    var names: [String] = []
    try prompt.say(line: .howToAnswer)
    while true {
      if let game = table.game {
        try prompt.say(
          line: Phrase(verbatim: DisplayText.printable(game)) + .comma
            + .rule(table.rule))
      }
      if !table.players.isEmpty { names = table.players }
      var scores: [String] = []
      do {
        if names.isEmpty { names = try askNames(table.rule) }
        try askScores(names, table, options, into: &scores)
        try tell(record(names, scores, options), in: &answered)
        options = options.without(["sticks", "note", "table", "id", "seats"])
      } catch is Prompt.EndOfInput {
        try prompt.say(line: Phrase(verbatim: ""))
        if !scores.isEmpty { try prompt.say(line: .notRecorded) }
        return answered
      } catch let failure as Failure where failure.isMended {
        if failure.remedy == nil { try prompt.complain(failure.message) }
        try prompt.say(line: .onceMore)
      }
      // Read anew for each round, so that no lock is held while somebody thinks.
      table = try readTable()
    }
  }

  /// Says what was recorded, or keeps it for the file of `--output`.
  private func tell(_ answer: Answer, in answered: inout Answer) throws {
    for note in answer.notes { try prompt.complain(.note + note) }
    if context.arguments.value("output") != nil {
      answered.output = answered.output + answer.output
    } else if !context.arguments.flag("quiet") {
      try prompt.print(answer.output)
    }
  }

  /// Asks each player's score; once the table is full the others sit out.
  private func askScores(
    _ names: [String], _ table: Table, _ options: Arguments, into scores: inout [String]
  ) throws {
    let out = try Set((options.names("out") ?? []).map(Name.key(of:)))
    for player in names {
      let isFull = scores.count { !Self.isOut($0) } == table.rule.calculation?.players
      if isFull || out.contains(Name.key(of: player)) {
        scores.append("x")
        continue
      }
      let left = try remaining(table, scores, options)
      scores.append(try askScore(player, left: left, table.rule))
    }
  }

  private static func isOut(_ word: String) -> Bool {
    RoundRequest.sitsOut.contains(word)
  }

  /// Records the round of these scores, asking for what a rule misses.
  private func record(
    _ names: [String], _ scores: [String], _ options: Arguments, sticks: Int? = nil,
    seats: [String] = []
  ) throws -> Answer {
    // A name that looks like a number, or holds `=`, is still a name.
    let words =
      zip(names, scores).map { "@\($0)=\($1)" } + (sticks.map { ["--sticks", String($0)] } ?? [])
      + (seats.isEmpty ? [] : ["--seats", ListWord.join(seats)])
    let arguments = try Verbs.table.arguments(
      of: context.command, words, suggest: NearMiss.suggestions(for:among:))
    do {
      return try recording.one(arguments.withDefaults(from: options.without(["out"])))
    } catch let failure as Failure {
      guard let remedy = failure.remedy else { throw failure }
      try prompt.complain(failure.message)
      switch remedy {
      case .sticks(let count):
        let isSure =
          try context.arguments.flag("yes") || prompt.isYes(.recordWithSticks(count))
        guard isSure else { throw failure }
        return try record(names, scores, options, sticks: count, seats: seats)
      case .seats(let tied):
        let missing = tied.filter { !seats.contains($0) }
        let order = try askSeats(missing.isEmpty ? tied : missing, of: names)
        guard !order.isEmpty else { throw failure }
        return try record(
          names, scores, options, sticks: sticks, seats: (missing.isEmpty ? [] : seats) + order)
      }
    }
  }

  /// The tied players in the order of their seats; empty where nobody knows.
  private func askSeats(_ tied: [String], of names: [String]) throws -> [String] {
    while true {
      let typed = try prompt.names(.whoSatEarlier(tied))
      if typed.isEmpty { return [] }
      let order = typed.compactMap { word -> String? in
        if let number = try? CountWord.parse(word) {
          return (1...names.count).contains(number) ? names[number - 1] : nil
        }
        return names.first { Name.same($0, word) }
      }
      if order.count == typed.count, tied.allSatisfy(order.contains) { return order }
      try prompt.say(line: .nameAllOf(tied))
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

  /// The players of a sheet that has none, as many as its rule seats.
  private func askNames(_ rule: Rule) throws -> [String] {
    let least = rule.calculation?.players ?? 2
    while true {
      let names = try prompt.names(.whoPlays)
      let isTwice = Set(names.map(Name.key(of:))).count < names.count
      if names.count < least {
        try prompt.say(line: .tooFewPlayers(rule.name, least))
      } else if isTwice {
        try prompt.say(line: .nameTwice)
      } else if let bad = names.lazy.compactMap({ Self.fault($0) }).first {
        try prompt.say(line: bad)
      } else {
        return names
      }
    }
  }

  /// What is wrong with a name; nil for a good one.
  private static func fault(_ word: String) -> Phrase? {
    do throws(NameError) {
      _ = try Name(word)
      return nil
    } catch {
      return error.message(word)
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
      let line = try prompt.answer(to: .scoreOf(player, left: amount))
      if line.isEmpty || Self.isOut(line) { return line }
      do {
        _ = try NumberWord.parse(line)
        return line
      } catch {
        try prompt.say(line: error.message(line) + .orLeaveOut)
      }
    }
  }
}

extension Failure {
  /// Whether other words, or another try, would do, so that it is worth asking once more.
  fileprivate var isMended: Bool {
    status == .refused || status == .usage || status == .busy
  }
}
