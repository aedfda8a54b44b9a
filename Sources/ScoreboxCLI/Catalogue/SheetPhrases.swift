import Rendering
import Scoring
import Text

extension SheetWords {
  /// What a sheet says, in one language.
  init(_ language: Language) {
    self.init { $0.phrase[language] }
  }
}

extension SheetPhrase {
  /// What a sheet says.
  var phrase: Phrase {
    switch self {
    case .round: Phrase(verbatim: "#")
    case .sums: Phrase("sums", "集計")
    case .running: Phrase("running", "累計")
    case .broughtForward: Phrase("b/f", "繰越")
    case .otherRounds: Phrase("other", "ほか")
    case .score: Phrase("score", "得点")
    case .chips: Phrase("chips", "チップ")
    case .penalties: Phrase("penalties", "ペナルティ")
    case .tablePointSum: Phrase("table pts", "卓点")
    case .tablePenalties: Phrase("table pen", "卓点減点")
    case .points: Phrase("points", "得点")
    case .atRate(let rate): Phrase("at \(rate)", "レート \(rate)")
    case .total: Phrase("total", "合計")
    case .rank: Phrase("rank", "順位")
    case .rankBefore: Phrase("was", "元の順位")
    case .behind: Phrase("behind", "トップ差")
    case .rounds: Phrase("rounds", "半荘数")
    case .averagePlace(let players): Phrase("avg pl", "平均順位") + .ofSize(players)
    case .place(let place, let players): .place(place) + .ofSize(players)
    case .average: Phrase("avg", "平均")
    case .best: Phrase("best", "最高")
    case .worst: Phrase("worst", "最低")
    case .topRate: Phrase("top %", "トップ率")
    case .lastRate: Phrase("last %", "ラス率")
    case .noSheet:
      Phrase(
        "no sheet yet; add-round starts one, add-game names one",
        "シートはまだありません。add-round で始まり、add-game で名前を付けて作れます")
    case .noPlayers:
      Phrase(
        "no players yet; add-round adds those it names",
        "プレイヤーはまだいません。add-round で名前を挙げると加わります")
    case .noColumns: Phrase("no columns to show", "表示する列がありません")
    case .sum(let amount): Phrase("sum \(amount)", "合計 \(amount)")
    case .date, .figures, .tablePoints, .wholePoints, .thousands, .roundCount, .closed, .lead,
      .allLevel, .latest, .deletedRule, .whatIf:
      heading
    case .happened(let round, let happenings):
      Phrase("round \(round): ", "第\(round)半荘: ")
        + happenings.map(\.phrase).joined(separator: .comma)
    case .parts(let parts):
      Phrase("parts: ", "内訳: ") + parts.map(\.phrase).joined(separator: .comma)
    case .standing, .noRounds, .plus, .minus: sentence
    default: footer
    }
  }

  private var heading: Phrase {
    switch self {
    case .date(let day):
      Phrase(
        "\(Self.englishDays[day.weekday]) \(day.iso)",
        "\(day.iso)(\(Self.japaneseDays[day.weekday]))")
    case .figures(let start, let end, let uma, let oka):
      Phrase(
        "\(start)-\(end) \(uma.map { "uma \($0)" } ?? "floating uma")"
          + (oka.map { " oka \($0)" } ?? ""),
        "\(start)-\(end) \(uma.map { "ウマ\($0)" } ?? "順位ウマ変動")"
          + (oka.map { " オカ\($0)" } ?? ""))
    case .tablePoints(let figures): Phrase("table points \(figures)", "卓点 \(figures)")
    case .deletedRule(let rule): Phrase("\(rule) (deleted)", "\(rule)（削除済み）")
    case .whatIf(let rule, let before):
      Phrase(
        "what if: \(rule) instead of \(before); nothing is changed",
        "仮計算: \(before) の代わりに \(rule)。保存内容は変わりません")
    case .wholePoints: Phrase("whole points as typed", "点数をそのまま入力")
    case .thousands: Phrase("results in thousands as typed", "ポイント（千点単位）をそのまま入力")
    case .roundCount(let count):
      Phrase(count == 1 ? "1 round" : "\(count) rounds", "\(count)半荘")
    case .closed: Phrase("closed", "終了")
    case .lead(let names, let by, let before):
      Phrase(
        "\(Phrase.people(names).en) \(names.count == 1 ? "leads" : "lead") "
          + "\(Phrase.people(before).en) by \(by)",
        "首位 \(Phrase.people(names).ja)、次の \(Phrase.people(before).ja) と \(by) 差")
    case .allLevel: Phrase("all are level", "全員同点")
    case .latest(let round, let names, let result):
      Phrase(
        "round \(round): \(Phrase.people(names).en) first with \(result)",
        "第\(round)半荘 1着 \(Phrase.people(names).ja) \(result)")
    default: Phrase(verbatim: "")
    }
  }

  private static let englishDays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let japaneseDays = ["日", "月", "火", "水", "木", "金", "土"]

  private var footer: Phrase {
    switch self {
    case .underRule(let round, let rule):
      Phrase("round \(round): under \(rule)", "第\(round)半荘: ルール \(rule)")
    case .roundNote(let round, let note): Phrase("round \(round): \(note)", "第\(round)半荘: \(note)")
    case .teamPenalties(let penalties):
      Phrase("in --teams only: ", "--teams で集計: ")
        + penalties.map(\.phrase).joined(separator: .comma)
    case .unchanged(let rounds, let count):
      Phrase(
        "\(count == 1 ? "round" : "rounds") \(rounds): as stored, this rule cannot judge "
          + (count == 1 ? "it" : "them"),
        "第\(rounds)半荘: このルールでは計算できないので保存どおり")
    case .givenRounds(let first, let last, let count, let total):
      Phrase(
        (count == 1 ? "round \(first)" : "rounds \(first)-\(last)") + ", \(count) of \(total)",
        "第" + (count == 1 ? "\(first)" : "\(first)〜\(last)") + "半荘（全\(total)半荘中 \(count)）")
    case .noGivenRounds(let total):
      Phrase("no round is in the selection, 0 of \(total)", "該当する半荘がありません（全\(total)半荘中 0）")
    case .meaningOfBroughtForward: Phrase("b/f: brought forward", "繰越: それ以前の半荘の合計")
    case .meaningOfOtherRounds: Phrase("other: the other rounds", "ほか: それ以外の半荘の合計")
    case .allRounds: Phrase("all: --rows all", "すべて表示: --rows all")
    case .shownOnly: Phrase("sums of the shown rounds only", "集計は表示中の半荘のみ")
    case .window(let shown, let total, let next, let isByTeam):
      isByTeam
        ? Phrase(
          "teams \(shown) of \(total); next: --cols \(next)",
          "チーム \(shown)（全\(total)チーム）; 続き: --cols \(next)")
        : Phrase(
          "players \(shown) of \(total); next: --cols \(next)",
          "プレイヤー \(shown)（全\(total)人）; 続き: --cols \(next)")
    case .gap(let numbers, let count, let isByTeam):
      isByTeam
        ? Phrase("~ hides \(count == 1 ? "team" : "teams") \(numbers)", "~ で省略: チーム \(numbers)")
        : Phrase(
          "~ hides \(count == 1 ? "player" : "players") \(numbers)", "~ で省略: プレイヤー \(numbers)")
    case .sticksLost(let count):
      Phrase(count == 1 ? "1 stick lost" : "\(count) sticks lost", "供託\(count)本は取得者なし")
    case .unbalanced(let rounds, let amount):
      Phrase(
        (rounds == 1 ? "1 round" : "\(rounds) rounds") + " unbalanced by \(amount)",
        "合計不一致 \(rounds)半荘 \(amount)")
    case .byTheRule(let amount): Phrase("\(amount) by the rule", "ルールによる差 \(amount)")
    case .freeSum(let rule):
      Phrase("scores under \(rule) need not sum to 0", "\(rule) では合計が 0 とは限りません")
    case .penaltySum(let amount): Phrase("penalties \(amount)", "ペナルティ \(amount)")
    case .substituteSum(let amount): Phrase("substitutes \(amount)", "代走 \(amount)")
    case .roundingSum(let amount): Phrase("rounding \(amount)", "端数 \(amount)")
    case .chipSum(let amount): Phrase("chips \(amount)", "チップ \(amount)")
    default: Phrase(verbatim: "")
    }
  }

  private var sentence: Phrase {
    switch self {
    case .standing(let name, let total, let places, let rank, let shared):
      Phrase(
        "\(name) \(total), places \(places), \(shared ? "joint " : "")rank \(rank)",
        "\(name) \(total)、着順 \(places)、\(rank)位\(shared ? "タイ" : "")")
    case .noRounds(let name): Phrase("\(name) no rounds", "\(name) 対局なし")
    case .plus(let size): Phrase("plus \(size)", "プラス\(size)")
    case .minus(let size): Phrase("minus \(size)", "マイナス\(size)")
    default: Phrase(verbatim: "")
    }
  }
}

extension Happening {
  /// One clause after the number of its round.
  var phrase: Phrase {
    switch self {
    case .bust(let player, let other?):
      Phrase("\(player) bust by \(other)", "\(player) は \(other) に飛ばされた")
    case .bust(let player, nil):
      Phrase("\(player) bust, no prize", "\(player) 飛び（飛び賞なし）")
    case .withoutWin(let names):
      Phrase("no win: \(Phrase.listed(names).en)", "焼き鳥 \(Phrase.listed(names).ja)")
    case .substitute(let names):
      Phrase("substitute: \(Phrase.listed(names).en)", "代走 \(Phrase.listed(names).ja)")
    case .dealer(let name): Phrase("last dealer \(name)", "最終局の親 \(name)")
    case .chips(let counts):
      Phrase(
        "chips \(counts.joined(separator: ", "))", "チップ \(counts.joined(separator: "、"))")
    case .penalty(let name, let amount):
      Phrase("penalty \(name) \(amount)", "ペナルティ \(name) \(amount)")
    case .tablePenalty(let name, let amount):
      Phrase("table points of \(name) \(amount)", "卓点減点 \(name) \(amount)")
    }
  }
}

extension PartSum {
  /// The part with its figure.
  var phrase: Phrase {
    let name =
      switch part {
      case .raw: Phrase("raw", "素点")
      case .uma: Phrase("uma", "ウマ")
      case .oka: Phrase("oka", "オカ")
      case .sticks: Phrase("sticks", "供託")
      case .rounding: Phrase("rounding", "端数")
      case .substitutes: Phrase("substitutes", "代走")
      case .penalties: Phrase("penalties", "ペナルティ")
      case .chips: Phrase("chips", "チップ")
      }
    return name + Phrase(verbatim: " " + figure)
  }
}

extension Phrase {
  /// How many play, where rounds of several sizes are kept apart.
  fileprivate static func ofSize(_ players: Int?) -> Phrase {
    players.map { Phrase(" \($0)p", "(\($0)麻)") } ?? Phrase(verbatim: "")
  }

  /// The name of a place: `1st`, `2nd`, `3rd`, `4th`.
  static func place(_ place: Int) -> Phrase {
    let ending =
      switch (place % 10, place % 100) {
      case (1, let two) where two != 11: "st"
      case (2, let two) where two != 12: "nd"
      case (3, let two) where two != 13: "rd"
      default: "th"
      }
    return Phrase("\(place)\(ending)", "\(place)着")
  }

  /// Up to three people by name, more by their number.
  fileprivate static func people(_ names: [String]) -> Phrase {
    names.count > 3 ? Phrase("\(names.count) players", "\(names.count)人") : listed(names)
  }

  /// A rule in few words, as over a sheet: `mleague: 25-30 uma 10-30 oka 20`.
  static func rule(_ rule: Rule) -> Phrase {
    Phrase(verbatim: DisplayText.printable(rule.name) + ": ") + RuleText.figures(rule).phrase
  }
}
