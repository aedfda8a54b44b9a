import Text

/// The one window both tables look through: which players stand in it, and what it leaves out.
///
/// A line is a label and then one cell a slot, in both tables alike, so that they cannot differ.
struct ColumnWindow: Equatable {
  /// Player numbers, ascending.
  let columns: [Int]
  let slots: [Slot]

  enum Slot: Equatable {
    case player(Int)
    /// Stands in the headers only and tells of hidden players.
    case mark(String)
  }

  init(_ columns: [Int], of total: Int, marks: Marks) {
    self.columns = columns
    var slots: [Slot] = []
    var previous = 0
    for number in columns {
      let hidden = number - previous - 1
      if hidden > 0 {
        slots.append(.mark(previous == 0 ? marks.left + String(hidden) : marks.gap))
      }
      slots.append(.player(number))
      previous = number
    }
    if previous < total, previous > 0 {
      slots.append(.mark(String(total - previous) + marks.right))
    }
    self.slots = slots
  }

  /// The characters that tell of hidden players.
  struct Marks: Equatable {
    var left = "‹"
    var right = "›"
    var gap = "~"
    var bar = "│"

    static let ascii = Marks(left: "<", right: ">", gap: "~", bar: "|")
  }
}
