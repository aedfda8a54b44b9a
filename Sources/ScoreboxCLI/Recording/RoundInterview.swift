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
    var names: [String] = []
    var isFirst = true
    while true {
      // Options that are wrong are so before anything is asked. The sheet is read anew for each
      // round, so that no lock is held while somebody thinks.
      let request = try recording.request(options)
      let table = try readTable(request)
      if !table.players.isEmpty { names = table.players }
      var out = try names.isEmpty ? [] : places(request.out, in: names)
      if isFirst { try prompt.say(line: .howToAnswer) }
      isFirst = false
      if let game = table.game {
        try prompt.say(
          line: Phrase(verbatim: DisplayText.printable(game)) + .comma
            + .rule(table.rule))
      }
      var scores: [RoundRequest.ScoreWord] = []
      do {
        if names.isEmpty { (names, out) = try askNames(table.rule, out: request.out) }
        try ScoreQuestions(prompt: prompt, request: request, rule: table.rule)
          .ask(names, out: out, into: &scores)
        try tell(record(request.round(of: names, scores)), in: &answered)
        options = options.without(
          Set(HappeningWords.options.map(\.long) + ["sticks", "note", "table", "id", "seats"]))
      } catch is Prompt.EndOfInput {
        try prompt.say(line: Phrase(verbatim: ""))
        if !scores.isEmpty { try prompt.say(line: .notRecorded) }
        return answered
      } catch let failure as Failure where failure.isMended {
        if failure.remedy == nil { try prompt.complain(failure.message) }
        try prompt.say(line: .onceMore)
      }
    }
  }

  /// Says what was recorded, or keeps it for the file of `--output`.
  private func tell(_ answer: Answer, in answered: inout Answer) throws {
    answered.isStored = answered.isStored || answer.isStored
    for note in answer.notes { try prompt.complain(.note + note) }
    if context.arguments.value("output") != nil {
      answered.output = answered.output + answer.output
    } else if !context.arguments.flag("quiet") {
      try prompt.print(answer.output, stored: answered.isStored)
    }
  }

  /// Records a round, asking for what a rule misses.
  private func record(_ round: RoundRequest) throws -> Answer {
    do {
      return try recording.one(round)
    } catch let failure as Failure {
      guard let remedy = failure.remedy else { throw failure }
      try prompt.complain(failure.message)
      var mended = round
      switch remedy {
      case .sticks(let count):
        guard try round.isSure || prompt.isYes(.recordWithSticks(count)) else { throw failure }
        mended.sticks = count
      case .dealer:
        guard let dealer = try prompt.names(.whoDealtLast).first else { throw failure }
        mended.happenings.lastDealer = RoundRequest.PlayerWord(dealer)
      case .seats(let tied):
        let known = if case .names(let names) = round.seats { names } else { [String]() }
        let missing = tied.filter { !known.contains("@" + $0) }
        let order = try askSeats(missing.isEmpty ? tied : missing, of: round.names)
        guard !order.isEmpty else { throw failure }
        mended.seats = .names((missing.isEmpty ? [] : known) + order.map { "@" + $0 })
      }
      return try record(mended)
    }
  }

  /// The tied players in the order of their seats; empty where nobody knows.
  private func askSeats(_ tied: [String], of names: [String]) throws -> [String] {
    while true {
      let typed = try prompt.names(.whoSatEarlier(tied))
      if typed.isEmpty { return [] }
      let order = typed.compactMap { RoundRequest.PlayerWord($0).place(in: names) }
        .map { names[$0] }
      if order.count == typed.count, tied.allSatisfy(order.contains) { return order }
      try prompt.say(line: .nameAllOf(tied))
    }
  }

  /// The sheet as it is now.
  private func readTable(_ request: RoundRequest) throws -> Table {
    try context.read(beforeWriting: true) { stores in
      let choice = GameChoice(stores: stores)
      let game =
        if let word = request.game { try choice.forWriting(word) } else {
          try choice.forWriting(on: request.day, mayChoose: true).game
        }
      let newest = try stores.games.newest()
      let source = game ?? (newest?.isOwnDay == true ? newest : nil)
      let book = RuleBook(stores: stores)
      let rule =
        if let name = request.rule {
          try book.named(name).rule
        } else if let id = (game ?? newest)?.ruleID {
          try book.rule(id).rule
        } else {
          try book.usual(context.settings).rule
        }
      let players = try source.map { try stores.games.roster(of: $0.id).map(\.name) } ?? []
      return Table(game: game?.name, players: players, rule: rule)
    }
  }

  /// The players of a sheet that has none, as many as its rule seats, and the places of those out.
  private func askNames(
    _ rule: Rule, out: [String]
  ) throws -> (names: [String], out: Set<Int>) {
    let least = rule.players ?? 2
    while true {
      let names = try prompt.names(.whoPlays)
      let isTwice = Set(names.map(Name.key(of:))).count < names.count
      if names.count < least {
        try prompt.say(line: .tooFewPlayers(rule.name, least))
      } else if isTwice {
        try prompt.say(line: .nameTwice)
      } else {
        do {
          for name in names { _ = try Name.typed(name) }
          return (names, try places(out, in: names))
        } catch let failure as Failure {
          try prompt.say(line: failure.message)
        }
      }
    }
  }

  /// The places of those who sit out among the players.
  private func places(_ out: [String], in names: [String]) throws -> Set<Int> {
    try Set(
      out.map { word in
        if let place = RoundRequest.PlayerWord(word).place(in: names) { return place }
        throw Failure(
          .refused, .outNotHere(word, near: NearMiss.suggestions(for: word, among: names)))
      })
  }
}

extension RoundRequest {
  /// The same options for a round of these players; nobody is left to be named as sitting out.
  fileprivate func round(of names: [String], _ scores: [ScoreWord]) -> RoundRequest {
    var round = self
    round.items = zip(names, scores).map { Item(player: .name($0), score: $1, word: 0) }
    round.out = []
    return round
  }

  fileprivate var names: [String] {
    items.compactMap { if case .name(let name) = $0.player { name } else { nil } }
  }
}

extension RoundRequest.PlayerWord {
  /// The place of the player in a list; nil where they are not in it.
  fileprivate func place(in names: [String]) -> Int? {
    switch self {
    case .number(let number): names.indices.contains(number - 1) ? number - 1 : nil
    case .name(let text): names.firstIndex { Name.same($0, text) }
    }
  }
}

extension Failure {
  /// Whether other words, or another try, would do, so that it is worth asking once more.
  fileprivate var isMended: Bool {
    status == .refused || status == .usage || status == .busy
  }
}
