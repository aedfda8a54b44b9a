import Scoring
import Text

/// A sheet as one sentence a player, for screen readers and narrow phones.
struct SheetList {
  private let report: SheetReport
  private let style: SheetStyle
  private let words: SheetWords

  init(_ report: SheetReport, style: SheetStyle, words: SheetWords) {
    self.report = report
    self.style = style
    self.words = words
  }

  var sentences: [String] {
    let totals = report.columns.map { report.player($0).total }
    let numbers = NumberText(scale: report.scale, showing: totals)
    return report.order(style.order).filter(report.columns.contains).map { number in
      let player = report.player(number)
      let name = DisplayText.printable(player.name)
      guard let rank = player.rank else { return words(.noRounds(name: name)) }
      let total = player.total
      let size = numbers.size(total)
      return words(
        .standing(
          name: name, total: total == 0 ? size : words(total < 0 ? .minus(size) : .plus(size)),
          places: player.sums.places.map(String.init).joined(separator: " "), rank: rank,
          shared: report.players.count { $0.rank == rank } > 1))
    }
  }
}

extension SheetReport {
  /// All players in the order in which they are drawn.
  func order(_ order: PlayerOrder) -> [Int] {
    let numbers = players.indices.map { $0 + 1 }
    switch order {
    case .game: return numbers
    case .total:
      // Those without a rank come last.
      return numbers.sorted {
        (player($0).rank ?? .max, $0) < (player($1).rank ?? .max, $1)
      }
    case .name:
      let keys = players.map { Name.key(of: $0.name) }
      return numbers.sorted { (keys[$0 - 1], $0) < (keys[$1 - 1], $1) }
    }
  }
}
