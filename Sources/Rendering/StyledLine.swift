/// A line in pieces, each with what it is; widths are measured without any colour.
struct StyledLine: Equatable {
  private var pieces: [(text: String, tone: Tone)] = []

  /// One piece; an empty text makes an empty line.
  init(_ text: String = "", _ tone: Tone = .plain) {
    if !text.isEmpty { pieces = [(text, tone)] }
  }

  /// The text alone.
  var plain: String { pieces.map(\.text).joined() }

  /// The text with escape sequences for the colours, of the sixteen that every terminal has.
  var colored: String {
    pieces.map { piece in
      switch piece.tone {
      case .plain: piece.text
      case .negative: "\u{1B}[31m\(piece.text)\u{1B}[0m"
      case .strong: "\u{1B}[1m\(piece.text)\u{1B}[0m"
      }
    }.joined()
  }

  static func + (left: StyledLine, right: StyledLine) -> StyledLine {
    var line = left
    line.pieces += right.pieces
    return line
  }

  static func += (left: inout StyledLine, right: StyledLine) {
    left.pieces += right.pieces
  }

  static func == (left: StyledLine, right: StyledLine) -> Bool { left.colored == right.colored }
}
