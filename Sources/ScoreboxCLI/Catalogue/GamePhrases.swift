import Rendering
import Scoring
import Storage
import Text

// What is said of starting sheets and adding players.

extension Phrase {
  /// The sheet that was started, or would be; names stand as they were typed.
  static func started(
    _ game: GameRecord, rule: Phrase, players: [String], isRehearsal: Bool
  ) -> Phrase {
    let name = DisplayText.printable(game.name)
    let names = players.map(DisplayText.printable)
    let list = names.isEmpty ? "" : ": " + names.joined(separator: ", ")
    return Phrase(
      "\(isRehearsal ? "would start" : "started") \(name) (game \(game.id)), \(game.day.iso), "
        + "\(rule.en)\(list)",
      (isRehearsal ? "実行すると " : "")
        + "\(name)（シート \(game.id)）を開始\(isRehearsal ? "します" : "しました")。"
        + ([game.day.iso, rule.ja] + names).joined(separator: "、"))
  }

  static func gameExists(_ name: String, of day: Day) -> Phrase {
    Phrase(
      "there is a game named \(quoted(name)), of \(day.iso); choose another name",
      "\(quoted(name)) というシートが既にあります（\(day.iso)）。別の名前を指定してください")
  }

  static let noOpenSheet = Phrase(
    "no sheet is open today; name one with --game, or see 'scorebox games'",
    "今日のシートがありません。--game で指定してください。一覧は 'scorebox games' で確認できます")

  static func namedTwice(_ name: String) -> Phrase {
    Phrase("\(quoted(name)) is named twice", "\(quoted(name)) が2回指定されています")
  }

  static func namedTwice(_ name: String, in option: String) -> Phrase {
    Phrase(
      "\(quoted(name)) is named twice in \(quoted(option))",
      "\(quoted(option)) に \(quoted(name)) が2回あります")
  }

  /// The players that were added, or would be, to the file or to a sheet.
  static func added(_ players: [String], to game: String?, isRehearsal: Bool) -> Phrase {
    let names = listed(players.map(DisplayText.printable))
    let place = game.map(DisplayText.printable)
    return Phrase(
      "\(isRehearsal ? "would add" : "added") \(names.en)" + (place.map { " to \($0)" } ?? ""),
      (isRehearsal ? "実行すると " : "") + "\(names.ja) を" + (place.map { " \($0) に" } ?? "")
        + (isRehearsal ? "追加します" : "追加しました"))
  }

  static func playerExists(_ name: String) -> Phrase {
    Phrase(
      "there is a player named \(quoted(name)) already", "\(quoted(name)) というプレイヤーは既にいます")
  }

  static func newNotKnown(_ name: String, like known: String) -> Phrase {
    Phrase(
      "\(quoted(name)) is new, not to be confused with \(quoted(known))",
      "\(quoted(name)) は新しいプレイヤーで、\(quoted(known)) とは別の人です")
  }

  static func joinedBefore(_ player: String, _ game: String) -> Phrase {
    Phrase(
      "\(quoted(player)) is in \(quoted(game)) already",
      "\(quoted(player)) は既に \(quoted(game)) にいます")
  }
}
