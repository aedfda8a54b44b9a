import CommandKit
import Interchange
import Rendering
import Scoring
import Storage
import Text

extension Verb {
  static let addRound = Verb(
    command: Command(
      "add-round", summary: AddRoundHelp.summary,
      operands: [
        Operand("SCORE", summary: AddRoundHelp.score, optional: true, repeats: true)
      ],
      options: [
        Option("game", value: .required("G"), summary: AddRoundHelp.game),
        Option("date", value: .required("D"), summary: AddRoundHelp.date),
        Option("results", summary: AddRoundHelp.results),
        Option("hundreds", summary: AddRoundHelp.hundreds),
        Option("points", summary: AddRoundHelp.points),
        Option("sticks", value: .required("N"), summary: AddRoundHelp.sticks),
        Option("seated", summary: AddRoundHelp.seated),
        Option("seats", value: .required("A,B"), summary: AddRoundHelp.seats),
        Option("out", value: .required("A,B"), summary: AddRoundHelp.out),
        Option("rule", value: .required("R"), summary: AddRoundHelp.rule),
        Option("winds", value: .required("N"), summary: AddRoundHelp.winds),
        Option("table", value: .required("N"), summary: AddRoundHelp.table),
        Option("note", value: .required("T"), summary: AddRoundHelp.note),
        Option("add-players", summary: AddRoundHelp.addPlayers),
      ] + HappeningWords.options + [
        Option("unbalanced", summary: AddRoundHelp.unbalanced),
        Option("id", value: .required("KEY"), summary: AddRoundHelp.id),
        Option("keep-going", summary: AddRoundHelp.keepGoing),
      ],
      discussion: AddRoundHelp.discussion,
      examples: [
        Example(
          "scorebox add-round Aoki=35200 Baba=28100 Chiba=22700 Doi=14000", AddRoundHelp.byName),
        Example("scorebox add-round Aoki=352 Baba=281 Chiba=227 Doi=", AddRoundHelp.inHundreds),
        Example("scorebox add-round 35200 28100 22700 14000 --seated", AddRoundHelp.inOrder),
        Example("scorebox add-round - < evening.txt", AddRoundHelp.fromFile),
      ])
  ) { context in
    let operands = context.arguments.operands
    if operands == ["-"] { return try RoundBatch(context).run() }
    if operands.isEmpty {
      guard context.world.inputIsTerminal else {
        throw Failure(.usage, .noScores, usage: context.command.name)
      }
      return try RoundInterview(context).run()
    }
    let recording = RoundRecording(context)
    return try recording.one(recording.request(context.arguments))
  }
}

/// Recording rounds from the words of a command line, and answering.
struct RoundRecording {
  let context: Context

  init(_ context: Context) {
    self.context = context
  }

  /// Records one round.
  func one(_ request: RoundRequest) throws -> Answer {
    try context.write { stores in
      var recorder = try recorder(stores)
      let recorded = try recorder.record(request)
      return try answer([recorded], request: request, stores: stores)
    }
  }

  func request(_ arguments: Arguments) throws -> RoundRequest {
    try RoundRequest(
      arguments, game: context.world.setting("SCOREBOX_GAME"), today: context.today)
  }

  func recorder(_ stores: Stores) throws -> RoundRecorder {
    // One look at the clock for a whole batch.
    let today = try context.today
    let now = try context.moment(of: today)
    return RoundRecorder(
      stores: stores, today: today, mayChoose: context.world.inputIsTerminal,
      moment: { $0 == today ? now : context.noon(of: $0) },
      firstRule: { try RuleBook(stores: stores).usual(context.settings) })
  }

  /// The echo, or the recorded rounds as JSON; one line for each sheet.
  func answer(
    _ recorded: [RecordedRound], request: RoundRequest?, stores: Stores
  ) throws -> Answer {
    let isRehearsal = context.arguments.flag("dry-run")
    var order: [GameRecord] = []
    var bySheet: [Int64: [RecordedRound]] = [:]
    for round in recorded {
      guard let game = round.game else { continue }
      if bySheet[game.id] == nil { order.append(game) }
      bySheet[game.id, default: []].append(round)
    }
    let isJSON = context.arguments.flag("json")
    let sheets = try order.map { game in
      let rounds = bySheet[game.id] ?? []
      let reader = try SheetReader(game, in: stores)
      // A batch may be long: only its numbers are read back, unless every round is to be shown.
      let shown = isJSON || rounds.count == 1 ? rounds.map { $0.number...$0.number } : []
      let report = try reader.report(
        of: reader.rounds(RoundSelection(numbers: shown)), reachesNewest: false)
      return (report: report, recorded: rounds)
    }
    let future = Set(recorded.compactMap(\.future)).sorted()
      .map { Phrase.stillToCome($0.iso) }
    let bust = sheets.flatMap { sheet in
      sheet.report.rounds.flatMap { sheet.report.withoutPrize($0) }
        .filter { request?.happenings.says(bust: sheet.report.player($0).name, number: $0) != true }
        .map { Phrase.bustWithoutPrize(sheet.report.player($0).name) }
    }
    let notes = recorded.reduce(Newcomers()) { $0 + $1.newcomers }.notes + bust + future
    var answer =
      if isJSON {
        Answer(
          (sheets.isEmpty ? [.empty] : sheets.map(\.report)).map {
            SheetJSON.recorded($0, isRehearsal: isRehearsal).text
          }, notes: notes)
      } else {
        Answer(
          echo: sheets.isEmpty
            ? [.noRound]
            : sheets.map {
              Echo(report: $0, recorded: $1, request: request, isRehearsal: isRehearsal).line
            }, notes: notes)
      }
    answer.isStored = !isRehearsal && recorded.contains { !$0.isRepeat }
    return answer
  }
}
