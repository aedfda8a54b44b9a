import Scoring
import Storage
import Text

// What is said of putting right what was recorded.

extension Phrase {
  /// Before what a round is now.
  static let changedNow = Phrase("changed: ", "訂正しました: ")

  static let editByName = Phrase(
    "name whose score is put right: NAME=SCORE", "誰の得点を直すか NAME=SCORE の形で書いてください")

  /// Before what would be done.
  static let wouldDo = Phrase("would be: ", "実行した場合: ")

  static let editWhat = Phrase(
    "say what to change: --name NAME or --date D", "--name NAME か --date D で変えるものを指定してください")

  static func gameEdited(_ before: String, _ name: String?, _ day: Day?) -> Phrase {
    let before = DisplayText.printable(before)
    let named = name.map(DisplayText.printable).map {
      Phrase("\(before) is now \($0)", "\(before) の名前を \($0) に変更しました")
    }
    let dated = day.map {
      Phrase("\(before) is for \($0.iso)", "\(before) の日付を \($0.iso) に変更しました")
    }
    return [named, dated].compactMap(\.self).joined(separator: .comma)
  }

  static func gameClosed(_ name: String) -> Phrase {
    let name = DisplayText.printable(name)
    return Phrase("\(name) is closed", "\(name) を終了しました")
  }

  static func gameReopened(_ name: String) -> Phrase {
    let name = DisplayText.printable(name)
    return Phrase("\(name) is open again", "\(name) を再開しました")
  }

  static func gameIsOpen(_ name: String) -> Phrase {
    Phrase("\(quoted(name)) is not closed", "\(quoted(name)) は終了していません")
  }

  static func playerRenamed(_ before: String, _ name: String) -> Phrase {
    let (before, name) = (DisplayText.printable(before), DisplayText.printable(name))
    return Phrase("\(before) is now \(name)", "\(before) の名前を \(name) に変更しました")
  }

  static let editPlayerWhat = Phrase(
    "say what to change: --alias A,B, --no-alias A,B, --guest or --no-guest",
    "--alias A,B、--no-alias A,B、--guest、--no-guest で変えるものを指定してください")

  static func isGuest(_ name: String) -> Phrase {
    let name = DisplayText.printable(name)
    return Phrase(
      "\(name) is a guest now, and kept out of standings", "\(name) をゲストにしました。順位表には入りません")
  }

  static func isNoGuest(_ name: String) -> Phrase {
    let name = DisplayText.printable(name)
    return Phrase("\(name) is no guest any more", "\(name) はゲストではなくなりました")
  }

  static func aliasAdded(_ alias: String, to name: String) -> Phrase {
    let (alias, name) = (DisplayText.printable(alias), DisplayText.printable(name))
    return Phrase("\(alias) is understood as \(name) now", "\(alias) を \(name) の別名にしました")
  }

  static func aliasRemoved(_ alias: String, from name: String) -> Phrase {
    let (alias, name) = (DisplayText.printable(alias), DisplayText.printable(name))
    return Phrase("\(alias) no longer stands for \(name)", "\(name) の別名 \(alias) をなくしました")
  }

  static func aliasTaken(_ alias: String, by name: String) -> Phrase {
    Phrase(
      "\(quoted(alias)) stands for \(quoted(name)) already",
      "\(quoted(alias)) は既に \(quoted(name)) を指します")
  }

  static func noAlias(_ alias: String, of name: String, known: [String]) -> Phrase {
    Phrase(
      "\(quoted(name)) has no alias \(quoted(alias))",
      "\(quoted(name)) に \(quoted(alias)) という別名はありません")
      + (known.isEmpty
        ? Phrase(verbatim: "")
        : Phrase(
          "; there is \(known.map(quoted).joined(separator: ", "))",
          "。あるのは \(known.map(quoted).joined(separator: "、"))"))
  }

  /// A question.
  static func deleteRound(_ number: Int, of game: String) -> Phrase {
    let game = DisplayText.printable(game)
    return Phrase("delete round \(number) of \(game)?", "\(game) の第\(number)半荘を削除しますか？")
  }

  /// A question.
  static func deletePlayer(_ name: String) -> Phrase {
    let name = DisplayText.printable(name)
    return Phrase("delete the player \(name)?", "プレイヤー \(name) を削除しますか？")
  }

  static func playerDeleted(_ name: String, isRehearsal: Bool) -> Phrase {
    let name = DisplayText.printable(name)
    return Phrase(
      "\(isRehearsal ? "would delete" : "deleted") the player \(name)",
      "プレイヤー \(name) を\(isRehearsal ? "削除します" : "削除しました")")
  }

  static func playerHasRounds(_ name: String) -> Phrase {
    Phrase(
      "\(quoted(name)) has rounds, chips or penalties, and stays; rename-player gives another name",
      "\(quoted(name)) には半荘、チップ、ペナルティのどれかがあるので削除できません。名前は rename-player で変えられます")
  }

  /// What a merge changes, sheet by sheet.
  private static func sheets(_ sheets: [PlayerMerge.Sheet]) -> Phrase {
    sheets.map { sheet in
      let name = DisplayText.printable(sheet.name)
      return Phrase(
        "\(name): \(sheet.rounds == 1 ? "1 round" : "\(sheet.rounds) rounds")"
          + (sheet.hasBoth ? ", one column less" : ""),
        "\(name): \(sheet.rounds)半荘" + (sheet.hasBoth ? "、列が1つ減る" : ""))
    }.joined(separator: Phrase(verbatim: "; "))
  }

  /// A question.
  static func merge(_ from: String, _ into: String, _ sheets: [PlayerMerge.Sheet]) -> Phrase {
    let (from, into) = (DisplayText.printable(from), DisplayText.printable(into))
    return Phrase("\(from) becomes \(into) (", "\(from) を \(into) にまとめます (")
      + self.sheets(sheets) + Phrase("); go on?", ")。実行しますか？")
  }

  static func merged(
    _ from: String, _ into: String, _ sheets: [PlayerMerge.Sheet], isRehearsal: Bool
  ) -> Phrase {
    let (from, into) = (DisplayText.printable(from), DisplayText.printable(into))
    return Phrase(
      "\(from) \(isRehearsal ? "would become" : "became") \(into)",
      "\(from) を \(into) に\(isRehearsal ? "まとめます" : "まとめました")")
      + Phrase(verbatim: sheets.isEmpty ? "" : ": ") + self.sheets(sheets)
  }

  static func mergeWithItself(_ name: String) -> Phrase {
    Phrase("\(quoted(name)) is one player already", "\(quoted(name)) は同じプレイヤーです")
  }

  static func bothPlayed(
    _ from: String, _ into: String, _ game: String, _ round: Int
  ) -> Phrase {
    Phrase(
      "\(quoted(from)) and \(quoted(into)) both played round \(round) of \(quoted(game)): they are two",
      "\(quoted(game)) の第\(round)半荘に \(quoted(from)) と \(quoted(into)) の両方がいるので、まとめられません")
  }

  static func roundDeleted(_ number: Int, of game: String, isRehearsal: Bool) -> Phrase {
    let game = DisplayText.printable(game)
    return Phrase(
      "\(isRehearsal ? "would delete" : "deleted") round \(number) of \(game)",
      "\(game) の第\(number)半荘を\(isRehearsal ? "削除します" : "削除しました")")
  }
}
