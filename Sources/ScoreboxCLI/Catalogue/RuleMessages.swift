import Rendering
import Scoring
import Text

/// What the keys of a rule mean, for people.
enum RuleMessages {
  /// A value as it is written in a list.
  static func value(_ value: FieldValue) -> Phrase {
    switch value {
    case .null: Phrase(verbatim: "-")
    case .bool(true): Phrase("yes", "はい")
    case .bool(false): Phrase("no", "いいえ")
    case .int(let number): Phrase(verbatim: String(number))
    case .text(let text): Phrase(verbatim: text)
    case .ints(let numbers):
      Phrase(
        verbatim: numbers.map { ($0 > 0 ? "+" : "") + String($0) }.joined(separator: " "))
    case .decimal(let thousandths):
      Phrase(verbatim: NumberText(scale: 1000, showing: [thousandths]).plain(thousandths))
    case .object(let members):
      members.map { Phrase(verbatim: $0.key + ": ") + self.value($0.value) }
        .joined(separator: .comma)
    }
  }

  /// What the option for a key sets.
  static func option(_ key: String) -> Phrase {
    switch key {
    case "edition": Phrase("the edition of the rulebook", "ルールブックの版")
    case "source": Phrase("where the figures come from", "数値の出典")
    case "players": Phrase("how many sit at the table", "1卓の人数")
    case "start": Phrase("points each player begins with", "配給原点")
    case "return": Phrase("the score that counts as 0", "返し点")
    case "uma": Phrase("what each place adds, first to last", "着順ごとのウマ（1着から順に）")
    case "floating_uma":
      Phrase("rows of uma by how many reach the return score", "返し点以上の人数ごとのウマの行")
    case "oka": Phrase("who takes what start and return differ by", "オカを取る人")
    case "ties": Phrase("what equal scores mean", "同点の扱い")
    case "unit": Phrase("the smallest step a split may make, in points", "分けるときの最小単位（点）")
    case "sticks": Phrase("who gets sticks left over", "残った供託の扱い")
    case "rounding": Phrase("how scores or results are rounded", "端数処理")
    case "raw_step": Phrase("what a raw score is a multiple of", "素点の最小単位")
    case "zero_sum": Phrase("whether results must sum to 0", "ポイントの合計を 0 とするか")
    case "scale": Phrase("1000 for results in thousands, 1 for points", "千点単位なら 1000、1点単位なら 1")
    case "winds": Phrase("winds of a round unless told otherwise", "指定がないときの場の数")
    case "table_points": Phrase("table points by place, which then rank", "着順ごとの卓点（順位を決める）")
    case "bust": Phrase("the prize for busting a player", "飛び賞")
    case "chip": Phrase("what a chip is worth", "チップ1枚の値")
    case "yakitori": Phrase("what each without a win pays to each other", "焼き鳥が他の各プレイヤーに払う値")
    case "chombo": Phrase("what a chombo costs", "チョンボの減点")
    case "substitute": Phrase("the fixed result of a substitute", "代走の固定ポイント")
    case "rate": Phrase("units to one shown point, at the end", "最後に掛けるレート")
    default: Phrase(verbatim: "")
    }
  }

  static let bustLimit = Phrase("bust below 0, or at 0 already", "飛びは 0点未満か 0点以下か")

  /// What a key of this rule says, in one clause.
  static func meaning(_ key: String, of rule: Rule) -> Phrase {
    switch key {
    case "name": Phrase("what the rule is called", "ルールの名前")
    case "version":
      Phrase("counts the editions of this name; games keep theirs", "同じ名前の版の番号（シートは開始時の版のまま）")
    case "edition": Phrase("of the rulebook", "ルールブックの版")
    case "source": Phrase("where the figures come from", "数値の出典")
    case "raw_step": Phrase("a raw score is a multiple of this", "素点はこの倍数")
    case "zero_sum":
      rule.zeroSum
        ? Phrase("results sum to 0 but for what the rule loses", "ポイントの合計は、ルールで失われる分を除いて 0")
        : Phrase("results may sum to anything", "ポイントの合計は自由")
    case "scale":
      rule.scale == 1000
        ? Phrase("results are typed and shown in thousands", "ポイントは千点単位で入力・表示")
        : Phrase("results are whole points", "ポイントは1点単位の整数")
    case "winds": Phrase("winds played in a round unless told otherwise", "指定がないときの場の数")
    case "table_points":
      rule.tablePoints == nil
        ? Phrase("none: points rank the players", "なし（順位は得点で決まる）")
        : Phrase("by place, shared if tied; they rank the players", "着順ごとの卓点（同点なら分ける）。順位を決める")
    case "bust", "chip", "yakitori", "chombo", "substitute", "rate":
      meaning(key, of: rule.house)
    default:
      rule.calculation.map { meaning(key, of: $0) }
        ?? Phrase("results are typed as they are", "ポイントをそのまま入力")
    }
  }

  private static func meaning(_ key: String, of calculation: Calculation) -> Phrase {
    switch key {
    case "players": Phrase("at the table", "1卓の人数")
    case "start": Phrase("points each player begins with", "配給原点")
    case "return": Phrase("the score that counts as 0", "返し点（0 とみなす素点）")
    case "uma": Phrase("points added by place, first to last", "着順ごとに加える点（1着から順に）")
    case "floating_uma":
      Phrase("uma by how many reach the return score", "返し点以上の人数で決まるウマ")
    case "oka": pot(calculation)
    case "ties":
      calculation.ties == .split
        ? Phrase("the tied share what their places get", "同点なら順位点を分け合う")
        : Phrase("the earlier seat has the better place", "同点なら起家に近い方が上位")
    case "unit": Phrase("the smallest step a split may make, in points", "分けるときの最小単位（点）")
    case "sticks": sticks(calculation.sticks)
    case "rounding": rounding(calculation.rounding)
    default: Phrase(verbatim: "")
    }
  }

  private static func meaning(_ key: String, of house: House) -> Phrase {
    switch key {
    case "bust":
      switch house.bust?.limit {
      case .below:
        Phrase("paid to whoever sends a player below 0", "0点を下回ったプレイヤーが、飛ばした人に払う")
      case .at:
        Phrase("paid to whoever sends a player to 0 or below", "0点以下になったプレイヤーが、飛ばした人に払う")
      case nil: Phrase("no prize for busting a player", "飛び賞なし")
      }
    case "chip": worth(house.chip, Phrase("a chip in points", "チップ1枚の点数"))
    case "yakitori":
      worth(house.yakitori, Phrase("paid by each without a win to each other", "焼き鳥が他の各プレイヤーに払う点"))
    case "chombo": worth(house.chombo, Phrase("taken off for a chombo", "チョンボの減点"))
    case "substitute":
      worth(house.substitute, Phrase("the result of a substitute player", "代走のポイント（固定）"))
    default:
      worth(house.rate, Phrase("units to one shown point, at the end", "表示1ポイントあたりの単位（最後に掛ける）"))
    }
  }

  private static func worth(_ amount: Points?, _ meaning: Phrase) -> Phrase {
    amount == nil ? Phrase("not played with", "なし") : meaning
  }

  private static func sticks(_ sticks: Calculation.Sticks) -> Phrase {
    switch sticks {
    case .first: Phrase("left-over sticks go to first, shared if tied", "残った供託は1着へ（同点なら分ける）")
    case .lost: Phrase("left-over sticks are nobody's", "残った供託は誰のものでもない")
    case .dealer: Phrase("left-over sticks go to the last dealer", "残った供託は最終局の親へ")
    case .returned:
      Phrase("left-over sticks go back to those who put them there", "残った供託は出した人に戻す")
    }
  }

  private static func pot(_ calculation: Calculation) -> Phrase {
    let points = NumberText.grouped(calculation.pot)
    let who =
      switch calculation.oka {
      case .first: Phrase("to first, shared if tied", "1着へ（同点なら分ける）")
      case .seat: Phrase("to first, the earlier seat if tied", "1着へ（同点なら起家に近い方）")
      case .none: Phrase("to nobody", "なし")
      }
    return Phrase("\(points) points: \(who.en)", "\(points)点: \(who.ja)")
  }

  private static func rounding(_ rounding: Calculation.Rounding) -> Phrase {
    switch rounding {
    case .none: Phrase("results are kept to the point", "端数処理なし")
    case .fiveSix:
      Phrase(
        "raw scores to thousands, 500 down and 600 up; first takes the rest",
        "素点を五捨六入で千点単位に、差額は1着へ")
    case .tenhou:
      Phrase(
        "raw scores to the nearest thousand, half away from zero; first takes the rest",
        "素点を四捨五入で千点単位に、差額は1着へ")
    case .towardReturn:
      Phrase(
        "raw scores to thousands toward the return score; first takes the rest",
        "素点を返し点に近い方の千点単位に、差額は1着へ")
    case .halfUp:
      Phrase(
        "results to the nearest, half up; first takes the rest",
        "ポイントを四捨五入で整数に（0.5 は切り上げ）、差額は1着へ")
    case .floor:
      Phrase("every result down to a whole one; the sum shrinks", "ポイントをすべて切り捨て（合計は減る）")
    case .up:
      Phrase("every result up to a whole one; the sum grows", "ポイントをすべて切り上げ（合計は増える）")
    }
  }
}
