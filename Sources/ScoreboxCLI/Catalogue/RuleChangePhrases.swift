import Rendering
import Scoring
import Text

// What is said of putting a sheet under another rule.

extension Phrase {
  /// A question: so many rounds would come out otherwise.
  static func changesResults(_ game: String, _ rounds: Int, _ rule: String) -> Phrase {
    let game = DisplayText.printable(game)
    let rule = DisplayText.printable(rule)
    return Phrase(
      "\(rule) changes \(rounds == 1 ? "1 round" : "\(rounds) rounds") of \(game); go on?",
      "\(rule) にすると \(game) の \(rounds) 半荘の結果が変わります。変更しますか？")
  }

  static func underThatRule(_ game: String, _ rule: String) -> Phrase {
    let (game, rule) = (DisplayText.printable(game), DisplayText.printable(rule))
    return Phrase(
      "\(game) is under \(rule) already; nothing was changed",
      "\(game) は既に \(rule) です。何も変更していません")
  }

  static func ruleSet(
    _ game: String, _ rule: String, rounds: Int, totals: [Phrase], isRehearsal: Bool
  ) -> Phrase {
    let (game, rule) = (DisplayText.printable(game), DisplayText.printable(rule))
    let head = Phrase(
      "\(game) \(isRehearsal ? "would be" : "is now") under \(rule), "
        + (rounds == 1 ? "1 round" : "\(rounds) rounds") + " changed",
      "\(game) のルールを \(rule) に変更\(isRehearsal ? "する場合" : "しました")（結果が変わる半荘: \(rounds)）")
    return totals.isEmpty ? head : head + Phrase.totals + totals.joined(separator: .comma)
  }

  /// After the total of somebody who was of another rank before.
  static func wasRank(_ rank: Int) -> Phrase {
    Phrase(" (was \(rank))", "（元 \(rank)位）")
  }

  /// Why a rule does not take a round of a sheet, and so not the sheet.
  static func ruleDoesNotFit(_ rule: String, round: Int, _ reason: Phrase) -> Phrase {
    let rule = DisplayText.printable(rule)
    return Phrase(
      "round \(round) does not fit \(rule): ", "第\(round)半荘は \(rule) では計算できません。")
      + reason + Phrase("; nothing was changed", "。何も変更していません")
  }

  static func addsUp(to sum: Points, not expected: Points) -> Phrase {
    let (sum, expected) = (NumberText.grouped(sum), NumberText.grouped(expected))
    return Phrase(
      "it adds up to \(sum), not \(expected)", "合計は \(sum) で、\(expected) ではありません")
  }

  static func seatsUnknown(_ names: Phrase, round: Int) -> Phrase {
    Phrase(
      "\(names.en) tie, and who of them sat earlier is not known: name all seats, East first, with "
        + "edit-round \(round) --seats",
      "\(names.ja) は同点ですが、席が記録されていません。edit-round \(round) --seats に起家から順に全員を指定してください")
  }

  static func chipsTooBig(_ rule: String) -> Phrase {
    let rule = DisplayText.printable(rule)
    return Phrase(
      "the chips come to more than a sheet can hold under \(rule)",
      "\(rule) ではチップの点数が大きすぎます")
  }

  /// After a question, off a terminal, where nobody can answer it.
  static let confirmWithYes = Phrase(
    " nobody can be asked here; add --yes", " ここでは確認できません。--yes を付けてください")

  static let notConfirmed = Phrase("nothing was changed", "何も変更していません")
}
