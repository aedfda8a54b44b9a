/// Blanks of any width: space, no-break space, the ideographic space `U+3000`, …; no tab, no newline.
package enum Blank {
  /// Whether the character is a blank.
  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .spaceSeparator
  }

  /// The text without the blanks at its ends.
  package static func trimmed(_ text: String) -> String {
    if text.isPlain, text.utf8.first != 0x20, text.utf8.last != 0x20 { return text }
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !contains($0) }),
      let last = scalars.lastIndex(where: { !contains($0) })
    else { return "" }
    return String(scalars[first...last])
  }
}
