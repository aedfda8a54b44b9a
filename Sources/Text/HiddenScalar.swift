/// Characters that nobody sees, or that change how their neighbours are seen.
///
/// Controls, line and paragraph separators, bidi controls, zero-width blanks, joiners, variation
/// selectors, fillers: what makes two texts look alike, or moves a cursor.
package enum HiddenScalar {
  /// Whether the character is hidden.
  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// The first hidden character of a text and its place, counted in graphemes from 1.
  package static func first(in text: String) -> (scalar: Unicode.Scalar, position: Int)? {
    text.isPlain ? nil : first(in: text, where: contains)
  }

  /// Whether the character only shapes the sequence around it: joiners, variation selectors, tags.
  static func shapesSequence(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200C...0x200D, 0x180B...0x180D, 0x180F, 0xFE00...0xFE0F: true
    case 0xE0020...0xE007F, 0xE0100...0xE01EF: true
    default: false
    }
  }

  static func first(
    in text: String, where refused: (Unicode.Scalar) -> Bool
  ) -> (scalar: Unicode.Scalar, position: Int)? {
    let scalars = text.unicodeScalars
    guard let index = scalars.firstIndex(where: refused) else { return nil }
    return (scalars[index], String(scalars[..<index]).count + 1)
  }
}
