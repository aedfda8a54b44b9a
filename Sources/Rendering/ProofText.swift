package import Scoring

/// What shows that nothing was lost: the sum of all players and every part of it.
package struct ProofText {
  private let proof: Proof
  private let rule: Rule
  private let negative: NegativeSign

  /// The proof of rounds played under a rule.
  package init(_ proof: Proof, rule: Rule, negative: NegativeSign = .minus) {
    self.proof = proof
    self.rule = rule
    self.negative = negative
  }

  /// The last line of a sheet for the totals of all players, in points: `sum 0.0 = +204.5 -204.5`.
  package func line(totals: [Points], words: SheetWords) -> String {
    let numbers = NumberText(scale: rule.scale, showing: totals, negative: negative)
    let gains = totals.filter { $0 > 0 }.clampedSum
    let losses = totals.filter { $0 < 0 }.clampedSum
    let sum = gains.plus(losses)
    let terms = [gains, losses].filter { $0 != 0 }.map(numbers.signed).joined(separator: " ")
    return words(.sum(numbers.signed(sum))) + (terms.isEmpty ? "" : " = " + terms)
      + Self.listed(reasons(sum: sum), words)
  }

  /// What a sum that is not 0 is made of, each part named.
  package func reasons(sum: Points) -> [SheetPhrase] {
    guard sum != 0 || proof.unbalanced != 0 else { return [] }
    var reasons: [SheetPhrase] = []
    let numbers = NumberText(
      scale: rule.scale, showing: [sum, proof.unbalance, proof.lost], negative: negative)
    var rest = sum
    if proof.lost != 0 {
      reasons.append(.sticksLost(Int(clamping: proof.lost / 1000)))
      rest = rest.plus(proof.lost)
    }
    if proof.unbalanced != 0 {
      reasons.append(.unbalanced(rounds: proof.unbalanced, by: numbers.signed(proof.unbalance)))
      rest = rest.minus(proof.unbalance)
    }
    if rest != 0 {
      reasons.append(
        rule.zeroSum ? .byTheRule(numbers.signed(rest)) : .freeSum(rule: rule.name))
    }
    return reasons
  }

  /// `: a, b` after a sum, or nothing.
  package static func listed(_ reasons: [SheetPhrase], _ words: SheetWords) -> String {
    reasons.isEmpty ? "" : ": " + reasons.map { words($0) }.joined(separator: ", ")
  }

  /// All parts of the sum, those that are 0 too.
  package var parts: SheetPhrase {
    let parts = proof.parts
    let all = [parts.raw, parts.uma, parts.oka, parts.sticks, parts.rounding]
    let numbers = NumberText(scale: rule.scale, showing: all, negative: negative)
    return .parts(
      raw: numbers.signed(parts.raw), uma: numbers.signed(parts.uma),
      oka: numbers.signed(parts.oka), sticks: numbers.signed(parts.sticks),
      rounding: numbers.signed(parts.rounding))
  }
}
