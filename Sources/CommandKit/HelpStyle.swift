package import Text

/// The fixed words of the help.
package struct Headings: Equatable, Sendable {
  /// Before a usage line.
  package let usage: Phrase
  /// Over a command's operands.
  package let operands: Phrase
  /// Over a command's own options.
  package let options: Phrase
  /// Over the options of every command.
  package let commonOptions: Phrase
  /// Over the examples.
  package let examples: Phrase
  /// Placeholder for the options in usage lines.
  package let anyOptions: Phrase

  /// Declares the words.
  package init(
    usage: Phrase, operands: Phrase, options: Phrase, commonOptions: Phrase, examples: Phrase,
    anyOptions: Phrase
  ) {
    self.usage = usage
    self.operands = operands
    self.options = options
    self.commonOptions = commonOptions
    self.examples = examples
    self.anyOptions = anyOptions
  }
}

/// How help is laid out.
package struct HelpStyle: Sendable {
  /// The language to speak.
  package let language: Language
  /// The length of a line in terminal cells; a word that is longer is not broken.
  package let width: Int
  /// The terminal cells a text takes.
  package let cells: @Sendable (String) -> Int

  /// Creates a style; 80 cells unless said otherwise.
  package init(
    _ language: Language, width: Int = 80, cells: @escaping @Sendable (String) -> Int
  ) {
    self.language = language
    self.width = width
    self.cells = cells
  }

  /// The text in lines of at most `room` cells.
  ///
  /// A line may end at a blank and beside a wide character, though no line begins with a closing
  /// mark or ends with an opening one.
  func wrap(_ text: String, room: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for piece in pieces(of: text) {
      let size = cells(piece.text)
      let gap = piece.spaced && !line.isEmpty ? 1 : 0
      if !line.isEmpty, used + gap + size > room {
        lines.append(line)
        (line, used) = (piece.text, size)
      } else {
        line += (gap == 1 ? " " : "") + piece.text
        used += gap + size
      }
    }
    return line.isEmpty ? lines : lines + [line]
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
    guard !"、。，．）」』】！？ー…)],.:;!?".contains(right), !"（「『【([".contains(left) else {
      return false
    }
    return cells(String(left)) > 1 || cells(String(right)) > 1
  }
}
