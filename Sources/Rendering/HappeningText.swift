package import Scoring
import Text

extension SheetReport {
  /// What is told of a round beside its scores, names and figures printable.
  ///
  /// A raw score that is bust by the rule of the sheet is told also where nobody has the prize.
  package func happenings(of round: Round, negative: NegativeSign = .minus) -> [Happening] {
    let happened = round.happenings
    func name(_ number: Int) -> String { DisplayText.printable(player(number).name) }
    var told: [Happening] = happened.busts.map { .bust(name($0.player), by: name($0.by)) }
    told += withoutPrize(round).map { .bust(name($0), by: nil) }
    if !happened.yakitori.isEmpty { told.append(.withoutWin(happened.yakitori.map(name))) }
    if !happened.substitutes.isEmpty { told.append(.substitute(happened.substitutes.map(name))) }
    if let dealer = happened.lastDealer { told.append(.dealer(name(dealer))) }
    let ledgers = round.ledgers.sorted { $0.key < $1.key }
    let chips = ledgers.compactMap { number, ledger in
      ledger.chipCount.map { "\(name(number)) \(Self.signed($0, negative))" }
    }
    if !chips.isEmpty { told.append(.chips(chips)) }
    return told + ledgers.flatMap { penalties($0.value, of: name($0.key), negative) }
  }

  /// The penalties of teams, where the columns are players.
  func penaltiesOfTeams(negative: NegativeSign) -> [Happening] {
    teamPenalties.flatMap { penalties($0.ledger, of: DisplayText.printable($0.team), negative) }
  }

  private func penalties(
    _ ledger: Ledger, of name: String, _ negative: NegativeSign
  ) -> [Happening] {
    var told: [Happening] = []
    if ledger.penalties != 0 {
      let numbers = NumberText(scale: scale, showing: [ledger.penalties], negative: negative)
      told.append(.penalty(name, amount: numbers.signed(ledger.penalties)))
    }
    if ledger.tablePenalties != 0 {
      let amount = TablePointText.text(ledger.tablePenalties, negative: negative)
      told.append(.tablePenalty(name, amount: amount))
    }
    return told
  }

  /// Who is bust by the rule of the sheet without anybody having the prize.
  package func withoutPrize(_ round: Round) -> [Int] {
    guard round.otherRule == nil, let bust = game?.rule.house.bust else { return [] }
    let paid = Set(round.happenings.busts.map(\.player))
    return round.scores.filter { number, score in
      !paid.contains(number) && (score.raw.map(bust.takes) ?? false)
    }.keys.sorted()
  }

  private static func signed(_ count: Int, _ negative: NegativeSign) -> String {
    NumberText(scale: 1, showing: [], negative: negative).signed(Points(count))
  }
}
