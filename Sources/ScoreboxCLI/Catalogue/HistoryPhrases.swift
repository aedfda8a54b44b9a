// What is said of many rounds: standings, statistics, charts, settling.

import Rendering
import Text

extension Phrase {
  static let rankHeader = Phrase("#", "位")
  static let teamHeader = Phrase("team", "チーム")
  static let ratingHeader = Phrase("rating", "レーティング")
  static let tablePointsHeader = Phrase("points", "卓点")
  static let totalHeader = Phrase("total", "合計")
  static let gapHeader = Phrase("gap", "上との差")
  static let averageHeader = Phrase("average", "平均")
  static let averagePlaceHeader = Phrase("avg pl", "平均順位")

  static let allAndSome = Phrase(
    "name sheets or give --all, not both", "シート名と --all は同時に指定できません")
  static let whichRating = Phrase(
    "say which rating: --rating dk", "どのレーティングか指定してください: --rating dk")
  static let nobodyPlayed = Phrase("no rounds", "半荘はありません")

  static func notCorrections(_ path: String) -> Phrase {
    Phrase(
      "\(quoted(path)) is no table with the columns game_id, player and rating",
      "\(quoted(path)) は game_id、player、rating の列のある表ではありません")
  }

  static func otherUnits(_ games: [String]) -> Phrase {
    let names = listed(games.map(quoted))
    return Phrase(
      "\(names.en) count in different units; name those of one unit",
      "\(names.ja) は単位が異なります。同じ単位のシートを指定してください")
  }

  static func otherUnitLeftOut(_ games: [String]) -> Phrase {
    let some = listed(games.prefix(3).map(quoted))
    let more = games.count - 3
    return Phrase(
      "left out, since they count in another unit: \(some.en)"
        + (more > 0 ? " and \(more) more" : "") + "; name them to see theirs",
      "単位が異なるため除きました: \(some.ja)" + (more > 0 ? "、ほか \(more)" : "")
        + "。シート名を指定すれば表示します")
  }

  /// The sheets and days of a report.
  static func standingsOf(
    _ games: [String], isEverything: Bool, from: String?, to: String?
  ) -> Phrase {
    let names = games.prefix(3).map { DisplayText.printable($0) }
    let more = games.count - names.count
    let sheets =
      isEverything && games.count != 1
      ? Phrase("all sheets (\(games.count))", "全シート（\(games.count)）")
      : Phrase(
        names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : ""),
        names.joined(separator: "、") + (more > 0 ? "、ほか \(more)" : ""))
    switch (from, to) {
    case (nil, nil): return sheets
    case (let from?, nil): return sheets + Phrase(" · from \(from)", " · \(from) から")
    case (nil, let to?): return sheets + Phrase(" · to \(to)", " · \(to) まで")
    case (let from?, let to?): return sheets + Phrase(" · \(from) to \(to)", " · \(from)〜\(to)")
    }
  }

  static func equalShareRank(byTablePoints: Bool) -> Phrase {
    byTablePoints
      ? Phrase(
        "equal points are parted by the total; who is level in both shares a rank",
        "卓点が同じなら合計で決め、どちらも同じなら同順位です")
      : Phrase("who is level shares a rank", "同点は同順位です")
  }

  static func notRanked(_ count: Int, below minimum: Int) -> Phrase {
    Phrase(
      "not ranked: \(count) with fewer than \(minimum) \(minimum == 1 ? "round" : "rounds")",
      "順位なし: \(minimum) 半荘に満たない \(count) 人")
  }
}
