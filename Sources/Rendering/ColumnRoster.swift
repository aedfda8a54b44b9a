/// The columns of a game, and what one item of a specification means among them.
struct ColumnRoster {
  /// Columns in a row.
  struct Span {
    /// Numbers from 1, all of them existing.
    let columns: ClosedRange<Int>
    /// Whether the item reached past the last column.
    let isCut: Bool
  }

  /// The names in the order of the columns.
  let names: [String]
  /// The folded names, in the same order.
  let keys: [String]
  /// The columns of further names, folded.
  let aliases: [String: Int]

  /// Whether a column has this number.
  func contains(_ number: Int) -> Bool { number >= 1 && number <= names.count }

  /// The columns of one item.
  ///
  /// Throws ``ColumnSpecError`` if it names none.
  func span(of item: Substring, key: (String) -> String) throws(ColumnSpecError) -> Span {
    let refs = SpecFields.split(item, at: SpecFields.colons)
    let isNumber = NumberForm.begins(item)
    if !isNumber, let column = named(item, key: key) {
      return Span(columns: column...column, isCut: false)
    }
    switch refs.count {
    case 1 where isNumber:
      guard let form = NumberForm(item) else { throw malformed(item) }
      return try span(form.low, form.high, item: item) {
        "\(form.high ?? 0)-\(form.low ?? 0)"
      }
    case 1:
      let column = try column(item, in: item, key: key)
      return Span(columns: column...column, isCut: false)
    case 2 where !(refs[0].isEmpty && refs[1].isEmpty):
      let low = refs[0].isEmpty ? nil : try column(refs[0], in: item, key: key)
      let high = refs[1].isEmpty ? nil : try column(refs[1], in: item, key: key)
      return try span(low, high, item: item) { "\(refs[1]):\(refs[0])" }
    default:
      throw malformed(item)
    }
  }

  /// Compares a range with the columns there are; nil is an open end.
  private func span(
    _ low: Int?, _ high: Int?, item: Substring, swapped: () -> String
  ) throws(ColumnSpecError) -> Span {
    let first = low ?? 1
    let last = high ?? max(first, names.count)
    guard min(first, last) >= 1, min(first, last) <= names.count else {
      throw .outOfRange(item: String(item), count: names.count)
    }
    guard first <= last else {
      throw .reversed(item: String(item), suggestion: swapped(), count: names.count)
    }
    return Span(columns: first...min(last, names.count), isCut: last > names.count)
  }

  /// The number a reference stands for: a plain number, existing or not, or that of a name.
  private func column(
    _ ref: Substring, in item: Substring, key: (String) -> String
  ) throws(ColumnSpecError) -> Int {
    if NumberForm.begins(ref) {
      guard let number = NumberForm.number(ref) else { throw malformed(item) }
      return number
    }
    guard let name = SpecFields.name(in: ref) else { throw malformed(item) }
    if let column = named(ref, key: key) { return column }
    let start = key(name)
    let matches = keys.indices.filter { !start.isEmpty && keys[$0].hasPrefix(start) }
    guard let match = matches.first else { throw .unknownName(name) }
    guard matches.count == 1 else {
      throw .ambiguousName(name, matches: matches.map { names[$0] })
    }
    return match + 1
  }

  /// The column whose name or alias a text equals, without its `@` and quotes or as it stands.
  private func named(_ text: Substring, key: (String) -> String) -> Int? {
    for name in [SpecFields.name(in: text), String(text)] {
      if let name, let index = keys.firstIndex(of: key(name)) { return index + 1 }
      if let column = name.flatMap({ aliases[key($0)] }) { return column }
    }
    return nil
  }

  private func malformed(_ item: Substring) -> ColumnSpecError {
    .malformed(item: String(item), count: names.count)
  }
}
