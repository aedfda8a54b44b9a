/// Text broken into lines.
package struct LineWrap {
  /// Cells of a line.
  private let width: Int
  /// Whether a word longer than a line is broken between its graphemes, rather than left to stick out.
  private let breaksWords: Bool
  private let measure: (String) -> Int

  /// Wraps to so many cells, measured by a function.
  package init(width: Int, breaksWords: Bool, measure: @escaping (String) -> Int) {
    self.width = width
    self.breaksWords = breaksWords
    self.measure = measure
  }

  /// The text in lines.
  ///
  /// A line may end at a blank and beside a wide character, though no line begins with a closing
  /// mark or with the unit of a figure (`6半荘`), or ends with an opening mark. One grapheme alone
  /// may be wider than a line.
  package func lines(of text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for piece in pieces(of: text) {
      let longer = line + (piece.spaced && !line.isEmpty ? " " : "") + piece.text
      if line.isEmpty || measure(longer) <= width {
        line = longer
      } else {
        lines.append(line)
        line = piece.text
      }
      while breaksWords, measure(line) > width, line.count > 1 {
        let head = head(of: line)
        lines.append(head)
        line.removeFirst(head.count)
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// As many graphemes as fit, at least one.
  private func head(of word: String) -> String {
    var head = ""
    for character in word {
      if !head.isEmpty, measure(head + String(character)) > width { break }
      head.append(character)
    }
    return head
  }

  /// What stays together on a line, and whether a blank stands before it.
  private func pieces(of text: String) -> [(text: String, spaced: Bool)] {
    var pieces: [(text: String, spaced: Bool)] = []
    for word in text.split(separator: " ") {
      var piece = ""
      var spaced = true
      var previous: Character?
      for character in word {
        if let previous, mayBreak(previous, character) {
          pieces.append((piece, spaced))
          (piece, spaced) = ("", false)
        }
        piece.append(character)
        previous = character
      }
      pieces.append((piece, spaced))
    }
    return pieces
  }

  private func mayBreak(_ left: Character, _ right: Character) -> Bool {
    guard !"、。，．）」』】！？ー…)],.:;!?".contains(right), !"（「『【([".contains(left),
      !left.isASCII || !left.isNumber
    else {
      return false
    }
    return measure(String(left)) > 1 || measure(String(right)) > 1
  }
}
