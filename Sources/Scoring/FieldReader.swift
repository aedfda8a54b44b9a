/// Reads typed values out of a rule's keys; null is as good as absent.
struct FieldReader {
  let fields: [String: FieldValue]

  /// Refuses a key that would be passed over in silence: its policy would not be kept.
  func refuseUnknown() throws(RuleError) {
    let unknown = fields.filter { $0.value != .null && RuleKey(rawValue: $0.key) == nil }
    if let key = unknown.keys.min() { throw RuleError(key: key, problem: .unknownKey) }
  }

  /// The calculation, or nil where every key that would make one is absent.
  func calculation() throws(RuleError) -> Calculation? {
    let keys: [RuleKey] = [
      .players, .start, .returnScore, .uma, .floatingUma, .oka, .ties, .sticks,
    ]
    let unit = try int(.unit, or: 100)
    let rounding = try word(.rounding, or: Calculation.Rounding.none)
    guard keys.contains(where: { self[$0] != nil }) else {
      guard rounding == .none else { throw RuleError(.rounding, .needsCalculation) }
      return nil
    }
    let start = try int(.start)
    let returnScore = try int(.returnScore)
    return Calculation(
      players: Int(try int(.players)), start: start, returnScore: returnScore, uma: try uma(),
      oka: try word(.oka, or: returnScore == 0 && start > 0 ? .none : .first),
      ties: try word(.ties, or: .split), unit: unit, sticks: try word(.sticks, or: .first),
      rounding: rounding)
  }

  private func uma() throws(RuleError) -> Uma {
    guard let value = self[.floatingUma] else {
      guard let row = try ints(.uma) else { throw RuleError(.uma, .missing) }
      return .byPlace(row)
    }
    guard self[.uma] == nil else { throw RuleError(.uma, .doubled) }
    guard case .object(let members) = value else {
      throw RuleError(.floatingUma, .wrongKind(expected: .object))
    }
    var rows: [[Points]] = []
    // Rows may stand in any order, as keys of an object do.
    for number in 1...max(1, members.count) {
      guard case .ints(let row)? = members.first(where: { $0.key == String(number) })?.value else {
        throw RuleError(.floatingUma, .missingRow(number))
      }
      rows.append(row)
    }
    return .floating(rows)
  }

  /// What is paid beside the calculation.
  func house() throws(RuleError) -> House {
    var house = House(bust: try bust())
    for amount in House.amounts where self[amount.key] != nil {
      house[keyPath: amount.path] =
        try amount.isDecimal ? decimal(amount.key) : int(amount.key)
    }
    return house
  }

  private func bust() throws(RuleError) -> House.Bust? {
    guard let value = self[.bust] else { return nil }
    guard case .object(let members) = value else {
      throw RuleError(.bust, .wrongKind(expected: .object))
    }
    if let other = members.first(where: { !["limit", "prize"].contains($0.key) }) {
      throw RuleError(key: "bust.\(other.key)", problem: .unknownKey)
    }
    guard case .int(let prize)? = members.first(where: { $0.key == "prize" })?.value else {
      throw RuleError(key: "bust.prize", problem: .wrongKind(expected: .int))
    }
    let known = House.Bust.Limit.allCases.map(\.rawValue)
    var limit = House.Bust.Limit.below
    if let member = members.first(where: { $0.key == "limit" }) {
      guard case .text(let word) = member.value, let found = House.Bust.Limit(rawValue: word) else {
        throw RuleError(key: "bust.limit", problem: .unknownWord("", known: known))
      }
      limit = found
    }
    return House.Bust(limit: limit, prize: prize)
  }

  /// A number in thousandths.
  private func decimal(_ key: RuleKey) throws(RuleError) -> Int64 {
    switch self[key] {
    case .decimal(let thousandths)?: return thousandths
    case .int(let whole)?:
      let (thousandths, overflow) = whole.multipliedReportingOverflow(by: 1000)
      guard !overflow else {
        throw RuleError(key, .outOfRange(whole, least: 1, most: Limits.points))
      }
      return thousandths
    default: throw RuleError(key, .wrongKind(expected: .decimal))
    }
  }

  func text(_ key: RuleKey, or absent: String? = nil) throws(RuleError) -> String {
    guard let value = self[key] ?? absent.map(FieldValue.text) else {
      throw RuleError(key, .missing)
    }
    guard case .text(let text) = value else { throw RuleError(key, .wrongKind(expected: .text)) }
    return text
  }

  func int(_ key: RuleKey, or absent: Int64? = nil) throws(RuleError) -> Int64 {
    guard let value = self[key] ?? absent.map(FieldValue.int) else {
      throw RuleError(key, .missing)
    }
    guard case .int(let int) = value else { throw RuleError(key, .wrongKind(expected: .int)) }
    return int
  }

  func bool(_ key: RuleKey) throws(RuleError) -> Bool? {
    guard let value = self[key] else { return nil }
    guard case .bool(let bool) = value else { throw RuleError(key, .wrongKind(expected: .bool)) }
    return bool
  }

  func ints(_ key: RuleKey) throws(RuleError) -> [Int64]? {
    guard let value = self[key] else { return nil }
    guard case .ints(let ints) = value else { throw RuleError(key, .wrongKind(expected: .ints)) }
    return ints
  }

  private func word<Word: RawRepresentable<String> & CaseIterable>(
    _ key: RuleKey, or absent: Word
  ) throws(RuleError) -> Word {
    let text = try text(key, or: absent.rawValue)
    guard let word = Word(rawValue: text) else {
      throw RuleError(key, .unknownWord(text, known: Word.allCases.map(\.rawValue)))
    }
    return word
  }

  private subscript(key: RuleKey) -> FieldValue? {
    let value = fields[key.rawValue]
    return value == .null ? nil : value
  }
}
