/// A line in pieces, each with what it is; widths are measured without any colour.
struct StyledLine: Equatable {
  private var pieces: [Piece] = []

  private struct Piece: Equatable {
    var text: String
    let tone: Tone
  }

  /// One piece; an empty text makes an empty line.
  init(_ text: String = "", _ tone: Tone = .plain) {
    append(text, tone)
  }

  /// The text alone.
  var plain: String {
    pieces.count == 1 ? pieces[0].text : pieces.reduce(into: "") { $0 += $1.text }
  }

  /// The text with escape sequences for the colours, of the sixteen that every terminal has.
  var colored: String {
    pieces.reduce(into: "") { line, piece in
      switch piece.tone {
      case .plain: line += piece.text
      case .negative: line += "\u{1B}[31m\(piece.text)\u{1B}[0m"
      case .strong: line += "\u{1B}[1m\(piece.text)\u{1B}[0m"
      }
    }
  }

  /// Goes on with a text; what is alike becomes one piece.
  mutating func append(_ text: String, _ tone: Tone = .plain) {
    guard !text.isEmpty else { return }
    if let last = pieces.indices.last, pieces[last].tone == tone {
      pieces[last].text += text
    } else {
      pieces.append(Piece(text: text, tone: tone))
    }
  }

  /// Goes on with so many blanks.
  mutating func append(blanks: Int) {
    if blanks > 0 { append(String(repeating: " ", count: blanks)) }
  }

  /// Goes on with another line.
  mutating func append(_ line: StyledLine) {
    for piece in line.pieces { append(piece.text, piece.tone) }
  }
}
