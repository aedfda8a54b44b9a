import Text

// What is said of penalties and teams.

extension Phrase {
  static let penaltyNeedsReason = Phrase(
    "a penalty needs its reason: --reason TEXT", "ペナルティには理由が必要です。--reason TEXT を付けてください")

  static func penaltyIsNoGain(_ word: String) -> Phrase {
    Phrase(
      "\(quoted(word)) would add; a penalty always takes off: write \(word.dropFirst())",
      "\(quoted(word)) では加点になります。ペナルティは必ず減点です。\(word.dropFirst()) と書いてください")
  }

  static func penaltyOutOfRange(_ word: String) -> Phrase {
    Phrase(
      "\(quoted(word)) is no amount of a penalty; write more than 0, such as 20",
      "\(quoted(word)) はペナルティの値として使えません。20 のように 0 より大きい数を書いてください")
  }

  static func penaltyInWholePoints(_ word: String, _ rule: String) -> Phrase {
    Phrase(
      "\(quoted(word)) has decimals, but \(DisplayText.printable(rule)) counts whole points",
      "\(quoted(word)) に小数がありますが、\(DisplayText.printable(rule)) の点は整数です")
  }

  static func badTablePoints(_ word: String) -> Phrase {
    Phrase(
      "\(quoted(word)) cannot be shared out in table points; write a quarter or a half, such as 1.5",
      "\(quoted(word)) は卓点に使えません。1.5 のように 0.25 か 0.5 の単位で書いてください")
  }

  static func noTablePoints(_ rule: String) -> Phrase {
    let rule = DisplayText.printable(rule)
    return Phrase(
      "\(rule) has no table points; leave out --table-points",
      "\(rule) に卓点はありません。--table-points は外してください")
  }

  static func noPlayerOrTeam(_ word: String, in game: String, near names: [String]) -> Phrase {
    Phrase(
      "no player or team named \(quoted(word)) is in \(quoted(game))",
      "\(quoted(game)) に \(quoted(word)) というプレイヤーやチームはありません") + hint(names, see: "players")
  }

  /// Names and figures are printable.
  static func penalty(_ number: Int64, _ owner: String, _ amount: String) -> Phrase {
    Phrase("penalty \(number): \(owner) \(amount)", "ペナルティ \(number): \(owner) \(amount)")
  }

  static func tablePenalty(_ number: Int64, _ owner: String, _ amount: String) -> Phrase {
    Phrase(
      "penalty \(number): \(owner) \(amount) table points", "ペナルティ \(number): \(owner) 卓点 \(amount)"
    )
  }

  static func noPenalties(_ game: String?) -> Phrase {
    guard let game else { return noSheetToExplain }
    return Phrase(
      "no penalties in \(DisplayText.printable(game))",
      "\(DisplayText.printable(game)) にペナルティはありません")
  }

  static let penaltyOwnerHeader = Phrase("player or team", "プレイヤー・チーム")
  static let amountHeader = Phrase("amount", "減点")
  static let roundHeader = Phrase("round", "半荘")
  static let reasonHeader = Phrase("reason", "理由")

  static func tablePointsOf(_ amount: String) -> Phrase {
    Phrase("\(amount) table points", "卓点 \(amount)")
  }

  static func notAPenalty(_ word: String) -> Phrase {
    Phrase(
      "\(quoted(word)) is not the number of a penalty, such as 3",
      "\(quoted(word)) はペナルティの番号ではありません。3 のように指定してください")
  }

  static func noSuchPenalty(_ number: Int) -> Phrase {
    Phrase(
      "there is no penalty \(number); see 'scorebox penalties'",
      "ペナルティ \(number) はありません。'scorebox penalties' で確認できます")
  }

  /// A question; what is deleted is a clause of its own.
  static func deletePenalty(_ line: Phrase) -> Phrase {
    Phrase("delete ", "次のペナルティを取り消しますか？ ") + line + Phrase("?", "")
  }

  static func penaltyDeleted(_ line: Phrase, _ game: String, isRehearsal: Bool) -> Phrase {
    let game = DisplayText.printable(game)
    let deed =
      isRehearsal ? Phrase(": would delete ", ": 取り消す内容 ") : Phrase(": deleted ", ": 取り消しました ")
    return Phrase(verbatim: game) + deed + line
  }

  static func penaltyOfNobody(_ game: String) -> Phrase {
    Phrase(
      "\(quoted(game)) is damaged: a penalty belongs to nobody",
      "\(quoted(game)) のデータが壊れています。誰のものでもないペナルティがあります")
  }

  static func newTeamNotKnown(_ name: String, like known: String) -> Phrase {
    Phrase(
      "\(quoted(name)) is a new team, not to be confused with \(quoted(known))",
      "\(quoted(name)) は新しいチームで、\(quoted(known)) とは別です")
  }

  static func teamSet(
    _ player: String, _ team: String?, in sheets: [String], isRehearsal: Bool
  ) -> Phrase {
    let player = DisplayText.printable(player)
    let names = listed(sheets.map(DisplayText.printable))
    let place = sheets.isEmpty ? Phrase("no open sheet yet", "開いているシートはまだなし") : names
    guard let team = team.map(DisplayText.printable) else {
      return Phrase(
        "\(player) \(isRehearsal ? "would be" : "is") in no team: \(place.en)",
        "\(player) はチームなし\(isRehearsal ? "になります" : "になりました"): \(place.ja)")
    }
    return Phrase(
      "\(player) \(isRehearsal ? "would be" : "is") in team \(team): \(place.en)",
      "\(player) はチーム \(team) に\(isRehearsal ? "入ります" : "入りました"): \(place.ja)")
  }

  static let noTeams = Phrase(
    "nobody in this sheet is in a team; put players into teams with set-team",
    "このシートにはチームに入っている人がいません。set-team でチームに入れてください")
}
