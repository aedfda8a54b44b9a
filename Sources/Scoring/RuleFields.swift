/// The value of one key of a rule, as JSON can hold it; amounts are points.
package enum FieldValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case int(Int64)
  case text(String)
  case ints([Int64])
  /// A number in thousandths.
  case decimal(Int64)
  case object([FieldMember])
}

/// A key with its value in a value of several keys.
package struct FieldMember: Equatable, Sendable {
  package let key: String
  package let value: FieldValue

  package init(_ key: String, _ value: FieldValue) {
    self.key = key
    self.value = value
  }
}

/// The kinds of value a rule's key can ask for.
package enum FieldKind: Equatable, Sendable {
  case bool, int, text, ints, decimal, object
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
  case tablePoints = "table_points"
  case bust, chip, yakitori, chombo, substitute, rate
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
    case .tablePoints: tablePoints.map(FieldValue.ints) ?? .null
    case .bust: house.value(of: key)
    case _ where House.amounts.contains { $0.key == key }: house.value(of: key)
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

extension House {
  fileprivate func value(of key: RuleKey) -> FieldValue {
    guard let amount = House.amounts.first(where: { $0.key == key }) else {
      return bust.map {
        .object([.init("limit", .text($0.limit.rawValue)), .init("prize", .int($0.prize))])
      } ?? .null
    }
    guard let figure = self[keyPath: amount.path] else { return .null }
    guard amount.isDecimal else { return .int(figure) }
    return figure % 1000 == 0 ? .int(figure / 1000) : .decimal(figure)
  }
}

extension Calculation {
  fileprivate func value(of key: RuleKey) -> FieldValue? {
    switch key {
    case .players: .int(Int64(players))
    case .start: .int(start)
    case .returnScore: .int(returnScore)
    case .uma: if case .byPlace(let row) = uma { .ints(row) } else { .null }
    case .floatingUma: floatingUma
    case .oka: .text(oka.rawValue)
    case .ties: .text(ties.rawValue)
    case .unit: .int(unit)
    case .sticks: .text(sticks.rawValue)
    case .rounding: .text(rounding.rawValue)
    default: nil
    }
  }

  private var floatingUma: FieldValue {
    guard case .floating(let rows) = uma else { return .null }
    return .object(rows.enumerated().map { .init(String($0.offset + 1), .ints($0.element)) })
  }
}

extension Rule {
  /// Reads a rule from the keys of its JSON object, without `schema`.
  ///
  /// A key that is absent or null takes its default: version 1, edition and source empty, oka
  /// `first` (`none` without a return score), ties `split`, unit 100, sticks `first`, rounding
  /// `none`, raw_step 1, zero_sum whatever the figures come to, scale 1000, winds 2. Without any
  /// of players, start, return, uma, oka, ties and sticks it is a rule of typed results. Uma that
  /// do not sum to 0 need a zero_sum that says so.
  ///
  /// - Throws: What is wrong with which key, `check()` included.
  package init(fields: [String: FieldValue]) throws(RuleError) {
    let reader = FieldReader(fields: fields)
    try reader.refuseUnknown()
    let calculation = try reader.calculation()
    let zeroSum = try reader.bool(.zeroSum)
    // Checked before its total is worked out, which could overflow otherwise.
    try calculation?.check()
    if zeroSum == nil { try calculation?.uma.checkSums() }
    self.init(
      name: try reader.text(.name),
      version: Int(try reader.int(.version, or: 1)),
      edition: try reader.text(.edition, or: ""),
      source: try reader.text(.source, or: ""),
      scale: try reader.int(.scale, or: 1000),
      zeroSum: zeroSum ?? calculation?.isZeroSum ?? true,
      rawStep: try reader.int(.rawStep, or: 1),
      winds: Int(try reader.int(.winds, or: 2)),
      tablePoints: try reader.ints(.tablePoints),
      calculation: calculation, house: try reader.house())
    try check()
  }
}
