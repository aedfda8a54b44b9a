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
    }
  }

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
    case "sticks":
      calculation.sticks == .first
        ? Phrase("left-over sticks go to first, shared if tied", "残った供託は1着へ（同点なら分ける）")
        : Phrase("left-over sticks are nobody's", "残った供託は誰のものでもない")
    case "rounding": rounding(calculation.rounding)
    default: Phrase(verbatim: "")
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
    }
  }
}
