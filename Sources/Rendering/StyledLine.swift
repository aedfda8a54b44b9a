import Text

/// A line in pieces, each with what it is; widths are measured without any colour.
package struct StyledLine: Equatable, Sendable {
  package private(set) var pieces: [Piece] = []

  package struct Piece: Equatable, Sendable {
    package var text: String
    package let tone: Tone
  }

  /// One piece; an empty text makes an empty line.
  package init(_ text: String = "", _ tone: Tone = .plain) {
    append(text, tone)
  }

  /// The text alone.
  package var plain: String {
    pieces.count == 1 ? pieces[0].text : pieces.reduce(into: "") { $0 += $1.text }
  }

  /// How wide it is.
  package var cells: Int { DisplayText.width(plain) }

  /// The text with escape sequences for the colours, of the sixteen that every terminal has.
  var colored: String {
    pieces.reduce(into: "") { line, piece in
      switch piece.tone {
      case .plain: line += piece.text
      case .negative: line += "\u{1B}[31m\(piece.text)\u{1B}[0m"
      case .strong: line += "\u{1B}[1m\(piece.text)\u{1B}[0m"
      case .focused: line += "\u{1B}[1;4m\(piece.text)\u{1B}[0m"
      case .selected: line += "\u{1B}[7m\(piece.text)\u{1B}[0m"
      }
    }
  }

  /// Goes on with a text; what is alike becomes one piece.
  package mutating func append(_ text: String, _ tone: Tone = .plain) {
    guard !text.isEmpty else { return }
    if let last = pieces.indices.last, pieces[last].tone == tone {
      pieces[last].text += text
    } else {
      pieces.append(Piece(text: text, tone: tone))
    }
  }

  /// Goes on with so many blanks.
  package mutating func append(blanks: Int) {
    if blanks > 0 { append(String(repeating: " ", count: blanks)) }
  }

  /// Goes on with another line.
  package mutating func append(_ line: StyledLine) {
    for piece in line.pieces { append(piece.text, piece.tone) }
  }

  /// The line cut off after so many cells.
  package func clipped(to cells: Int, ambiguous: Int = 1) -> StyledLine {
    var line = StyledLine()
    var room = cells
    for piece in pieces where room > 0 {
      let text = DisplayText.clip(piece.text, to: room, ambiguous: ambiguous, mark: "")
      line.append(text, piece.tone)
      room -= DisplayText.width(piece.text, ambiguous: ambiguous)
    }
    return line
  }
}
