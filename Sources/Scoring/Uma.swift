/// What each place adds, in points, first place first.
package enum Uma: Equatable, Sendable {
  /// The same in every round.
  case byPlace([Points])
  /// Floating: row 1 where one player is at or above the return score, row 2 where two are, …;
  /// there is none for nobody and none for all.
  case floating([[Points]])

  /// Every row, the first for one player above.
  package var rows: [[Points]] {
    switch self {
    case .byPlace(let row): [row]
    case .floating(let rows): rows
    }
  }

  /// The row where so many of the players are at or above the return score.
  package func row(above: Int) -> [Points] {
    let rows = rows
    return rows.isEmpty ? [] : rows[rowNumber(above: above) - 1]
  }

  /// The number of that row, from 1.
  ///
  /// Nobody or everybody there counts as two, as two and two is what a table comes to without
  /// lost sticks.
  package func rowNumber(above: Int) -> Int {
    guard case .floating(let rows) = self, rows.count > 1 else { return 1 }
    return (1...rows.count).contains(above) ? above : 2
  }
}

extension Uma: ExpressibleByArrayLiteral {
  package init(arrayLiteral figures: Points...) {
    self = .byPlace(figures)
  }
}
