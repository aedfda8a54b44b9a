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
    let named: [(Points, (String) -> SheetPhrase)] = [
      (proof.ledger.penalties, SheetPhrase.penaltySum),
      (proof.ledger.chips, SheetPhrase.chipSum),
      (proof.parts.substitute, SheetPhrase.substituteSum),
      (
        rule.calculation?.rounding.isOneSided ?? false ? proof.parts.rounding : 0,
        SheetPhrase.roundingSum
      ),
    ]
    guard sum != 0 || proof.unbalanced != 0 || named.contains(where: { $0.0 != 0 }) else {
      return []
    }
    var reasons: [SheetPhrase] = []
    let numbers = NumberText(
      scale: rule.scale, showing: [sum, proof.unbalance, proof.lost] + named.map(\.0),
      negative: negative)
    var rest = sum
    if proof.lost != 0 {
      reasons.append(.sticksLost(Int(clamping: proof.lost / 1000)))
      rest = rest.plus(proof.lost)
    }
    if proof.unbalanced != 0 {
      reasons.append(.unbalanced(rounds: proof.unbalanced, by: numbers.signed(proof.unbalance)))
      rest = rest.minus(proof.unbalance)
    }
    for (amount, phrase) in named where amount != 0 {
      reasons.append(phrase(numbers.signed(amount)))
      rest = rest.minus(amount)
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

  /// All parts of the sum, those that are 0 too; that of substitutes only where there are any.
  package var parts: SheetPhrase {
    let (parts, ledger) = (proof.parts, proof.ledger)
    let all: [(PartSum.Part, Points)] =
      [
        (.raw, parts.raw), (.uma, parts.uma), (.oka, parts.oka), (.sticks, parts.sticks),
        (.rounding, parts.rounding),
      ] + (parts.substitute == 0 ? [] : [(.substitutes, parts.substitute)])
      + [(.penalties, ledger.penalties), (.chips, ledger.chips)]
    let numbers = NumberText(scale: rule.scale, showing: all.map(\.1), negative: negative)
    return .parts(all.map { PartSum(part: $0, figure: numbers.signed($1)) })
  }
}
