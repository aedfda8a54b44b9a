import Text

/// What a preset chose where its sources leave something open or disagree, by its name.
enum RuleChoices {
  static func of(_ preset: String) -> [Phrase] { all[preset] ?? [] }

  private static let seatTies = Phrase(
    "equal scores go by seat, as is usual; the source does not say", "同点は席順（一般的な扱い。出典に記載なし）")

  private static let all: [String: [Phrase]] = [
    "mleague": [
      Phrase(
        "a remainder of three who tie goes to the earliest seat; the official rule is not known",
        "3人同点の端数は起家に近い人へ（公式の扱いは未確認）"),
      Phrase("chombo 20, from a third-party preset", "チョンボ 20 は第三者の設定による"),
    ],
    "wrc": [
      Phrase(
        "left-over sticks are lost, as in the text of 2015; Pantheon gives them to first since 2023",
        "残った供託は誰のものでもない（2015年版の文面による。Pantheon は2023年から1着へ）"),
      Phrase("editions of 2022 and 2025 were not read", "2022年版と2025年版は未確認"),
    ],
    "ema": [
      Phrase(
        "everybody begins with 30,000; an older text begins at 0", "配給原点は 30,000（古い文面では 0）"),
      Phrase(
        "a substitute has -30 in every game: -15 and a uma of -15", "代走は毎回 -30（-15 とウマ -15）"),
    ],
    "ema-2025": [
      Phrase("from Pantheon's preset, not the rulebook itself", "規則書ではなく Pantheon の設定による")
    ],
    "jpml-a": [
      Phrase(
        "nobody at 30,000 counts as two; one source calls it impossible",
        "30,000 点以上がいないときは2人の行（ありえないとする出典もある）"),
      Phrase(
        "third of three above gets +1; one text has -1, which sums to -2",
        "3人浮きの3着は +1（-1 とする文面もあるが合計が -2 になる）"),
      Phrase("left-over sticks are lost, as in Pantheon", "残った供託は誰のものでもない（Pantheon による）"),
    ],
    "saikouisen": [
      Phrase("ties split and sticks to first; neither could be verified", "同点の分け合いと供託の1着取りは未確認")
    ],
    "saikouisen-classic": [
      Phrase("ties split and sticks to first; neither could be verified", "同点の分け合いと供託の1着取りは未確認"),
      Phrase("chombo 16, after the places", "チョンボ 16（順位点の後に引く）"),
    ],
    "rrc": [Phrase("from Pantheon's preset", "Pantheon の設定による")],
    "tenhou": [
      Phrase(
        "uma 10-20, as in 111 of 111 logs; another page has 5-15",
        "ウマ 10-20（牌譜 111 件すべてと一致。5-15 とするページもある）")
    ],
    "tenhou-2018": [
      Phrase(
        "half a thousand away from zero, as in 630 of 630 logs; pages have it otherwise",
        "500点は 0 から遠い方へ（牌譜 630 件すべてと一致。別の説明もある）")
    ],
    "mahjong-soul": [
      Phrase(
        "the points of the game; ranked points are rounded up and have a term for the rank",
        "対局の点数。段位戦のポイントは切り上げで、段位による項が加わる")
    ],
    "friendly-5-10": [seatTies], "friendly-10-20": [seatTies], "friendly-10-30": [seatTies],
    "friendly-20-30": [seatTies],
    "sanma": [
      Phrase("uma 20; other houses have 10 or 30", "ウマ 20（10 や 30 の店もある）"), seatTies,
    ],
    "sanma-10": [seatTies], "sanma-30": [seatTies],
    "sanma-floating": [
      Phrase("nobody or everybody at 40,000 counts as two", "40,000 点以上が0人か3人のときは2人の行"), seatTies,
    ],
    "sanma-mahjong-soul": [seatTies],
    "sanma-tenhou": [
      Phrase("rounded like the logs of four players of 2018", "2018年の四人打ちの牌譜と同じ端数処理")
    ],
    "mcr": [
      Phrase(
        "points are typed as the table has them; penalties may make them miss 0: --unbalanced",
        "得点は卓のとおりに入力。ペナルティで合計が 0 にならないときは --unbalanced"),
      Phrase("table points rank, then points", "順位は卓点、次に得点"),
    ],
  ]
}
