/// A policy of a rule: its key, and how its value is typed.
package struct RulePolicy: Equatable, Sendable {
  /// The key in the JSON object.
  package let key: String
  package let kind: Kind

  /// How people type a value; what can be absent is typed `none` then.
  package enum Kind: Equatable, Sendable {
    case text
    /// A whole number of things or of points.
    case whole
    /// Yes or no.
    case flag
    /// One of these words.
    case word([String])
    /// Figures of whole points, first place first.
    case wholeFigures
    /// Figures in the unit that is shown, first place first.
    case figures
    /// Rows of such figures.
    case rows
    /// One figure in the unit that is shown.
    case amount
    /// A number with up to three decimals.
    case decimal
    /// A prize in the unit that is shown.
    case prize
  }
}

extension Rule {
  /// Every policy in the order of the JSON object; a rule's name and version are none.
  package static var policies: [RulePolicy] {
    RuleKey.allCases.compactMap { key in
      key.kind.map { RulePolicy(key: key.rawValue, kind: $0) }
    }
  }
}

extension RuleKey {
  fileprivate var kind: RulePolicy.Kind? {
    switch self {
    case .name, .version: nil
    case .edition, .source: .text
    case .players, .start, .returnScore, .unit, .rawStep, .scale, .winds: .whole
    case .uma: .figures
    case .floatingUma: .rows
    case .oka: .word(Calculation.Oka.allCases.map(\.rawValue))
    case .ties: .word(Calculation.Ties.allCases.map(\.rawValue))
    case .sticks: .word(Calculation.Sticks.allCases.map(\.rawValue))
    case .rounding: .word(Calculation.Rounding.allCases.map(\.rawValue))
    case .zeroSum: .flag
    case .tablePoints: .wholeFigures
    case .bust: .prize
    default:
      House.amounts.first { $0.key == self }?.isDecimal ?? false ? .decimal : .amount
    }
  }
}
