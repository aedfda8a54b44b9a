import CommandKit
import Interchange
import Rendering
import Scoring
import Storage
import Text

/// Which sheets and days a report over many rounds is about, by the options that say so.
struct HistorySelection {
  static let operand = Operand(
    "GAME", summary: HistoryHelp.games, optional: true, repeats: true)

  static let options = [
    Option("all", summary: HistoryHelp.all),
    Option("from", value: .required("D"), summary: HistoryHelp.from),
    Option("to", value: .required("D"), summary: HistoryHelp.to),
  ]

  let span: Span
  /// The sheets, oldest first.
  let games: [GameRecord]
  /// The rule of the newest of them: its unit is that of all.
  let rule: Rule
  /// Sheets that were left out, since they count in another unit.
  let otherUnit: [String]
  private let stores: Stores
  private let rules: [Int64: Rule]

  /// Without names every sheet is taken.
  init(_ context: Context, names: [String], in stores: Stores) throws {
    let arguments = context.arguments
    self.stores = stores
    let from = try arguments.day("from", today: context.today)
    let to = try arguments.day("to", today: context.today)
    if let from, let to, to < from {
      throw Failure(.usage, .endsBeforeItBegins(from.iso, to.iso), usage: context.command.name)
    }
    if !names.isEmpty, arguments.flag("all") { throw Failure(.usage, .allAndSome) }
    let choice = GameChoice(stores: stores)
    var chosen: [GameRecord] = []
    if names.isEmpty {
      chosen = try stores.games.all().map(\.game).sorted { $0.id < $1.id }
    } else {
      for name in names {
        guard let game = try choice.forReading(name) else { continue }
        if !chosen.contains(game) { chosen.append(game) }
      }
    }
    var rules: [Int64: Rule] = [:]
    for id in Set(chosen.map(\.ruleID)) { rules[id] = try RuleBook(stores: stores).rule(id).rule }
    self.rules = rules
    rule =
      try chosen.last.flatMap { rules[$0.ruleID] }
      ?? RuleBook(stores: stores).usual(context.settings).rule
    let scale = rule.scale
    let others = chosen.filter { rules[$0.ruleID]?.scale != scale }
    guard names.isEmpty || others.isEmpty else {
      throw Failure(.refused, .otherUnits(chosen.map(\.name)))
    }
    otherUnit = others.map(\.name)
    games = chosen.filter { rules[$0.ruleID]?.scale == scale }
    span = Span(games: games.map(\.id), from: from, to: to)
  }

  /// Whether table points say who is ahead: where all these sheets have them.
  var ranksByTablePoints: Bool {
    !games.isEmpty && games.allSatisfy { rules[$0.ruleID]?.tablePoints != nil }
  }

  func rule(of game: Int64) -> Rule {
    games.first { $0.id == game }.flatMap { rules[$0.ruleID] } ?? rule
  }

  /// What the players come to, as the columns of a report without rounds; guests only if wanted.
  func players(
    byTeam: Bool = false, withGuests: Bool = false
  ) throws -> [SheetReport.Player] {
    let guests = try withGuests ? [] : stores.players.guests()
    let known = try stores.players.all().map(\.player)
    var sums = try stores.history.sums(over: span, byTeam: byTeam)
    sums = sums.filter { !guests.contains($0.key.player) }
    guard byTeam else {
      let seated = try seated()
      return known.compactMap { player in
        let found = sums[.init(player: player.id, team: nil)]
        guard found != nil || seated.contains(player.id), !guests.contains(player.id) else {
          return nil
        }
        var column = SheetReport.Player(
          name: player.name, sums: found?.sums ?? PlayerSums(), ledger: found?.ledger ?? Ledger(),
          rank: nil)
        column.id = player.id
        return column
      }
    }
    let ledgers = try stores.history.teamLedgers(over: span)
    return try stores.teams.all().compactMap { team in
      let members = sums.filter { $0.key.team == team.id }.map(\.value)
      guard !members.isEmpty || ledgers[team.id] != nil else { return nil }
      var column = SheetReport.Player(
        name: team.name, sums: members.map(\.sums).reduce(PlayerSums(), +),
        ledger: members.map(\.ledger).reduce(ledgers[team.id] ?? Ledger(), +), rank: nil)
      column.id = team.id
      return column
    }
  }

  /// Who has a column in one of the sheets, with rounds or without.
  private func seated() throws -> Set<Int64> {
    // Of a period only those who played in it are listed.
    guard !span.isPeriod, games.count <= 100 else { return [] }
    return try Set(games.flatMap { try stores.games.roster(of: $0.id).map(\.id) })
  }
}
