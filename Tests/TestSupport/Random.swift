/// A small deterministic generator (SplitMix64): the same seed gives the same numbers everywhere.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// A generator at the start of the sequence that belongs to the seed.
  package init(seed: UInt64) {
    state = seed
  }

  /// The next number of the sequence.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A text of up to `longest` characters: mostly from the alphabet, some from all of Unicode.
  package mutating func text(from alphabet: [Unicode.Scalar], longest: Int) -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...longest, using: &self) {
      let isStrange = Int.random(in: 0..<10, using: &self) == 0
      let strange = isStrange ? Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &self)) : nil
      if let scalar = strange ?? alphabet.randomElement(using: &self) { scalars.append(scalar) }
    }
    return String(scalars)
  }
}
