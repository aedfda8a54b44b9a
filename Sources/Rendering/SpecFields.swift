/// Splits specifications into fields; double quotes hold a separator inside a name.
enum SpecFields {
  /// What stands between items.
  static let commas: [Character] = [",", "、", "，"]
  /// What stands between the two ends of a range of names.
  static let colons: [Character] = [":", "："]
  /// What forces a name.
  static let ats: [Character] = ["@", "＠"]

  /// The fields between separators, trimmed; always at least one, possibly empty.
  ///
  /// A quote opens only where a name begins, so that a name may contain quotes.
  static func split(_ text: Substring, at separators: [Character]) -> [Substring] {
    var fields: [Substring] = []
    var start = text.startIndex
    var quoted = false
    var mayOpen = true
    for index in text.indices {
      let character = text[index]
      if quoted {
        quoted = character != "\""
        mayOpen = !quoted  // a doubled quote stands for itself
      } else if character == "\"", mayOpen {
        quoted = true
      } else {
        if separators.contains(character) {
          fields.append(trimmed(text[start..<index]))
          start = text.index(after: index)
        }
        mayOpen =
          mayOpen && isBlank(character) || commas.contains(character)
          || colons.contains(character) || ats.contains(character)
      }
    }
    return fields + [trimmed(text[start...])]
  }

  /// The name in a field without `@` and quotes; nil if it is empty or the quotes do not match.
  static func name(in field: Substring) -> String? {
    var rest = field
    if let first = rest.first, ats.contains(first) { rest = trimmed(rest.dropFirst()) }
    guard rest.first == "\"" else { return rest.isEmpty ? nil : String(rest) }
    rest.removeFirst()
    guard rest.popLast() == "\"" else { return nil }
    var name = ""
    while let character = rest.popFirst() {
      if character == "\"", rest.popFirst() != "\"" { return nil }
      name.append(character)
    }
    return name.isEmpty ? nil : name
  }

  /// The text without blanks at its ends.
  static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: isBlank)
    while let last = text.last, isBlank(last) { text.removeLast() }
    return text
  }

  private static func isBlank(_ character: Character) -> Bool {
    character == " " || character == "\t" || character == "\u{3000}"
  }
}
