/// The fixed words of the help; all others stand in the command table.
package struct Headings: Equatable, Sendable {
  /// Before a usage line.
  package var usage: String
  /// Over a command's operands.
  package var operands: String
  /// Over a command's own options.
  package var options: String
  /// Over the options of every command.
  package var commonOptions: String
  /// Over the examples.
  package var examples: String
  /// Placeholder for the verb in the overview's usage line.
  package var command: String
  /// Placeholder for the options in usage lines.
  package var anyOptions: String

  /// English, unless said otherwise.
  package init(
    usage: String = "Usage", operands: String = "Operands", options: String = "Options",
    commonOptions: String = "Common options", examples: String = "Examples",
    command: String = "COMMAND", anyOptions: String = "options"
  ) {
    self.usage = usage
    self.operands = operands
    self.options = options
    self.commonOptions = commonOptions
    self.examples = examples
    self.command = command
    self.anyOptions = anyOptions
  }
}

/// How help is laid out.
package struct HelpStyle: Sendable {
  /// The length of a line in terminal cells; a word that is longer is not broken.
  package let width: Int
  /// The terminal cells a text takes.
  package let cells: @Sendable (String) -> Int
  /// The fixed words.
  package let headings: Headings

  /// Creates a style; 80 cells and English unless said otherwise.
  package init(
    width: Int = 80, headings: Headings = Headings(), cells: @escaping @Sendable (String) -> Int
  ) {
    self.width = width
    self.headings = headings
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
