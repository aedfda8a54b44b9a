import CommandKit
import Interchange
import Rendering
import Scoring
import Text

extension Verb {
  static let show = Verb(
    command: Command(
      "show", summary: "print the score table and the sum table of a sheet",
      operands: [
        Operand(
          "GAME", summary: "the sheet, by name or number; the newest unless named", optional: true)
      ],
      options: SheetSelection.options + SheetDrawing.options,
      discussion: """
        Both tables show the same players: one window drives them. Place marks: ^ first, v last, x below 0; \
        ! after a number marks a round stored unbalanced.
        """,
      examples: [
        Example("scorebox show --cols 3-5 --width 40", "a window into a sheet of many"),
        Example(
          "scorebox show \"Friday night\" --rows all --sums running",
          "with the total after each round"),
      ])
  ) { context in
    let selection = try SheetSelection(context)
    let drawing = try SheetDrawing(context, sums: selection.sums)
    let (report, beyond) = try context.read { try selection.report(in: $0) }
    let notes = beyond.map { Phrase.beyondLastPlayer($0, count: report.players.count) }
    if context.arguments.flag("json") {
      return Answer([SheetJSON.show(report).text], notes: notes)
    }
    let words = SheetWords(context.language)
    var answer = Answer(SheetText(report, style: drawing.style, words: words).lines, notes: notes)
    answer.pager = drawing.pager
    return answer
  }
}
