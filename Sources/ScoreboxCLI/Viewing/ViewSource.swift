import CommandKit
import Rendering
import Scoring
import SQLiteKit
import SheetView
import Storage
import Text

/// What the screen shows of a file: the sums of the sheet, and the rounds that are in sight.
struct ViewSource {
  private let context: Context
  private let style: SheetStyle
  private let file: LiveScoreFile
  private(set) var game: GameRecord
  /// Whether the sum pane holds the total after every round.
  var isRunning = false
  /// The sheet without its rounds; read again when the file has changed.
  private var report: SheetReport
  private var numbers: RoundNumbers
  private(set) var pages: [ViewPage]
  private(set) var contents: ViewContents
  /// Whether the file has changed and could not be read yet.
  private var isStale = false
  private var seen: [Range<Int>] = []
  /// The widest label of a round so far, so that columns stay where they are.
  private var label = 0

  init(_ context: Context, style: SheetStyle) throws {
    self.context = context
    self.style = style
    let opened = try context.file
    // While somebody writes what stands on the screen is true still, and keys are not to wait.
    file = LiveScoreFile(ScoreFile(path: opened.path, isNamed: opened.isNamed, patience: 1000))
    let word = context.arguments.operands.first ?? context.world.setting("SCOREBOX_GAME")
    do {
      let found = try opened.read { stores -> (GameRecord, SheetReport, RoundNumbers) in
        guard let game = try GameChoice(stores: stores).forReading(word) else {
          throw Failure(.refused, .noSheetToView)
        }
        return (game, try Self.report(game, stores), try RoundNumbers(game, in: stores))
      }
      (game, report, numbers) = found
    } catch {
      throw Failure(error, path: opened.path, writing: false)
    }
    pages = []
    contents = ViewContents(
      shape: PaneShape(labels: [0, 0], columns: [], gap: 1, markCells: nil), rows: [0, 0],
      names: [])
    show(rounds: [[], []], from: [0, 0])
  }

  private static func report(_ game: GameRecord, _ stores: Stores) throws -> SheetReport {
    try SheetReader(game, in: stores).report(of: [], reachesNewest: true)
  }

  func title(_ language: Language) -> String {
    guard let heading = report.game else { return "" }
    let name = DisplayText.printable(heading.name)
    return name == heading.day.iso
      ? SheetWords(language)(.date(heading.day))
      : name + (style.isASCII ? " - " : " · ") + SheetWords(language)(.date(heading.day))
  }

  // MARK: Reading

  /// Reads what came into sight.
  mutating func load(_ state: inout ViewState) throws {
    // What is read may widen a label, and that may move a column out of sight.
    for _ in 0..<3 {
      let wanted = SheetPanes.Pane.allCases.map(state.rows(of:))
      if wanted == seen, state.contents == contents { return }
      let rounds: [[SheetReport.Round]]
      do {
        rounds = try file.read { stores in
          let reader = try SheetReader(game, in: stores)
          let scores = try reader.rounds(numbers[wanted[0]])
          guard isRunning else { return [scores, []] }
          return [scores, try running(wanted[1], reader)]
        }
      } catch let failure as SQLiteError where failure.kind == .busy {
        isStale = true
        return
      }
      seen = wanted
      show(rounds: rounds, from: [wanted[0].lowerBound, isRunning ? wanted[1].lowerBound : 0])
      if state.contents != contents { _ = state.handle(.reloaded(contents)) }
    }
  }

  /// Rounds with the totals of all players after each.
  private func running(_ rows: Range<Int>, _ reader: SheetReader) throws -> [SheetReport.Round] {
    var part = report
    part.rounds = try reader.rounds(numbers[rows])
    guard let last = part.rounds.last?.number else { return [] }
    let later = try reader.stores.totals.sums(of: game.id, after: last)
    part.addRunning(
      upTo: part.rounds,
      after: Dictionary(
        uniqueKeysWithValues: reader.players.enumerated().map { index, player in
          let all = report.player(index + 1)
          let rest = later[player.id] ?? (rounds: 0, points: 0)
          return (index + 1, (all.total.minus(rest.points), all.sums.rounds - rest.rounds))
        }))
    return part.rounds
  }

  private mutating func show(rounds: [[SheetReport.Round]], from first: [Int]) {
    let words = SheetWords(context.language)
    let cap = max(4, min(16, context.width.map { $0 / 3 } ?? 16))
    var parts = [report, report]
    var styles = [style, style]
    (styles[0].sums, styles[1].sums) = (.full, isRunning ? .running : .full)
    for index in parts.indices { parts[index].rounds = rounds[isRunning ? index : 0] }
    var panes = [SheetPanes(parts[0], style: styles[0], words: words, nameCells: cap)]
    panes.append(
      isRunning ? SheetPanes(parts[1], style: styles[1], words: words, nameCells: cap) : panes[0])
    if isRunning {
      let cells = zip(panes[0].shape.columns, panes[1].shape.columns).map(max)
      for index in panes.indices { panes[index].widen(to: cells) }
    }
    pages = [
      ViewPage(panes[0], first: first[0]), ViewPage(panes[1], first: isRunning ? first[1] : 0),
    ]
    var shape = panes[0].shape
    shape.labels[1] = panes[1].shape.labels[1]
    label = max(label, shape.labels[0], String(numbers.last).utf8.count)
    shape.labels[0] = label
    contents = ViewContents(
      shape: shape, rows: [numbers.count, isRunning ? numbers.count : panes[1].rowCount(.sums)],
      names: panes[0].names)
  }

  /// Reads the sheet again where somebody has written; what one looks at stays where it is.
  ///
  /// - Returns: Whether it was read again.
  @discardableResult
  mutating func reloadIfChanged(_ state: inout ViewState) throws -> Bool {
    guard try file.hasChanged() || isStale else { return false }
    try reload(&state)
    return true
  }

  mutating func reload(_ state: inout ViewState) throws {
    let first = seen.first.flatMap { $0.isEmpty ? nil : numbers[$0].first?.lowerBound }
    do {
      try file.read { stores in
        // The sheet may have been taken back with the command that made it.
        guard let found = try stores.games.game(id: game.id) else { return }
        game = found
        report = try Self.report(game, stores)
        numbers = try RoundNumbers(game, in: stores)
      }
    } catch let failure as SQLiteError where failure.kind == .busy {
      // Somebody is writing; what stands on the screen is true still.
      isStale = true
      return
    }
    isStale = false
    seen = []
    show(rounds: [[], []], from: [0, 0])
    contents.anchor = first.map { numbers.index(of: $0) }
    _ = state.handle(.reloaded(contents))
    contents.anchor = nil
    _ = state.handle(.reloaded(contents))
  }

  // MARK: Words

  /// All that is known of the chosen cell.
  func detail(_ selection: ViewState.Selection?) -> String? {
    guard let selection else { return nil }
    let page = pages[selection.pane.rawValue]
    guard
      let cell = page.panes.cell(
        selection.pane, row: selection.row - page.first, column: selection.column)
    else { return nil }
    let name = page.panes.names[selection.column]
    guard selection.pane == .scores, let number = numbers[selection.row] else {
      return "\(name), \(cell.label): \(cell.text)"
    }
    let player = page.panes.player(selection.column)
    return context.say(.viewedCell(name, number, formula(number, player) ?? cell.text))
  }

  /// The arithmetic of a score, its place and the note of its round.
  private func formula(_ number: Int, _ player: Int) -> String? {
    let found = try? file.read { stores -> (String, Int, String)? in
      let round = try RoundReader(stores: stores, game: game).one(number)
      let roster = try stores.games.roster(of: game.id)
      guard let index = round.scores.firstIndex(where: { $0.player == roster[player - 1].id })
      else { return nil }
      let rule = try RuleBook(stores: stores).rule(round.record.ruleID).rule
      let score = try Explanation(of: round.stored, under: rule).scores[index]
      return (FormulaText.line(score, under: rule), round.scores[index].place, round.record.note)
    }
    guard let (line, place, note) = found ?? nil else { return nil }
    let said = "\(line), \(SheetWords(context.language)(.place(place, players: nil)))"
    return note.isEmpty ? said : "\(said) · \(DisplayText.printable(note))"
  }

  // MARK: Forms

  /// A form for the round in a row, or for a new one with the players of the newest.
  func form(row: Int?) throws -> ViewForm {
    try file.read { stores in
      let roster = try stores.games.roster(of: game.id)
      let names = Dictionary(uniqueKeysWithValues: roster.map { ($0.id, $0.name) })
      let known =
        try roster.map(\.name)
        + stores.players.names().filter { name in
          !roster.contains { $0.name == name }
        }
      let reader = RoundReader(stores: stores, game: game)
      if let row, let number = numbers[row] {
        let found = try reader.one(number)
        let seats = found.scores.map { score in
          ViewForm.Seat(
            name: names[score.player] ?? "",
            score: score.raw.map { String($0) }
              ?? NumberText(scale: report.scale, showing: [score.result]).signed(score.result))
        }
        return ViewForm(round: number, seats: seats, known: known)
      }
      guard !game.isClosed else { throw Failure(.refused, .closedGame(game.name)) }
      let newest = try stores.rounds.newest(in: game.id).map { try reader.one($0.number) }
      let seated = newest?.scores.compactMap { names[$0.player] } ?? roster.map(\.name)
      let count = report.game?.rule.players ?? 4
      let seats = (0..<count).map { index in
        ViewForm.Seat(name: index < seated.count ? seated[index] : "")
      }
      return ViewForm(seats: seats, known: known)
    }
  }

  /// What the typed scores leave of the table's total.
  func hint(_ form: ViewForm) -> Phrase? {
    guard let rule = report.game?.rule, rule.calculation != nil,
      let total = try? rule.expectedSum(.raw, sticks: 0)
    else { return nil }
    let typed = form.seats.map(\.score).filter { !$0.isEmpty && Name.key(of: $0) != "x" }
    let scores = typed.compactMap { try? NumberWord.parse($0).thousandths }
    guard scores.count == typed.count, !scores.isEmpty else { return nil }
    // As add-round reads them: small numbers are hundreds.
    let isHundreds = scores.allSatisfy { $0.magnitude <= 1_500_000 }
    let sum = scores.reduce(Points(0)) { $0.plus($1 / (isHundreds ? 10 : 1000)) }
    return .leftOver(NumberText.grouped(total.minus(sum)))
  }
}

extension RoundSelection {
  fileprivate init(_ numbers: [ClosedRange<Int>]) {
    self.init()
    self.numbers = numbers
  }
}

extension SheetReader {
  fileprivate func rounds(_ numbers: [ClosedRange<Int>]) throws -> [SheetReport.Round] {
    numbers.isEmpty ? [] : try rounds(RoundSelection(numbers))
  }
}
