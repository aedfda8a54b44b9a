import CommandKit
import Interchange
import Rendering
import Scoring
import Storage
import Text

extension Verb {
  static let settle = Verb(
    command: Command(
      "settle", summary: SettleHelp.summary,
      operands: [Operand("GAME", summary: ShowHelp.operand, optional: true)],
      options: [
        Option("rate", value: .required("N"), summary: SettleHelp.rate),
        Option("fee", value: .required("N"), summary: SettleHelp.fee),
        Option("unit", value: .required("UNIT"), summary: SettleHelp.unit),
      ],
      discussion: SettleHelp.discussion,
      examples: [
        Example("scorebox settle --rate 0.5 --fee 12", SettleHelp.example),
        Example("scorebox settle \"Friday night\" --rate 50 --unit yen", SettleHelp.named),
      ])
  ) { context in
    let report = try context.read { stores -> SheetReport in
      let word = context.arguments.operands.first ?? context.world.setting("SCOREBOX_GAME")
      guard let game = try GameChoice(stores: stores).forReading(word) else { return .empty }
      return try SheetReader(game, in: stores).report(of: [], reachesNewest: false)
    }
    let bill = try Bill(report, context)
    return context.arguments.flag("json") ? Answer([bill.json.text]) : Answer(bill.lines)
  }
}

/// What everybody has to pay or gets, in a neutral unit.
private struct Bill {
  private let context: Context
  private var report: SheetReport
  private let rate: TypedNumber
  private let fee: Int64
  private let decimals: Int
  /// Of the players, then of the house, which has the fee and what the totals do not sum to.
  private let amounts: [Int64]
  private let isRounded: Bool
  private let settlement: Settlement

  init(_ report: SheetReport, _ context: Context) throws {
    self.context = context
    self.report = report
    let own = report.game?.rule.house.rate.map { rate in
      TypedNumber(
        thousandths: rate, decimals: (0...3).first { rate % [1000, 100, 10, 1][$0] == 0 } ?? 3)
    }
    guard let rate = try Self.number("rate", context) ?? own else {
      throw Failure(.usage, .noRate, usage: context.command.name)
    }
    let fee = try Self.number("fee", context) ?? TypedNumber(thousandths: 0, decimals: 0)
    self.rate = rate
    // The smallest unit is that of the figures typed.
    decimals = max(rate.decimals, fee.decimals)
    let unit = [Int64](arrayLiteral: 1000, 100, 10, 1)[decimals]
    self.fee = fee.thousandths / unit
    let players = report.players.filter { $0.sums.rounds > 0 || $0.ledger != Ledger() }
    let count = Int64(players.count)
    var isRounded = false
    var amounts: [Int64] = []
    for (index, player) in players.enumerated() {
      let (product, overflow) = player.total.multipliedReportingOverflow(by: rate.thousandths)
      guard !overflow, let exact = Fraction(product, over: report.scale * unit) else {
        throw Failure(.refused, .rateTooBig)
      }
      let rounded = exact.rounded(decimals: 0)
      isRounded = isRounded || product % (report.scale * unit) != 0
      guard rounded.whole < UInt64(1) << 60 else { throw Failure(.refused, .rateTooBig) }
      // What the fee leaves over falls to the first.
      let share = self.fee / count + (Int64(index) < self.fee % count ? 1 : 0)
      amounts.append((rounded.isNegative ? -1 : 1) * Int64(rounded.whole) - share)
    }
    amounts.append(-amounts.reduce(0, +))
    self.isRounded = isRounded
    self.amounts = amounts
    self.report.players = players
    settlement = Settlement(amounts)
  }

  private static func number(_ option: String, _ context: Context) throws -> TypedNumber? {
    guard let word = context.arguments.value(option) else { return nil }
    guard let number = try? NumberWord.parse(word), number.thousandths >= 0,
      number.thousandths <= 1_000_000_000_000
    else {
      throw Failure(
        .usage, .badAmount(option, word), word: context.arguments.position(of: option))
    }
    return number
  }

  private func text(_ amount: Int64, signed: Bool = false) -> String {
    let scale: Int64 = [1, 10, 100, 1000][decimals]
    return Fraction(amount, over: scale)
      .map { NumberText.fixed($0, decimals: decimals, signed: signed) } ?? ""
  }

  private var unit: String {
    context.arguments.value("unit").map { " " + DisplayText.printable($0) } ?? ""
  }

  private func name(_ index: Int) -> String {
    report.players.indices.contains(index)
      ? report.players[index].name : context.say(.theHouse)
  }

  var lines: [String] {
    guard !report.players.isEmpty else { return [context.say(.nobodyPlayed)] }
    let numbers = NumberText(scale: report.scale, showing: report.players.map(\.total))
    let columns: [ListText.Column] = [
      .init(context.say(.playerHeader)), .init(context.say(.totalHeader), .right),
      .init(context.say(.dueHeader), .right),
    ]
    let rows = amounts.indices.filter { $0 < report.players.count || amounts[$0] != 0 }.map {
      index in
      [
        name(index),
        index < report.players.count ? numbers.signed(report.players[index].total) : "",
        text(amounts[index], signed: true),
      ]
    }
    let payments = settlement.payments.map { payment in
      context.say(
        .pays(name(payment.from), name(payment.to), text(payment.amount) + unit))
    }
    let shownRate =
      Fraction(rate.thousandths, over: 1000)
      .map { NumberText.fixed($0, decimals: decimals) } ?? ""
    return [
      context.say(
        .settlementOf(
          report.game?.name ?? "", rate: shownRate + unit, fee: fee == 0 ? nil : text(fee) + unit))
    ] + ListText.lines(columns, rows) + [""]
      + (payments.isEmpty ? [context.say(.nobodyPays)] : payments)
      + (isRounded ? [context.say(.amountsRounded(text(1) + unit))] : [])
      + (amounts.last ?? 0 != fee ? [context.say(.houseHasRest)] : [])
  }

  var json: JSON {
    func number(_ amount: Int64) -> JSON { .number(text(amount)) }
    return .object([
      "schema": .string("scorebox/settle/1"),
      "game": report.game.map { .string($0.name) } ?? .null,
      "amounts": .array(
        report.players.enumerated().map { index, player in
          .object([
            "player": .string(player.name), "total": .integer(player.total),
            "amount": number(amounts[index]),
          ])
        }),
      "house": amounts.last.map(number) ?? .null,
      "payments": .array(
        settlement.payments.map { payment in
          .object([
            "from": report.players.indices.contains(payment.from)
              ? .string(report.players[payment.from].name) : .null,
            "to": report.players.indices.contains(payment.to)
              ? .string(report.players[payment.to].name) : .null,
            "amount": number(payment.amount),
          ])
        }),
    ])
  }
}
