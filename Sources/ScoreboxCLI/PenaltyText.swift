import Interchange
import Rendering
import Scoring
import Storage
import Text

/// A penalty in words and as data.
enum PenaltyText {
  /// The amount in the unit that is shown.
  static func amount(_ entry: AdjustmentRecord, scale: Points) -> String {
    entry.kind == .tablePenalty
      ? TablePointText.text(entry.amount)
      : NumberText(scale: scale, showing: [entry.amount]).signed(entry.amount)
  }

  /// `penalty 3: Chiba -20.0, round 2, late`.
  static func line(_ entry: AdjustmentRecord, owner: String, scale: Points) -> Phrase {
    let amount = amount(entry, scale: scale)
    let parts: [Phrase?] = [
      entry.kind == .tablePenalty
        ? .tablePenalty(entry.id, DisplayText.printable(owner), amount)
        : .penalty(entry.id, DisplayText.printable(owner), amount),
      entry.round.map { .round($0, on: nil) },
      Phrase(verbatim: DisplayText.printable(entry.reason)),
    ]
    return parts.compactMap(\.self).joined(separator: .comma)
  }

  static func json(_ entry: AdjustmentRecord, owner: String) -> JSON {
    let isTable = entry.kind == .tablePenalty
    return .object([
      "number": .integer(entry.id),
      "player": entry.owner.isPlayer ? .string(owner) : .null,
      "team": entry.owner.isPlayer ? .null : .string(owner),
      "points": isTable ? .null : .integer(entry.amount),
      "table_points": isTable ? .number(TablePointText.text(entry.amount)) : .null,
      "round": .integer(entry.round),
      "date": .string(entry.day.iso),
      "reason": .string(entry.reason),
    ])
  }
}
