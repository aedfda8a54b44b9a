import Rendering
import Scoring
import Text

// What is wrong with a sum, and what would explain it.

extension RoundWords {
  func sumOff(
    _ kind: RoundEntry.Kind, sum: Points, expected: Points, slips: [Slip]
  ) -> Phrase {
    let numbers = NumberText(scale: rule.scale, showing: [sum, expected])
    func amount(_ points: Points) -> String {
      kind == .raw ? NumberText.grouped(points) : numbers.signed(points)
    }
    let difference =
      kind == .raw
      ? NumberText.grouped(abs(sum - expected)) : numbers.plain(abs(sum - expected))
    let (isShort, total) = (sum < expected, amount(expected))
    let head = Phrase(
      "these add up to \(amount(sum)); \(difference) \(isShort ? "short of" : "over") \(total)",
      "合計は \(amount(sum)) で、\(total) \(isShort ? "に \(difference) 足りません" : "を \(difference) 超えています")"
    )
    guard !slips.isEmpty else {
      return head + Phrase("; --unbalanced stores them as they are", "。--unbalanced を付ければこのまま記録します")
    }
    return head + Phrase(": ", "。")
      + slips.prefix(3).map { text($0, kind: kind) }.joined(separator: Phrase("; or ", "。または、"))
  }

  private func text(_ slip: Slip, kind: RoundEntry.Kind) -> Phrase {
    let numbers = NumberText(scale: rule.scale, showing: scores.compactMap(\.self))
    func amount(_ points: Points) -> String {
      kind == .raw ? NumberText.grouped(points) : numbers.signed(points)
    }
    switch slip {
    case .sticksLeft(let more): return sticksLeft(more)
    case .sticksCounted(let count): return sticksCounted(count)
    case .hundredsMixed(let indices):
      let names = names(indices)
      return Phrase(
        "hundreds mixed with points? see the score of \(names.en)",
        "百点単位の得点が混ざっていませんか？\(names.ja) の得点を確かめてください")
    case .scaled(let index, let meant):
      let isFew = abs(meant) > abs(score(index))
      return Phrase(
        "a zero too \(isFew ? "few" : "many")? ", "0 が\(isFew ? "足りない" : "多い")のではありませんか？")
        + fit(index, amount(meant))
    case .sign(let index):
      return Phrase("a wrong sign? ", "符号が逆ではありませんか？") + fit(index, amount(-score(index)))
    case .swapped(let index, let meant):
      return Phrase("two digits swapped? ", "数字が入れ替わっていませんか？") + fit(index, amount(meant))
    case .sameTwice(let indices):
      let (names, same) = (names(indices), amount(score(indices[0])))
      return Phrase(
        "the same score twice? \(names.en) \(indices.count == 2 ? "both" : "all") have \(same)",
        "同じ得点を重ねて入力していませんか？\(names.ja) が同じ \(same) です")
    case .otherStart(let start):
      let own = NumberText.grouped(rule.calculation?.start ?? 0)
      return Phrase(
        "the total of a start with \(NumberText.grouped(start))? \(rule.name) starts with \(own); name the rule with --rule",
        "配給原点が \(NumberText.grouped(start)) のときの合計ではありませんか？\(rule.name) は \(own) です。--rule でルールを指定してください"
      )
    case .divisibleByNine:
      return Phrase(
        "two digits swapped? the difference is divisible by 9",
        "数字が入れ替わっていませんか？差が 9 で割り切れます")
    }
  }

  private func fit(_ index: Int, _ amount: String) -> Phrase {
    Phrase("\(amount) for \(name(index)) would fit", "\(name(index)) が \(amount) なら合います")
  }

  private func sticksLeft(_ more: Int) -> Phrase {
    Phrase(
      "\(more == 1 ? "one" : String(more)) \(sticks > 0 ? "more " : "")riichi \(more == 1 ? "stick" : "sticks") "
        + "left on the table? add --sticks \(sticks + more)",
      "供託リーチ棒が\(sticks > 0 ? "あと" : "") \(more) 本残っていませんか？--sticks \(sticks + more) を付けてください")
  }

  private func sticksCounted(_ count: Int) -> Phrase {
    let isAll = count == sticks
    return Phrase(
      "\(isAll ? "the" : String(count)) \(count == 1 ? "stick is" : "sticks are") in somebody's score already? "
        + (isAll ? "leave out --sticks" : "use --sticks \(sticks - count)"),
      "供託 \(count) 本はもう誰かの得点に入っていませんか？"
        + (isAll ? "--sticks を外してください" : "--sticks \(sticks - count) にしてください"))
  }
}
