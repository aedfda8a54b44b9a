internal import CUTF8Proc
internal import Glibc

/// The calls to utf8proc; every pointer of this target lives and ends in this file.
enum UTF8Proc {
  /// The canonical composed form (NFC).
  static func composed(_ text: String) -> String {
    text.isPlain ? text : map(text, UTF8PROC_STABLE.rawValue | UTF8PROC_COMPOSE.rawValue)
  }

  /// The compatibility case-folded form (NFKC_Casefold), without default-ignorable characters.
  ///
  /// Folding works on the composed form: utf8proc folds before it orders marks, so two canonically
  /// equal texts would otherwise part at an iota subscript.
  static func folded(_ text: String) -> String {
    map(
      composed(text),
      UTF8PROC_STABLE.rawValue | UTF8PROC_COMPOSE.rawValue | UTF8PROC_COMPAT.rawValue
        | UTF8PROC_CASEFOLD.rawValue | UTF8PROC_IGNORE.rawValue)
  }

  /// Terminal cells of a character in the library's table: 0, 1 or 2.
  static func cells(of scalar: Unicode.Scalar) -> Int {
    Int(utf8proc_charwidth(utf8proc_int32_t(scalar.value)))
  }

  private static func map(_ text: String, _ options: UInt32) -> String {
    var input = text
    return input.withUTF8 { bytes in
      var output: UnsafeMutablePointer<utf8proc_uint8_t>?
      let count = unsafe utf8proc_map(
        bytes.baseAddress, bytes.count, &output, utf8proc_option_t(rawValue: options))
      defer { unsafe free(output) }
      // A Swift string is valid UTF-8, which leaves one way to fail: no memory.
      precondition(count >= 0, "utf8proc: out of memory")
      return unsafe String(
        decoding: UnsafeBufferPointer(start: output, count: count), as: UTF8.self)
    }
  }
}
