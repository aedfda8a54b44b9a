/// The string literals of a Swift source file, comments left out.
///
/// It knows as much of Swift as our sources use: no raw strings, no regex literals.
struct SourceText {
  /// A literal; every interpolation stands in it as `hole`, and literals within come on their own.
  struct Literal: Equatable {
    var line: Int
    var text: String
  }

  /// Stands for an interpolation: neither a letter nor a blank.
  static let hole: Character = "\u{1}"

  private(set) var literals: [Literal] = []
  /// The source without comments, every literal but its quotes left out.
  private(set) var code = ""
  /// For each opening quote in `code`, by its order: the index in `literals`.
  private(set) var order: [Int] = []

  private let characters: [Character]
  private var index = 0
  private var line = 1

  init(_ source: String) {
    characters = Array(source)
    readCode(isInterpolation: false)
  }

  private func sees(_ text: String) -> Bool {
    characters[index...].starts(with: text)
  }

  private mutating func next() -> Character {
    let character = characters[index]
    if character.isNewline { line += 1 }
    index += 1
    return character
  }

  private mutating func skip(to end: String) {
    while index < characters.count, !sees(end) { _ = next() }
    for _ in end where index < characters.count { _ = next() }
  }

  private mutating func readCode(isInterpolation: Bool) {
    var depth = 1
    while index < characters.count {
      if sees("//") {
        skip(to: "\n")
        code += "\n"
      } else if sees("/*") {
        skip(to: "*/")
      } else if sees("\"\"\"") {
        readLiteral(closedBy: "\"\"\"")
      } else if sees("\"") {
        readLiteral(closedBy: "\"")
      } else {
        let character = next()
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        if isInterpolation, depth == 0 { return }
        code.append(character)
      }
    }
  }

  private mutating func readLiteral(closedBy end: String) {
    let place = literals.count
    literals.append(Literal(line: line, text: ""))
    if !isNested { order.append(place) }
    if !isNested { code += "\"" }
    index += end.count
    var text = ""
    while index < characters.count, !sees(end) {
      guard characters[index] == "\\" else {
        text.append(next())
        continue
      }
      _ = next()
      switch next() {
      case "(":
        text.append(Self.hole)
        nesting += 1
        let kept = code
        readCode(isInterpolation: true)
        code = kept
        nesting -= 1
      case "u": skip(to: "}")
      case "n": text.append("\n")
      case let escaped where escaped.isNewline:
        // A line that goes on: its indentation is none of the text.
        while index < characters.count, characters[index] == " " { index += 1 }
      case let escaped: text.append(escaped)
      }
    }
    index += end.count
    literals[place].text = text
  }

  private var nesting = 0
  private var isNested: Bool { nesting > 0 }
}

extension SourceText {
  /// What a person may read: two words with a blank between them, or kana or kanji.
  static func isProse(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0x3041...0x30FA).contains($0.value) || isKanji($0) }
      || text.contains(#/[A-Za-z]+[,.;:']? [A-Za-z]+/#)
  }

  /// Whether the text holds kana, kanji or a Japanese mark.
  static func isJapanese(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0x3001...0x30FF).contains($0.value) || isKanji($0) }
  }

  private static func isKanji(_ scalar: Unicode.Scalar) -> Bool {
    (0x4E00...0x9FFF).contains(scalar.value)
  }

  /// The arguments of each `Phrase(a, b)`, where both begin with a literal.
  var phrases: [(line: Int, english: String, japanese: String)] {
    var found: [(Int, String, String)] = []
    var quote = 0
    var rest = code[...]
    while let start = rest.firstRange(of: "Phrase(") {
      quote += rest[..<start.lowerBound].count { $0 == "\"" }
      rest = rest[start.upperBound...]
      var arguments = [""]
      var depth = 1
      var first: Int?
      for character in rest {
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        if depth == 0 { break }
        if character == ",", depth == 1 { arguments.append("") }
        if character == "\"" {
          first = first ?? quote
          arguments[arguments.count - 1] += literals[order[quote]].text
          quote += 1
        }
      }
      if arguments.count == 2, let first {
        found.append((literals[order[first]].line, arguments[0], arguments[1]))
      }
      // Phrases within are read on their own.
      quote = order.count - rest.count { $0 == "\"" }
    }
    return found
  }
}
