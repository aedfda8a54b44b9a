import CommandKit
import Interchange
import Scoring
import Storage
import Text

/// Reads a table of rounds: comma-separated (or by semicolon or tab), with a header.
struct TableImport {
  private var reader: SeparatedReader
  private let settings: ImportSettings

  init(_ reader: SeparatedReader, _ settings: ImportSettings) {
    self.reader = reader
    self.settings = settings
  }

  /// A round as far as its rows are read.
  private struct Pending {
    let line: Int
    /// What its rows have in common.
    let head: [TableField: String]
    var scores: [[TableField: String]]
  }

  mutating func read(into importer: inout SheetImporter) throws {
    do {
      try rows(into: &importer)
    } catch let error as SeparatedError {
      let (line, message): (Int, Phrase) =
        switch error {
        case .notUTF8(let line): (line, .notTextHere)
        case .nul(let line), .afterQuote(let line): (line, .notATable)
        case .unclosedQuote(let line): (line, .quoteNotClosed)
        }
      try importer.attempt(line: line) { _ in throw Failure(.refused, message) }
    }
  }

  private mutating func rows(into importer: inout SheetImporter) throws {
    guard let header = try reader.next() else { return }
    var found: TableColumns?
    try importer.attempt(line: header.line) { _ in
      found = try TableColumns(header.cells.map(Blank.trimmed), settings)
    }
    guard let columns = found else { return }
    reader.hasEscapes = columns.isOwn && reader.separator == UInt8(ascii: "\t")
    var figures: TableFigures?
    var pending: Pending?
    while let row = try reader.next() {
      guard let round = self.round(row, columns) else {
        if !row.cells.allSatisfy({ Blank.trimmed($0).isEmpty }) { importer.skip(line: row.line) }
        continue
      }
      if columns.shape == .long, let begun = pending, isSame(begun, round) {
        pending?.scores += round.scores
        continue
      }
      if let pending { try record(pending, columns, &figures, &importer) }
      pending = round
    }
    if let pending { try record(pending, columns, &figures, &importer) }
  }

  /// The round that a row tells, whole or in part; nil for a row without one.
  private func round(_ row: (cells: [String], line: Int), _ columns: TableColumns) -> Pending? {
    func cell(_ index: Int) -> String {
      guard index < row.cells.count else { return "" }
      let text = columns.isOwn ? row.cells[index] : Blank.trimmed(row.cells[index])
      return settings.isGuarded ? SeparatedText.unguarded(text) : text
    }
    let first = row.cells.lazy.map { Name.key(of: $0) }.first { !$0.isEmpty }
    guard let first, columns.isOwn || !TableField.sums.contains(first) else { return nil }
    let head = columns.fields.mapValues(cell).filter { !$0.value.isEmpty }
    let scores = columns.places.compactMap { place -> [TableField: String]? in
      var score = place.fields.mapValues(cell)
      if let name = place.name { score[.player] = name }
      let hasScore = [TableField.raw, .result, .score].contains { field in
        score[field].map { !TableField.none.contains($0) } ?? false
      }
      return hasScore ? score : nil
    }
    // A row without any score of it is blank but for what the sheet had printed.
    guard !scores.isEmpty || columns.shape == .long else { return nil }
    return Pending(line: row.line, head: head, scores: scores)
  }

  /// Whether two rows are of one round: neighbours with the same id, else with the same number.
  private func isSame(_ left: Pending, _ right: Pending) -> Bool {
    let key: TableField = left.head[.id] != nil || right.head[.id] != nil ? .id : .round
    return left.head[key] == right.head[key] && left.head[.game] == right.head[.game]
      && left.head[key] != nil
  }

  // MARK: A round

  private func record(
    _ told: Pending, _ columns: TableColumns, _ figures: inout TableFigures?,
    _ importer: inout SheetImporter
  ) throws {
    guard !told.scores.isEmpty else { return }
    var known = figures
    try importer.attempt(line: told.line) { importer in
      let day =
        try told.head[.date].map { try settings.dates.day($0, today: settings.day) } ?? settings.day
      let reference = told.head[.rule].map { RuleReference(name: $0) }
      try importer.goOn(
        with: ImportedSheet(name: told.head[.game], day: day, rule: reference))
      let rule =
        try reference.map { try importer.rule($0) } ?? importer.sheetRule
        ?? importer.rule(nil)
      let isSemicolon = reader.separator == UInt8(ascii: ";")
      if known == nil {
        known = try TableFigures(
          reader, first: told.scores, columns, settings, rule: rule.rule)
      }
      guard let figures = known else { return }
      let scores = try told.scores.map { score in
        let read = { (field: TableField) throws -> Points? in
          guard let cell = score[field], !TableField.none.contains(cell) else { return nil }
          let text = isSemicolon && !cell.contains(".") ? cell.replacing(",", with: ".") : cell
          return try figures.points(text, field, rule: rule.rule)
        }
        let open = try read(.score)
        return RoundRequest.ImportedScore(
          player: score[.player] ?? "",
          seat: try count(score[.seat], 1...99, "seat"),
          raw: figures.uses(.raw) ? try read(.raw) ?? (figures.kind == .raw ? open : nil) : nil,
          result: figures.uses(.result)
            ? try read(.result) ?? (figures.kind == .results ? open : nil) : nil)
      }
      let kind: RoundEntry.Kind = scores.allSatisfy { $0.raw != nil } ? .raw : .results
      for score in scores where (kind == .raw ? score.raw : score.result) == nil {
        throw Failure(
          .refused, .cellProblem(score.player, NumberError.notANumber.message("")))
      }
      let note: Note
      do throws(NoteError) {
        note = try Note(told.head[.note] ?? "")
      } catch {
        throw Failure(.refused, error.message)
      }
      var request = RoundRequest(
        imported: scores, kind: kind, day: day, scale: rule.rule.scale,
        // Others count their rounds from 1 in every list.
        id: told.head[.id].map { columns.isOwn ? $0 : "\(importer.sheetName):\($0)" },
        note: note, sticks: try count(told.head[.sticks], 0...Limits.sticks, "sticks") ?? 0,
        winds: try count(told.head[.winds], 1...16, "winds"),
        table: try count(told.head[.table], 1...1_000_000, "table"),
        // The results stand beside the raw scores, so that a slip shows all the same.
        unbalanced: columns.isOwn && kind == .raw && scores.allSatisfy { $0.result != nil })
      request.imported?.rule = rule
      request.imported?.tellsHappenings = false
      request.imported?.number = told.head[.round].flatMap { try? CountWord.parse($0) }
      try importer.record(request)
    }
    figures = known
  }

  private func count(
    _ cell: String?, _ bounds: ClosedRange<Int>, _ column: String
  ) throws -> Int? {
    guard let cell, !cell.isEmpty else { return nil }
    guard let number = try? CountWord.parse(cell), bounds.contains(number) else {
      throw Failure(.refused, .badCount(column, cell, bounds))
    }
    return number
  }
}

/// What the numbers of a table are.
struct TableFigures {
  let kind: RoundEntry.Kind
  /// Whether raw scores are in hundreds.
  private let areHundreds: Bool
  /// Whether results are in points rather than in the unit of the rule.
  private let arePoints: Bool
  private let settings: ImportSettings

  /// So many rows say what a table is.
  private static let looked = 400

  /// Judges by what is said, by who wrote it, else by the first rows, of which one is read already.
  init(
    _ reader: SeparatedReader, first: [[TableField: String]], _ columns: TableColumns,
    _ settings: ImportSettings, rule: Rule
  ) throws {
    self.settings = settings
    var figures = Dictionary(grouping: first.flatMap { $0 }, by: \.key).mapValues {
      $0.map(\.value)
    }
    var reader = reader
    for _ in 0..<Self.looked {
      guard let row = try? reader.next() else { break }
      for place in columns.places {
        for (field, index) in place.fields where index < row.cells.count {
          figures[field, default: []].append(Blank.trimmed(row.cells[index]))
        }
      }
    }
    func numbers(_ field: TableField) -> [TypedNumber] {
      (figures[field] ?? []).compactMap { try? NumberWord.parse($0) }
    }
    func isLarge(_ field: TableField, _ size: Int64) -> Bool {
      numbers(field).contains { $0.thousandths.magnitude >= UInt64(size) * 1000 }
    }
    let start = rule.calculation?.start
    // Around the start there are no minus signs but of those who are bust.
    let scores = numbers(.score)
    let looksRaw =
      start != nil && isLarge(.score, 100)
      && scores.count(where: { $0.thousandths < 0 }) * 4 < scores.count
    kind =
      start == nil
      ? .results
      : settings.kind
        ?? (figures[.raw] != nil || figures[.result] == nil && looksRaw
          ? .raw : .results)
    let isOwn = columns.isOwn
    areHundreds = !isOwn && !settings.arePoints && !isLarge(.raw, 2000) && !isLarge(.score, 2000)
    arePoints =
      isOwn || settings.arePoints || isLarge(.result, 1000) || isLarge(.score, 1000)
  }

  /// Whether a column counts: `--raw` and `--results` leave the other out.
  func uses(_ field: TableField) -> Bool {
    guard let wanted = settings.kind else { return true }
    return (field == .raw) == (wanted == .raw)
  }

  /// What a cell says, in points.
  func points(_ cell: String, _ field: TableField, rule: Rule) throws -> Points {
    let number: TypedNumber
    do throws(NumberError) {
      number = try NumberWord.parse(cell)
    } catch {
      throw Failure(.refused, error.message(cell))
    }
    let isRaw = field == .raw || field == .score && kind == .raw
    let unit: Points =
      isRaw ? (areHundreds ? 100 : 1) : arePoints || rule.scale == 1 ? 1 : rule.scale
    guard number.thousandths.magnitude <= Limits.points.magnitude * 1000,
      number.thousandths * unit % 1000 == 0
    else { throw Failure(.refused, NumberError.notANumber.message(cell)) }
    return number.thousandths * unit / 1000
  }
}
