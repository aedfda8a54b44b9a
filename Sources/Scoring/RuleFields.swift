/// The value of one key of a rule, as JSON can hold it; amounts are points.
package enum FieldValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case int(Int64)
  case text(String)
  case ints([Int64])
}

/// The kinds of value a rule's key can ask for.
package enum FieldKind: Equatable, Sendable {
  case bool, int, text, ints
}

/// The keys of a rule, in the order in which they are written.
enum RuleKey: String, CaseIterable {
  case name, version, edition, source, players, start
  case returnScore = "return"
  case uma
  case floatingUma = "floating_uma"
  case oka, ties, unit, sticks, rounding
  case rawStep = "raw_step"
  case zeroSum = "zero_sum"
  case scale, winds
}

extension Rule {
  /// The rule as keys and values, in the order of the JSON object.
  ///
  /// `Rule(fields:)` reads it back.
  package var fields: [(key: String, value: FieldValue)] {
    RuleKey.allCases.map { ($0.rawValue, value(of: $0)) }
  }

  private func value(of key: RuleKey) -> FieldValue {
    switch key {
    case .name: .text(name)
    case .version: .int(Int64(version))
    case .edition: .text(edition)
    case .source: .text(source)
    case .rawStep: .int(rawStep)
    case .zeroSum: .bool(zeroSum)
    case .scale: .int(scale)
    case .winds: .int(Int64(winds))
    default: calculation?.value(of: key) ?? Rule.valueWithoutCalculation(of: key)
    }
  }

  private static func valueWithoutCalculation(of key: RuleKey) -> FieldValue {
    switch key {
    case .unit: .int(1)
    case .rounding: .text(Calculation.Rounding.none.rawValue)
    default: .null
    }
  }
}

extension Calculation {
  fileprivate func value(of key: RuleKey) -> FieldValue? {
    switch key {
    case .players: .int(Int64(players))
    case .start: .int(start)
    case .returnScore: .int(returnScore)
    case .uma: .ints(uma)
    case .oka: .text(oka.rawValue)
    case .ties: .text(ties.rawValue)
    case .unit: .int(unit)
    case .sticks: .text(sticks.rawValue)
    case .rounding: .text(rounding.rawValue)
    default: nil
    }
  }
}

extension Rule {
  /// Reads a rule from the keys of its JSON object, without `schema`.
  ///
  /// A key that is absent or null takes its default: version 1, edition and source empty, oka
  /// `first` (`none` without a return score), ties `split`, unit 100, sticks `first`, rounding
  /// `none`, raw_step 1, zero_sum whatever the figures come to, scale 1000, winds 2. Without any
  /// of players, start, return, uma, oka, ties and sticks it is a rule of typed results.
  ///
  /// - Throws: What is wrong with which key, `check()` included.
  package init(fields: [String: FieldValue]) throws(RuleError) {
    let reader = FieldReader(fields: fields)
    try reader.refuseUnknown()
    let calculation = try reader.calculation()
    // Checked before its total is worked out, which could overflow otherwise.
    try calculation?.check()
    self.init(
      name: try reader.text(.name),
      version: Int(try reader.int(.version, or: 1)),
      edition: try reader.text(.edition, or: ""),
      source: try reader.text(.source, or: ""),
      scale: try reader.int(.scale, or: 1000),
      zeroSum: try reader.bool(.zeroSum) ?? (calculation?.resultTotal ?? 0 == 0),
      rawStep: try reader.int(.rawStep, or: 1),
      winds: Int(try reader.int(.winds, or: 2)),
      calculation: calculation)
    try check()
  }
}
