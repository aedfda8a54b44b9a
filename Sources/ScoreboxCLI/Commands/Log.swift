import CommandKit
import Interchange
import Rendering
import SQLiteKit
import Scoring
import Storage
import Text

extension Verb {
  static let log = Verb(
    command: Command(
      "log", summary: LogHelp.summary,
      options: [
        Option("since", value: .required("ID"), summary: LogHelp.since),
        Option("round", value: .required("N"), summary: LogHelp.round),
        Option("game", value: .required("G"), summary: AddRoundHelp.game),
      ],
      discussion: LogHelp.discussion)
  ) { context in
    let since = try context.arguments.count("since", 0...Int.max) ?? 0
    let round = try context.arguments.count("round", 1...Int.max)
    let word = context.arguments.value("game") ?? context.world.setting("SCOREBOX_GAME")
    let entries = try context.read { stores in
      let game = try round == nil ? nil : GameChoice(stores: stores).forReading(word)
      return try stores.log.entries(since: Int64(since)).compactMap {
        record -> (record: LogRecord, changes: [Phrase])? in
        let rows = try record.changes.rows()
        if let round {
          guard let game, rows.contains(where: { $0.isAbout(round, of: game.id) }) else {
            return nil
          }
        }
        return (record, try ChangeText(rows, in: stores).lines)
      }
    }
    let say = context.say
    guard !context.arguments.flag("json") else {
      return Answer(entries.map { json($0.record, $0.changes) })
    }
    guard !entries.isEmpty else { return Answer([say(.logEmpty)]) }
    return Answer(
      ListText.lines(
        [
          .init("#", .right), .init(say(.whenHeader)), .init(say(.whoHeader)),
          .init(say(.commandHeader)),
        ],
        entries.map { record, _ in
          [
            String(record.id), ClockText.local(record.entry.made), record.entry.who,
            say(.logged(record.entry)),
          ]
        }))
  }

  /// One line for each entry.
  private static func json(_ record: LogRecord, _ changes: [Phrase]) -> String {
    JSON.object([
      "schema": .string("scorebox/log/1"),
      "id": .integer(record.id),
      "kind": .string(record.entry.kind.word),
      "target": .integer(record.entry.kind.target),
      "who": .string(record.entry.who),
      "command": .string(record.entry.command),
      "at": .integer(record.entry.made.milliseconds),
      "offset_minutes": .integer(record.entry.made.offsetMinutes),
      "changes": .array(changes.map { .string($0.en) }),
    ]).text
  }
}

/// An instant as the clocks showed it where it was noted.
enum ClockText {
  /// `2026-11-27 21:05`.
  static func local(_ moment: Moment) -> String {
    let minutes = moment.milliseconds / 60_000 + Int64(moment.offsetMinutes)
    let day = minutes >= 0 ? minutes / 1440 : (minutes - 1439) / 1440
    let rest = Int(minutes - day * 1440)
    return "\(Day(number: Int(day)).iso) \(TimeWord.text(rest))"
  }
}
