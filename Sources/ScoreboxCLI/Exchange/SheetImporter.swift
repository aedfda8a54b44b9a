import Interchange
import Rendering
import SQLiteKit
import Scoring
import Storage
import Text

/// Takes what a file tells into a score file, all of it in one transaction.
///
/// A reader tells a sheet, its players, rounds and entries in their order; what is wrong with one
/// line is kept, and the others are tried all the same.
struct SheetImporter {
  let stores: Stores
  let settings: ImportSettings
  private(set) var report = ImportReport()
  private var recorder: RoundRecorder
  private var sheet: Begun?
  /// Numbers of rounds in the file that could not be kept, to what they became.
  private var numbers: [Int: Int] = [:]
  /// How often a round of this content has come in the sheet.
  ///
  /// Apart from it, since both grow long.
  private var occurrences: [UInt64: Int] = [:]
  private var definitions: [RuleReference: KnownRule] = [:]
  private var known: [RuleReference: KnownRule] = [:]
  private let namesBefore: [String]
  private var path = ""
  /// The name that the sheet of the last rows has in the file; empty where it has none.
  private var last: String?
  /// The name of the file, for a sheet that has none.
  private var stem = ""

  /// The sheet that rounds go to now.
  private struct Begun {
    var game: GameRecord
    let rule: KnownRule
    let isNew: Bool
    let isToBeClosed: Bool
    /// Entries that were there before, each as often as it is there.
    var entries: [String: Int] = [:]
  }

  init(_ settings: ImportSettings, stores: Stores) throws {
    self.settings = settings
    self.stores = stores
    recorder = try RoundRecording(settings.context).recorder(stores)
    namesBefore = try stores.players.names()
  }

  /// Does a part of a line; what it refuses is told with the line, and is undone.
  mutating func attempt(line: Int, _ body: (inout SheetImporter) throws -> Void) throws {
    do {
      try body(&self)
    } catch let failure as Failure where failure.status == .refused || failure.status == .usage {
      report.refuse(failure, at: line, of: path)
    }
  }

  /// Notes a line that adds up others.
  mutating func skip(line: Int) { report.skipped.append(line) }

  mutating func open(path: String) {
    self.path = path
    stem = path.split(separator: "/").last.map(String.init) ?? path
    if let dot = stem.lastIndex(of: "."), dot > stem.startIndex { stem = String(stem[..<dot]) }
    if path == "-" { stem = Self.nameless }
    sheet = nil
    last = nil
    definitions = [:]
    known = [:]
  }

  /// What a sheet from standard input is called.
  private static let nameless = "import"
  // MARK: Rules

  /// A rule that comes with the file, as its JSON.
  mutating func define(_ definition: String) throws {
    let rule: Rule
    do {
      rule = try RuleJSON.read(definition, with: stores.database)
    } catch let error as RuleError {
      throw Failure(.refused, .badRule(error, scale: 1000))
    } catch let error as SQLiteError where error.kind == .other {
      throw Failure(.refused, .notARuleDefinition)
    }
    let name = try Name.typed(rule.name)
    let reference = RuleReference(name: name.key, version: rule.version)
    let found = try adopt(rule, name)
    definitions[reference] = found
    let plain = RuleReference(name: name.key)
    if definitions[plain] == nil { definitions[plain] = found }
  }

  /// The same rule of the program or the file, or it becomes one of the file's own.
  private func adopt(_ rule: Rule, _ name: Name) throws -> KnownRule {
    if let preset = Presets.named(name.key) {
      if preset == rule { return KnownRule(rule: preset) }
      let id = try stores.rules.id(
        name: preset.name, version: rule.version, definition: RuleJSON.rule(rule).text)
      return try RuleBook(stores: stores).rule(id)
    }
    let book = RuleBook(stores: stores)
    for record in try stores.rules.versions(key: name.key) {
      let own = try book.rule(record.id)
      var same = own.rule
      same.version = rule.version
      if same == rule { return own }
    }
    let taken = try stores.rules.versions(key: name.key).map(\.version)
    let version =
      taken.contains(rule.version) ? try stores.rules.nextVersion(key: name.key) : rule.version
    var own = rule
    own.version = version
    let id = try stores.rules.add(name, version: version, definition: RuleJSON.rule(own).text)
    return try book.rule(id)
  }

  /// The rule of this name in the file or here, or that of `--rule`.
  mutating func rule(_ reference: RuleReference?) throws -> KnownRule {
    let book = RuleBook(stores: stores)
    let wanted =
      try settings.rule.map { RuleReference(name: $0) } ?? reference
      ?? RuleReference(name: book.usual(settings.context.settings).rule.name)
    if let rule = known[wanted] { return rule }
    let key = RuleReference(name: Name.key(of: wanted.name), version: wanted.version)
    let told = settings.rule == nil ? definitions[key] : nil
    var found = try told ?? book.named(wanted.name)
    found.id = try book.id(of: found)
    known[wanted] = found
    return found
  }

  /// The rule rounds are judged by where they name none.
  var sheetRule: KnownRule? { sheet?.rule }

  /// The name of the sheet that rounds go to; empty before there is one.
  var sheetName: String { sheet?.game.name ?? "" }

  /// The rule that chips of a round, or of the sheet, are worth something under.
  func chipRule(of round: Int?) throws(Refusal) -> Rule {
    let number = round.flatMap { numbers[$0] ?? $0 }
    let own = number.flatMap { number in
      try? sheet.map { sheet in
        let found = try RoundReader(stores: stores, game: sheet.game).one(number)
        return try RuleBook(stores: stores).rule(found.record.ruleID).rule
      }
    }
    guard let rule = own ?? sheet?.rule.rule else { throw .noPolicy(.chip) }
    return rule
  }

  // MARK: Sheets

  /// Goes on with a sheet: the one of that name that is there, or a new one.
  mutating func begin(_ told: ImportedSheet) throws {
    try finishSheet()
    let word = settings.game ?? told.name ?? stem
    let choice = GameChoice(stores: stores)
    let name = try Name.typed(word)
    let day = told.day ?? settings.day
    var found = try stores.games.game(key: name.key)
    if found == nil, settings.game != nil { found = try? choice.named(word) }
    let rule = try rule(told.rule)
    let isNew = found == nil
    let game =
      try found
      ?? stores.games.add(
        name, ruleID: try RuleBook(stores: stores).id(of: rule), day: day,
        isOwnDay: name.text == day.iso,
        created: settings.context.moment(of: settings.context.today))
    sheet = Begun(
      game: game, rule: rule, isNew: isNew, isToBeClosed: isNew && told.isClosed)
    if !isNew {
      for entry in try stores.adjustments.entries(of: game.id) {
        sheet?.entries[Self.key(entry), default: 0] += 1
      }
    }
    numbers = [:]
    occurrences = [:]
    recorder.forgetSheet()
    report.begin(game, isNew: isNew, rule: rule.rule)
  }

  /// Goes on with a sheet unless it is the one that rounds go to already.
  mutating func goOn(with told: ImportedSheet) throws {
    if let last, settings.game != nil || last == told.name ?? "", sheet != nil { return }
    try begin(told)
    last = told.name ?? ""
  }

  /// Closes what the file has as closed.
  mutating func finishSheet() throws {
    guard let sheet, sheet.isToBeClosed else { return }
    try stores.games.setClosed(true, game: sheet.game.id)
  }

  /// A player of the sheet, who joins it if need be.
  mutating func join(_ name: String, team: String?) throws {
    guard let game = sheet?.game else { throw Failure(.refused, .noSheetBegun) }
    var open = try OpenSheet(reading: game, in: stores)
    let isMember = open.player(key: Name.key(of: name)) != nil
    var finder = PlayerFinder(
      stores: stores, addPlayers: true, isFirstRound: true, knownBefore: namesBefore)
    let player = try finder.find(.name(name), in: &open, word: nil)
    report.note(finder.newcomers)
    recorder.forgetSheet()
    guard let team else {
      if !isMember, sheet?.isNew == true { try stores.teams.set(player.id, nil, in: game.id) }
      return
    }
    guard try !isMember || stores.teams.teams(of: game.id)[player.id] == nil else { return }
    let named = try Name.typed(team)
    let record = try stores.teams.team(key: named.key) ?? stores.teams.add(named)
    try stores.teams.set(player.id, record.id, in: game.id)
  }

  // MARK: Rounds and entries

  /// A round of the sheet; one that is there already adds nothing.
  mutating func record(_ told: RoundRequest) throws {
    if sheet == nil { try begin(ImportedSheet(day: told.day)) }
    guard let begun = sheet else { throw Failure(.refused, .noSheetBegun) }
    var request = told
    let rule = request.imported?.rule ?? begun.rule
    request.imported?.rule = rule
    request.imported?.game = begun.game
    request.imported?.knownBefore = namesBefore
    if settings.isUnbalanced { request.unbalanced = true }
    if request.id == nil { request.id = identity(of: request) }
    if let id = request.id, !RoundRequest.isKey(id) { throw Failure(.refused, .badKey(id)) }
    if begun.game.isClosed, let id = request.id, try stores.rounds.round(id: id) == nil {
      throw Failure(.refused, .closedGame(begun.game.name))
    }
    let recorded = try recorder.record(request)
    if let number = request.imported?.number, number != recorded.number {
      numbers[number] = recorded.number
    }
    report.add(recorded, request, rule: rule.rule)
    try settings.progress(report.rounds)
  }

  /// What a round without an id is known by: its content, and which of its like it is in the file.
  private mutating func identity(of request: RoundRequest) -> String {
    let scores = request.items.map { "\($0.player?.text ?? "")=\($0.score.identity)" }.sorted()
    let content =
      [Name.key(of: sheet?.game.name ?? ""), request.day.iso, String(request.sticks)] + scores
    var digest = FNV1a()
    for field in content { digest.add(field) }
    let hash = digest.hash
    let occurrence = occurrences[hash, default: 0] + 1
    occurrences[hash] = occurrence
    return "import-\(String(hash, radix: 16))" + (occurrence > 1 ? "-\(occurrence)" : "")
  }

  /// Chips or a penalty; one that is there already is not added again.
  mutating func add(_ entry: ImportedEntry) throws {
    guard let begun = sheet else { throw Failure(.refused, .noSheetBegun) }
    let open = try OpenSheet(reading: begun.game, in: stores)
    let round = entry.round.map { numbers[$0] ?? $0 }
    if let round { _ = try RoundReader(stores: stores, game: begun.game).one(round) }
    let owner: AdjustmentRecord.Owner =
      switch entry.owner {
      case .player(let name): .player(try open.find(.name(name)).id)
      case .team(let name):
        try PenaltyOwner("team:" + name, in: open, stores).owner
      }
    let isTooBig =
      entry.amount.magnitude > Limits.points.magnitude
      || entry.count.magnitude > UInt(Limits.chips)
    guard !isTooBig, entry.kind == .chips || entry.amount < 0 else {
      throw Failure(.refused, .entryOutOfRange)
    }
    let record = AdjustmentRecord(
      game: begun.game.id, round: round, owner: owner, kind: entry.kind, count: entry.count,
      amount: entry.amount, reason: entry.reason.text, day: entry.day,
      made: try settings.context.moment(of: settings.context.today))
    let key = Self.key(record)
    if let there = begun.entries[key], there > 0 {
      sheet?.entries[key] = there - 1
      return
    }
    if begun.game.isClosed { throw Failure(.refused, .closedGame(begun.game.name)) }
    _ = try stores.adjustments.add(record)
    report.addEntry(to: begun.game.id)
  }

  /// What two entries that say the same have in common.
  private static func key(_ entry: AdjustmentRecord) -> String {
    let owner =
      switch entry.owner {
      case .player(let id): "p\(id)"
      case .team(let id): "t\(id)"
      }
    return [
      owner, entry.round.map(String.init) ?? "", entry.kind.rawValue, String(entry.count),
      String(entry.amount), entry.reason, entry.day.iso,
    ].joined(separator: "\u{1F}")
  }
}
