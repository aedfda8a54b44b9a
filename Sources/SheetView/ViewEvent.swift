package import Rendering

/// What happens to the screen.
package enum ViewEvent: Equatable, Sendable {
  case key(Key)
  case resized(columns: Int, rows: Int)
  /// The wheel, over a cell of the screen.
  case wheel(Wheel, column: Int, row: Int)
  case click(column: Int, row: Int)
  /// The sheet is another than before.
  case reloaded(ViewContents)
  /// A command was done, or what it would do was asked for.
  case answered([String], question: [String]?)
  /// What stands beside the form.
  case hinted(String)

  package enum Key: Equatable, Sendable {
    case up, down, left, right, shiftLeft, shiftRight, home, end, pageUp, pageDown
    case tab, backTab, enter, escape, backspace
    case character(Character)
  }

  package enum Wheel: Equatable, Sendable {
    case up, down, left, right
  }
}

/// How much there is to see.
package struct ViewContents: Equatable, Sendable {
  package var shape: PaneShape
  /// Rows of scores and of sums.
  package var rows: [Int]
  /// Names in the order of the columns.
  package var names: [String]
  /// Where the round that stood first in the scores stands now.
  package var anchor: Int?

  package init(shape: PaneShape, rows: [Int], names: [String], anchor: Int? = nil) {
    self.shape = shape
    self.rows = rows
    self.names = names
    self.anchor = anchor
  }
}

/// What is to be done besides drawing.
package enum ViewEffect: Equatable, Sendable {
  case leave
  /// The sum pane shows something else.
  case toggleRunning
  /// A form is wanted: for a new round, or for the round in this row.
  case openForm(row: Int?)
  /// Something was typed into the form, or it is to be recorded.
  case typed(ViewForm, isDone: Bool)
  /// What would these words of a command do?
  case ask([String])
  case run([String])
}
