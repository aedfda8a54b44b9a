import Text

// What `add-round` says besides its echo.

extension Phrase {
  static let noScores = Phrase(
    "no scores given; write NAME=SCORE for each player, or - to read them",
    "得点がありません。プレイヤーごとに NAME=SCORE と書くか、読み込むには - を指定してください")
}
