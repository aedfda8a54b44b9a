import CommandKit
import Interchange
import Rendering
import Scoring
import Storage
import Text

/// What is off in a file, each thing in words.
struct FileCheck {
  let damage: [String]
  let drift: [(table: String, rows: Int)]
  private var told: [Phrase] = []
  private(set) var rounds = 0
  private(set) var games = 0

  init(_ stores: Stores) throws {
    damage = try stores.checks.damage()
    guard damage.isEmpty else {
      // Reading on would tell of the same damage in many ways.
      drift = []
      return
    }
    drift = try stores.checks.drift()
    let sheets = try stores.games.all().map(\.game)
    games = sheets.count
    for breach in try stores.checks.breaches() {
      let name = sheets.first { $0.id == breach.game }?.name ?? "?"
      told.append(.breach(breach.rule, name, breach.round))
    }
    for sheet in sheets { try judge(sheet, stores) }
    told += drift.map { .drifted($0.table, $0.rows) }
    told += try stores.log.entries().filter { !$0.isWhole }.map { .damagedEntry($0.id) }
    told += try LogReplay(stores).mismatches().map { .unlikeLog($0.table, $0.key) }
  }

  /// Everything, in words.
  var findings: [Phrase] { damage.map { Phrase.sqliteFinds($0) } + told }

  /// Every round judged again by the rule it was played under.
  private mutating func judge(_ game: GameRecord, _ stores: Stores) throws {
    let names = Dictionary(
      try stores.games.roster(of: game.id).map { ($0.id, $0.name) }, uniquingKeysWith: { $1 })
    var rules: [Int64: Rule] = [:]
    for found in try RoundReader(stores: stores, game: game).rounds() {
      rounds += 1
      let number = found.record.number
      let rule =
        try rules[found.record.ruleID] ?? RuleBook(stores: stores).rule(found.record.ruleID).rule
      rules[found.record.ruleID] = rule
      let explained: Explanation
      do throws(Unexplained) {
        explained = try Explanation(of: found.stored, under: rule)
      } catch {
        told.append(.inGame(game.name, .unexplained(round: number, rule: rule.name)))
        continue
      }
      for (score, record) in zip(explained.scores, found.scores) {
        guard case .differs(let stored, let computed) = score.check else { continue }
        let numbers = NumberText(scale: rule.scale, showing: [stored.result, computed.result])
        told.append(
          .inGame(
            game.name,
            .differs(
              names[record.player] ?? "?", round: number, stored: numbers.signed(stored.result),
              computed: numbers.signed(computed.result))))
      }
      if explained.check != .agrees { told.append(.breach(.sum, game.name, number)) }
    }
  }

  func answer(_ context: Context) -> Answer {
    let all = findings
    guard !context.arguments.flag("json") else {
      var answer = Answer([
        JSON.object([
          "schema": .string("scorebox/check/1"),
          "games": .integer(games), "rounds": .integer(rounds),
          "findings": .array(all.map { .string($0.en) }),
        ]).text
      ])
      answer.status = status
      return answer
    }
    var answer =
      all.isEmpty ? Answer([context.say(.allIsWell(games: games, rounds: rounds))]) : Answer()
    answer.errors = all
    answer.status = status
    return answer
  }

  private var status: Status {
    damage.isEmpty ? (told.isEmpty ? .done : .refused) : .data
  }
}
