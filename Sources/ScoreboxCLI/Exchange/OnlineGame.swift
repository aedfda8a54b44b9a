import CommandKit
import Interchange
import Rendering
import Scoring
import Storage
import Text

/// A finished game of an online site, as its log or a list tells of it.
struct OnlineGame {
  /// The site it was played on.
  enum Site {
    case tenhou, mahjongSoul

    /// The sheet its games go to, unless another is named.
    var sheet: String {
      switch self {
      case .tenhou: OnlineWords.tenhou
      case .mahjongSoul: OnlineWords.mahjongSoul
      }
    }

    /// The prefix of its ids in a score file.
    fileprivate var prefix: String {
      switch self {
      case .tenhou: "tenhou"
      case .mahjongSoul: "mahjong-soul"
      }
    }

    /// The rules it may have been played under, the likeliest first.
    fileprivate func rules(players: Int) -> [Rule] {
      let names: [String] =
        switch (self, players) {
        case (.tenhou, 3): ["sanma-tenhou"]
        case (.tenhou, _): ["tenhou", "tenhou-2018"]
        case (.mahjongSoul, 3): ["sanma-mahjong-soul"]
        case (.mahjongSoul, _): ["mahjong-soul"]
        }
      let own = names.compactMap(Presets.named)
      return (own + Presets.all.filter { $0.calculation != nil && !own.contains($0) })
        .filter { $0.players == players }
    }
  }

  /// One player, in the order of the seats where raw points are told.
  struct Player {
    let name: String
    var raw: Points?
    /// In points.
    var result: Points?
    var chips: Int?
  }

  let site: Site
  /// What the site calls the game; nil where it is not told.
  var id: String?
  var day: Day?
  var winds: Int?
  /// What a chip is worth, in points.
  var chip: Points?
  let players: [Player]

  /// Puts the game into its sheet.
  func record(into importer: inout SheetImporter) throws {
    let known = try rule(importer)
    if known.isNew { try importer.define(RuleJSON.rule(known.rule).text) }
    let reference = RuleReference(name: known.rule.name)
    try importer.goOn(with: ImportedSheet(name: site.sheet, day: day, rule: reference))
    let names = distinctNames
    let kind: RoundEntry.Kind = known.isRaw ? .raw : .results
    let scores = players.enumerated().map { index, player in
      RoundRequest.ImportedScore(
        player: names[index], seat: player.raw == nil ? nil : index + 1,
        raw: known.isRaw ? player.raw : nil, result: player.result)
    }
    var words = HappeningWords()
    if chip != nil { words.chips = ChipWords(counts: zip(names, players.map { $0.chips ?? 0 })) }
    var request = RoundRequest(
      imported: scores, kind: kind, day: day ?? importer.settings.day, scale: known.rule.scale,
      id: id.map { "\(site.prefix):\($0)" }, winds: winds, happenings: words)
    request.imported?.rule = try importer.rule(reference)
    request.imported?.tellsHappenings = false
    try importer.record(request)
  }

  /// Accounts without a name are one for the sites, but several at a table.
  private var distinctNames: [String] {
    var seen: [String: Int] = [:]
    return players.map { player in
      let count = (seen[player.name] ?? 0) + 1
      seen[player.name] = count
      return count == 1 ? player.name : "\(player.name) \(count)"
    }
  }

  /// The first rule that comes to what the site gave; else its results stand as they are.
  private func rule(
    _ importer: SheetImporter
  ) throws -> (rule: Rule, isRaw: Bool, isNew: Bool) {
    let raws = players.compactMap(\.raw)
    let results = players.compactMap(\.result)
    let hasRaws = raws.count == players.count
    let hasResults = results.count == players.count
    guard hasRaws || hasResults, players.count > 1 else {
      throw Failure(.refused, .noEndInLog)
    }
    let fitting = site.rules(players: players.count).first { rule in
      guard hasRaws, importer.settings.rule == nil else { return false }
      let judged = try? rule.judge(RoundEntry(kind: .raw, scores: raws, seats: .all))
      return judged.map { !hasResults || $0.scores.map(\.result) == results } ?? false
    }
    if let name = importer.settings.rule {
      let rule = try RuleBook(stores: importer.stores).named(name).rule
      return (rule, hasRaws && rule.calculation != nil, false)
    }
    guard var rule = fitting ?? Presets.named("direct") else {
      throw Failure(.refused, .noEndInLog)
    }
    guard fitting != nil || hasResults else { throw Failure(.refused, .noEndInLog) }
    guard let chip else { return (rule, fitting != nil, false) }
    rule.house.chip = chip
    rule.name += "-chip-\(chip)"
    return (rule, fitting != nil, true)
  }
}

extension ChipWords {
  /// What each has won or lost.
  fileprivate init(counts: some Sequence<(String, Int)>) {
    items = counts.map { Item(player: .name($0), count: $1, word: nil) }
  }
}
