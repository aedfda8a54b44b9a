import Text

// What stands in the lists of sheets, players and rules.

extension Phrase {
  static let gameHeader = Phrase("game", "シート")
  static let dateHeader = Phrase("date", "日付")
  static let ruleHeader = Phrase("rule", "ルール")
  /// Over how many there are.
  static let playersHeader = Phrase("players", "人数")
  static let roundsHeader = Phrase("rounds", "半荘")
  static let stateHeader = Phrase("state", "状態")
  static let playerHeader = Phrase("player", "プレイヤー")
  /// Over how many there are.
  static let gamesHeader = Phrase("games", "シート")
  static let figuresHeader = Phrase("figures", "数値")
  static let sourceHeader = Phrase("source", "出典")
  static let policyHeader = Phrase("policy", "項目")
  static let valueHeader = Phrase("value", "値")
  static let meaningHeader = Phrase("meaning", "意味")

  static let open = Phrase("open", "記録中")
  static let closed = Phrase("closed", "終了")
  /// Any number of players.
  static let anyNumber = Phrase("any", "任意")
}
