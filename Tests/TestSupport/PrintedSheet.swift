/// A printed sheet taken apart again, in any language, by what the eye goes by: a header that begins
/// with `#`, another one with the same players, and rows with a word for each player below both.
package struct PrintedSheet: Sendable {
  /// A word and the cells it stands in, `start..<end`.
  package struct Word: Sendable {
    package let text: String
    package let start: Int
    package let end: Int

    /// Whether it tells of players that are not shown.
    var isMark: Bool {
      let digits = text.drop { "‹<".contains($0) }
      let isLeft = digits.count < text.count && Int(digits) != nil
      return text == "~" || isLeft || "›>".contains(text.last ?? " ") && Int(text.dropLast()) != nil
    }
  }

  package struct Row: Sendable {
    package let label: String
    /// One for each player shown.
    package let cells: [Word]
  }

  package struct Table: Sendable {
    package let names: [Word]
    package let marks: [String]
    /// Names and marks in order.
    package let slots: [String]
    package fileprivate(set) var rows: [Row] = []

    fileprivate init(header: some Sequence<Word>) {
      let words = header.dropFirst()
      names = words.filter { !$0.isMark }
      marks = words.filter(\.isMark).map(\.text)
      slots = words.map(\.text)
    }

    /// Adds a row where these words are one: a label, then figures or `-`.
    fileprivate mutating func add(_ words: [Word]) -> Bool {
      let cells = Array(words.suffix(names.count))
      let label = words.dropLast(cells.count).map(\.text).joined(separator: " ")
      // `~ hides player 3` tells of a gap.
      guard !label.isEmpty, !label.contains("="), !label.hasPrefix("~"),
        cells.allSatisfy({ isFigure($0.text) })
      else {
        return false
      }
      rows.append(Row(label: label, cells: cells))
      return true
    }
  }

  /// A score table and its sum table.
  package struct Block: Sendable {
    package fileprivate(set) var scores: Table
    /// Nil where no header has the players of the score table.
    package fileprivate(set) var sums: Table?
    /// Whether a bar parts the two; else one stands above the other.
    package let isSide: Bool
    /// All lines of both but blank ones.
    package fileprivate(set) var lines: [String]
    /// The names of the players shown, as printed.
    package var names: [String] { scores.names.map(\.text) }
    /// The cell of the bar of each line.
    fileprivate(set) var bars: [Int?]
  }

  package private(set) var blocks: [Block] = []
  let oracle: OracleWidth

  /// Takes apart what `show` printed; an ambiguous character has so many cells.
  package init(_ lines: [String], ambiguous: Int = 1) {
    oracle = OracleWidth(ambiguous: ambiguous)
    var isOpen = false
    for line in lines {
      let words = words(line)
      let bar = words.firstIndex { $0.text == "│" || $0.text == "|" }
      let left = Array(words[..<(bar ?? words.count)])
      let right = bar.map { Array(words[($0 + 1)...]) }
      if left.first?.text == "#" {
        let block = Block(
          scores: Table(header: left), sums: right.map { Table(header: $0) }, isSide: bar != nil,
          lines: [], bars: [])
        blocks.append(block)
        isOpen = true
      } else if isOpen, let last = blocks.last {
        isOpen =
          last.isSide
          ? right.map { addSide(left, $0) } ?? false : words.isEmpty || addStacked(words)
      }
      if isOpen, !words.isEmpty {
        blocks[blocks.count - 1].lines.append(line)
        blocks[blocks.count - 1].bars.append(bar.map { words[$0].start })
      }
    }
  }

  private mutating func addSide(_ left: [Word], _ right: [Word]) -> Bool {
    let last = blocks.count - 1
    let isLeft = left.isEmpty || blocks[last].scores.add(left)
    return isLeft && (right.isEmpty || blocks[last].sums?.add(right) ?? false)
  }

  private mutating func addStacked(_ words: [Word]) -> Bool {
    let last = blocks.count - 1
    if blocks[last].sums != nil { return blocks[last].sums?.add(words) ?? false }
    if words.dropFirst().map(\.text) == blocks[last].scores.slots {
      blocks[last].sums = Table(header: words)
      return true
    }
    return blocks[last].scores.add(words)
  }

  private func words(_ line: String) -> [Word] {
    var words: [Word] = []
    var cell = 0
    for part in line.split(separator: " ", omittingEmptySubsequences: false) {
      let end = cell + (oracle.cells(part) ?? 0)
      if !part.isEmpty { words.append(Word(text: String(part), start: cell, end: end)) }
      cell = end + 1
    }
    return words
  }
}

/// A figure without the mark of its place: its size in tenths, or nil where it has not one decimal.
package func tenths(_ cell: String) -> Int? {
  let figure = cell.drop { "^vx".contains($0) }
  let isNegative = figure.first.map { "-▲△".contains($0) } ?? false
  let size = figure.drop { "+-▲△".contains($0) }
  guard size.dropLast().last == ".", let tenths = Int(size.filter { $0 != "." }) else { return nil }
  return isNegative ? -tenths : tenths
}

/// Whether a word can be a cell of a table.
private func isFigure(_ text: String) -> Bool {
  let rest = text.drop { "^vx".contains($0) }.drop { "+-▲△".contains($0) }
  return text == "-" || !rest.isEmpty && rest.allSatisfy { "0123456789.,%".contains($0) }
}
