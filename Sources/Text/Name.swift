/// Why a text cannot be a name.
package enum NameError: Error, Equatable {
  /// Nothing that would be seen.
  case empty
  /// A hidden or blank-looking character, and its place in the typed text, in graphemes from 1.
  case refused(Unicode.Scalar, position: Int)
  /// More than ``Name/maximumGraphemes`` or ``Name/maximumBytes``.
  case tooLong(graphemes: Int, bytes: Int)
}

/// A name of a player, game, rule or team: as it was typed, and the key that makes it unique.
package struct Name: Hashable, Sendable {
  /// Graphemes of the composed form.
  package static let maximumGraphemes = 64
  /// Bytes of UTF-8, of the composed form.
  package static let maximumBytes = 256

  /// NFC, without blanks at the ends; never empty.
  package let text: String
  /// NFKC case fold: equal for names that differ only in width, case or normal form.
  package let key: String

  /// The name that was typed, or the reason why it cannot be one.
  package init(_ typed: String) throws(NameError) {
    if !typed.isPlain,
      let (scalar, position) = HiddenScalar.first(in: typed, where: Self.refuses)
    {
      throw .refused(scalar, position: position)
    }
    let text = UTF8Proc.composed(Blank.trimmed(typed))
    guard !Blank.trimmed(DisplayText.printable(text)).isEmpty else { throw .empty }
    let graphemes = text.count
    let bytes = text.utf8.count
    guard graphemes <= Self.maximumGraphemes, bytes <= Self.maximumBytes else {
      throw .tooLong(graphemes: graphemes, bytes: bytes)
    }
    self.text = text
    key = Self.key(of: text)
  }

  /// The key to look a typed word up by, whether it could be a name or not.
  package static func key(of word: String) -> String {
    Blank.trimmed(UTF8Proc.folded(word))
  }

  /// Whether two words would be the same name.
  package static func same(_ left: String, _ right: String) -> Bool {
    key(of: left) == key(of: right)
  }

  /// Joiners, variation selectors and emoji tags are kept; the braille blank looks like a blank.
  private static func refuses(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{2800}"
      || HiddenScalar.contains(scalar) && !HiddenScalar.shapesSequence(scalar)
  }
}
