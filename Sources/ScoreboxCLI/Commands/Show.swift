import CommandKit
import Interchange
import Rendering
import Scoring
import Text

extension Verb {
  static let show = Verb(
    command: Command(
      "show", summary: ShowHelp.summary,
      operands: [Operand("GAME", summary: ShowHelp.operand, optional: true)],
      options: SheetSelection.options + SheetDrawing.options, discussion: ShowHelp.discussion,
      examples: [
        Example("scorebox show --cols 3-5 --width 40", ShowHelp.window),
        Example("scorebox show \"Friday night\" --rows all --sums running", ShowHelp.running),
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
