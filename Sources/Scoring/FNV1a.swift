/// The 64 bits of FNV-1a (Fowler, Noll and Vo), a check against accidents, not against people.
package struct FNV1a: Sendable {
  package private(set) var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  /// Takes in the bytes of a field, and one that no text holds after them.
  package mutating func add(_ bytes: [UInt8]) {
    for byte in bytes { add(byte) }
    add(0xff)
  }

  /// Takes in a text as its UTF-8.
  package mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(0xff)
  }

  private mutating func add(_ byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }
}
