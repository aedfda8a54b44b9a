import Scoring
import Text

// What `add-round` says besides its echo.

extension Phrase {
  static let noScores = Phrase(
    "no scores given; write NAME=SCORE for each player, or - to read them",
    "得点がありません。プレイヤーごとに NAME=SCORE と書くか、読み込むには - を指定してください")

  static let noRoundRecorded = Phrase("no round recorded", "記録した半荘はありません")

  static func stillToCome(_ day: Day) -> Phrase {
    Phrase("\(day.iso) is still to come", "\(day.iso) はまだ先の日付です")
  }
}
