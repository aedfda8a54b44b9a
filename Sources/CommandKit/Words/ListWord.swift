import Text

/// Why a word is no list.
package enum ListError: Error, Equatable {
  /// A quote that nothing closes, and its place in the word, in graphemes from 1.
  case unclosedQuote(position: Int)
  /// A quote inside an item, or text after a closing one, and its place, in graphemes from 1.
  ///
  /// An item that holds a quote is written `"5"" Joe"`.
  case strayQuote(position: Int)
}

/// The grammar of a list: items between `,`, `、` or `，`; double quotes hold a separator.
package enum ListWord {
  /// The items of a list without blanks at their ends; an empty item is kept, for the caller.
  ///
  /// Inside quotes `""` is a quote. A word without separators is a list of one.
  package static func split(_ word: String) throws(ListError) -> [String] {
    var reader = Reader(word)
    var items = [try reader.item()]
    while reader.passSeparator() { items.append(try reader.item()) }
    return items
  }

  /// A word in double quotes, those inside it doubled.
  package static func quoted(_ item: String) -> String {
    "\"" + item.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
  }

  /// The word that splits into these items.
  package static func join(_ items: [String]) -> String {
    items.map { item in
      let isPlain = !item.isEmpty && !item.contains { ",、，\"".contains($0) }
      return isPlain ? item : quoted(item)
    }.joined(separator: ",")
  }

  /// A place in a word, moving from item to item.
  private struct Reader {
    private static let quote: Unicode.Scalar = "\""

    private let word: String.UnicodeScalarView
    private var place: String.Index

    init(_ word: String) {
      self.word = word.unicodeScalars
      place = word.startIndex
    }

    /// Passes the separator at the place; false at the end of the word.
    mutating func passSeparator() -> Bool {
      guard place < word.endIndex else { return false }
      place = word.index(after: place)
      return true
    }

    /// Reads an item and stops at the separator behind it or at the end.
    mutating func item() throws(ListError) -> String {
      passBlanks()
      guard next != Self.quote else { return try quoted() }
      let start = place
      place = word[start...].firstIndex { $0 == Self.quote || isSeparator($0) } ?? word.endIndex
      guard next != Self.quote else { throw .strayQuote(position: position(of: place)) }
      return Blank.trimmed(String(word[start..<place]))
    }

    private mutating func quoted() throws(ListError) -> String {
      let opening = place
      var stretches: [String] = []
      // Quotes that touch part two stretches, and stand for the quote between them.
      repeat {
        let start = word.index(after: place)
        guard let end = word[start...].firstIndex(of: Self.quote) else {
          throw .unclosedQuote(position: position(of: opening))
        }
        stretches.append(String(word[start..<end]))
        place = word.index(after: end)
      } while next == Self.quote
      passBlanks()
      if let next, !isSeparator(next) { throw .strayQuote(position: position(of: place)) }
      return Blank.trimmed(stretches.joined(separator: "\""))
    }

    private mutating func passBlanks() {
      place = word[place...].firstIndex { !Blank.contains($0) } ?? word.endIndex
    }

    private var next: Unicode.Scalar? {
      place < word.endIndex ? word[place] : nil
    }

    private func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
      scalar == "," || scalar == "、" || scalar == "，"
    }

    private func position(of place: String.Index) -> Int {
      String(word[..<place]).count + 1
    }
  }
}
