package import Scoring
import Text

/// A sheet as a message: what it is, then one line a player, for chat fonts break tables.
package struct SheetChat {
  private let report: SheetReport
  private let style: SheetStyle
  private let words: SheetWords

  package init(_ report: SheetReport, style: SheetStyle, words: SheetWords) {
    self.report = report
    self.style = style
    self.words = words
  }

  package var lines: [String] {
    guard let game = report.game else { return [words(.noSheet)] }
    let name = game.name == game.day.iso ? [] : [DisplayText.printable(game.name)]
    let heading =
      (name + [words(.date(game.day)), words(.roundCount(report.roundCount))])
      .joined(separator: style.characters.separator)
    let numbers = NumberText(
      scale: report.scale, showing: report.columns.map { report.player($0).total },
      negative: style.negative)
    let ranked = report.columns.sorted {
      (report.player($0).rank ?? .max, $0) < (report.player($1).rank ?? .max, $1)
    }
    return [heading]
      + ranked.map { number in
        let player = report.player(number)
        let rank = player.rank.map { "\($0)." } ?? "-"
        let name = DisplayText.printable(player.name)
        guard player.rank != nil else { return "\(rank) \(name)" }
        let points =
          report.ranksByTablePoints ? " \(TablePointText.text(player.tablePoints)) /" : ""
        return "\(rank) \(name)\(points) \(numbers.signed(player.total))"
      }
  }
}
