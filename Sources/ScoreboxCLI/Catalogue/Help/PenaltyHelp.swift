import Text

/// What the help says of `add-penalty`.
enum AddPenaltyHelp {
  static let summary = Phrase("take points off a player or a team", "プレイヤーやチームにペナルティを科す")
  static let owner = Phrase(
    "a player of the sheet, by name or number, or a team; team:NAME is always a team",
    "シートのプレイヤー（名前か番号）またはチーム。team:NAME と書けば必ずチーム")
  static let amount = Phrase(
    "how much it takes off, in the unit of the sheet: 20 is 20.0", "減点（シートの単位。20 なら 20.0）")
  static let reason = Phrase("why; must be given", "理由（必須）")
  static let round = Phrase(
    "the round it belongs to, instead of the whole game", "対象の半荘の番号（省略時はシート全体）")
  static let tablePoints = Phrase(
    "takes off table points, where the rule has them", "得点ではなく卓点から引く（卓点のあるルール）")
  static let discussion = Phrase(
    """
    A penalty changes no score and no place, and nobody gets it. It stays when results are worked \
    out anew, and the last line of the sheet names it. See also 'scorebox penalties'.
    """,
    "ペナルティは得点や着順を変えず、誰のものにもなりません。再計算しても残り、シートの最後の行に表示されます。一覧は 'scorebox penalties' で確認できます。")
  static let ofPlayer = Phrase("20 off the total of a player", "合計から 20 を引く")
}

/// What the help says of `penalties`.
enum PenaltiesHelp {
  static let summary = Phrase("list the penalties of a sheet", "シートのペナルティ一覧")
}

/// What the help says of `delete-penalty`.
enum DeletePenaltyHelp {
  static let summary = Phrase("cancel a penalty", "ペナルティを取り消す")
  static let number = Phrase("its number in the list of penalties", "ペナルティ一覧の番号")
  static let cancelled = Phrase("asks first", "確認してから取り消し")
}

/// What the help says of `set-team`.
enum SetTeamHelp {
  static let summary = Phrase("put a player into a team", "プレイヤーをチームに入れる")
  static let player = Phrase("the name of the player", "プレイヤーの名前")
  static let team = Phrase(
    "the name of the team, which may be a new one; without, the player is in none",
    "チームの名前（新しい名前でもよい）。省略するとチームから外す")
  static let game = Phrase(
    "only in this sheet, instead of every open one and those to come",
    "このシートだけ（省略時は終了していないすべてのシートと今後のシート）")
  static let joined = Phrase("from now on, and in every open sheet", "終了していないシートと今後のシートで")
}
