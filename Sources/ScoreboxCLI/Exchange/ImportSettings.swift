import CommandKit
import Rendering
import Scoring
import Storage
import Text

/// How files are to be read, from the options of `import`.
struct ImportSettings {
  let context: Context
  /// The sheet that everything goes to, whatever the file says.
  let game: String?
  /// The day of rounds that have none.
  let day: Day
  /// The rule that everything was played under, whatever the file says.
  let rule: String?
  let isUnbalanced: Bool
  /// The fields of columns, by the header.
  let map: [(field: TableField, header: String)]
  let dates: DateOrder
  /// What the scores of a table are; nil where the file or its figures say so.
  let kind: RoundEntry.Kind?
  let arePoints: Bool
  let isGuarded: Bool

  init(_ context: Context) throws {
    let arguments = context.arguments
    self.context = context
    game = arguments.value("game")
    day = try arguments.day("date", today: context.today) ?? context.today
    rule = arguments.value("rule")
    isUnbalanced = arguments.flag("unbalanced")
    isGuarded = arguments.flag("excel-safe")
    guard !arguments.flag("raw") || !arguments.flag("results") else {
      throw Failure(.usage, .exclude("raw", "results"))
    }
    kind = arguments.flag("raw") ? .raw : arguments.flag("results") ? .results : nil
    arePoints = arguments.flag("points")
    dates = arguments.value("date-format").flatMap(DateOrder.init) ?? .asTyped
    map = try (arguments.names("map") ?? []).map { item in
      let split = item.firstIndex { $0 == "=" || $0 == "＝" }
      let field = split.flatMap { TableField(rawValue: String(item[..<$0])) }
      guard let split, let field else {
        throw Failure(.usage, .badMap(item), word: arguments.position(of: "map"))
      }
      return (field, String(item[split...].dropFirst()))
    }
  }

  /// Says on a terminal how far a long file has come; `rounds` so far.
  func progress(_ rounds: Int) throws {
    guard rounds % 10_000 == 0, context.world.outputIsTerminal, !context.arguments.flag("quiet")
    else { return }
    try? context.world.ask("\r" + context.say(.roundsSoFar(rounds)))
  }
}

/// In which order a file has the parts of a date; raw values are what people type.
enum DateOrder: String, CaseIterable {
  case ymd, dmy, mdy
  /// As on the command line, the year first.
  case asTyped = ""

  /// The day of a cell; a time of day after it is left out.
  func day(_ cell: String, today: Day) throws -> Day {
    let text = Blank.trimmed(cell)
    let word = String(text.prefix { $0 != " " && $0 != "T" })
    guard self != .asTyped else {
      do throws(DateError) {
        return try DateWord.parse(word, today: today)
      } catch {
        throw Failure(.refused, error.message(word))
      }
    }
    let parts = word.split { !$0.isNumber }.map { CountWord.value($0) }
    let order: [Int] =
      switch self {
      case .ymd, .asTyped: [0, 1, 2]
      case .dmy: [2, 1, 0]
      case .mdy: [2, 0, 1]
      }
    // A year that comes first leaves no doubt, as in the days of a workbook.
    let isISO = parts.first.map { ($0 ?? 0) > 999 } ?? false
    let numbers = parts.count == 3 ? (isISO ? [0, 1, 2] : order).compactMap { parts[$0] } : []
    guard numbers.count == 3, numbers[0] > 999,
      let day = Day(year: numbers[0], month: numbers[1], day: numbers[2])
    else { throw Failure(.refused, .notADay(word, rawValue)) }
    return day
  }
}

extension CountWord {
  /// The number that digits say; nil for anything else.
  fileprivate static func value(_ digits: Substring) -> Int? { try? parse(String(digits)) }
}

/// What became of files that were imported.
struct ImportReport {
  /// One sheet with what came to it.
  struct Sheet {
    let game: GameRecord
    let isNew: Bool
    let rule: String
    var added = 0
    /// Rounds that were there before.
    var known = 0
    var entries = 0
  }

  private(set) var sheets: [Sheet] = []
  /// What was refused, each with its line; at most ``told`` of them.
  private(set) var failures: [Failure] = []
  private(set) var refused = 0
  /// Lines that add up others.
  var skipped: [Int] = []
  private(set) var newcomers = Newcomers()
  /// How the first rounds were read.
  private(set) var preview: [String] = []
  private(set) var rounds = 0

  /// As many are read by nobody.
  static let told = 100

  mutating func refuse(_ failure: Failure, at line: Int, of path: String) {
    refused += 1
    guard failures.count < Self.told else { return }
    var failure = failure
    let place = path == "-" ? "" : DisplayText.printable(path) + ": "
    failure.message =
      Phrase(verbatim: place) + .line(line, column: failure.column) + failure.message
    failure.usage = nil
    failures.append(failure)
  }

  mutating func note(_ newcomers: Newcomers) {
    self.newcomers.added += newcomers.added
    self.newcomers.doubts += newcomers.doubts
  }

  mutating func begin(_ game: GameRecord, isNew: Bool, rule: Rule) {
    guard !sheets.contains(where: { $0.game.id == game.id }) else { return }
    sheets.append(Sheet(game: game, isNew: isNew, rule: rule.name))
  }

  private mutating func change(_ game: Int64, _ body: (inout Sheet) -> Void) {
    if let index = sheets.lastIndex(where: { $0.game.id == game }) { body(&sheets[index]) }
  }

  mutating func add(_ recorded: RecordedRound, _ request: RoundRequest, rule: Rule) {
    rounds += 1
    note(recorded.newcomers)
    change(recorded.game?.id ?? 0) { sheet in
      if recorded.isRepeat { sheet.known += 1 } else { sheet.added += 1 }
    }
    guard preview.count < 3 else { return }
    let scores = request.items.map { item in
      "\(DisplayText.printable(item.player?.text ?? ""))=\(item.score.text)"
    }
    preview.append("\(recorded.number). \(request.day.iso) \(scores.joined(separator: " "))")
  }

  mutating func addEntry(to game: Int64) { change(game) { $0.entries += 1 } }
}

extension RoundRequest.ScoreWord {
  /// As it could be typed.
  fileprivate var text: String {
    switch self {
    case .blank: ""
    case .out: "x"
    case .number(let number):
      number.decimals == 0
        ? String(number.thousandths / 1000)
        : NumberText(scale: 1000, showing: [number.thousandths]).signed(number.thousandths)
    }
  }
}
