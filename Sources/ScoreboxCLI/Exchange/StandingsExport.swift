import CommandKit
import Interchange
import Rendering
import Scoring
import Storage
import Text

/// Standings and ratings as tables of text, for `export`.
struct StandingsExport {
  /// Raw values are what people type.
  enum Table: String {
    case standings, ratings
  }

  private let table: Table
  private let format: ExportFormat
  private let context: Context

  /// Refuses the options of `export` that say nothing of these tables.
  init(_ table: Table, _ format: ExportFormat, _ context: Context) throws {
    self.table = table
    self.format = format
    self.context = context
    let known: Set = [
      "table", "format", "from", "to", "teams", "game", "bom", "excel-safe", "rating",
      "corrections",
    ]
    let others = context.command.options.map(\.long).filter { !known.contains($0) }
    if let other = others.first(where: context.arguments.flag) {
      throw Failure(
        .usage, .notOfStandings(other), word: context.arguments.position(of: other))
    }
  }

  func answer() throws -> Answer {
    let arguments = context.arguments
    let names = arguments.operands + [arguments.value("game")].compactMap(\.self)
    return try context.read { stores in
      table == .standings ? try standings(names, stores) : try ratings(names, stores)
    }
  }

  private func standings(_ names: [String], _ stores: Stores) throws -> Answer {
    let table = try StandingsTable(context, names: names, in: stores)
    var answer = Answer([], notes: table.notes)
    let isJSON = [.json, .ndjson].contains(format)
    answer.output = Phrase(
      verbatim: isJSON ? table.json.text + "\n" : mark + table.separated(try separated, text: text))
    return answer
  }

  private func ratings(_ names: [String], _ stores: Stores) throws -> Answer {
    guard let formula = context.arguments.value("rating") else {
      throw Failure(.usage, .whichRating)
    }
    let selection = try HistorySelection(context, names: names, in: stores)
    let list = try RatingList(
      selection, formula: formula, keepsHistory: true, context: context, in: stores)
    let people = Dictionary(
      try stores.players.everybody(), uniquingKeysWith: { first, _ in first })
    let sheets = Dictionary(
      selection.games.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    let format = try separated
    var lines =
      mark + format.line(["game", "round", "id", "date", "player", "result", "rating"])
    for (played, rating) in list.history {
      lines += format.line([
        text(sheets[played.game] ?? ""), String(played.round),
        text(try stores.rounds.id(of: played.round, in: played.game) ?? ""), played.day.iso,
        text(people[played.player] ?? ""), String(played.score.result),
        StandingsTable.fixed(rating),
      ])
    }
    var answer = Answer()
    answer.output = Phrase(verbatim: lines)
    return answer
  }

  private var separated: SeparatedText {
    get throws {
      switch format {
      case .csv: return .csv
      case .tsv: return .tsv
      default: throw Failure(.usage, .standingsFormats)
      }
    }
  }

  private var mark: String { context.arguments.flag("bom") ? "\u{FEFF}" : "" }

  private func text(_ cell: String) -> String {
    context.arguments.flag("excel-safe") ? SeparatedText.guarded(cell) : cell
  }
}
