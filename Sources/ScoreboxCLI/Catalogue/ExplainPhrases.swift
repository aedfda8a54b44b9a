import Scoring
import Text

// What `explain` says: the arithmetic behind a round, and why there is none.

extension Phrase {
  static func explainedRound(_ game: String, _ round: Int, _ day: Day, _ rule: Rule) -> Phrase {
    let name = DisplayText.printable(game)
    let date = game == day.iso ? [] : [Phrase(verbatim: day.iso)]
    let round = Phrase("round \(round)", "第\(round)半荘")
    return ([Phrase(verbatim: name), round] + date + [.rule(rule)]).joined(separator: .comma)
  }

  static let placeHeader = Phrase("place", "着順")
  static let arithmeticHeader = Phrase("arithmetic", "計算")

  /// A place, or those that are shared: `2nd-3rd`.
  static func places(_ places: ClosedRange<Int>) -> Phrase {
    guard places.count > 1 else { return .place(places.lowerBound) }
    return Phrase(
      "\(place(places.lowerBound).en)-\(place(places.upperBound).en)",
      "\(places.lowerBound)-\(places.upperBound)着")
  }

  static let typedResult = Phrase("the result as typed", "入力されたポイントのまま")
  static let difference = Phrase("points less return score", "素点と返し点の差")

  static func umaOf(_ places: ClosedRange<Int>) -> Phrase {
    places.count == 1
      ? Phrase("uma of \(Self.places(places).en)", "\(Self.places(places).ja)のウマ")
      : Phrase("shared uma of \(Self.places(places).en)", "\(Self.places(places).ja)のウマを等分")
  }

  static let oka = Phrase("oka", "オカ")
  static let sticks = Phrase("riichi sticks", "供託")
  static let rounding = Phrase("rounding", "端数処理")
  static let bustPrize = Phrase("prize for a bust", "飛び賞")
  static let yakitoriFine = Phrase("yakitori", "焼き鳥")
  static let substituteResult = Phrase("fixed result of a substitute", "代走の固定ポイント")

  /// Which row of a floating uma counts, and why.
  static func floatingRow(_ row: Int, above: Int, _ score: String) -> Phrase {
    Phrase(
      "players at \(score) or more: \(above), so row \(row) of the floating uma",
      "\(score) 点以上は \(above) 人なので、順位ウマは \(row) 行目")
  }

  static func remainder(_ amount: String) -> Phrase {
    Phrase("\(amount) left over from the split", "等分の余り \(amount)")
  }

  static func rawSum(_ sum: String, expected: String) -> Phrase {
    sum == expected
      ? Phrase("the points add up to \(sum), as they should", "素点の合計は \(sum) で、規定どおりです")
      : Phrase(
        "the points add up to \(sum) instead of \(expected)",
        "素点の合計は \(sum) で、規定の \(expected) と異なります")
  }

  static func sticksGiven(_ count: Int, to names: [String]) -> Phrase {
    let names = listed(names.map(DisplayText.printable))
    return Phrase(
      "sticks left on the table: \(count), given to \(names.en)",
      "供託\(count)本は \(names.ja) が取得")
  }

  static func sticksLost(_ count: Int) -> Phrase {
    Phrase("sticks left on the table: \(count), given to nobody", "供託\(count)本は取得者なし")
  }

  static func source(_ source: String, _ edition: String) -> Phrase {
    let edition = edition.isEmpty ? "" : " (\(DisplayText.printable(edition)))"
    return Phrase("source: ", "出典: ")
      + Phrase(verbatim: DisplayText.printable(source) + edition)
  }

  static func notARound(_ word: String) -> Phrase {
    Phrase(
      "\(quoted(word)) is not the number of a round, such as 3",
      "\(quoted(word)) は半荘の番号ではありません。3 のように指定してください")
  }

  static let noSheetToExplain = Phrase(
    "there is no sheet yet; add-round starts one", "シートはまだありません。add-round で始まります")

  static func noSuchRound(_ number: Int, _ game: String, newest: Int?) -> Phrase {
    Phrase(
      "\(quoted(game)) has no round \(number); "
        + (newest.map { "its newest is \($0)" } ?? "it has none yet"),
      "\(quoted(game)) に第\(number)半荘はありません。"
        + (newest.map { "最新は第\($0)半荘です" } ?? "まだ半荘がありません"))
  }

  static func satOut(_ name: String, round: Int) -> Phrase {
    Phrase(
      "\(quoted(name)) has no score in round \(round)",
      "第\(round)半荘に \(quoted(name)) の得点はありません（抜け番）")
  }

  static func unexplained(round: Int, rule: String) -> Phrase {
    Phrase(
      "round \(round) is damaged: \(DisplayText.printable(rule)) cannot have judged it",
      "第\(round)半荘のデータが壊れています。\(DisplayText.printable(rule)) では計算できません")
  }

  static func differs(_ name: String, round: Int, stored: String, computed: String) -> Phrase {
    Phrase(
      "round \(round) has \(stored) for \(quoted(name)) in the file, but its rule gives \(computed)",
      "第\(round)半荘の \(quoted(name)) はファイルでは \(stored) ですが、ルールどおりなら \(computed) です")
  }
}
