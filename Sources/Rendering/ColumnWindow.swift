/// The one window both tables look through: which players stand in it, and what it leaves out.
///
/// A line is a label and then one cell a slot, in both tables alike, so that they cannot differ.
struct ColumnWindow: Equatable {
  let slots: [Slot]

  enum Slot: Equatable {
    case player(Int)
    /// Stands in the headers only and tells of hidden players.
    case mark(String)
  }

  /// A window with these players of all, which stand in the order in which they are drawn.
  init(_ shown: some Collection<Int>, of all: [Int], marks: SheetStyle.Characters?) {
    let shown = Set(shown)
    var slots: [Slot] = []
    var hidden = 0
    for number in all {
      guard shown.contains(number) else {
        hidden += 1
        continue
      }
      if hidden > 0, let marks {
        slots.append(.mark(slots.isEmpty ? marks.left + String(hidden) : marks.gap))
      }
      slots.append(.player(number))
      hidden = 0
    }
    if hidden > 0, !slots.isEmpty, let marks { slots.append(.mark(String(hidden) + marks.right)) }
    self.slots = slots
  }

  /// The numbers of its players, in the order in which they are drawn.
  var players: [Int] {
    slots.compactMap { slot in
      if case .player(let number) = slot { number } else { nil }
    }
  }
}
