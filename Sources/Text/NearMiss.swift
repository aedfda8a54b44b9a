/// Words that a misspelt one may have meant.
package enum NearMiss {
  /// Longer words are not compared, which bounds the work; no name or verb is longer.
  private static let longest = Name.maximumGraphemes

  /// The words within a third of the typed one's length, at least one edit; the nearest first.
  ///
  /// An edit adds, drops, replaces or swaps adjacent graphemes of the folded keys, both kana alike
  /// (Damerau-Levenshtein). A word that has nothing in common with the typed one is never suggested.
  /// Equally near words keep the order they were given in.
  package static func suggestions(for word: String, among words: [String]) -> [String] {
    let typed = graphemes(of: word)
    guard (1...longest).contains(typed.count) else { return [] }
    let limit = max(1, typed.count / 3)
    var found: [(edits: Int, index: Int)] = []
    for (index, candidate) in words.enumerated() {
      let other = graphemes(of: candidate)
      guard !other.isEmpty, abs(other.count - typed.count) <= limit else { continue }
      let edits = distance(typed, other)
      if edits <= limit, edits < max(typed.count, other.count) { found.append((edits, index)) }
    }
    return found.sorted { ($0.edits, $0.index) < ($1.edits, $1.index) }.map { words[$0.index] }
  }

  /// Graphemes of the folded word; of an overlong one as many as show that it is too long.
  private static func graphemes(of word: String) -> [Character] {
    Array(Name.key(of: word).prefix(2 * longest)).map(katakana)
  }

  /// Hiragana as katakana, since a name is easily typed in the other kana.
  private static func katakana(_ character: Character) -> Character {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
      (0x3041...0x3096).contains(scalar.value), let other = Unicode.Scalar(scalar.value + 0x60)
    else { return character }
    return Character(other)
  }

  /// Damerau-Levenshtein distance of two words that are not empty.
  ///
  /// Rows and columns of the table count graphemes, shifted by one: its border stands for "no such
  /// place", so that a swap can look back to where the two graphemes last stood.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    let columns = right.count + 2
    var table = [Int](repeating: left.count + right.count, count: (left.count + 2) * columns)
    for row in 0...left.count { table[(row + 1) * columns + 1] = row }
    for column in 0...right.count { table[columns + column + 1] = column }
    var lastRow: [Character: Int] = [:]
    for row in 1...left.count {
      var lastColumn = 0
      for column in 1...right.count {
        let swapRow = lastRow[right[column - 1], default: 0]
        let swapColumn = lastColumn
        let isSame = left[row - 1] == right[column - 1]
        if isSame { lastColumn = column }
        let swapped =
          table[swapRow * columns + swapColumn] + (row - swapRow) + (column - swapColumn) - 1
        let replaced = table[row * columns + column] + (isSame ? 0 : 1)
        let added = table[(row + 1) * columns + column] + 1
        let dropped = table[row * columns + column + 1] + 1
        table[(row + 1) * columns + column + 1] = min(swapped, replaced, added, dropped)
      }
      lastRow[left[row - 1]] = row
    }
    return table[(left.count + 1) * columns + right.count + 1]
  }
}
