import CommandKit
import Rendering
import Scoring
import Text

/// What a refusal needs to be told in the user's words.
struct RoundWords {
  /// Printable names in operand order.
  let names: [String]
  /// The scores as they were read, where reading got so far.
  let scores: [Points?]
  let rule: Rule
  let sticks: Int
  /// Indices of those whose seats were named, earlier seat first.
  let seated: [Int]

  private func name(_ index: Int) -> String {
    index < names.count ? DisplayText.printable(names[index]) : "score \(index + 1)"
  }

  private func names(_ indices: [Int]) -> String {
    joined(indices.map(name))
  }

  private func score(_ index: Int) -> Points {
    index < scores.count ? scores[index] ?? 0 : 0
  }

  /// The wanted form and the way out.
  func message(_ refusal: Refusal) -> (message: String, index: Int?) {
    switch refusal {
    case .wrongCount, .tooFew, .badSeats, .badRule, .noCalculation, .looksLikeResults:
      (ofWhole(refusal), nil)
    case .absurdRest(let index, let rest):
      (
        "\(NumberText.grouped(rest)) would be left over for \(name(index)); "
          + "look for a slip in the others, or type that score", index
      )
    case .sticksNotAllowed, .sticksOutOfRange, .manyBlanks, .needsSeats: (ofWhole(refusal), nil)
    case .sumOff(let kind, let sum, let expected, let slips):
      (sumOff(kind, sum: sum, expected: expected, slips: slips), nil)
    case .tooBig(let index): ("the score of \(name(index)) is too big", index)
    case .decimalInRaw(let index, let offer): (decimalInRaw(index, offer: offer), index)
    case .tooManyDecimals(let index, let most):
      (
        most == 0
          ? "the score of \(name(index)) has decimals, but \(rule.name) counts whole points"
          : "the score of \(name(index)) has more than \(most) decimals", index
      )
    case .offStep(let index, let step):
      (
        "the score of \(name(index)), \(NumberText.grouped(score(index))), is not a multiple of \(step), "
          + "as scores under \(rule.name) are"
          + (isHundredAmongPoints(index) ? "; hundreds mixed with points?" : ""), index
      )
    case .blankWithoutTotal(let index):
      ("\(name(index)) needs a score: under \(rule.name) there is no total to fill it from", index)
    }
  }

  private func isHundredAmongPoints(_ index: Int) -> Bool {
    abs(score(index)) <= 1_500 && scores.contains { abs($0 ?? 0) > 1_500 }
  }

  private func ofWhole(_ refusal: Refusal) -> String {
    switch refusal {
    case .wrongCount(let given, let needed):
      "\(rule.name) takes \(needed) scores a round, not \(given); for a round under another rule "
        + "add --rule, such as --rule \(given == 3 ? "sanma" : "direct")"
    case .tooFew(let given, let least): "a round has at least \(least) scores, not \(given)"
    case .badSeats: "--seats names a player twice, or one without a score"
    case .badRule(let error):
      "the rule \(rule.name) is unsound: its \(quoted(error.key)) cannot be used"
    case .noCalculation:
      "under \(rule.name) finished results are typed; leave out --hundreds and --points"
    case .looksLikeResults:
      "these scores add up to 0, as results do; add --results, or type the final points on the table"
    case .sticksNotAllowed: "under \(rule.name) no sticks are left over; leave out --sticks"
    case .sticksOutOfRange(let given, let most):
      "\(given) sticks cannot be left over; --sticks takes 0 to \(most)"
    case .manyBlanks(let indices):
      "only one score can be left blank, to be what the total leaves over, but those of "
        + "\(names(indices)) are"
    case .needsSeats(let indices, let raw):
      "\(names(indices)) tie on \(NumberText.grouped(raw)); the earlier seat wins: add --seats "
        + ListWord.join((seated + indices.filter { !seated.contains($0) }).map(name))
    default: ""
    }
  }

  private func decimalInRaw(_ index: Int, offer: Points?) -> String {
    let head =
      "the score of \(name(index)) has a decimal point, but scores under \(rule.name) are points on the table"
    return if let offer {
      head + "; did you mean \(quoted(String(offer)))? for finished results add --results"
    } else {
      head + "; for finished results add --results"
    }
  }

  private func sumOff(
    _ kind: RoundEntry.Kind, sum: Points, expected: Points, slips: [Slip]
  ) -> String {
    let numbers = NumberText(scale: rule.scale, showing: [sum, expected])
    func amount(_ points: Points) -> String {
      kind == .raw ? NumberText.grouped(points) : numbers.signed(points)
    }
    let difference =
      kind == .raw
      ? NumberText.grouped(abs(sum - expected)) : numbers.plain(abs(sum - expected))
    let head =
      "these add up to \(amount(sum)); \(difference) \(sum < expected ? "short of" : "over") \(amount(expected))"
    let reasons = slips.prefix(3).map { text($0, kind: kind) }
    return reasons.isEmpty
      ? head + "; --unbalanced stores them as they are"
      : head + ": " + reasons.joined(separator: "; or ")
  }

  private func text(_ slip: Slip, kind: RoundEntry.Kind) -> String {
    let numbers = NumberText(scale: rule.scale, showing: scores.compactMap(\.self))
    func amount(_ points: Points) -> String {
      kind == .raw ? NumberText.grouped(points) : numbers.signed(points)
    }
    return switch slip {
    case .sticksLeft(let more):
      "\(more == 1 ? "one" : String(more)) \(sticks > 0 ? "more " : "")riichi \(more == 1 ? "stick" : "sticks") "
        + "left on the table? add --sticks \(sticks + more)"
    case .sticksCounted(let count):
      "\(count == sticks ? "the" : String(count)) \(count == 1 ? "stick is" : "sticks are") in somebody's score already? "
        + (count == sticks ? "leave out --sticks" : "use --sticks \(sticks - count)")
    case .hundredsMixed(let indices):
      "hundreds mixed with points? see the score of \(names(indices))"
    case .scaled(let index, let meant):
      "a zero too \(abs(meant) > abs(score(index)) ? "few" : "many")? \(amount(meant)) for \(name(index)) would fit"
    case .sign(let index):
      "a wrong sign? \(amount(-score(index))) for \(name(index)) would fit"
    case .swapped(let index, let meant):
      "two digits swapped? \(amount(meant)) for \(name(index)) would fit"
    case .sameTwice(let indices):
      "the same score twice? \(names(indices)) \(indices.count == 2 ? "both" : "all") have \(amount(score(indices[0])))"
    case .otherStart(let start):
      "the total of a start with \(NumberText.grouped(start))? \(rule.name) starts with "
        + "\(NumberText.grouped(rule.calculation?.start ?? 0)); name the rule with --rule"
    case .divisibleByNine: "two digits swapped? the difference is divisible by 9"
    }
  }
}
