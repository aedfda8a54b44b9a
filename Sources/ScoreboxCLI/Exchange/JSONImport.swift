import CommandKit
import Interchange
import SQLiteKit
import Scoring
import Storage
import Text

/// Reads `scorebox/show/1` as `export` writes it: one object, or a line for the sheet and one for each of
/// its rounds; also the games of online sites.
struct JSONImport {
  private let lines: [NumberedLine]
  private let file: String

  /// `file` may tell the day of an online game.
  init(_ lines: [NumberedLine], file: String) {
    self.lines = lines
    self.file = file
  }

  private static let schema = "scorebox/show/1"

  func read(into importer: inout SheetImporter) throws {
    let isByLine = lines.allSatisfy { line in
      let text = Blank.trimmed(line.text)
      return text.isEmpty || text.hasPrefix("{") && text.hasSuffix("}")
    }
    guard isByLine else {
      let whole = lines.map(\.text).joined(separator: "\n")
      try importer.attempt(line: 1) { try read(whole, line: 1, into: &$0) }
      return
    }
    var head: JSON?
    for line in lines where !Blank.trimmed(line.text).isEmpty {
      try importer.attempt(line: line.number) { importer in
        let value = try parse(line.text, importer)
        guard try !recordOnline(value, line: line.number, into: &importer) else { return }
        guard value["schema"] != nil else {
          try record(value, into: &importer)
          return
        }
        if let last = head { try entries(last, line: line.number, into: &importer) }
        head = nil
        try begin(value, line: line.number, into: &importer)
        head = value
      }
    }
    if let head { try entries(head, line: lines.last?.number ?? 1, into: &importer) }
  }

  private func read(_ text: String, line: Int, into importer: inout SheetImporter) throws {
    let sheet = try parse(text, importer)
    guard try !recordOnline(sheet, line: line, into: &importer) else { return }
    try begin(sheet, line: line, into: &importer)
    try entries(sheet, line: line, into: &importer)
  }

  /// Records what is a game of an online site; false for anything else.
  private func recordOnline(
    _ value: JSON, line: Int, into importer: inout SheetImporter
  ) throws -> Bool {
    guard
      let games = try OnlineJSON.games(value, file: file, importer.settings.context)
    else { return false }
    for game in games { try importer.attempt(line: line) { try game.record(into: &$0) } }
    return true
  }

  private func parse(_ text: String, _ importer: SheetImporter) throws -> JSON {
    do {
      return try JSON.read(text, with: importer.stores.database)
    } catch  where error.kind == .other {
      throw Failure(.refused, .notJSON)
    }
  }

  /// The sheet, its players, and the rounds that stand inside it.
  private func begin(_ sheet: JSON, line: Int, into importer: inout SheetImporter) throws {
    let schema = sheet["schema"]?.string ?? ""
    guard schema == Self.schema else {
      let isNewer = schema.hasPrefix("scorebox/show/")
      throw Failure(.refused, isNewer ? .otherFormatVersion : .noSheetInJSON)
    }
    for rule in sheet["rules"]?.items ?? [] { try importer.define(rule.text) }
    guard let game = sheet["game"] else { throw Failure(.refused, .nothingToImport) }
    try importer.begin(
      ImportedSheet(
        name: game["name"]?.string, day: try game["date"].map { try day($0, importer) },
        rule: reference(game), isClosed: game["closed"] == .bool(true)))
    for player in sheet["players"]?.items ?? [] {
      guard let name = player["name"]?.string else { continue }
      try importer.join(name, team: player["team"]?.string)
    }
    for round in sheet["rounds"]?.items ?? [] {
      try importer.attempt(line: line) { try record(round, into: &$0) }
    }
  }

  private func reference(_ object: JSON) -> RuleReference? {
    object["rule"]?.string.map { name in
      RuleReference(name: name, version: object["rule_version"]?.integer.map { Int(clamping: $0) })
    }
  }

  private func day(_ value: JSON, _ importer: SheetImporter) throws -> Day {
    try DateOrder.asTyped.day(value.string ?? value.text, today: importer.settings.day)
  }

  private func record(_ round: JSON, into importer: inout SheetImporter) throws {
    var scores: [(score: RoundRequest.ImportedScore, entry: Int)] = []
    for (index, score) in (round["scores"]?.items ?? []).enumerated() {
      guard let player = score["player"]?.string else { throw Failure(.refused, .noSheetInJSON) }
      scores.append(
        (
          RoundRequest.ImportedScore(
            player: player, seat: integer(score["seat"]), raw: try points(score["raw"]),
            result: try points(score["result"]), place: integer(score["place"])),
          integer(score["entry"]) ?? index
        ))
    }
    guard !scores.isEmpty else { throw Failure(.usage, .nobodyHasScore) }
    let ordered = scores.enumerated()
      .sorted { ($0.element.entry, $0.offset) < ($1.element.entry, $1.offset) }.map(\.element.score)
    let isRaw = round["kind"]?.string.map { $0 == RoundEntry.Kind.raw.rawValue }
    let kind: RoundEntry.Kind =
      isRaw ?? ordered.allSatisfy { $0.raw != nil } ? .raw : .results
    let known = try reference(round).map { try importer.rule($0) }
    let rule = try known ?? importer.sheetRule ?? importer.rule(nil)
    let note: Note
    do throws(NoteError) {
      note = try Note(round["note"]?.string ?? "")
    } catch {
      throw Failure(.refused, error.message)
    }
    var request = RoundRequest(
      imported: ordered, kind: kind,
      day: try round["date"].map { try day($0, importer) } ?? importer.settings.day,
      scale: rule.rule.scale, id: round["id"]?.string, note: note,
      sticks: try count(round["sticks"], 0...Limits.sticks, "sticks") ?? 0,
      winds: try count(round["winds"], 1...16, "winds"),
      table: try count(round["table"], 1...1_000_000, "table"),
      happenings: happenings(round["happened"]),
      unbalanced: integer(round["unbalance"]) ?? 0 != 0)
    request.imported?.rule = known
    request.imported?.number = integer(round["number"])
    request.imported?.tellsHappenings = round["happened"] != nil
    try importer.record(request)
  }

  private func happenings(_ told: JSON?) -> HappeningWords {
    var words = HappeningWords()
    guard let told else { return words }
    func names(_ key: String) -> [RoundRequest.PlayerWord] {
      (told[key]?.items ?? []).compactMap(\.string).map { .name($0) }
    }
    words.lastDealer = told["last_dealer"]?.string.map { .name($0) }
    words.busts = (told["busts"]?.items ?? []).compactMap { bust in
      bust["player"]?.string.map { (.name($0), bust["by"]?.string.map { .name($0) }) }
    }
    words.yakitori = names("yakitori")
    words.substitutes = names("substitutes")
    return words
  }

  /// Chips and penalties, which may name rounds.
  private func entries(_ sheet: JSON, line: Int, into importer: inout SheetImporter) throws {
    for entry in sheet["entries"]?.items ?? [] {
      try importer.attempt(line: line) { importer in
        guard let kind = entry["kind"]?.string.flatMap(AdjustmentRecord.Kind.init),
          let owner = entry["player"]?.string.map(ImportedEntry.Owner.player)
            ?? entry["team"]?.string.map(ImportedEntry.Owner.team),
          let amount = try points(entry["amount"])
        else { throw Failure(.refused, .noSheetInJSON) }
        let reason: Note
        do throws(NoteError) {
          reason = try Note(entry["reason"]?.string ?? "")
        } catch {
          throw Failure(.refused, error.message)
        }
        try importer.add(
          ImportedEntry(
            owner: owner, round: integer(entry["round"]), kind: kind,
            count: integer(entry["count"]) ?? 1, amount: amount, reason: reason,
            day: try entry["date"].map { try day($0, importer) } ?? importer.settings.day))
      }
    }
  }

  private func integer(_ value: JSON?) -> Int? { value?.integer.map { Int(clamping: $0) } }

  /// Whole points within what a score may be; nil for none.
  private func points(_ value: JSON?) throws -> Points? {
    guard let value else { return nil }
    guard let number = value.integer, number.magnitude <= Limits.points.magnitude else {
      throw Failure(.refused, NumberError.notANumber.message(value.text))
    }
    return number
  }

  private func count(_ value: JSON?, _ bounds: ClosedRange<Int>, _ key: String) throws -> Int? {
    guard let value else { return nil }
    guard let number = integer(value), bounds.contains(number) else {
      throw Failure(.refused, .badCount(key, value.text, bounds))
    }
    return number
  }
}
