import Text

// Which sheet, rule or round is meant, and what is wrong with those that are stored.

extension Phrase {
  static func severalGames(_ word: String, _ names: [String]) -> Phrase {
    Phrase("\(quoted(word)) begins several games: ", "\(quoted(word)) で始まるシートは複数あります: ")
      + listed(names.map(quoted))
  }

  static func closedGame(_ name: String) -> Phrase {
    Phrase("the game \(quoted(name)) is closed", "シート \(quoted(name)) は閉じられています")
  }

  /// Where a write would have to guess; the names are not all of them if there are `more`.
  static func severalOpenGames(_ names: [String], more: Bool) -> Phrase {
    let names = names.map(quoted)
    let all = Phrase(
      listed(more ? names + ["others"] : names).en, listed(names).ja + (more ? " など" : ""))
    return Phrase("several games are open: ", "開いているシートが複数あります: ") + all
      + Phrase("; name one with --game or SCOREBOX_GAME", "。--game か SCOREBOX_GAME で指定してください")
  }

  static let emptyGameName = Phrase("the name of the game is empty", "シートの名前が空です")

  static func unknownGame(_ word: String, near names: [String]) -> Phrase {
    Phrase("no game named \(quoted(word))", "\(quoted(word)) というシートはありません")
      + hint(names, see: "games")
  }

  static func unknownRule(_ word: String, near names: [String]) -> Phrase {
    Phrase("no rule named \(quoted(word))", "\(quoted(word)) というルールはありません")
      + hint(names, see: "rules")
  }

  static func otherUnit(_ rule: String, than other: String) -> Phrase {
    Phrase(
      "\(rule) and \(other) count in different units; start a sheet for it: scorebox add-game --rule \(rule)",
      "\(rule) と \(other) は単位が違います。別のシートを作ってください: scorebox add-game --rule \(rule)")
  }

  /// A key that was used for another round.
  static func otherRound(_ key: String, number: Int, game: String) -> Phrase {
    Phrase(
      "the key \(quoted(key)) belongs to round \(number) of \(quoted(game)), and this is not that round; "
        + "nothing was recorded; use another key",
      "キー \(quoted(key)) は \(quoted(game)) の第\(number)半荘のもので、内容が違います。"
        + "何も記録していません。別のキーを使ってください")
  }

  // Damage.

  static func damagedRule(_ name: String, key: String) -> Phrase {
    Phrase(
      "the rule \(quoted(name)) in the file is damaged: see its \(quoted(key))",
      "ファイルにあるルール \(quoted(name)) は壊れています。\(quoted(key)) の値が正しくありません")
  }

  static func ruleNotJSON(_ name: String) -> Phrase {
    Phrase(
      "the rule \(quoted(name)) in the file is damaged: it is not JSON",
      "ファイルにあるルール \(quoted(name)) は壊れています。JSON ではありません")
  }

  static func scoreOfNobody(round number: Int, game: String) -> Phrase {
    Phrase(
      "round \(number) of \(quoted(game)) has a score of nobody",
      "\(quoted(game)) の第\(number)半荘に、誰のものでもない得点があります")
  }

  static let gameMissing = Phrase("a round's game is missing", "半荘の属するシートがありません")
}
