import Storage
import Text

// What is said of the log, and of taking changes back.

extension Phrase {
  static let nothingToUndo = Phrase("there is nothing to undo", "取り消せる変更はありません")
  static let nothingToRedo = Phrase(
    "there is nothing to redo: nothing was undone since the last change", "元に戻せる取り消しはありません")

  static let changedMeanwhile = Phrase(
    "somebody changed the file just now; look again with 'scorebox log'",
    "ほかの人がファイルを変更しました。'scorebox log' で確認してください")

  static let changedSince = Phrase(
    "what it changed is otherwise since; nothing was changed", "その後に変更されているため、何も変更していません")

  /// A question, after what it is about.
  static func reverse(_ command: String, isAgain: Bool, _ lines: [Phrase]) -> Phrase {
    let head =
      isAgain
      ? Phrase("redo: \(command)\n", "元に戻す: \(command)\n")
      : Phrase("undo: \(command)\n", "取り消す: \(command)\n")
    let list = lines.map { Phrase(verbatim: "  ") + $0 + Phrase(verbatim: "\n") }.joined()
    return head + list + Phrase("go on?", "実行しますか？")
  }

  static func reversed(
    _ command: String, by who: String, isAgain: Bool, isRehearsal: Bool
  ) -> Phrase {
    let by = who.isEmpty ? Phrase(verbatim: "") : Phrase(", done by \(who)", "、実行者 \(who)")
    let head: Phrase =
      switch (isAgain, isRehearsal) {
      case (false, false): Phrase("undone: ", "取り消しました: ")
      case (false, true): Phrase("would undo: ", "取り消す内容: ")
      case (true, false): Phrase("done again: ", "元に戻しました: ")
      case (true, true): Phrase("would do again: ", "元に戻す内容: ")
      }
    return head + Phrase(verbatim: command) + by
  }

  static func moreChanges(_ count: Int) -> Phrase {
    Phrase("and \(count) more; --json says them all", "ほか \(count) 件。--json ですべて表示します")
  }

  static let logEmpty = Phrase("nothing was changed yet", "変更はまだありません")
  static let aliasesHeader = Phrase("also", "別名")
  static let whenHeader = Phrase("when", "日時")
  static let whoHeader = Phrase("who", "実行者")
  static let commandHeader = Phrase("command", "コマンド")

  static func logged(_ entry: LogEntry) -> Phrase {
    switch entry.kind {
    case .change: Phrase(verbatim: entry.command)
    case .undo(let id): Phrase("undo of \(id)", "\(id) の取り消し")
    case .redo(let id): Phrase("redo of \(id)", "\(id) を元に戻す")
    }
  }

  // One changed row each; names are printable.

  static func changedRound(_ number: Int, of game: String, _ results: [String]) -> Phrase {
    let list = results.isEmpty ? "" : ": " + results.joined(separator: ", ")
    return Phrase("round \(number) of \(game)\(list)", "\(game) 第\(number)半荘\(list)")
  }

  static func changedScore(
    _ player: String, _ round: Int, of game: String, _ results: [String]
  ) -> Phrase {
    let change = results.joined(separator: " -> ")
    return Phrase(
      "\(player) in round \(round) of \(game) \(change)", "\(game) 第\(round)半荘の \(player) \(change)"
    )
  }

  static func changedPlayer(_ name: String) -> Phrase { Phrase("player \(name)", "プレイヤー \(name)") }
  static func changedAlias(_ alias: String, of player: String) -> Phrase {
    Phrase("alias \(alias) of \(player)", "\(player) の別名 \(alias)")
  }
  static func changedGuest(_ player: String) -> Phrase {
    Phrase("\(player) as a guest", "\(player) のゲスト指定")
  }
  static func changedTeam(_ name: String) -> Phrase { Phrase("team \(name)", "チーム \(name)") }
  static func changedGame(_ name: String) -> Phrase { Phrase("game \(name)", "シート \(name)") }

  static func changedRule(_ name: String, _ version: Int64) -> Phrase {
    Phrase("rule \(name), version \(version)", "ルール \(name) 第\(version)版")
  }

  static func changedColumn(_ player: String, in game: String) -> Phrase {
    Phrase("column of \(player) in \(game)", "\(game) の \(player) の列")
  }

  static func changedLedger(
    _ owner: String, _ kind: String, in game: String, _ round: Int64?
  ) -> Phrase {
    let place = round.map { Phrase(", round \($0)", " 第\($0)半荘") } ?? Phrase(verbatim: "")
    let what = kind == "chips" ? Phrase("chips", "チップ") : Phrase("penalty", "ペナルティ")
    return what + Phrase(" of \(owner) in \(game)", " \(owner)、シート \(game)") + place
  }
}
