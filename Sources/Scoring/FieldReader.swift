/// Reads typed values out of a rule's keys; null is as good as absent.
struct FieldReader {
  let fields: [String: FieldValue]

  /// Refuses a key that would be passed over in silence: its policy would not be kept.
  func refuseUnknown() throws(RuleError) {
    let unknown = fields.filter { $0.value != .null && RuleKey(rawValue: $0.key) == nil }
    if let key = unknown.keys.min() { throw RuleError(key: key, problem: .unknownKey) }
    guard self[.floatingUma] == nil else { throw RuleError(.floatingUma, .unsupported) }
  }

  /// The calculation, or nil where every key that would make one is absent.
  func calculation() throws(RuleError) -> Calculation? {
    let keys: [RuleKey] = [.players, .start, .returnScore, .uma, .oka, .ties, .sticks]
    let unit = try int(.unit, or: 100)
    let rounding = try word(.rounding, or: Calculation.Rounding.none)
    guard keys.contains(where: { self[$0] != nil }) else {
      guard rounding == .none else { throw RuleError(.rounding, .needsCalculation) }
      return nil
    }
    let start = try int(.start)
    let returnScore = try int(.returnScore)
    return Calculation(
      players: Int(try int(.players)), start: start, returnScore: returnScore, uma: try ints(.uma),
      oka: try word(.oka, or: returnScore == 0 && start > 0 ? .none : .first),
      ties: try word(.ties, or: .split), unit: unit, sticks: try word(.sticks, or: .first),
      rounding: rounding)
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

  private func ints(_ key: RuleKey) throws(RuleError) -> [Int64] {
    guard let value = self[key] else { throw RuleError(key, .missing) }
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
