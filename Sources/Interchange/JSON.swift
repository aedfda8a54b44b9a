/// A JSON value to be written, its keys in the order given.
package enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  /// A number as it is to be written, for decimals that are exact only in text.
  case number(String)
  case string(String)
  case array([JSON])
  case object([Member])

  /// A key and its value.
  package struct Member: Equatable, Sendable {
    package let key: String
    package let value: JSON

    package init(_ key: String, _ value: JSON) {
      self.key = key
      self.value = value
    }
  }

  /// An object with its keys in this order.
  package static func object(_ members: KeyValuePairs<String, JSON>) -> JSON {
    .object(members.map { Member($0.key, $0.value) })
  }

  /// A whole number, or null.
  package static func integer(_ value: Int?) -> JSON {
    value.map { .integer(Int64($0)) } ?? .null
  }

  /// A whole number of points, or null.
  package static func integer(_ value: Int64?) -> JSON {
    value.map { .integer($0) } ?? .null
  }

  /// The text on one line, UTF-8, without a line end.
  package var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += value
    case .string(let value): Self.quote(value, to: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += ", " }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += ", " }
        Self.quote(member.key, to: &text)
        text += ": "
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  /// Escapes what JSON asks for, and every other control, so that no terminal obeys the output.
  private static func quote(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}",
        "\u{2066}"..."\u{2069}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
