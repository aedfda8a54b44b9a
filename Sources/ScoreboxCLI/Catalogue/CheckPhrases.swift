import Storage
import Text

// What `check` says.

extension Phrase {
  static func conflictCopy(_ name: String) -> Phrase {
    Phrase(
      "\(quoted(name)) beside it was made by a synchroniser of another version; look which rounds only that one has",
      "隣の \(quoted(name)) は、同期ソフトが作った別の版です。そちらにしかない半荘がないか確認してください")
  }

  static func allIsWell(games: Int, rounds: Int) -> Phrase {
    Phrase(
      "all is well: \(games == 1 ? "1 game" : "\(games) games"), "
        + (rounds == 1 ? "1 round" : "\(rounds) rounds"),
      "異常なし: \(games)シート、\(rounds)半荘")
  }

  static func sqliteFinds(_ finding: String) -> Phrase {
    let finding = DisplayText.printable(finding)
    return Phrase("the file is damaged: \(finding)", "ファイルが壊れています: \(finding)")
  }

  static func inGame(_ game: String, _ finding: Phrase) -> Phrase {
    Phrase(verbatim: DisplayText.printable(game) + ", ") + finding
  }

  /// A row that is not as the log left it; its key is a name of nobody's choice but may be damaged.
  static func unlikeLog(_ table: String, _ key: String) -> Phrase {
    let key = DisplayText.printable(key)
    return Phrase(
      "row \(key) of \(table) is not as the log left it: look with 'scorebox log --json', or go back "
        + "with 'scorebox restore'",
      "\(table) の行 \(key) が記録と一致しません。'scorebox log --json' で確認するか、'scorebox restore' で控えに戻してください")
  }

  static func damagedEntry(_ id: Int64) -> Phrase {
    Phrase("entry \(id) of the log is damaged", "記録 \(id) が壊れています")
  }

  static func drifted(_ table: String, _ rows: Int) -> Phrase {
    Phrase(
      "the kept sums in \(table) are off in \(rows == 1 ? "1 row" : "\(rows) rows"); "
        + "scorebox check --repair-totals works them out anew",
      "\(table) の集計が \(rows) 行ずれています。scorebox check --repair-totals で計算し直せます")
  }

  static func totalsRepaired(_ tables: [String]) -> Phrase {
    let list = listed(tables)
    return Phrase("worked out anew: \(list.en)", "計算し直しました: \(list.ja)")
  }

  static func breach(_ rule: Checks.Rule, _ game: String, _ round: Int?) -> Phrase {
    let place = inGame(game, round.map { self.round($0, on: nil) + .colon } ?? Phrase(verbatim: ""))
    return place + rule.phrase
  }

  private static let colon = Phrase(verbatim: ": ")
}

extension Checks.Rule {
  /// What is wrong where it is broken.
  fileprivate var phrase: Phrase {
    switch self {
    case .scores: Phrase("scores are missing, or too many", "得点の数が合いません")
    case .sum:
      Phrase("the results do not add up to what the round says", "ポイントの合計が半荘の記録と合いません")
    case .entry: Phrase("the order of entry has a gap", "入力順に抜けがあります")
    case .seats: Phrase("two sit in one seat, or beyond the table", "席が重複しているか、卓の人数を超えています")
    case .places: Phrase("a place is beyond the number of players", "着順が人数を超えています")
    case .last: Phrase("the mark of the last place is wrong", "最下位の印が誤っています")
    case .raw: Phrase("scores and round are not of one kind", "得点の種類が半荘と合いません")
    case .column: Phrase("a score belongs to nobody in the sheet", "シートにいない人の得点があります")
    case .positions: Phrase("the columns have a gap", "列に抜けがあります")
    case .sequence: Phrase("a round has a number that was not given yet", "まだ使われていない番号の半荘があります")
    case .chips: Phrase("the chips do not add up to 0", "チップの合計が 0 ではありません")
    }
  }
}
