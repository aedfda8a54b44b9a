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
  ///
  /// Nobody or everybody there counts as two, as two and two is what a table comes to without
  /// lost sticks.
  package func row(above: Int) -> [Points] {
    let rows = rows
    guard case .floating = self, rows.count > 1 else { return rows.first ?? [] }
    return rows.indices.contains(above - 1) ? rows[above - 1] : rows[1]
  }
}

extension Uma: ExpressibleByArrayLiteral {
  package init(arrayLiteral figures: Points...) {
    self = .byPlace(figures)
  }
}
