/// The columns a specification names.
package struct Columns: Equatable, Sendable {
  /// Column numbers from 1, ascending, each once.
  package let indices: [Int]
  /// Items that reach past the last column, as typed: a note, or an error if one is strict.
  package let beyond: [String]

  /// Creates a set of columns.
  package init(indices: [Int], beyond: [String] = []) {
    self.indices = indices
    self.beyond = beyond
  }
}

/// A specification that names no columns; items stand as typed, `count` columns exist.
package enum ColumnSpecError: Error, Equatable, Sendable {
  /// Empty, or neither a number form, a range nor a name.
  case malformed(item: String, count: Int)
  /// Outside of 1...count from its first number on; with no columns everything is.
  case outOfRange(item: String, count: Int)
  /// A range whose end comes first, and the range that was probably meant.
  case reversed(item: String, suggestion: String, count: Int)
  /// No column of this name.
  case unknownName(String)
  /// The beginning of several names, in the order of the columns.
  case ambiguousName(String, matches: [String])

  /// Whether the words are wrong (status 64), rather than a name not found (status 1).
  package var isUsageError: Bool {
    switch self {
    case .malformed, .outOfRange, .reversed: true
    case .unknownName, .ambiguousName: false
    }
  }
}

/// The grammar of `--cols`.
///
///     SPEC = "all" | "played" | ITEM *("," ITEM)
///     ITEM = N | N-N | N- | -N | REF:REF | REF: | :REF | NAME | @NAME
///     REF  = N | NAME | @NAME
///
/// An item that begins with a digit or a dash is a number form; an item equal to a name is that
/// name before a colon splits it; a name may be cut short where that is unique. Full-width
/// digits, dashes, commas and colons are understood.
package enum ColumnSpec {
  /// The columns a specification names among those of a game.
  ///
  /// `names` are the columns in order, as stored, `aliases` the columns of further names, folded. `played` gives the numbers of the columns with
  /// a score and is asked only for `played`. `key` folds a name to what makes it equal to another.
  /// Throws ``ColumnSpecError`` for the first item that is wrong.
  package static func parse(
    _ spec: String, names: [String], aliases: [String: Int] = [:], played: () -> Set<Int>,
    key: (String) -> String
  ) throws(ColumnSpecError) -> Columns {
    let roster = ColumnRoster(names: names, keys: names.map(key), aliases: aliases)
    switch key(String(SpecFields.trimmed(spec[...]))) {
    case "all": return Columns(indices: Array(1..<names.count + 1))
    case "played": return Columns(indices: played().filter(roster.contains).sorted())
    default: break
    }
    var shown = [Bool](repeating: false, count: names.count)
    var beyond: [String] = []
    for item in SpecFields.split(spec[...], at: SpecFields.commas) {
      let span = try roster.span(of: item, key: key)
      for index in span.columns { shown[index - 1] = true }
      if span.isCut { beyond.append(String(item)) }
    }
    return Columns(indices: shown.indices.filter { shown[$0] }.map { $0 + 1 }, beyond: beyond)
  }
}
