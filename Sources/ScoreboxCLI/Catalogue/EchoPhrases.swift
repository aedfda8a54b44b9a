import Text

// The confirmation of what was recorded.

extension Phrase {
  static let noRound = Phrase("no round recorded", "記録した半荘はありません")

  static let wouldRecord = Phrase("would record: ", "記録する内容: ")

  static func newSheet(_ rule: String) -> Phrase {
    Phrase(" (new sheet, \(rule))", " (新しいシート、\(rule))")
  }

  /// Parts what belongs together.
  static let comma = Phrase(", ", "、")

  static func round(_ number: Int, on day: String?) -> Phrase {
    Phrase(
      "round \(number)" + (day.map { " on \($0)" } ?? ""),
      (day.map { "\($0) の" } ?? "") + "第\(number)半荘")
  }

  static let recordedBefore = Phrase(" (recorded before)", " (記録済み)")

  static let readAsHundreds = Phrase(", read as hundreds", "、百点単位で読みました")

  static func leftOver(_ score: String, for name: String) -> Phrase {
    Phrase(", \(score) left over for \(name)", "、\(name) は残りの \(score)")
  }

  /// What became of the lines of a batch, in counts.
  static func rounds(
    _ numbers: ClosedRange<Int>, recorded: Int, known: Int, hundreds: Int
  ) -> Phrase {
    let (first, last) = (numbers.lowerBound, numbers.upperBound)
    var said = Phrase(
      "rounds \(first)-\(last): \(recorded) recorded", "第\(first)〜\(last)半荘: \(recorded)半荘を記録")
    if known > 0 { said = said + Phrase(", \(known) recorded before", "、\(known)半荘は記録済み") }
    if hundreds > 0 {
      said = said + Phrase(", \(hundreds) read as hundreds", "、\(hundreds)半荘は百点単位")
    }
    return said
  }

  static func sum(_ amount: String) -> Phrase {
    Phrase("sum \(amount)", "合計 \(amount)")
  }

  static let howToUndo = Phrase(". Wrong? scorebox undo", "。取り消しは scorebox undo")

  static let totals = Phrase(". Totals: ", "。現在の合計: ")

  static func andMore(_ count: Int) -> Phrase {
    Phrase(" and \(count) more", " ほか \(count) 人")
  }

  static func lastPlayed(on day: String) -> Phrase {
    Phrase(
      ". Last played on \(day); for a new sheet: scorebox add-game",
      "。前回は \(day) でした。新しいシートは scorebox add-game で作れます")
  }

  static func stillToCome(_ day: String) -> Phrase {
    Phrase("\(day) is still to come", "\(day) はまだ先の日付です")
  }
}
