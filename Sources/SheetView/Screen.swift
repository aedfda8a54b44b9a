import CCurses
import Rendering

/// The terminal taken over: frames go in, events come out.
///
/// The one file of this target that calls C.
package enum Screen {
  /// Takes the terminal over; false where it is none that can be drawn on.
  package static func start(hasColor: Bool) -> Bool {
    scorebox_screen_start(hasColor ? 1 : 0) != 0
  }

  /// Gives the terminal back as it was; a signal that asked to leave is obeyed then.
  package static func stop() {
    scorebox_screen_stop()
  }

  package static var size: (columns: Int, rows: Int) {
    var (columns, rows): (Int32, Int32) = (1, 1)
    unsafe scorebox_screen_size(&columns, &rows)
    return (max(1, Int(columns)), max(1, Int(rows)))
  }

  package static func draw(_ frame: ViewFrame) {
    scorebox_screen_clear()
    for (row, line) in frame.lines.enumerated() {
      var column: Int32 = 0
      for piece in line.pieces {
        put(piece.text, row: Int32(row), from: &column, tone: piece.tone)
      }
    }
    scorebox_screen_show(
      frame.cursor.map { Int32($0.row) } ?? -1, Int32(frame.cursor?.column ?? 0))
  }

  /// Word by word, each at its own column: where ncurses counts the cells of a character otherwise
  /// than we do, nothing behind it moves.
  private static func put(_ text: String, row: Int32, from column: inout Int32, tone: Tone) {
    let shade =
      switch tone {
      case .plain: SCOREBOX_PLAIN
      case .strong: SCOREBOX_STRONG
      case .negative: SCOREBOX_NEGATIVE
      case .selected: SCOREBOX_SELECTED
      case .focused: SCOREBOX_FOCUSED
      }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    for (index, word) in words.enumerated() {
      let cells = Int32(StyledLine(String(word)).cells)
      if tone == .plain, word.isEmpty {
        column += 1
        continue
      }
      let said = String(word) + (index < words.count - 1 ? " " : "")
      unsafe scorebox_screen_put(row, column, said, Int32(said.utf8.count), Int32(shade))
      column += cells + 1
    }
    // The blank behind the last word was not there.
    column -= 1
  }

  /// What happened, after at most so many milliseconds; nil where nothing did.
  package static func next(milliseconds: Int) -> Happening? {
    let key = scorebox_screen_key(Int32(milliseconds))
    switch key {
    case Int32(SCOREBOX_NOTHING): return nil
    case Int32(SCOREBOX_RESIZED):
      let (columns, rows) = size
      return .event(.resized(columns: columns, rows: rows))
    case Int32(SCOREBOX_LEAVE), Int32(SCOREBOX_CLOSED): return .leave
    case Int32(SCOREBOX_MOUSE): return mouse().map { .event($0) }
    case 27: return escape().map { .event(.key($0)) }
    default: return self.key(key).map { .event(.key($0)) }
    }
  }

  package enum Happening: Equatable, Sendable {
    case event(ViewEvent)
    /// A signal asks to leave, or the terminal is gone.
    case leave
  }

  /// The next byte, where it is there already.
  private static func pending() -> Int32? {
    let key = scorebox_screen_key(0)
    return key >= 0 ? key : nil
  }

  /// `b;x;y` and `M` for a press or `m` for a release.
  private static func mouse() -> ViewEvent? {
    var text = ""
    while let key = pending(), text.utf8.count < 40 {
      if key == 0x4D || key == 0x6D {
        let numbers = text.split(separator: ";").compactMap { Int($0) }
        guard numbers.count == 3, key == 0x4D else { return nil }
        return MouseReport(button: numbers[0], column: numbers[1] - 1, row: numbers[2] - 1).event
      }
      guard let byte = UInt8(exactly: key) else { return nil }
      text.unicodeScalars.append(Unicode.Scalar(byte))
    }
    return nil
  }

  /// Escape alone, or a sequence that is not known, which is swallowed whole.
  private static func escape() -> ViewEvent.Key? {
    guard let first = pending() else { return .escape }
    guard first == 0x5B || first == 0x4F else { return nil }
    while let key = pending(), !(0x40...0x7E).contains(key) {}
    return nil
  }

  private static func key(_ key: Int32) -> ViewEvent.Key? {
    switch key {
    case KEY_UP: .up
    case KEY_DOWN: .down
    case KEY_LEFT: .left
    case KEY_RIGHT: .right
    case KEY_SLEFT: .shiftLeft
    case KEY_SRIGHT: .shiftRight
    case KEY_HOME: .home
    case KEY_END: .end
    case KEY_PPAGE: .pageUp
    case KEY_NPAGE: .pageDown
    case KEY_BTAB: .backTab
    case KEY_BACKSPACE, 8, 127: .backspace
    case KEY_ENTER, 10, 13: .enter
    case 9: .tab
    case 32..<127: .character(Character(Unicode.Scalar(UInt8(key))))
    case 0xC2...0xF4: character(UInt8(key)).map { .character($0) }
    default: nil
    }
  }

  /// A character of several bytes.
  private static func character(_ first: UInt8) -> Character? {
    var bytes = [first]
    let count = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    while bytes.count < count, let key = pending(), let byte = UInt8(exactly: key) {
      bytes.append(byte)
    }
    guard let text = String(validating: bytes, as: UTF8.self), text.count == 1 else { return nil }
    return text.first
  }
}

/// What an SGR mouse report says: 64 to 67 are the wheel, 4, 8 and 16 the modifier keys.
package struct MouseReport {
  package let button: Int
  package let column: Int
  package let row: Int

  package init(button: Int, column: Int, row: Int) {
    self.button = button
    self.column = column
    self.row = row
  }

  package var event: ViewEvent? {
    let isSideways = button & 0b1_1100 != 0
    switch button & ~0b1_1100 {
    case 0: return .click(column: column, row: row)
    case 64: return .wheel(isSideways ? .left : .up, column: column, row: row)
    case 65: return .wheel(isSideways ? .right : .down, column: column, row: row)
    case 66: return .wheel(.left, column: column, row: row)
    case 67: return .wheel(.right, column: column, row: row)
    default: return nil
    }
  }
}
