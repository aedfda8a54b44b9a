/// Text as a terminal may get it, measured in cells.
///
/// The cells of a text are the sum over its characters: 2 for wide and full-width ones (East Asian
/// Width W and F), 0 for combining marks, 1 for all others. Ambiguous ones (`…│▲α`) take as many
/// as the terminal draws, the parameter `ambiguous`: 1 or 2.
package enum DisplayText {
  /// Where a text stands in a wider column.
  package enum Alignment: Hashable, Sendable {
    case left, right
  }

  /// What of a text may be put on a terminal: NFC, nothing that could move the cursor.
  ///
  /// Joiners, variation selectors, skin tones and keycap marks are dropped, since terminals disagree
  /// on their width; controls become their symbols (`␛`) and other hidden characters `U+FFFD`.
  package static func printable(_ text: String) -> String {
    if text.isPlain { return text }
    var shown = String.UnicodeScalarView()
    shown.append(contentsOf: text.unicodeScalars.lazy.compactMap(symbol))
    return UTF8Proc.composed(String(shown))
  }

  /// Terminal cells of a printable text.
  package static func width(_ printable: String, ambiguous: Int = 1) -> Int {
    if printable.isPlain { return printable.utf8.count }
    return width(of: printable.unicodeScalars, ambiguous: ambiguous)
  }

  /// A printable text cut on a grapheme boundary to at most `cells` cells.
  ///
  /// What was cut ends in one `mark` and takes exactly `cells` cells: a blank stands where a wide
  /// character did not fit. Where not even the first character or the mark fits, only blanks remain.
  package static func clip(
    _ printable: String, to cells: Int, ambiguous: Int = 1, mark: String = "…"
  ) -> String {
    guard cells > 0 else { return "" }
    guard width(printable, ambiguous: ambiguous) > cells else { return printable }
    func measure(_ character: Character) -> Int {
      width(of: character.unicodeScalars, ambiguous: ambiguous)
    }
    let room = cells - width(mark, ambiguous: ambiguous)
    guard room >= 0, let first = printable.first, measure(first) <= cells else {
      return blanks(cells)
    }
    var kept = ""
    var used = 0
    for character in printable {
      let next = measure(character)
      guard used + next <= room else { break }
      kept.append(character)
      used += next
    }
    return kept + mark + blanks(room - used)
  }

  /// A printable text with blanks up to `cells` cells; a wider text is left as it is.
  package static func padded(
    _ printable: String, to cells: Int, _ alignment: Alignment, ambiguous: Int = 1
  ) -> String {
    let missing = max(0, cells - width(printable, ambiguous: ambiguous))
    switch alignment {
    case .left: return printable + blanks(missing)
    case .right: return blanks(missing) + printable
    }
  }

  private static func blanks(_ count: Int) -> String {
    String(repeating: " ", count: count)
  }

  /// The character to show for one that was typed, or nil where it is dropped.
  private static func symbol(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x00...0x1F: return Unicode.Scalar(0x2400 + scalar.value)
    case 0x20...0x7E: return scalar
    case 0x7F: return "\u{2421}"
    case 0x20E3, 0x1F3FB...0x1F3FF: return nil
    default: break
    }
    if HiddenScalar.shapesSequence(scalar) { return nil }
    let isKnown = scalar.properties.generalCategory != .unassigned
    return isKnown && !HiddenScalar.contains(scalar) ? scalar : "\u{FFFD}"
  }

  private static func width(of scalars: some Sequence<Unicode.Scalar>, ambiguous: Int) -> Int {
    scalars.reduce(0) { $0 + cells(of: $1, ambiguous: ambiguous) }
  }

  private static func cells(of scalar: Unicode.Scalar, ambiguous: Int) -> Int {
    if (0x20...0x7E).contains(scalar.value) { return 1 }
    let properties = scalar.properties
    let category = properties.generalCategory
    if category == .nonspacingMark || category == .enclosingMark { return 0 }
    if ambiguous == 2, AmbiguousWidth.contains(scalar) { return 2 }
    // The ideographic planes are wide throughout, and emoji from U+1F300 on: this holds also for
    // those that are younger than utf8proc's table.
    let isWide =
      (0x20000...0x3FFFD).contains(scalar.value)
      || scalar.value >= 0x1F300 && properties.isEmojiPresentation
    // utf8proc gives spacing marks 0, East Asian Width and the C library's wcwidth at least 1.
    return isWide ? 2 : max(1, UTF8Proc.cells(of: scalar))
  }
}
