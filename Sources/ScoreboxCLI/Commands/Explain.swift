import CommandKit
import Interchange
import Rendering
import Scoring
import Storage
import Text

extension Verb {
  static let explain = Verb(
    command: Command(
      "explain", summary: ExplainHelp.summary,
      operands: [
        Operand("ROUND", summary: ExplainHelp.round),
        Operand("PLAYER", summary: ExplainHelp.player, optional: true),
      ],
      options: [Option("game", value: .required("G"), summary: SelectionHelp.game)],
      discussion: ExplainHelp.discussion,
      examples: [Example("scorebox explain 3 Doi", ExplainHelp.oneCell)])
  ) { context in
    let word = context.arguments.operands[0]
    guard let number = try? CountWord.parse(word), number > 0 else {
      throw Failure(.usage, .notARound(word), usage: context.command.name)
    }
    let round = try context.read { try ExplainedRound(number, in: $0, context) }
    var answer = Answer(
      context.arguments.flag("json")
        ? [ExplanationJSON.round(round.value).text]
        : ExplanationText(round.value, say: context.say).lines)
    answer.errors = round.value.disagreements
    if !answer.errors.isEmpty { answer.status = .data }
    return answer
  }
}

/// A round of a sheet, found and judged again.
private struct ExplainedRound {
  let value: ExplanationJSON.Round

  init(_ number: Int, in stores: Stores, _ context: Context) throws {
    let word = context.arguments.value("game") ?? context.world.setting("SCOREBOX_GAME")
    guard let game = try GameChoice(stores: stores).forReading(word) else {
      throw Failure(.refused, .noSheetToExplain)
    }
    let found = try RoundReader(stores: stores, game: game).one(number)
    let roster = try stores.games.roster(of: game.id)
    let names = try found.scores.map { record in
      guard let player = roster.first(where: { $0.id == record.player }) else {
        throw Failure(.data, .scoreOfNobody(round: number, game: game.name))
      }
      return player.name
    }
    let rule = try RuleBook(stores: stores).rule(found.record.ruleID).rule
    let explanation: Explanation
    do throws(Unexplained) {
      explanation = try Explanation(of: found.stored, under: rule)
    } catch {
      throw Failure(.data, .unexplained(round: number, rule: rule.name))
    }
    value = ExplanationJSON.Round(
      game: game.name, number: number, day: found.record.day, names: names,
      seats: found.scores.map(\.seat),
      shown: try Self.shown(roster, names, number, stores, context), explanation: explanation)
  }

  /// The indices of the scores to show, in the order of places.
  private static func shown(
    _ roster: [PlayerRecord], _ names: [String], _ round: Int, _ stores: Stores, _ context: Context
  ) throws -> [Int] {
    guard context.arguments.operands.count > 1 else { return Array(names.indices) }
    let wanted = try context.columns(
      context.arguments.operands[1], names: roster.map(\.name), aliases: stores.aliases(roster)
    ) { [] }.indices.map { roster[$0 - 1].name }
    if let out = wanted.first(where: { !names.contains($0) }) {
      throw Failure(.refused, .satOut(out, round: round))
    }
    return names.indices.filter { wanted.contains(names[$0]) }
  }
}

extension ExplanationJSON.Round {
  /// Where the file says something else than its rule.
  fileprivate var disagreements: [Phrase] {
    let rule = explanation.rule
    return shown.compactMap { index in
      guard case .differs(let stored, let computed) = explanation.scores[index].check else {
        return nil
      }
      let numbers = NumberText(scale: rule.scale, showing: [stored.result, computed.result])
      return .differs(
        names[index], round: number, stored: numbers.signed(stored.result),
        computed: numbers.signed(computed.result))
    }
  }
}
