import CommandKit
import Rendering
import Scoring
import Text

/// What a refusal needs to be told in the user's words.
struct RoundWords {
  /// The names in operand order.
  let names: [String]
  /// The scores as they were read, where reading got so far.
  let scores: [Points?]
  let rule: Rule
  let sticks: Int
  /// Indices of those whose seats were named, earlier seat first.
  let seated: [Int]

  func name(_ index: Int) -> String {
    index < names.count ? DisplayText.printable(names[index]) : "#\(index + 1)"
  }

  func names(_ indices: [Int]) -> Phrase {
    .listed(indices.map(name))
  }

  func score(_ index: Int) -> Points {
    index < scores.count ? scores[index] ?? 0 : 0
  }

  /// The wanted form and the way out, and whose score is at fault.
  func message(_ refusal: Refusal) -> (message: Phrase, index: Int?) {
    switch refusal {
    case .absurdRest(let index, let rest): (absurdRest(index, rest), index)
    case .tooBig(let index):
      (Phrase("the score of \(name(index)) is too big", "\(name(index)) の得点が大きすぎます"), index)
    case .decimalInRaw(let index, let offer): (decimalInRaw(index, offer: offer), index)
    case .tooManyDecimals(let index, let most): (tooManyDecimals(index, most), index)
    case .offStep(let index, let step): (offStep(index, step), index)
    case .blankWithoutTotal(let index):
      (
        Phrase(
          "\(name(index)) needs a score: under \(rule.name) there is no total to fill it from",
          "\(name(index)) の得点を入力してください。\(rule.name) には決まった合計がなく、残りを求められません"), index
      )
    case .sumOff(let kind, let sum, let expected, let slips):
      (sumOff(kind, sum: sum, expected: expected, slips: slips), nil)
    case .wrongCount(let given, let needed): (wrongCount(given, needed), nil)
    case .tooFew(let given, let least):
      (
        Phrase(
          "a round has at least \(least) scores, not \(given)",
          "半荘の得点は \(least) 人分以上です。\(given) 人分しかありません"), nil
      )
    case .badSeats:
      (
        Phrase(
          "--seats names a player twice, or one without a score",
          "--seats に同じプレイヤーが 2 回あるか、得点のないプレイヤーがいます"), nil
      )
    case .badRule(let error):
      (
        Phrase(
          "the rule \(rule.name) is unsound: \(error.phrase(scale: rule.scale).en)",
          "ルール \(rule.name) は使えません。\(error.phrase(scale: rule.scale).ja)"), nil
      )
    case .noCalculation, .looksLikeResults, .sticksNotAllowed: (ofKind(refusal), nil)
    case .needsDealer, .dealerNotAsked, .noPolicy, .paidInResults, .notBust, .bustBySelf,
      .namedTwice, .chipsOff:
      happening(refusal)
    case .sticksOutOfRange(let given, let most):
      (
        Phrase(
          "\(given) sticks cannot be left over; --sticks takes 0 to \(most)",
          "供託 \(given) 本は多すぎます。--sticks に指定できるのは 0〜\(most) です"), nil
      )
    case .manyBlanks(let indices): (manyBlanks(names(indices)), nil)
    case .needsSeats(let indices, let raw): (needsSeats(indices, raw), nil)
    }
  }

  private func ofKind(_ refusal: Refusal) -> Phrase {
    switch refusal {
    case .looksLikeResults:
      Phrase(
        "these scores add up to 0, as results do; add --results, or type the final points on the table",
        "合計が 0 なので、精算後のポイントのようです。--results を付けるか、終了時の素点を入力してください")
    case .sticksNotAllowed:
      Phrase(
        "under \(rule.name) no sticks are left over; leave out --sticks",
        "\(rule.name) では供託は残りません。--sticks は外してください")
    default:
      Phrase(
        "under \(rule.name) finished results are typed; leave out --hundreds and --points",
        "\(rule.name) では精算後のポイントを入力します。--hundreds と --points は外してください")
    }
  }

  private func wrongCount(_ given: Int, _ needed: Int) -> Phrase {
    let other = rule.scale == 1 ? "points" : given == 3 ? "sanma" : "direct"
    let example = "--rule \(other)"
    return Phrase(
      "\(rule.name) takes \(needed) scores a round, not \(given); for a round under another rule "
        + "add --rule, such as \(example)",
      "\(rule.name) の半荘は \(needed) 人分の得点が必要ですが、\(given) 人分です。"
        + "別のルールの半荘なら \(example) のように付けてください")
  }

  private func absurdRest(_ index: Int, _ rest: Points) -> Phrase {
    let rest = NumberText.grouped(rest)
    return Phrase(
      "\(rest) would be left over for \(name(index)); look for a slip in the others, or type that score",
      "残りの \(rest) が \(name(index)) の得点になります。ほかの得点を確かめるか、その得点を入力してください")
  }

  private func tooManyDecimals(_ index: Int, _ most: Int) -> Phrase {
    most == 0
      ? Phrase(
        "the score of \(name(index)) has decimals, but \(rule.name) counts whole points",
        "\(name(index)) の得点に小数がありますが、\(rule.name) の点は整数です")
      : Phrase(
        "the score of \(name(index)) has more than \(most) decimals",
        "\(name(index)) の得点の小数は \(most) 桁までです")
  }

  private func offStep(_ index: Int, _ step: Points) -> Phrase {
    let score = NumberText.grouped(score(index))
    let message = Phrase(
      "the score of \(name(index)), \(score), is not a multiple of \(step), as scores under \(rule.name) are",
      "\(name(index)) の得点 \(score) は \(step) の倍数ではありません。\(rule.name) の得点は \(step) 点単位です")
    return isHundredAmongPoints(index)
      ? message + Phrase("; hundreds mixed with points?", "。百点単位の得点が混ざっていませんか？") : message
  }

  private func isHundredAmongPoints(_ index: Int) -> Bool {
    abs(score(index)) <= 1_500 && scores.contains { abs($0 ?? 0) > 1_500 }
  }

  private func manyBlanks(_ names: Phrase) -> Phrase {
    Phrase(
      "only one score can be left blank, to be what the total leaves over, but those of \(names.en) are",
      "空欄にして残りから求められるのは 1 人分だけですが、\(names.ja) が空欄です")
  }

  private func needsSeats(_ indices: [Int], _ raw: Points) -> Phrase {
    let names = names(indices)
    let order = ListWord.join((seated + indices.filter { !seated.contains($0) }).map(name))
    return Phrase(
      "\(names.en) tie on \(NumberText.grouped(raw)); the earlier seat wins: add --seats \(order)",
      "\(names.ja) は \(NumberText.grouped(raw)) で同点です。起家に近い席が上になるので、--seats \(order) を付けてください")
  }

  private func decimalInRaw(_ index: Int, offer: Points?) -> Phrase {
    let head = Phrase(
      "the score of \(name(index)) has a decimal point, but scores under \(rule.name) are points on the table",
      "\(name(index)) の得点に小数点がありますが、\(rule.name) では素点を入力します")
    let way = Phrase("for finished results add --results", "精算後のポイントなら --results を付けてください")
    guard let offer else { return head + Phrase("; ", "。") + way }
    let meant = quoted(String(offer))
    return head + Phrase("; did you mean \(meant)? ", "。\(meant) のことですか？") + way
  }
}
