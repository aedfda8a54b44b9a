import CommandKit
import Interchange
import Scoring
import Storage
import Text

extension Verb {
  static let addRound = Verb(
    command: Command(
      "add-round", summary: "record one hanchan at one table",
      operands: [
        Operand(
          "SCORE",
          summary: "NAME=SCORE for each player, or scores in the order of the players; "
            + "'-' reads one round a line; without, it asks on a terminal",
          optional: true, repeats: true)
      ],
      options: [
        Option("game", value: .required("G"), summary: "the sheet, by name or number"),
        Option(
          "date", value: .required("D"),
          summary: "the day it was played, such as 2026-03-01, 3/1 or yesterday"),
        Option("results", summary: "the scores are finished results, such as +52.3"),
        Option("hundreds", summary: "the scores are in hundreds"),
        Option("points", summary: "the scores are in points, however small"),
        Option(
          "sticks", value: .required("N"),
          summary: "riichi sticks left on the table, in nobody's score"),
        Option("seated", summary: "the scores stand in seat order, East first"),
        Option("seats", value: .required("A,B"), summary: "who sat earlier, among those who tie"),
        Option(
          "out", value: .required("A,B"),
          summary: "who sits out, where scores stand in the order of the players"),
        Option("rule", value: .required("R"), summary: "the rule of this round only"),
        Option("winds", value: .required("N"), summary: "how many winds were played"),
        Option("table", value: .required("N"), summary: "the number of the table"),
        Option("note", value: .required("T"), summary: "a note to the round"),
        Option("add-players", summary: "unknown names are new players"),
        Option(
          "unbalanced", summary: "store scores that do not add up; the sheet says so for ever"),
        Option(
          "id", value: .required("KEY"),
          summary: "a key of your own: a retry with it changes nothing"),
        Option("keep-going", summary: "with '-': leave out lines that fail, store the others"),
      ],
      discussion: """
        A score is the final points on the table, in points or hundreds; one may be left blank and is \
        what the total leaves over; x sits out.
        """,
      examples: [
        Example("scorebox add-round Aoki=35200 Baba=28100 Chiba=22700 Doi=14000", "by name"),
        Example(
          "scorebox add-round Aoki=352 Baba=281 Chiba=227 Doi=",
          "in hundreds, the last from the rest"),
        Example(
          "scorebox add-round 35200 28100 22700 14000 --seated",
          "in the order of the players, East first"),
        Example("scorebox add-round - < evening.txt", "one round a line, all or nothing"),
      ])
  ) { context in
    let operands = context.arguments.operands
    if operands == ["-"] { return try RoundBatch(context).run() }
    if operands.isEmpty {
      guard context.world.inputIsTerminal else {
        throw Failure(
          .usage, "no scores given; write NAME=SCORE for each player, or - to read them",
          usage: context.command.name)
      }
      return try RoundInterview(context).run()
    }
    return try RoundRecording(context).one(context.arguments)
  }
}

/// Recording rounds from the words of a command line, and answering.
struct RoundRecording {
  let context: Context

  init(_ context: Context) {
    self.context = context
  }

  /// Records the one round of these words.
  func one(_ arguments: Arguments) throws -> Answer {
    let request = try request(arguments)
    return try context.write { stores in
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
    RoundRecorder(
      stores: stores, today: try context.today, mayChoose: context.world.inputIsTerminal,
      moment: context.moment)
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
    let lines = try order.map { game in
      let rounds = bySheet[game.id] ?? []
      let reader = try SheetReader(game, in: stores)
      let isJSON = context.arguments.flag("json")
      // A batch may be long: only its numbers are read back, unless every round is to be shown.
      let shown = isJSON || rounds.count == 1 ? rounds.map { $0.number...$0.number } : []
      let report = try reader.report(
        of: reader.rounds(RoundSelection(numbers: shown)), reachesNewest: false)
      guard isJSON else {
        return Echo(report: report, recorded: rounds, request: request, isRehearsal: isRehearsal)
          .line
      }
      return SheetJSON.recorded(report, isRehearsal: isRehearsal).text
    }
    let future = Set(recorded.compactMap(\.future)).sorted()
      .map { "\($0.iso) is still to come" }
    if lines.isEmpty, context.arguments.flag("json") {
      return Answer([SheetJSON.recorded(.empty, isRehearsal: isRehearsal).text])
    }
    let newcomers = recorded.reduce(Newcomers()) { $0 + $1.newcomers }
    return Answer(
      lines.isEmpty ? ["no round recorded"] : lines,
      isEcho: !context.arguments.flag("json"), notes: newcomers.notes + future)
  }
}
