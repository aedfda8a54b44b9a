import Rendering
import Scoring

/// What the keys of a rule mean, for people.
enum RuleMessages {
  /// A value as it is written in a list.
  static func value(_ value: FieldValue) -> String {
    switch value {
    case .null: "-"
    case .bool(let flag): flag ? "yes" : "no"
    case .int(let number): String(number)
    case .text(let text): text
    case .ints(let numbers): numbers.map { ($0 > 0 ? "+" : "") + String($0) }.joined(separator: " ")
    }
  }

  /// What a key of this rule says, in one clause.
  static func meaning(_ key: String, of rule: Rule) -> String {
    switch key {
    case "name": "what the rule is called"
    case "version": "counts the editions of this name; games keep theirs"
    case "edition": "of the rulebook"
    case "source": "where the figures come from"
    case "raw_step": "a raw score is a multiple of this"
    case "zero_sum":
      rule.zeroSum ? "results sum to 0 but for what the rule loses" : "results may sum to anything"
    case "scale":
      rule.scale == 1000 ? "results are typed and shown in thousands" : "results are whole points"
    case "winds": "winds played in a round unless told otherwise"
    default:
      rule.calculation.map { meaning(key, of: $0) } ?? "results are typed as they are"
    }
  }

  private static func meaning(_ key: String, of calculation: Calculation) -> String {
    switch key {
    case "players": "at the table"
    case "start": "points each player begins with"
    case "return": "the score that counts as 0"
    case "uma": "points added by place, first to last"
    case "floating_uma": "uma by how many reach the return score"
    case "oka": "\(NumberText.grouped(calculation.pot)) points: " + oka(calculation.oka)
    case "ties":
      calculation.ties == .split
        ? "the tied share what their places get" : "the earlier seat has the better place"
    case "unit": "the smallest step a split may make, in points"
    case "sticks":
      calculation.sticks == .first
        ? "left-over sticks go to first, shared if tied" : "left-over sticks are nobody's"
    case "rounding": rounding(calculation.rounding)
    default: ""
    }
  }

  private static func oka(_ oka: Calculation.Oka) -> String {
    switch oka {
    case .first: "to first, shared if tied"
    case .seat: "to first, the earlier seat if tied"
    case .none: "to nobody"
    }
  }

  private static func rounding(_ rounding: Calculation.Rounding) -> String {
    switch rounding {
    case .none: "results are kept to the point"
    case .fiveSix: "raw scores to thousands, 500 down and 600 up; first takes the rest"
    case .tenhou: "raw scores to the nearest thousand, half away from zero; first takes the rest"
    }
  }
}
