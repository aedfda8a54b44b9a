package import Scoring

/// The last line of a sheet, which shows that nothing was lost: `sum 0.0 = +204.5 -204.5`.
package enum ProofText {
  /// The line for the totals of all players, in points, and the proof of the rounds they are from.
  package static func line(totals: [Points], proof: Proof, rule: Rule) -> String {
    let numbers = NumberText(scale: rule.scale, showing: totals)
    let gains = totals.filter { $0 > 0 }.clampedSum
    let losses = totals.filter { $0 < 0 }.clampedSum
    let terms = [gains, losses].filter { $0 != 0 }.map(numbers.signed)
    let line =
      (["sum \(numbers.signed(gains.plus(losses)))"] + (terms.isEmpty ? [] : ["="]) + terms)
      .joined(separator: " ")
    let reasons = self.reasons(sum: gains.plus(losses), proof: proof, rule: rule)
    return reasons.isEmpty ? line : line + ": " + reasons.joined(separator: ", ")
  }

  /// What a sum that is not 0 is made of, each part named.
  package static func reasons(sum: Points, proof: Proof, rule: Rule) -> [String] {
    guard sum != 0 || proof.unbalanced != 0 else { return [] }
    var reasons: [String] = []
    let numbers = NumberText(scale: rule.scale, showing: [sum, proof.unbalance, proof.lost])
    var rest = sum
    if proof.lost != 0 {
      let sticks = proof.lost / 1000
      reasons.append(sticks == 1 ? "1 stick lost" : "\(sticks) sticks lost")
      rest = rest.plus(proof.lost)
    }
    if proof.unbalanced != 0 {
      let rounds = proof.unbalanced == 1 ? "1 round" : "\(proof.unbalanced) rounds"
      reasons.append("\(rounds) unbalanced by \(numbers.signed(proof.unbalance))")
      rest = rest.minus(proof.unbalance)
    }
    if rest != 0 {
      reasons.append(
        rule.zeroSum
          ? "\(numbers.signed(rest)) by the rule" : "scores under \(rule.name) need not sum to 0")
    }
    return reasons
  }
}
