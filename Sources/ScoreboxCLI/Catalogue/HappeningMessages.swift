import CommandKit
import Rendering
import Scoring
import Text

// What is wrong with what is told of a round beside its scores.

extension RoundWords {
  /// Why a prize, a fine or the like cannot be taken, and whose it is.
  func happening(_ refusal: Refusal) -> (message: Phrase, index: Int?) {
    switch refusal {
    case .needsDealer:
      let example = "--last-dealer \(ListWord.join([name(0)]))"
      return (
        Phrase(
          "under \(rule.name) the sticks go to the dealer of the last hand: add \(example), or "
            + "--seated if all stand in the order of their seats",
          "\(rule.name) では残った供託は最終局の親のものです。\(example) のように指定するか、起家から順に入力して --seated を付けてください"),
        nil
      )
    case .dealerNotAsked:
      return (
        Phrase(
          "under \(rule.name) the last dealer takes nothing; leave out --last-dealer",
          "\(rule.name) では最終局の親は関係ありません。--last-dealer は外してください"), nil
      )
    case .noPolicy(let policy): return (noPolicy(policy), nil)
    case .paidInResults(let policy):
      return (
        Phrase(
          "finished results hold it already; leave out \(policy.option)",
          "精算後のポイントには既に含まれています。\(policy.option) は外してください"), nil
      )
    case .notBust(let index):
      let limit = rule.house.bust?.limit == .at
      return (
        Phrase(
          "\(name(index)) is not bust with \(NumberText.grouped(score(index))); a player is bust "
            + (limit ? "at 0 or below" : "below 0"),
          "\(name(index)) は \(NumberText.grouped(score(index))) 点なので飛びではありません。飛びは "
            + (limit ? "0点以下" : "0点未満") + "です"), index
      )
    case .bustBySelf(let index):
      return (
        Phrase(
          "nobody is bust by themselves, as \(name(index)) would be; write BUST:BY",
          "\(name(index)) 自身は飛び賞を受け取れません。--bust 飛んだ人:飛ばした人 と書いてください"), index
      )
    case .namedTwice(let policy, let index):
      return (
        Phrase(
          "\(policy.option) names \(name(index)) twice",
          "\(policy.option) に \(name(index)) が2回あります"), index
      )
    case .chipsOff(let sum):
      return (
        Phrase(
          "the chips add up to \(sum > 0 ? "+" : "")\(sum) instead of 0; leave one blank, as in "
            + "Endo=, to be the rest",
          "チップの合計が 0 ではなく \(sum > 0 ? "+" : "")\(sum) です。Endo= のように1人を空欄にすると残りになります"),
        nil
      )
    default: return (Phrase(verbatim: ""), nil)
    }
  }

  private func noPolicy(_ policy: House.Policy) -> Phrase {
    let key = policy.rawValue
    return Phrase(
      "under \(rule.name) there is no figure for \(policy.option); a rule of your own can have "
        + "one: scorebox add-rule NAME --from \(rule.name) --\(key) N",
      "\(rule.name) には \(policy.option) の値がありません。値のあるルールは scorebox add-rule NAME "
        + "--from \(rule.name) --\(key) N で作れます")
  }
}

extension House.Policy {
  /// The option that asks for it.
  var option: String {
    switch self {
    case .bust: "--bust"
    case .chip: "--chips"
    case .yakitori: "--yakitori"
    case .chombo: "--chombo"
    case .substitute: "--substitute"
    }
  }
}
