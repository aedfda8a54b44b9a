import CommandKit
import Interchange
import Rendering
import Scoring
import Storage
import Text

extension Verb {
  static let chart = Verb(
    command: Command(
      "chart", summary: ChartHelp.summary, operands: [HistorySelection.operand],
      options: HistorySelection.options + [
        Option(
          "by", value: .required("STEP"), choices: ["round", "date"], replacesCommon: true,
          summary: ChartHelp.by),
        Option("players", value: .required("A,B"), summary: ChartHelp.players),
        Option("places", summary: ChartHelp.places),
        Option("guests", summary: StandingsHelp.guests),
        Option(
          "format", value: .required("FORMAT"), choices: ChartFormat.allCases.map(\.rawValue),
          summary: ChartHelp.format),
      ] + SheetDrawing.options.filter { ["width", "ascii", "color"].contains($0.long) },
      discussion: ChartHelp.discussion,
      examples: [
        Example("scorebox chart League --players Aoki,Baba", ChartHelp.two),
        Example("scorebox chart --by date -o year.svg", ChartHelp.picture),
        Example("scorebox chart --places", ChartHelp.distribution),
      ])
  ) { context in
    let format = try ChartFormat(context)
    let drawing = try SheetDrawing(context, sums: .totals)
    return try context.read { stores in
      let selection = try HistorySelection(
        context, names: context.arguments.operands, in: stores)
      let data = try ChartData(context, selection, in: stores)
      var answer = Answer([], notes: data.notes)
      if context.arguments.flag("json") {
        answer.output = Phrase(verbatim: data.json.text + "\n")
        return answer
      }
      guard !data.isEmpty else {
        answer.output = .nobodyPlayed + Phrase(verbatim: "\n")
        return answer
      }
      let isBars = context.arguments.flag("places")
      let bars = PlaceBars(title: data.title, rows: data.places, style: drawing.style)
      switch format {
      case .text:
        let lines = isBars ? bars.lines : ChartText(data.chart, style: drawing.style).lines
        answer.output = Phrase(verbatim: lines.map { $0 + "\n" }.joined())
      case .svg, .png:
        let picture = isBars ? bars.svg : ChartSVG(data.chart).text
        guard format == .png else {
          answer.output = Phrase(verbatim: picture)
          return answer
        }
        let words = ["--format", "png", "--zoom", "2"]
        guard let made = try Tool.draw.run(Array(picture.utf8), words, in: context.world) else {
          throw Failure(.inputOutput, .pictureFailed)
        }
        answer.bytes = made
      }
      return answer
    }
  }
}

/// What a chart is drawn as; raw values are what people type.
private enum ChartFormat: String, CaseIterable {
  case text, svg, png

  /// That of `--format`, else of the file's name.
  init(_ context: Context) throws {
    if let word = context.arguments.value("format"), let format = ChartFormat(rawValue: word) {
      self = format
      return
    }
    let path = context.arguments.value("output") ?? "-"
    self =
      switch ExportFormat(path: path) {
      case .svg: .svg
      case .png: .png
      default: .text
      }
  }
}

/// The totals of the chosen players after every step.
private struct ChartData {
  private let selection: HistorySelection
  private let context: Context
  private var steps: [String] = []
  private var series: [Chart.Series] = []
  private let hidden: Int
  private let players: [SheetReport.Player]

  /// Beyond so many lines nobody can follow one.
  private static let most = 8

  init(_ context: Context, _ selection: HistorySelection, in stores: Stores) throws {
    self.context = context
    self.selection = selection
    let named = try (context.arguments.names("players") ?? []).map {
      try stores.player(named: $0).id
    }
    let all = Standings(
      try selection.players(withGuests: context.arguments.flag("guests") || !named.isEmpty)
    ).entries.map(\.player).filter { $0.sums.rounds > 0 }
    players =
      named.isEmpty ? Array(all.prefix(Self.most)) : all.filter { named.contains($0.id) }
    hidden = named.isEmpty ? all.count - players.count : 0
    guard Chart.letters.count >= players.count else { throw Failure(.usage, .tooManyLines) }
    try readSteps(stores)
  }

  private mutating func readSteps(_ stores: Stores) throws {
    let isByDate = context.arguments.value("by") == "date"
    var totals: [Int64: Points] = [:]
    var values: [Int64: [Points?]] = [:]
    var step: (day: Day, game: Int64, round: Int)?
    var entries = try stores.history.entries(over: selection.span)[...]
    let ids = Set(players.map(\.id))
    let several = selection.games.count > 1
    let chosen = players

    func close(_ steps: inout [String]) {
      guard let step else { return }
      // What was added beside the scores counts from its round on, or from the end of its day.
      while let entry = entries.first,
        entry.day < step.day
          || entry.day == step.day && entry.game == step.game && entry.round ?? .max <= step.round
      {
        if ids.contains(entry.player) {
          totals[entry.player, default: 0] = totals[entry.player, default: 0].plus(entry.amount)
        }
        entries.removeFirst()
      }
      steps.append(isByDate || several ? step.day.iso : String(step.round))
      for player in chosen { values[player.id, default: []].append(totals[player.id]) }
    }
    var made: [String] = []
    try stores.history.played(over: selection.span) { played in
      let isSame =
        step.map {
          isByDate ? $0.day == played.day : $0.game == played.game && $0.round == played.round
        } ?? true
      if !isSame { close(&made) }
      step = (played.day, played.game, played.round)
      guard ids.contains(played.player) else { return }
      totals[played.player, default: 0] =
        totals[played.player, default: 0].plus(played.score.result)
    }
    if var last = step {
      // All that is left, whatever its day, is in the totals at the end.
      last.day = Day(number: Int(Int32.max))
      let day = step?.day
      step = last
      close(&made)
      if let day, isByDate || several, !made.isEmpty { made[made.count - 1] = day.iso }
    }
    steps = made
    series = players.enumerated().map { index, player in
      Chart.Series(
        name: player.name, letter: Chart.letters[index], values: values[player.id] ?? [])
    }
  }

  var isEmpty: Bool { steps.isEmpty || series.isEmpty }

  var title: String {
    context.say(
      .standingsOf(
        selection.games.map(\.name), isEverything: context.arguments.operands.isEmpty,
        from: selection.span.from?.iso, to: selection.span.to?.iso))
  }

  var chart: Chart {
    Chart(title: title, steps: steps, series: series, scale: selection.rule.scale)
  }

  var places: [(name: String, counts: [Int])] { players.map { ($0.name, $0.sums.places) } }

  var notes: [Phrase] {
    (selection.otherUnit.isEmpty ? [] : [.otherUnitLeftOut(selection.otherUnit)])
      + (hidden > 0 ? [.linesHidden(hidden)] : [])
  }

  var json: JSON {
    .object([
      "schema": .string("scorebox/chart/1"),
      "steps": .array(steps.map { .string($0) }),
      "series": .array(
        zip(series, players).map { series, player in
          .object([
            "player": .string(series.name), "letter": .string(String(series.letter)),
            "totals": .array(series.values.map { .integer($0) }),
            "places": .array(player.sums.places.map { .integer($0) }),
          ])
        }),
    ])
  }
}
