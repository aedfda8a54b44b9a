import CommandKit
import Interchange
import Scoring
import Storage
import Text

extension Verb {
  static let editRound = Verb(
    command: Command(
      "edit-round", summary: EditRoundHelp.summary,
      operands: [
        Operand("ROUND", summary: EditRoundHelp.round),
        Operand("SCORE", summary: EditRoundHelp.score, optional: true, repeats: true),
      ],
      // All of add-round's but those that are about a new round.
      options: Verb.addRound.command.options.filter {
        !["id", "keep-going", "out"].contains($0.long)
      },
      discussion: EditRoundHelp.discussion,
      examples: [
        Example("scorebox edit-round 3 Aoki=35200 Doi=", EditRoundHelp.scores),
        Example("scorebox edit-round 3 --note \"last hand was a yakuman\"", EditRoundHelp.note),
      ])
  ) { context in
    let (word, arguments) = (context.arguments.operands[0], context.arguments.droppingFirst)
    guard let number = try? CountWord.parse(word), number > 0 else {
      throw Failure(.usage, .notARound(word), usage: context.command.name)
    }
    let recording = RoundRecording(context)
    let request = try recording.request(arguments)
    return try context.write { stores in
      let game = try GameChoice(stores: stores).forEntry(context)
      let editor = RoundEditor(stores: stores, moment: try context.moment(of: request.day))
      let recorded = try editor.edit(number, request, in: game)
      var answer = try recording.answer([recorded], request: request, stores: stores)
      if answer.isEcho {
        answer.output =
          (context.arguments.flag("dry-run") ? Phrase(verbatim: "") : .changedNow) + answer.output
      }
      return answer
    }
  }

  static let deleteRound = Verb(
    command: Command(
      "delete-round", summary: DeleteRoundHelp.summary,
      operands: [Operand("ROUND", summary: EditRoundHelp.round)],
      options: [Option("game", value: .required("G"), summary: AddRoundHelp.game)],
      discussion: DeleteRoundHelp.discussion)
  ) { context in
    let word = context.arguments.operands[0]
    guard let number = try? CountWord.parse(word), number > 0 else {
      throw Failure(.usage, .notARound(word), usage: context.command.name)
    }
    let isRehearsal = context.arguments.flag("dry-run")
    let name = try context.read { stores in
      let game = try GameChoice(stores: stores).forEntry(context)
      _ = try RoundReader(stores: stores, game: game).one(number)
      return game.name
    }
    if !isRehearsal { try context.confirm(.deleteRound(number, of: name)) }
    return try context.write { stores in
      let game = try GameChoice(stores: stores).forEntry(context)
      let round = try RoundReader(stores: stores, game: game).one(number).record
      let moment = try context.moment(of: context.today)
      try RoundEditor(stores: stores, moment: moment).delete(number, in: game)
      var answer =
        context.arguments.flag("json")
        ? Answer([
          JSON.object([
            "schema": .string("scorebox/delete-round/1"),
            "dry_run": .bool(isRehearsal),
            "game": .string(game.name),
            "round": .integer(number),
            "id": .string(round.id),
          ]).text
        ]) : Answer(echo: [.roundDeleted(number, of: game.name, isRehearsal: isRehearsal)])
      answer.isStored = !isRehearsal
      return answer
    }
  }
}
