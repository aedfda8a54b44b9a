// What the columns of people's tables are called.

import Text

/// A field of a table of rounds; raw values are what `--map` names.
enum TableField: String, CaseIterable {
  case game, rule, round, id, date, winds, note, sticks, table, seat, player, raw, result
  /// Raw scores or results: the figures say which.
  case score

  private var others: [String] {
    switch self {
    case .game: ["sheet", "session", "event", "シート", "大会", "対局会"]
    case .rule: ["rules", "ルール"]
    case .round: ["hanchan", "no", "no.", "#", "回", "回戦", "半荘", "対局"]
    case .id: ["key", "game_id", "round_id"]
    case .date: ["day", "datetime", "日付", "日", "日時", "対局日", "開催日"]
    case .winds: ["場数"]
    case .note: ["notes", "comment", "comments", "メモ", "備考", "コメント"]
    case .sticks: ["供託"]
    case .table: ["卓", "卓番号"]
    case .seat: ["席", "家", "座席"]
    case .player: ["name", "プレイヤー", "名前", "氏名", "選手", "参加者"]
    case .raw: ["素点", "持ち点", "最終持ち点", "持点", "final points"]
    case .result: ["成績", "ポイント", "pt", "pts"]
    case .score: ["points", "スコア", "得点", "点数"]
    }
  }

  /// The field that a header names; nil for none.
  init?(header: String) {
    let key = Name.key(of: header)
    let found = Self.allCases.first { field in
      ([field.rawValue] + field.others).contains { Name.key(of: $0) == key }
    }
    guard let found else { return nil }
    self = found
  }

  /// What the first cell of a row says that adds up others.
  static let sums = [
    "total", "totals", "sum", "sums", "average", "合計", "計", "小計", "総計", "平均",
  ]

  /// What stands for no score.
  static let none: Set<String> = ["", "x", "X", "ｘ", "Ｘ", "×", "-", "－", "–", "—", "−", "ー"]
}
