import Text

/// The grammar of a count (`--last 20`): ASCII or full-width digits, nothing else.
package enum CountWord {
  /// The count a word means, 0 or more.
  package static func parse(_ word: String) throws(NumberError) -> Int {
    if let (scalar, position) = HiddenScalar.first(in: word) {
      throw .invisible(scalar, position: position)
    }
    let digits = word.unicodeScalars.map(Digits.ascii)
    guard !digits.isEmpty, !digits.contains(nil) else { throw .notANumber }
    guard let value = Digits.value(digits.compactMap(\.self)) else { throw .tooBig }
    return Int(value)
  }
}
