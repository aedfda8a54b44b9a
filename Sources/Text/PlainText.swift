extension String {
  /// Whether every byte is printable ASCII: what is true of most texts, and can be told soonest.
  var isPlain: Bool { utf8.allSatisfy { (0x20...0x7E).contains($0) } }
}
