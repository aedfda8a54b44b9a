/// Why a text cannot be a note.
package enum NoteError: Error, Equatable {
  /// A control character, and its place in the text, in graphemes from 1.
  case refused(Unicode.Scalar, position: Int)
  /// More than ``Note/maximumBytes``.
  case tooLong(bytes: Int)
}

/// A note to a round or a game: free text, kept as it was typed; it may be empty.
package struct Note: Hashable, Sendable {
  /// Bytes of UTF-8.
  package static let maximumBytes = 1_000_000

  /// Exactly what was typed.
  package let text: String

  /// The note that was typed; of all control characters it may hold newlines and tabs.
  package init(_ typed: String) throws(NoteError) {
    guard typed.utf8.count <= Self.maximumBytes else {
      throw .tooLong(bytes: typed.utf8.count)
    }
    if let (scalar, position) = HiddenScalar.first(in: typed, where: Self.refuses) {
      throw .refused(scalar, position: position)
    }
    text = typed
  }

  /// A note that was taken before, whatever it holds.
  package init(kept text: String) {
    self.text = text
  }

  private static func refuses(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F: true
    default: false
    }
  }
}
