import CommandKit
import Scoring
import Storage
import Text

/// Reads the lines that ``SheetScript`` writes and people type.
struct ScriptImport {
  private let lines: [NumberedLine]
  private let settings: ImportSettings
  private var day: Day?

  init(_ lines: [NumberedLine], _ settings: ImportSettings) {
    self.lines = lines
    self.settings = settings
  }

  /// How many lines a quoted text may go on for; a quote left open is no text of a thousand lines.
  private static let longestQuote = 1_000

  mutating func read(into importer: inout SheetImporter) throws {
    var index = 0
    while index < lines.count {
      let number = lines[index].number
      var text = lines[index].text
      var words = split(text)
      var end = index
      while case .failure(.unclosedQuote) = words, end + 1 < lines.count,
        end - index < Self.longestQuote
      {
        end += 1
        text += "\n" + lines[end].text
        words = split(text)
      }
      if case .failure = words {
        end = index
        words = split(lines[index].text)
      }
      index = end + 1
      var day = day
      try importer.attempt(line: number) { importer in
        try read(words, into: &importer, day: &day)
      }
      self.day = day
    }
  }

  private func split(_ line: String) -> Result<[Word], SplitError> {
    Result { () throws(SplitError) in try WordSplitter.split(line) }
  }

  private func read(
    _ words: Result<[Word], SplitError>, into importer: inout SheetImporter, day: inout Day?
  ) throws {
    let line: [Word]
    do throws(SplitError) {
      line = try words.get()
    } catch {
      var failure = Failure(.usage, .quoteNotClosed)
      if case .unclosedQuote(let column) = error { failure.column = column }
      throw failure
    }
    do {
      try read(line, into: &importer, day: &day)
    } catch var failure as Failure {
      failure.column = failure.word.flatMap { $0 < line.count ? line[$0].column : nil }
      throw failure
    }
  }

  private func read(_ line: [Word], into importer: inout SheetImporter, day: inout Day?) throws {
    let words = line.map(\.text)
    guard let first = words.first, !Self.isBlank(words) else { return }
    // The other words keep their places, for messages.
    func arguments(_ command: Command) throws -> Arguments {
      do throws(UsageError) {
        return try Verbs.table.arguments(
          of: command, Array(words.dropFirst()),
          refused: Set(Verbs.common.map(\.long)), suggest: NearMiss.suggestions(for:among:))
      } catch {
        throw error.failure
      }
    }
    switch first {
    case "rule": try importer.define(words.dropFirst().joined(separator: " "))
    case "game":
      let told = try arguments(Self.game)
      let began = try told.day("date", today: settings.day)
      day = began ?? day
      try importer.begin(
        ImportedSheet(
          name: told.operands.first.flatMap { Self.isGap($0) ? nil : $0 }, day: began,
          rule: told.value("rule").flatMap { Self.isGap($0) ? nil : Self.reference($0) },
          isClosed: told.flag("closed")))
    case "player":
      let told = try arguments(Self.player)
      try importer.join(Self.plain(told.operands.first ?? ""), team: told.value("team"))
    case "chips", "penalty":
      try entries(
        arguments(first == "chips" ? Self.chips : Self.penalty), first, &importer, day: day)
    default:
      if words.count == 1, let found = try? DateWord.parse(first, today: settings.day) {
        day = found
        return
      }
      try round(words, into: &importer, day: day ?? settings.day)
    }
  }

  // MARK: Rounds

  private func round(_ words: [String], into importer: inout SheetImporter, day: Day) throws {
    let number = words.first.flatMap { word in
      word.hasSuffix(".") ? try? CountWord.parse(String(word.dropLast())) : nil
    }
    let rest = number == nil ? words : Array(words.dropFirst())
    guard let word = rest.first,
      word.hasPrefix("-") || word.contains(where: { "=＝0123456789".contains($0) }) || number != nil
    else { throw Failure(.usage, .unknownLine(words[0]), word: 0) }
    let told = ["add-players", "yes"].map { "--" + $0 }.filter { !rest.contains($0) }
    do {
      let arguments: Arguments
      do throws(UsageError) {
        arguments = try Verbs.table.arguments(
          of: Verb.addRound.command, rest + told,
          refused: ["file", "dry-run", "quiet", "output", "json", "keep-going", "game"],
          suggest: NearMiss.suggestions(for:among:))
      } catch {
        throw error.failure
      }
      guard !arguments.operands.isEmpty else { throw Failure(.usage, .noScoresOnLine) }
      var request = try RoundRequest(arguments, game: nil, today: day)
      request.imported = ImportedRound()
      request.imported?.number = number
      request.imported?.rule = try request.rule.map { try importer.rule(Self.reference($0)) }
      try importer.record(request)
    } catch var failure as Failure {
      failure.word = failure.word.map { $0 + words.count - rest.count }
      throw failure
    }
  }

  // MARK: Chips and penalties

  private func entries(
    _ told: Arguments, _ kind: String, _ importer: inout SheetImporter, day: Day?
  ) throws {
    let round = try told.count("round", 1...Int.max)
    let date = try told.day("date", today: settings.day) ?? day ?? settings.day
    guard let rule = importer.sheetRule?.rule else { throw Failure(.refused, .noSheetBegun) }
    let reason: Note
    do throws(NoteError) {
      reason = try Note(told.value("reason") ?? "")
    } catch {
      throw Failure(.usage, error.message)
    }
    guard kind == "chips" else {
      let isTable = told.flag("table-points")
      let kind: AdjustmentRecord.Kind = isTable ? .tablePenalty : .penalty
      let amount = try PenaltyAmount.read(told.operands[1], kind, under: rule)
      try importer.add(
        ImportedEntry(
          owner: Self.owner(told.operands[0]), round: round, kind: kind, amount: -amount,
          reason: reason, day: date))
      return
    }
    let words = try ChipWords(told.operands.map { ($0, nil) })
    let amounts: [Points]
    do throws(Refusal) {
      amounts = try importer.chipRule(of: round).chips(words.counts)
    } catch {
      let said = RoundWords(
        names: words.items.map(\.player.text), scores: [], rule: rule, sticks: 0, seated: [])
      throw Failure(.refused, said.message(error).message)
    }
    for (item, (count, amount)) in zip(words.items, zip(words.counts, amounts)) {
      try importer.add(
        ImportedEntry(
          owner: .player(item.player.text), round: round, kind: .chips, count: count,
          amount: amount, reason: reason, day: date))
    }
  }

  private static func owner(_ word: String) -> ImportedEntry.Owner {
    word.hasPrefix("team:") ? .team(String(word.dropFirst(5))) : .player(plain(word))
  }

  // MARK: Words

  /// A name without what marks it as one.
  private static func plain(_ word: String) -> String {
    word.hasPrefix("@") || word.hasPrefix("＠") ? String(word.dropFirst()) : word
  }

  /// `NAME`, or `NAME@VERSION` where the file has several versions.
  private static func reference(_ label: String) -> RuleReference {
    guard let mark = label.lastIndex(of: "@"),
      let version = try? CountWord.parse(String(label[mark...].dropFirst()))
    else { return RuleReference(name: label) }
    return RuleReference(name: String(label[..<mark]), version: version)
  }

  private static func isGap(_ word: String) -> Bool {
    !word.isEmpty && word.allSatisfy { $0 == "_" }
  }

  /// Whether it is a line of a printed sheet that nobody filled in.
  private static func isBlank(_ words: [String]) -> Bool {
    let scores = words.filter { $0.contains("=") }
    if !scores.isEmpty {
      return scores.allSatisfy { isGap($0.split(separator: "=").last.map(String.init) ?? "") }
    }
    return ["player", "penalty", "chips"].contains(words[0]) && words.count > 1 && isGap(words[1])
  }

  private static let game = Command(
    "game", summary: AddGameHelp.summary,
    operands: [Operand("NAME", summary: AddGameHelp.summary, optional: true)],
    options: [
      Option("date", value: .required("D"), summary: AddRoundHelp.date),
      Option("rule", value: .required("R"), summary: AddRoundHelp.rule),
      Option("closed", summary: AddGameHelp.summary),
    ])
  private static let player = Command(
    "player", summary: AddGameHelp.summary,
    operands: [Operand("NAME", summary: AddGameHelp.summary)],
    options: [Option("team", value: .required("T"), summary: AddGameHelp.summary)])
  private static let place = [
    Option("round", value: .required("N"), summary: AddChipsHelp.round),
    Option("date", value: .required("D"), summary: AddRoundHelp.date),
    Option("reason", value: .required("T"), summary: AddPenaltyHelp.reason),
  ]
  private static let chips = Command(
    "chips", summary: AddChipsHelp.summary,
    operands: [Operand("CHIPS", summary: AddChipsHelp.chips, repeats: true)], options: place)
  private static let penalty = Command(
    "penalty", summary: AddPenaltyHelp.summary,
    operands: [
      Operand("PLAYER|TEAM", summary: AddPenaltyHelp.owner),
      Operand("AMOUNT", summary: AddPenaltyHelp.amount),
    ],
    options: place + [Option("table-points", summary: AddPenaltyHelp.tablePoints)])
}
