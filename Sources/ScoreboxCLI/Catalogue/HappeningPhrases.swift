import Rendering
import Text

// What is said of prizes, chips and fines beside the scores.

extension Phrase {
  static func badBust(_ word: String) -> Phrase {
    Phrase(
      "\(quoted(word)) does not say who is bust and who did it; write BUST:BY, as in Endo:Chiba",
      "\(quoted(word)) では飛びがわかりません。飛んだ人:飛ばした人（Endo:Chiba など）と書いてください")
  }

  static func badChips(_ word: String) -> Phrase {
    Phrase(
      "\(quoted(word)) are no chips; write NAME=COUNT with a whole number, as in Aoki=+4, or Endo= "
        + "for the rest",
      "\(quoted(word)) はチップの指定ではありません。Aoki=+4 のように NAME=整数、残りの人は Endo= と書いてください")
  }

  static let oneRestOfChips = Phrase(
    "only one can have the rest of the chips", "残りのチップを受け取れるのは 1 人だけです")

  /// The chips that were settled, or would be, and what the players have now.
  static func chipsAdded(
    _ chips: [String], game: String, round: Int?, totals: [String], isRehearsal: Bool
  ) -> Phrase {
    let place = DisplayText.printable(game)
    let list = chips.joined(separator: ", ")
    let head =
      (isRehearsal ? wouldRecord : Phrase(verbatim: ""))
      + Phrase(verbatim: place)
      + (round.map { comma + Self.round($0, on: nil) } ?? Phrase(verbatim: ""))
    return head + Phrase(", chips: \(list)", "、チップ: \(list)") + Phrase.totals
      + Phrase(verbatim: totals.joined(separator: ", "))
  }

  static func chipsTwice(_ name: String) -> Phrase {
    Phrase(
      "\(quoted(name)) has chips twice", "\(quoted(name)) のチップが2回あります")
  }

  /// An option of a round names somebody who did not play it.
  static func optionWithoutScore(_ option: String, _ word: String) -> Phrase {
    Phrase(
      "'--\(option)' names \(quoted(word)), who has no score in this round",
      "'--\(option)' の \(quoted(word)) は、この半荘に得点がありません")
  }

  /// A note: somebody is bust, and nobody was said to have done it.
  static func bustWithoutPrize(_ name: String) -> Phrase {
    let name = DisplayText.printable(name)
    return Phrase(
      "\(name) is bust and no prize moves; --bust \(name):NAME says who gets it",
      "\(name) は飛びですが、飛び賞は動いていません。--bust \(name):NAME で飛ばした人を指定できます")
  }

  /// The reason of the penalty that a chombo is; a file holds it in this form.
  static let chomboReason = "chombo"

  static let whoDealtLast = Phrase("who dealt the last hand? ", "最終局の親は誰ですか？ ")
}
