import Rendering
import Scoring
import Text

// What is wrong with the players and scores of a round, and what to tell about them.

extension Phrase {
  // A round as typed.

  static let mixedOperands = Phrase(
    "some scores name their player and some do not; write all as NAME=SCORE or none",
    "プレイヤー名のある得点とない得点が混ざっています。すべて NAME=SCORE と書くか、すべて名前なしで書いてください")

  static func noNameBeforeScore(_ operand: String) -> Phrase {
    Phrase("\(quoted(operand)) has no name before its '='", "\(quoted(operand)) の '=' の前に名前がありません")
  }

  /// After a word that is no number at all.
  static let scoreWithPlayer = Phrase(
    "; with its player it is written Aoki=35200", "。プレイヤーと一緒なら Aoki=35200 のように書きます")

  static let nobodyHasScore = Phrase("nobody has a score in this round", "この半荘には誰の得点もありません")

  static func twiceInRound(_ name: String) -> Phrase {
    Phrase("\(quoted(name)) is named twice", "\(quoted(name)) が 2 回あります")
  }

  static func scoreOfOneOut(_ name: String) -> Phrase {
    Phrase("\(quoted(name)) has a score and sits out", "\(quoted(name)) は抜け番なのに得点があります")
  }

  static func noPlayersYet(_ game: String) -> Phrase {
    Phrase(
      "\(quoted(game)) has no players yet; name them, as in Aoki=35200",
      "\(quoted(game)) にはまだプレイヤーがいません。Aoki=35200 のように名前を書いてください")
  }

  /// Scores in the order of the players, too many or too few.
  static func scoresExpected(_ names: [String], given: Int) -> Phrase {
    let order = listed(names.prefix(12).map(DisplayText.printable))
    return Phrase(
      "\(names.count) scores are expected, in the order \(order.en), not \(given); write x for one who sits out",
      "得点は \(order.ja) の順に \(names.count) 人分必要ですが、\(given) 人分です。抜け番には x と書いてください")
  }

  /// Points typed where thousands are wanted.
  static func pointsAsResult(_ typed: String, of name: String, meant: String) -> Phrase {
    let name = DisplayText.printable(name)
    return Phrase(
      "\(typed) for \(name) would be thousands of points; write \(meant) for a result, "
        + "or name a rule for points on the table with --rule; --yes takes it as it is",
      "\(name) の \(typed) は千点単位のポイントとしては大きすぎます。ポイントなら \(meant) と書き、"
        + "素点なら --rule で素点を入力するルールを指定してください。--yes を付ければこのまま記録します")
  }

  // Players.

  static func noPlayerNumber(_ number: Int, in game: String, count: Int) -> Phrase {
    Phrase(
      "there is no player number \(number) in \(quoted(game)), which has \(count); "
        + "for a player of that name write @\(number)",
      "\(quoted(game)) に \(number) 番のプレイヤーはいません (\(count) 人のシートです)。"
        + "その名前のプレイヤーなら @\(number) と書いてください")
  }

  static func notInGuessed(_ name: String, _ game: String) -> Phrase {
    Phrase(
      "\(quoted(name)) is not in \(quoted(game)), the newest of several open games; name one with --game",
      "\(quoted(name)) は、開いているシートのうち最新の \(quoted(game)) にいません。--game でシートを指定してください")
  }

  static func noPlayer(_ name: String, in game: String, near names: [String]) -> Phrase {
    Phrase(
      "no player named \(quoted(name)) in \(quoted(game))",
      "\(quoted(game)) に \(quoted(name)) というプレイヤーはいません") + hint(names)
  }

  static func noPlayer(_ name: String, near names: [String]) -> Phrase {
    Phrase("no player named \(quoted(name))", "\(quoted(name)) というプレイヤーはいません")
      + hint(names, see: "players")
  }

  /// Where a new player could come in.
  static func unknownPlayer(_ name: String, near names: [String]) -> Phrase {
    noPlayer(name, near: names)
      + Phrase(", or add --add-players for a new one", "。新しいプレイヤーなら --add-players を付けてください")
  }

  // Notes.

  static func newPlayers(_ names: [String]) -> Phrase {
    names.count > 8
      ? Phrase("new players: \(names.count)", "新しいプレイヤー: \(names.count) 人")
      : Phrase("new players: ", "新しいプレイヤー: ") + listed(names.map(quoted))
  }

  static func joinedSheet(_ names: [String]) -> Phrase {
    names.count > 8
      ? Phrase("joined the sheet: \(names.count)", "シートに加わったプレイヤー: \(names.count) 人")
      : Phrase("joined the sheet: ", "シートに加わったプレイヤー: ") + listed(names.map(quoted))
  }

  static func newButLike(_ name: String, _ known: String) -> Phrase {
    Phrase(
      "new player \(quoted(name)), not to be confused with \(quoted(known))",
      "\(quoted(name)) は新しいプレイヤーで、\(quoted(known)) とは別人です")
  }
}
