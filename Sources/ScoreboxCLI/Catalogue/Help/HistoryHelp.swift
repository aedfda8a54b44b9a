import Text

/// What the help says of options that several reports share.
enum HistoryHelp {
  static let games = Phrase("sheets; without any all of them", "シート。省略時はすべて")
  static let all = Phrase("all sheets, as without a name", "すべてのシート（省略時と同じ）")
  static let from = Phrase("only rounds from this day on", "この日以降の半荘のみ")
  static let to = Phrase("only rounds up to this day", "この日までの半荘のみ")
}

/// What the help says of `standings`.
enum StandingsHelp {
  static let summary = Phrase("show who is ahead over many sheets", "複数のシートを通した順位表")
  static let minRounds = Phrase(
    "rank only those with so many rounds (1)", "この半荘数以上の人だけに順位を付ける（既定 1）")
  static let by = Phrase("a line a player, or a team", "プレイヤーごと、またはチームごと")
  static let sort = Phrase("what decides the order (total)", "並べる基準（既定 total）")
  static let guests = Phrase("with guests, who are left out otherwise", "ふだん除かれるゲストも含める")
  static let rating = Phrase(
    "a rating worked out from every round: dk, of Mahjong Danmark",
    "全半荘から計算するレーティング（dk: デンマーク麻雀協会）")
  static let corrections = Phrase(
    "ratings that were set by hand: a table of game_id, player, rating",
    "手で直されたレーティングの表（game_id、player、rating）")
  static let discussion = Phrase(
    """
    Totals hold chips and penalties. Equal totals share a rank (1, 1, 3); where a rule counts table points, these go first. The gap is that to the line above. Who has fewer rounds than --min-rounds stands below without a rank, and so does who has no mean place, since places of three and of four are not averaged. Sheets in another unit are left out. edit-player --guest keeps somebody out.
    A rating depends on the order of the rounds and on how many winds each had; it is worked out anew each time, so that an edit of an old round is in it.
    """,
    """
    合計にはチップとペナルティを含みます。同点は同順位（1、1、3）で、卓点のあるルールでは卓点が先です。差は1つ上の行との差です。--min-rounds に満たない人と、三人打ちと四人打ちが混ざって平均順位のない人は、順位なしで下に並びます。単位の異なるシートは除きます。edit-player --guest で順位表から外せます。
    レーティングは半荘の順序と東風・半荘の別で決まります。毎回すべての半荘から計算し直すので、古い半荘の訂正も反映されます。
    """)
  static let year = Phrase("a year, without those who came seldom", "1年分、回数の少ない人は順位なし")
  static let teams = Phrase("a league by teams", "リーグのチーム順位")
  static let averages = Phrase("by the mean result", "平均で並べる")
}
