import Scoring

// The rows of the sum table.

extension TableWriter {
  /// Totals with what they are made of, who is ahead, and how often each place was taken.
  var totals: [SheetTable.Row] {
    standing + rates + [row(words(.rounds)) { .init(text: String(report.player($0).sums.rounds)) }]
      + places
  }

  /// Chips and penalties, where there are any.
  var ledgers: [SheetTable.Row] {
    let all = report.players.map(\.ledger)
    var rows: [SheetTable.Row] = []
    if all.contains(where: { $0.chipCount != nil }) {
      rows.append(row(words(.chips)) { amount(report.player($0).ledger.chips) })
    }
    if all.contains(where: { $0.penalties != 0 }) {
      rows.append(row(words(.penalties)) { amount(report.player($0).ledger.penalties) })
    }
    return rows
  }

  private var standing: [SheetTable.Row] {
    let standings = StandingText(report, negative: style.negative)
    var rows = report.ranksByTablePoints ? tablePoints(standings) : []
    if !ledgers.isEmpty {
      rows.append(row(words(.score)) { amount(report.player($0).sums.total) })
      rows += ledgers
    }
    let total: SheetPhrase = report.ranksByTablePoints && ledgers.isEmpty ? .points : .total
    rows.append(row(words(total)) { amount(report.player($0).total) })
    rows.append(
      row(words(.rank)) { number in
        report.player(number).rank.map { .init(text: String($0), tone: $0 == 1 ? .strong : .plain) }
      })
    if report.players.contains(where: { $0.rankBefore != nil }) {
      rows.append(
        row(words(.rankBefore)) { number in
          report.player(number).rankBefore.map { .init(text: String($0)) }
        })
    }
    let first = report.leaders.first
    rows.append(
      row(words(.behind)) { number in
        guard let first, let rank = report.player(number).rank, rank > 1 else { return nil }
        return .init(text: standings.gap(from: first, to: number))
      })
    return rows
  }

  private func tablePoints(_ standings: StandingText) -> [SheetTable.Row] {
    let hasPenalties = report.players.contains { $0.ledger.tablePenalties != 0 }
    return
      (hasPenalties
      ? [
        row(words(.tablePenalties)) { number in
          let twelfths = report.player(number).ledger.tablePenalties
          return .init(
            text: standings.tablePoints(twelfths), tone: twelfths < 0 ? .negative : .plain)
        }
      ] : [])
      + [
        row(words(.tablePointSum)) {
          .init(text: standings.tablePoints(report.player($0).tablePoints))
        }
      ]
  }

  /// What the totals come to at the rate of the rule.
  private var rates: [SheetTable.Row] {
    guard let rate = report.game?.rule.house.rate else { return [] }
    let text = NumberText(scale: 1000, showing: [rate])
    let shown = rate % 1000 == 0 ? String(rate / 1000) : text.plain(rate)
    let amounts = report.players.map { player -> Fraction? in
      let (product, overflow) = player.total.multipliedReportingOverflow(by: rate)
      return overflow ? nil : Fraction(product, over: 1000 * report.scale)
    }
    let isWhole = amounts.allSatisfy { $0.map { $0.numerator % $0.denominator == 0 } ?? true }
    return [
      row(words(.atRate(shown))) { number in
        amounts[number - 1].map {
          .init(
            text: NumberText.fixed(
              $0, decimals: isWhole ? 0 : 2, signed: true, negative: style.negative),
            tone: $0.numerator < 0 ? .negative : .plain)
        }
      }
    ]
  }

  /// Average place and counts, apart for every size of rounds where there are several.
  private var places: [SheetTable.Row] {
    let sizes = Set(
      report.players.flatMap { $0.sums.bySize.filter { $0.value.contains { $0 > 0 } }.keys })
    guard sizes.count > 1 else {
      let rule = report.game?.rule
      let places = report.roundCount == 0 ? rule?.players ?? 4 : report.proof.largest
      return self.places(of: sizes.first, upTo: places, labelled: nil)
    }
    return sizes.sorted(by: >).flatMap { self.places(of: $0, upTo: $0, labelled: $0) }
  }

  private func places(
    of size: Int?, upTo places: Int, labelled players: Int?
  ) -> [SheetTable.Row] {
    [
      row(words(.averagePlace(players: players))) { number in
        size.flatMap { report.player(number).sums.averagePlace(players: $0) }.map {
          .init(text: NumberText.fixed($0, decimals: 2))
        }
      }
    ]
      + (1...max(1, places)).map { place in
        row(words(.place(place, players: players))) {
          .init(text: String(report.player($0).sums.count(of: place, players: players)))
        }
      }
  }

  var averages: [SheetTable.Row] {
    [
      row(words(.average)) { number in
        let sums = report.player(number).sums
        return Fraction(sums.total, over: Int64(sums.rounds) * numbers.scale).map {
          .init(
            text: NumberText.fixed($0, decimals: 2, signed: true, negative: style.negative),
            tone: sums.total < 0 ? .negative : .plain)
        }
      },
      row(words(.best)) { report.player($0).sums.best.map { amount($0) } },
      row(words(.worst)) { report.player($0).sums.worst.map { amount($0) } },
      row(words(.topRate)) { rate($0, of: { $0.count(of: 1) }) },
      row(words(.lastRate)) { rate($0, of: \.lasts) },
    ]
  }

  /// A count of a player's rounds in per cent of them.
  private func rate(_ number: Int, of count: (PlayerSums) -> Int) -> SheetTable.Cell? {
    let sums = report.player(number).sums
    return Fraction(Int64(count(sums)) * 100, over: Int64(sums.rounds))
      .map { .init(text: NumberText.fixed($0, decimals: 2)) }
  }
}
