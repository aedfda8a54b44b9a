import Rendering
import Scoring
import Text

// Why figures do not make a rule.

extension RuleError {
  /// What is wrong with a rule, and what it may be instead; sums of uma are told in units of so
  /// many points.
  func phrase(scale: Points) -> Phrase {
    Phrase(verbatim: quoted(key) + ": ") + problem.phrase(scale: scale)
  }
}

extension RuleError.Problem {
  fileprivate func phrase(scale: Points) -> Phrase {
    switch self {
    case .missing: Phrase("it must be there", "必須です")
    case .unknownKey: Phrase("a rule has no such key", "ルールにこの項目はありません")
    case .doubled: Phrase("it is there twice", "2回あります")
    case .missingRow(let row): Phrase("row \(row) is missing", "\(row) 行目がありません")
    case .wrongKind(let kind): kind.phrase
    case .unknownWord(let word, let known):
      Phrase(
        "\(quoted(word)) is none of \(Phrase.listed(known, last: .or).en)",
        "\(quoted(word)) は使えません。\(Phrase.listed(known, last: .or).ja) のどれかです")
    case .empty: Phrase("it must not be empty", "空にはできません")
    case .outOfRange(let given, let least, let most):
      Phrase(
        "\(grouped(given)) is not within \(grouped(least)) to \(grouped(most))",
        "\(grouped(given)) は \(grouped(least))〜\(grouped(most)) の範囲にありません")
    case .notOneOf(let given, let allowed):
      Phrase(
        "\(given) is none of \(Phrase.listed(allowed.map { String($0) }, last: .or).en)",
        "\(given) は使えません。\(Phrase.listed(allowed.map { String($0) }, last: .or).ja) のどれかです")
    case .wrongCount(let given, let needed):
      Phrase("\(given) figures where \(needed) are needed", "値が \(given) 個ですが、\(needed) 個必要です")
    case .wrongRows(let given, let needed):
      Phrase("\(given) rows where \(needed) are needed", "\(given) 行ですが、\(needed) 行必要です")
    case .sum, .rowSum, .notZeroSum, .roundsOneWay: sumPhrase(scale: scale)
    case .notShared(let count):
      Phrase(
        "\(count) who tie could not share them exactly", "\(count) 人の同点で割り切れません")
    case .belowStart(let start):
      Phrase(
        "it is neither 0 nor at least the start score \(grouped(start))",
        "0 か、配給原点 \(grouped(start)) 以上でなければなりません")
    case .needsReturnScore:
      Phrase("there is no oka without a return score", "返し点がないとオカはありません")
    case .needsCalculation:
      Phrase("it means nothing where results are typed", "ポイントを直接入力するルールでは使えません")
    }
  }

  private func sumPhrase(scale: Points) -> Phrase {
    func shown(_ sum: Points) -> String {
      scale == 1000 ? RuleText.thousands(sum) : grouped(sum)
    }
    return switch self {
    case .sum(let sum):
      Phrase(
        "the figures sum to \(shown(sum)), not 0; zero_sum false would allow it",
        "合計が \(shown(sum)) で、0 になりません。zero_sum を false にすれば使えます")
    case .rowSum(let row, let sum):
      Phrase(
        "row \(row) sums to \(shown(sum)), not 0; zero_sum false would allow it",
        "\(row) 行目の合計が \(shown(sum)) で、0 になりません。zero_sum を false にすれば使えます")
    case .notZeroSum(let sum):
      Phrase(
        "the results sum to \(shown(sum)), not 0; zero_sum false would allow it",
        "ポイントの合計が \(shown(sum)) で、0 になりません。zero_sum を false にすれば使えます")
    case .roundsOneWay:
      Phrase(
        "results that are all rounded one way do not sum to 0; zero_sum false would allow it",
        "すべて同じ向きに丸めると合計が 0 になりません。zero_sum を false にすれば使えます")
    default: Phrase(verbatim: "")
    }
  }

  private func grouped(_ points: Points) -> String { NumberText.grouped(points) }
}

extension FieldKind {
  /// What a value should have been.
  fileprivate var phrase: Phrase {
    switch self {
    case .bool: Phrase("it must be true or false", "true か false でなければなりません")
    case .int: Phrase("it must be a whole number", "整数でなければなりません")
    case .text: Phrase("it must be a text", "文字列でなければなりません")
    case .ints: Phrase("it must be a list of whole numbers", "整数の配列でなければなりません")
    case .decimal:
      Phrase("it must be a number with at most 3 decimals", "小数3桁までの数でなければなりません")
    case .object: Phrase("it must be an object", "オブジェクトでなければなりません")
    }
  }
}
