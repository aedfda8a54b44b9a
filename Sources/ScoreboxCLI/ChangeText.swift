import Rendering
import SQLiteKit
import Scoring
import Storage
import Text

/// Changes of rows in words: a line for each round, player, sheet and so on.
///
/// Columns are those of `schema.sql`, by number.
struct ChangeText {
  private let rows: [Changes.Change]
  /// The scores that come or go, by sheet and round.
  private let scores: [[Int64?]: [Changes.Change]]
  private let players: [Int64: String]
  private let games: [Int64: String]
  private let teams: [Int64: String]
  /// Points to one shown unit, of the sheets that are there.
  private let scales: [Int64: Points]

  /// Names come from the file or, where they are not there, from the changes.
  init(_ rows: [Changes.Change], in stores: Stores) throws {
    // Tables as they come, rows of one by number: SQLite gives them in no order.
    let tables = rows.map(\.table).reduce(into: [String: Int]()) { $0[$1] = $0[$1] ?? $0.count }
    let rows = rows.map { (key: [tables[$0.table] ?? 0] + $0.numbers, row: $0) }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.row)
    self.rows = rows
    scores = Dictionary(grouping: rows.filter { $0.table == "score" && $0.kind != .update }) {
      [$0.integer(0), $0.integer(1)]
    }
    func names(_ table: String, _ known: [(Int64, String)]) -> [Int64: String] {
      let changed = rows.filter { $0.table == table }.compactMap { row -> (Int64, String)? in
        guard let id = row.integer(0), let name = row.text(1) else { return nil }
        return (id, name)
      }
      return Dictionary(known + changed, uniquingKeysWith: { $1 })
    }
    players = names("player", try stores.players.everybody())
    let sheets = try stores.games.all().map(\.game)
    games = names("game", sheets.map { ($0.id, $0.name) })
    let touched = Set(rows.filter { ["round", "score"].contains($0.table) }.map { $0.integer(0) })
    var scales: [Int64: Points] = [:]
    for sheet in sheets where touched.contains(sheet.id) {
      scales[sheet.id] = try RuleBook(stores: stores).rule(sheet.ruleID).rule.scale
    }
    self.scales = scales
    teams = names("team", try stores.teams.all().map { ($0.id, $0.name) })
  }

  var lines: [Phrase] {
    rows.compactMap { row in line(row).map { mark(row.kind) + $0 } }
  }

  private func mark(_ kind: Changes.Change.Kind) -> Phrase {
    switch kind {
    case .insert: Phrase(verbatim: "+ ")
    case .delete: Phrase(verbatim: "- ")
    case .update: Phrase(verbatim: "~ ")
    }
  }

  /// Nil for a row that another line tells of.
  private func line(_ row: Changes.Change) -> Phrase? {
    switch row.table {
    case "round": round(row.integer(0), row.integer(1), scores: row.kind != .update)
    case "score" where row.kind == .update: score(row)
    case "player": .changedPlayer(named(row) ?? name(players, row.integer(0)))
    case "alias":
      .changedAlias(DisplayText.printable(row.text(1) ?? ""), of: name(players, row.integer(2)))
    case "guest": .changedGuest(name(players, row.integer(0)))
    case "team": .changedTeam(name(teams, row.integer(0)))
    case "rule": .changedRule(DisplayText.printable(row.text(1) ?? ""), row.integer(4) ?? 0)
    case "game" where row.kind != .update: .changedGame(name(games, row.integer(0)))
    case "game": game(row)
    case "game_player":
      .changedColumn(name(players, row.integer(2)), in: name(games, row.integer(0)))
    case "adjustment":
      .changedLedger(
        owner(row), row.text(5) ?? "", in: name(games, row.integer(1)), row.integer(2))
    default: nil
    }
  }

  private func round(_ game: Int64?, _ number: Int64?, scores: Bool) -> Phrase {
    let own = self.scores[[game, number]] ?? []
    let results = own.compactMap { $0.integer(6) }
    let text = NumberText(scale: scale(game), showing: results)
    let shown = own.map { row in
      "\(name(players, row.integer(2))) \(text.signed(row.integer(6) ?? 0))"
    }
    return .changedRound(Int(clamping: number ?? 0), of: name(games, game), scores ? shown : [])
  }

  /// Nil where the result is the same.
  private func score(_ row: Changes.Change) -> Phrase? {
    let results = [row.before, row.after].map { $0.indices.contains(6) ? $0[6] : nil }.compactMap {
      (value: SQLValue?) -> Points? in
      if case .integer(let result)? = value { result } else { nil }
    }
    guard results.count == 2 else { return nil }
    let text = NumberText(scale: scale(row.integer(0)), showing: results)
    return .changedScore(
      name(players, row.integer(2)), Int(clamping: row.integer(1) ?? 0),
      of: name(games, row.integer(0)), results.map(text.signed))
  }

  /// Nil where only the count of its rounds went on.
  private func game(_ row: Changes.Change) -> Phrase? {
    let others = row.after.indices.filter { $0 != 9 && row.after[$0] != nil }
    return others.isEmpty ? nil : .changedGame(name(games, row.integer(0)))
  }

  /// The name before and after, where that is what changed.
  private func named(_ row: Changes.Change) -> String? {
    guard case .text(let old)?? = row.before.dropFirst().first,
      case .text(let new)?? = row.after.dropFirst().first
    else { return nil }
    return "\(DisplayText.printable(old)) -> \(DisplayText.printable(new))"
  }

  private func owner(_ row: Changes.Change) -> String {
    row.integer(3).map { name(players, $0) } ?? name(teams, row.integer(4))
  }

  private func scale(_ game: Int64?) -> Points { game.flatMap { scales[$0] } ?? 1000 }

  private func name(_ names: [Int64: String], _ id: Int64?) -> String {
    DisplayText.printable(id.flatMap { names[$0] } ?? "?")
  }
}

extension Changes.Change {
  /// Whether the row belongs to a round of a sheet.
  func isAbout(_ round: Int, of game: Int64) -> Bool {
    let columns = table == "adjustment" ? (1, 2) : (0, 1)
    return ["round", "score", "happening", "adjustment"].contains(table)
      && integer(columns.0) == game && integer(columns.1) == Int64(round)
  }

  fileprivate func integer(_ column: Int) -> Int64? {
    if case .integer(let number)? = value(column) { number } else { nil }
  }

  /// The first columns, by which rows are numbered.
  fileprivate var numbers: [Int] { (0..<3).map { Int(integer($0) ?? 0) } }

  fileprivate func text(_ column: Int) -> String? {
    if case .text(let text)? = value(column) { text } else { nil }
  }
}
