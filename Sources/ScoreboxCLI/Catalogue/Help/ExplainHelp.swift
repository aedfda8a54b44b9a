import Text

/// What the help says of `explain`.
enum ExplainHelp {
  static let summary = Phrase(
    "show the arithmetic behind a round or a single result", "半荘や1つのポイントの計算を表示")
  static let round = Phrase("the number of the round", "半荘の番号")
  static let player = Phrase(
    "only these players, as in --cols of 'scorebox show'", "これらのプレイヤーのみ（show の --cols と同じ）")
  static let discussion = Phrase(
    "Every figure is that of the rule the round was played under, whose source is named.",
    "数値はその半荘に使われたルールのもので、出典も示します。")
  static let oneCell = Phrase("why Doi got what the sheet says", "Doi のポイントの理由")
}
