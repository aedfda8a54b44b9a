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

/// What the help says of `stats`.
enum StatsHelp {
  static let summary = Phrase(
    "show how one player does, or how all do against each other", "個人の成績、または対戦成績を表示")
  static let player = Phrase("whose statistics", "成績を見るプレイヤー")
  static let game = Phrase("only this sheet", "このシートのみ")
  static let against = Phrase("only what happened between the two", "この相手との対戦成績")
  static let pairs = Phrase("a line for all who met", "全員の対戦成績")
  static let minRounds = Phrase(
    "no averages of fewer rounds, no pairs that met less often",
    "これより少ない半荘の平均や組み合わせは表示しない")
  static let discussion = Phrase(
    """
    An average says how many rounds it rests on and within what it would vary by chance alone: the 95 % interval of Student's t. Bust is a raw score below zero, or who was sent bust. Chips and penalties are in the total, not in averages. Guests have statistics too.
    """,
    """
    平均には、もとになった半荘数と、偶然だけでも動く幅（スチューデントの t による 95 % 区間）を添えます。飛びは素点がマイナスの半荘、または飛ばされた記録です。チップとペナルティは合計に入り、平均には入りません。ゲストの成績も見られます。
    """)
  static let year = Phrase("this year's", "今年の成績")
  static let duel = Phrase("how one does against another", "ある相手との成績")
  static let table = Phrase("who met at least 20 times", "20回以上対戦した組み合わせ")
}

/// What the help says of `settle`.
enum SettleHelp {
  static let summary = Phrase("say who pays whom after an evening", "精算: 誰が誰にいくら払うか")
  static let rate = Phrase(
    "what 1.0 (1000 points) is worth; without it that of the rule", "1.0（1000点）の値。省略時はルールのレート")
  static let fee = Phrase("what the evening costs, shared by all", "全員で等分する場代")
  static let unit = Phrase("what to call the unit", "単位の名前")
  static let discussion = Phrase(
    """
    Totals times the rate, less an equal share of the fee, in the fewest payments that even it out (up to twelve people; more pay the largest debts first). Amounts are rounded to the smallest unit that --rate and --fee are typed in. What is left of a fee that cannot be shared evenly falls to the first players. Where totals do not sum to 0, because of penalties, the house has the rest.
    """,
    """
    合計×レートから場代の等分を引き、いちばん少ない回数の支払いで精算します（12人まで。それより多いときは大きい額から）。金額は --rate と --fee に書かれた最小単位に丸めます。割り切れない場代は先頭のプレイヤーから負担します。ペナルティなどで合計が0にならない分は場に入ります。
    """)
  static let example = Phrase("half a unit for 1000 points, and the table fee", "1000点 0.5、場代 12")
  static let named = Phrase("in a unit with a name", "単位に名前を付ける")
}

/// What the help says of `chart`.
enum ChartHelp {
  static let summary = Phrase("draw how the totals went", "合計の推移をグラフにする")
  static let by = Phrase("a step a round, or a day (round)", "横軸は半荘か日付（既定 round）")
  static let players = Phrase("only these; else the first eight", "このプレイヤーのみ（省略時は上位8人）")
  static let places = Phrase("how often each place was taken, as bars", "着順の割合を棒グラフにする")
  static let format = Phrase(
    "what to draw, else by the name of the file", "描く形式（省略時はファイル名から判断）")
  static let discussion = Phrase(
    """
    Each line has a letter, on the line, at its end and before its name, so that the chart reads without colours; bars are filled with the numbers of the places. Totals hold chips and penalties. On a terminal lines are braille dots, with --ascii letters only; a file that ends in .svg or .png becomes a picture. --json gives the figures.
    """,
    """
    線には文字を付け、線の上と右端と名前の前に書くので、色がなくても読めます。棒は着順の数字で埋めます。合計にはチップとペナルティを含みます。端末では点字の点、--ascii では文字だけで描きます。.svg や .png で終わるファイルには画像を書きます。--json は数値を出力します。
    """)
  static let two = Phrase("two players of a league", "リーグの2人")
  static let picture = Phrase("a year as a picture", "1年を画像に")
  static let distribution = Phrase("who is first how often", "着順の割合")
}
