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

  /// The text in lines of at most `room` cells; a longer word sticks out.
  func wrap(_ text: String, room: Int) -> [String] {
    LineWrap(width: room, breaksWords: false, measure: cells).lines(of: text)
  }
}
