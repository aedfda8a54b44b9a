package import Rendering
import Text

/// All that the screen shows, but for the figures: one window of columns for both panes, a place in
/// the rows for each.
///
/// Events change it, and nothing else does; the painter draws what it finds. What is wanted is kept
/// as it is and clamped where it is used, so that a screen that shrinks and grows again shows the
/// same.
package struct ViewState: Equatable, Sendable {
  package typealias Pane = SheetPanes.Pane

  /// What the keys are for.
  package enum Mode: Equatable, Sendable {
    case sheet, help
    /// A player is looked for.
    case find(String)
    case form(ViewForm)
    /// What a command would do; yes does it.
    case question([String], words: [String])
    /// What a command said, until a key.
    case message([String])
  }

  /// A chosen cell.
  package struct Selection: Equatable, Sendable {
    package var pane: Pane
    package var row: Int
    package var column: Int
  }

  package private(set) var contents: ViewContents
  package private(set) var columns: Int
  package private(set) var rows: Int
  package private(set) var focus = Pane.scores
  /// Whether both panes go up and down together.
  package private(set) var isLocked = false
  package private(set) var selection: Selection?
  package private(set) var mode = Mode.sheet
  package private(set) var arrangement: Arrangement?
  private var wantedX = 0
  private var wantedY = [0, 0]

  package init(_ contents: ViewContents, columns: Int, rows: Int) {
    self.contents = contents
    self.columns = columns
    self.rows = rows
    showNewest()
  }

  /// Goes to the last rounds.
  package mutating func showNewest() {
    wantedY[Pane.scores.rawValue] = contents.rows[Pane.scores.rawValue]
  }

  package var layout: ViewLayout {
    ViewLayout(
      size: (columns, rows), shape: contents.shape, sumRows: contents.rows[1], wanted: arrangement,
      focus: focus)
  }

  /// The players that both panes show: columns, counted from 0.
  package var window: Range<Int> {
    let room = layout.room
    let first = min(max(0, wantedX), contents.shape.lastFirst(in: room))
    return first..<first + contents.shape.fits(from: first, in: room)
  }

  /// The rows of a pane that are in sight.
  package func rows(of pane: Pane) -> Range<Int> {
    let height = layout.height(pane)
    let first = min(max(0, wantedY[pane.rawValue]), max(0, count(pane) - height))
    return first..<min(count(pane), first + height)
  }

  private func count(_ pane: Pane) -> Int { contents.rows[pane.rawValue] }

  // MARK: Moving

  private mutating func setX(_ first: Int) {
    wantedX = min(max(0, first), contents.shape.lastFirst(in: layout.room))
  }

  private mutating func scroll(_ pane: Pane, by rows: Int) {
    for one in isLocked ? Pane.allCases : [pane] { setY(one, self.rows(of: one).lowerBound + rows) }
  }

  private mutating func setY(_ pane: Pane, _ first: Int) {
    wantedY[pane.rawValue] = min(max(0, first), max(0, count(pane) - layout.height(pane)))
  }

  private mutating func select(_ pane: Pane, row: Int, column: Int) {
    guard count(pane) > 0, !contents.shape.columns.isEmpty else { return }
    let selection = Selection(
      pane: pane, row: min(max(0, row), count(pane) - 1),
      column: min(max(0, column), contents.shape.columns.count - 1))
    self.selection = selection
    focus = pane
    // By the least that brings it into sight.
    let seen = rows(of: pane)
    if selection.row < seen.lowerBound {
      setY(pane, selection.row)
    } else if selection.row >= seen.upperBound {
      setY(pane, selection.row - max(1, layout.height(pane)) + 1)
    }
    if selection.column < window.lowerBound { setX(selection.column) }
    while selection.column >= window.upperBound, window.upperBound < contents.shape.columns.count {
      setX(window.lowerBound + 1)
    }
  }

  /// One step, of the selection where there is one.
  private mutating func step(rows: Int, columns: Int) {
    if let selection {
      select(selection.pane, row: selection.row + rows, column: selection.column + columns)
    } else {
      if rows != 0 { scroll(focus, by: rows) }
      if columns != 0 { setX(window.lowerBound + columns) }
    }
  }

  // MARK: Events

  /// What to do besides drawing, if anything.
  package mutating func handle(_ event: ViewEvent) -> ViewEffect? {
    switch event {
    case .resized(let columns, let rows):
      (self.columns, self.rows) = (max(1, columns), max(1, rows))
    case .reloaded(let contents): reload(contents)
    case .wheel(let wheel, let column, let row):
      guard mode == .sheet, let pane = pane(column: column, row: row) else { return nil }
      switch wheel {
      case .up: scroll(pane, by: -3)
      case .down: scroll(pane, by: 3)
      case .left: setX(window.lowerBound - 1)
      case .right: setX(window.lowerBound + 1)
      }
    case .click(let column, let row):
      guard mode == .sheet, let pane = pane(column: column, row: row) else { return nil }
      click(pane, column: column, row: row)
    case .answered(let lines, nil): mode = .message(lines)
    case .answered(let lines, let words?): mode = .question(lines, words: words)
    case .hinted(let hint):
      if case .form(var form) = mode {
        form.hint = hint
        mode = .form(form)
      }
    case .key(let key): return pressed(key)
    }
    return nil
  }

  /// Opens a form.
  package mutating func open(_ form: ViewForm) { mode = .form(form) }

  private mutating func reload(_ contents: ViewContents) {
    self.contents = contents
    if let anchor = contents.anchor { wantedY[Pane.scores.rawValue] = anchor }
    if let old = selection {
      let isThere = count(old.pane) > 0 && !contents.shape.columns.isEmpty
      selection =
        isThere
        ? Selection(
          pane: old.pane, row: min(old.row, count(old.pane) - 1),
          column: min(old.column, contents.shape.columns.count - 1)) : nil
    }
  }

  private func pane(column: Int, row: Int) -> Pane? {
    Pane.allCases.first { layout.panes[$0.rawValue].contains(column: column, row: row) }
  }

  private mutating func click(_ pane: Pane, column: Int, row: Int) {
    focus = pane
    let rect = layout.panes[pane.rawValue]
    let line = row - rect.row - 1
    var left = rect.column + layout.labels[pane.rawValue]
    if window.lowerBound > 0 { left += contents.shape.mark(window.lowerBound) }
    for index in window {
      left += contents.shape.gap + contents.shape.columns[index]
      if column < left {
        let row = rows(of: pane).lowerBound + line
        if line >= 0, row < count(pane) { select(pane, row: row, column: index) }
        return
      }
    }
  }

  private mutating func pressed(_ key: ViewEvent.Key) -> ViewEffect? {
    switch mode {
    case .sheet: return pressedInSheet(key)
    case .help, .message: mode = .sheet
    case .find(let text): find(text, key)
    case .form(let form): return pressed(key, in: form)
    case .question(_, let words):
      mode = .sheet
      if key == .character("y") || key == .character("Y") { return .run(words) }
    }
    return nil
  }

  private mutating func pressedInSheet(_ key: ViewEvent.Key) -> ViewEffect? {
    let page = max(1, layout.height(focus))
    switch key {
    case .up, .character("k"): step(rows: -1, columns: 0)
    case .down, .character("j"): step(rows: 1, columns: 0)
    case .left, .character("h"): step(rows: 0, columns: -1)
    case .right, .character("l"): step(rows: 0, columns: 1)
    case .pageUp: step(rows: -page, columns: 0)
    case .pageDown: step(rows: page, columns: 0)
    case .shiftLeft, .character("H"), .character("["): turnPage(-1)
    case .shiftRight, .character("L"), .character("]"): turnPage(1)
    case .home, .character("0"): step(rows: 0, columns: -contents.shape.columns.count)
    case .end, .character("$"): step(rows: 0, columns: contents.shape.columns.count)
    case .character("g"): step(rows: -count(focus), columns: 0)
    case .character("G"): step(rows: count(focus), columns: 0)
    case .tab, .backTab: focus = focus.other
    case .character("="): isLocked.toggle()
    case .character("v"): turn()
    case .character("/"): mode = .find("")
    case .character("?"): mode = .help
    case .enter where selection == nil:
      select(focus, row: rows(of: focus).lowerBound, column: window.lowerBound)
    case .escape: selection = nil
    case .character("t"): return .toggleRunning
    case .character("a"): return .openForm(row: nil)
    case .character("e"):
      let chosen = selection.flatMap { $0.pane == .scores ? $0.row : nil }
      if let chosen { return .openForm(row: chosen) }
      if count(.scores) > 0 {
        select(.scores, row: rows(of: .scores).lowerBound, column: window.lowerBound)
      }
    case .character("U"): return .ask(["undo"])
    case .character("R"): return .ask(["redo"])
    case .character("q"): return .leave
    default: break
    }
    return nil
  }

  /// A page of columns; back the same way gives the same window.
  private mutating func turnPage(_ direction: Int) {
    guard direction < 0 else { return step(rows: 0, columns: max(1, window.count)) }
    let end = window.lowerBound
    var first = end
    while first > 0, first - 1 + contents.shape.fits(from: first - 1, in: layout.room) >= end {
      first -= 1
    }
    step(rows: 0, columns: min(-1, first - end))
  }

  private mutating func turn() {
    let next = Arrangement.allCases.filter { $0 != layout.arrangement }
    // A single pane only where two have no room.
    let isSmall = columns < 80 || rows < 24
    arrangement = next.first { $0 != .single || isSmall } ?? .side
  }

  private mutating func find(_ text: String, _ key: ViewEvent.Key) {
    switch key {
    case .escape: mode = .sheet
    case .backspace: mode = text.isEmpty ? .sheet : .find(String(text.dropLast()))
    case .character(let character): mode = .find(text + String(character))
    case .enter:
      mode = .sheet
      let wanted = Name.key(of: text)
      guard !wanted.isEmpty else { return }
      let keys = contents.names.map(Name.key(of:))
      let found =
        keys.firstIndex { $0.hasPrefix(wanted) } ?? keys.firstIndex { $0.contains(wanted) }
      guard let found else {
        mode = .message([text])
        return
      }
      if let selection {
        select(selection.pane, row: selection.row, column: found)
      } else if !window.contains(found) {
        setX(found)
      }
    default: break
    }
  }

  private mutating func pressed(_ key: ViewEvent.Key, in form: ViewForm) -> ViewEffect? {
    var form = form
    switch key {
    case .escape:
      mode = .sheet
      return nil
    case .enter where form.isLast: return .typed(form, isDone: true)
    case .enter, .tab, .down: form.move(by: 1)
    case .backTab, .up: form.move(by: -1)
    case .backspace: form.erase()
    case .character(let character): form.type(character)
    default: break
    }
    mode = .form(form)
    return .typed(form, isDone: false)
  }
}
