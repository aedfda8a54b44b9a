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
    case (let from?, nil): return sheets + Phrase(", from \(from)", "、\(from) から")
    case (nil, let to?): return sheets + Phrase(", to \(to)", "、\(to) まで")
    case (let from?, let to?): return sheets + Phrase(", \(from) to \(to)", "、\(from)〜\(to)")
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

  // MARK: Statistics

  static let whoseStats = Phrase(
    "name a player, or ask for all --pairs", "プレイヤーを指定するか、--pairs で全組み合わせを表示してください")
  static let pairsAreAll = Phrase(
    "--pairs is the table of all; name nobody", "--pairs は全員の表です。名前は指定できません")
  static let againstThemselves = Phrase(
    "nobody plays against themselves", "同じプレイヤー同士は比べられません")
  static let againstHeader = Phrase("against", "相手")
  static let aheadHeader = Phrase("ahead", "勝ち")
  static let behindHeader = Phrase("behind", "負け")
  static let levelHeader = Phrase("level", "同着")
  static let aheadRateHeader = Phrase("ahead %", "勝率%")
  static let resultsHeader = Phrase("results", "成績")
  static let theirResultsHeader = Phrase("theirs", "相手の成績")
  static let bestHeader = Phrase("best", "最高")
  static let worstHeader = Phrase("worst", "最低")
  static let topTwo = Phrase("top two", "連対")
  static let lastAvoided = Phrase("last avoided", "ラス回避")
  static let lastPlace = Phrase("last", "ラス")
  static let bustRate = Phrase("bust", "飛び")
  static let mixedSizes = Phrase(
    "no mean over rounds of several sizes", "人数の違う半荘を通した平均順位はありません")

  static func statisticsOf(_ player: String, _ span: Phrase) -> Phrase {
    Phrase(verbatim: DisplayText.printable(player) + ": ") + span
  }

  static func countOf(_ count: Int, _ rounds: Int) -> Phrase {
    Phrase("\(count) of \(rounds)", "\(rounds) 回中 \(count) 回")
  }

  static func roundOfDay(_ round: Int, _ game: String, _ day: String) -> Phrase {
    let game = DisplayText.printable(game)
    return Phrase("\(game), round \(round), \(day)", "\(game) 第\(round)半荘、\(day)")
  }

  static func ofWhichLedger(_ amount: String) -> Phrase {
    Phrase("with chips and penalties: \(amount)", "チップとペナルティ \(amount) を含む")
  }

  /// Half the width of the interval; nil where there is none.
  static func averageRestsOn(_ width: String?, _ rounds: Int) -> Phrase {
    guard let width else {
      return Phrase("one round says nothing of the next", "1 半荘では判断できません")
    }
    return Phrase(
      "+/- \(width) (95 %), of \(rounds) rounds", "±\(width)（95 %）、\(rounds) 半荘から")
  }

  static func inARow(_ what: Phrase) -> Phrase {
    Phrase("\(what.en) in a row", "連続\(what.ja)")
  }

  static func nowInARow(_ count: Int) -> Phrase {
    Phrase("now \(count)", "現在 \(count)")
  }

  static func partedBy(_ parting: PlayerStatistics.Parting) -> Phrase {
    switch parting {
    case .seat: Phrase("by seat", "席別")
    case .rule: Phrase("by rule", "ルール別")
    case .month: Phrase("by month", "月別")
    case .weekday: Phrase("by weekday", "曜日別")
    }
  }

  static func part(_ key: String, of parting: PlayerStatistics.Parting) -> Phrase {
    let english = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
    let japanese = ["日曜", "月曜", "火曜", "水曜", "木曜", "金曜", "土曜"]
    let seats = (["East", "South", "West", "North"], ["東家", "南家", "西家", "北家"])
    let number = Int(key) ?? 0
    switch parting {
    case .seat where seats.0.indices.contains(number - 1):
      return Phrase(seats.0[number - 1], seats.1[number - 1])
    case .weekday where english.indices.contains(number):
      return Phrase(english[number], japanese[number])
    default: return Phrase(verbatim: DisplayText.printable(key))
    }
  }

  // MARK: Charts

  static let tooManyLines = Phrase(
    "nobody can follow so many lines; name at most 52 players",
    "線が多すぎます。プレイヤーは52人までにしてください")

  static func linesHidden(_ count: Int) -> Phrase {
    Phrase(
      "the first eight are drawn, \(count) are not; --players names others",
      "上位8人だけを描きました（ほか \(count) 人）。--players で指定できます")
  }

  // MARK: Settling

  static let noRate = Phrase(
    "this rule has no rate; say what 1.0 is worth: --rate N",
    "このルールにはレートがありません。1.0 の値を --rate N で指定してください")
  static let rateTooBig = Phrase("these amounts are too big", "金額が大きすぎます")
  static let theHouse = Phrase("(the house)", "（場）")
  static let dueHeader = Phrase("amount", "金額")
  static let nobodyPays = Phrase("nobody has to pay", "支払いはありません")
  static let houseHasRest = Phrase(
    "the house has the fee, and what the totals do not add up to",
    "場には場代と、合計が0にならない分が入ります")

  static func badAmount(_ option: String, _ word: String) -> Phrase {
    Phrase(
      "--\(option) takes a number from 0 up, such as 50 or 0.5, not \(quoted(word))",
      "--\(option) には 50 や 0.5 のような0以上の数を指定してください（\(quoted(word)) は使えません）")
  }

  static func settlementOf(_ game: String, rate: String, fee: String?) -> Phrase {
    let game = DisplayText.printable(game)
    return Phrase(
      "\(game): 1.0 is \(rate)" + (fee.map { ", fee \($0), shared" } ?? ""),
      "\(game): 1.0 は \(rate)" + (fee.map { "、場代 \($0) を等分" } ?? ""))
  }

  static func pays(_ from: String, _ to: String, _ amount: String) -> Phrase {
    let (from, to) = (DisplayText.printable(from), DisplayText.printable(to))
    return Phrase("\(from) pays \(to) \(amount)", "\(from) から \(to) へ \(amount)")
  }

  static func amountsRounded(_ unit: String) -> Phrase {
    Phrase(
      "each amount is rounded to \(unit), half away from zero",
      "金額は \(unit) 単位に四捨五入しています")
  }
}
