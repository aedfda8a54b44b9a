import Rendering
import SheetView
import TestSupport
import Testing

/// The scroll model of two panes with one window of columns, without any terminal.
@Suite struct `The state of the screen` {
  private static func contents(
    columns: [Int], rounds: Int, sums: Int = 10, labels: [Int] = [3, 7]
  ) -> ViewContents {
    ViewContents(
      shape: PaneShape(labels: labels, columns: columns, gap: 2, markCells: 1),
      rows: [rounds, sums], names: columns.indices.map { "P\($0 + 1)" })
  }

  private static let keys: [ViewEvent.Key] =
    [
      .up, .down, .left, .right, .shiftLeft, .shiftRight, .home, .end, .pageUp, .pageDown, .tab,
      .backTab, .enter, .escape, .backspace,
    ] + "hjklHL[]0$gG=v/?tq123 aeUR".map { .character($0) }

  private static func event(_ random: inout SeededGenerator) -> ViewEvent {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    switch number(0...11) {
    case 0: return .resized(columns: number(1...220), rows: number(1...60))
    case 1:
      return .reloaded(
        contents(
          columns: (0..<number(0...40)).map { _ in number(4...12) }, rounds: number(0...300),
          sums: number(0...20), labels: [number(1...80), number(1...30)]))
    case 2:
      let wheel: ViewEvent.Wheel = [.up, .down, .left, .right][number(0...3)]
      return .wheel(wheel, column: number(0...219), row: number(0...59))
    case 3: return .click(column: number(0...219), row: number(0...59))
    default: return .key(keys[number(0...keys.count - 1)])
    }
  }

  /// What always holds, by the words of the scroll model.
  private func check(_ state: ViewState) {
    let (layout, shape) = (state.layout, state.contents.shape)
    for rect in layout.panes {
      #expect(rect.width >= 0 && rect.height >= 0 && rect.column >= 0 && rect.row >= 0)
      #expect(rect.column + rect.width <= state.columns && rect.row + rect.height <= state.rows)
    }
    let window = state.window
    #expect(window.lowerBound >= 0 && window.upperBound <= shape.columns.count)
    #expect(window.isEmpty == shape.columns.isEmpty)
    // One column, or all of them fit in both panes.
    #expect(window.count <= 1 || shape.cells(of: window) <= layout.room)
    for pane in SheetPanes.Pane.allCases {
      let rows = state.rows(of: pane)
      #expect(rows.lowerBound >= 0 && rows.upperBound <= state.contents.rows[pane.rawValue])
      #expect(rows.count == min(layout.height(pane), state.contents.rows[pane.rawValue]))
    }
    if let selection = state.selection {
      #expect(shape.columns.indices.contains(selection.column))
      #expect((0..<state.contents.rows[selection.pane.rawValue]).contains(selection.row))
    }
  }

  @Test func `holds after every one of 100,000 random events, and the same seed ends the same`() {
    let ends = (0..<2).map { run -> ViewState in
      var random = SeededGenerator(seed: 6)
      var state = ViewState(
        Self.contents(columns: [6, 6, 6, 6], rounds: 30), columns: 80, rows: 24)
      for _ in 0..<100_000 {
        let (before, event) = (state, Self.event(&random))
        _ = state.handle(event)
        guard run == 0 else { continue }
        check(state)
        expectApart(before, event, state)
      }
      return state
    }
    #expect(ends[0] == ends[1])
  }

  /// Going sideways moves no rows; going up and down in one pane moves no columns, and no rows of
  /// the other.
  private func expectApart(_ before: ViewState, _ event: ViewEvent, _ after: ViewState) {
    guard before.mode == .sheet, after.mode == .sheet, before.layout == after.layout else { return }
    let rows = SheetPanes.Pane.allCases.map { before.rows(of: $0) == after.rows(of: $0) }
    switch event {
    case .wheel(.left, _, _), .wheel(.right, _, _), .key(.shiftLeft), .key(.shiftRight),
      .key(.left), .key(.right), .key(.home), .key(.end):
      // A selection out of sight comes into it.
      if before.selection == nil { #expect(rows == [true, true]) }
    case .wheel(.up, _, _), .wheel(.down, _, _):
      #expect(before.window == after.window)
      #expect(after.isLocked || rows.contains(true))
    case .key(.up), .key(.down), .key(.pageUp), .key(.pageDown):
      guard before.selection == nil else { return }
      #expect(before.window == after.window)
      #expect(after.isLocked || rows[before.focus.other.rawValue])
    default: break
    }
  }

  private func state(_ columns: Int = 12, rounds: Int = 100) -> ViewState {
    var state = ViewState(
      Self.contents(columns: [Int](repeating: 6, count: columns), rounds: rounds), columns: 80,
      rows: 24)
    _ = state.handle(.key(.character("g")))
    return state
  }

  @Test func `left then right returns, and so do pages`() {
    var state = state()
    for keys: (ViewEvent.Key, ViewEvent.Key) in [
      (.right, .left), (.shiftRight, .shiftLeft), (.character("]"), .character("[")),
    ] {
      let before = state.window
      _ = state.handle(.key(keys.0))
      #expect(state.window != before)
      _ = state.handle(.key(keys.1))
      #expect(state.window == before)
    }
  }

  @Test func `a screen that shrinks and grows again shows the same place`() {
    var state = state(40)
    for _ in 0..<7 { _ = state.handle(.key(.right)) }
    for _ in 0..<30 { _ = state.handle(.key(.down)) }
    let before = (state.window, state.rows(of: .scores), state.rows(of: .sums))
    for size in [(20, 5), (1, 1), (500, 200), (3, 2)] {
      _ = state.handle(.resized(columns: size.0, rows: size.1))
      check(state)
    }
    _ = state.handle(.resized(columns: 80, rows: 24))
    #expect((state.window, state.rows(of: .scores), state.rows(of: .sums)) == before)
  }

  // cases.md T3: the cursor walked off the edge while the view stood still.
  @Test func `a chosen cell is always in sight`() {
    var state = state(40)
    _ = state.handle(.key(.enter))
    for key in [ViewEvent.Key](repeating: .right, count: 39)
      + [ViewEvent.Key](repeating: .down, count: 99)
      + [ViewEvent.Key](repeating: .left, count: 39)
    {
      _ = state.handle(.key(key))
      let selection = state.selection
      #expect(selection.map { state.window.contains($0.column) } == true)
      #expect(selection.map { state.rows(of: $0.pane).contains($0.row) } == true)
    }
    #expect(state.selection?.column == 0 && state.selection?.row == 99)
    _ = state.handle(.key(.escape))
    #expect(state.selection == nil)
  }

  // cases.md T5: linked panes follow only when the focused one is scrolled.
  @Test func `the wheel scrolls what is under it, sideways both`() {
    var state = state(40)
    let sums = state.layout.panes[1]
    let before = state.rows(of: .scores)
    #expect(state.focus == .scores)
    _ = state.handle(.wheel(.down, column: sums.column + 2, row: sums.row + 1))
    #expect(state.rows(of: .scores) == before)
    _ = state.handle(.wheel(.down, column: 1, row: state.layout.panes[0].row + 1))
    #expect(state.rows(of: .scores).lowerBound == before.lowerBound + 3)
    _ = state.handle(.wheel(.right, column: sums.column + 2, row: sums.row + 1))
    #expect(state.window.lowerBound == 1)
  }

  @Test func `locked panes go together, each as far as it can`() {
    var state = state()
    _ = state.handle(.resized(columns: 100, rows: 10))
    _ = state.handle(.key(.character("=")))
    for _ in 0..<20 { _ = state.handle(.key(.down)) }
    #expect(state.rows(of: .scores).lowerBound == 20)
    #expect(state.rows(of: .sums).upperBound == 10)
  }

  // cases.md T21: a stray key undid work.
  @Test func `no single key writes`() {
    for key in Self.keys {
      var state = state()
      let effect = state.handle(.key(key))
      if case .run = effect { Issue.record("\(key) writes") }
    }
    var state = state()
    #expect(state.handle(.key(.character("U"))) == .ask(["undo"]))
    _ = state.handle(.answered(["would undo"], question: ["undo", "--yes"]))
    #expect(state.handle(.key(.enter)) == nil && state.mode == .sheet)
    _ = state.handle(.answered(["would undo"], question: ["undo", "--yes"]))
    #expect(state.handle(.key(.character("y"))) == .run(["undo", "--yes"]))
  }

  @Test func `a player is found and comes into sight`() {
    var state = state(40)
    for key in "/p33".map({ ViewEvent.Key.character($0) }) + [.enter] {
      _ = state.handle(.key(key))
    }
    #expect(state.window.contains(32) && state.mode == .sheet)
  }

  @Test func `what one looks at stays when rounds come and go`() {
    var state = state()
    for _ in 0..<50 { _ = state.handle(.key(.down)) }
    let rows = state.rows(of: .scores)
    var more = Self.contents(columns: [Int](repeating: 6, count: 12), rounds: 101)
    more.anchor = rows.lowerBound
    _ = state.handle(.reloaded(more))
    #expect(state.rows(of: .scores) == rows)
    // Ten above it were deleted.
    var less = Self.contents(columns: [Int](repeating: 6, count: 12), rounds: 91)
    less.anchor = rows.lowerBound - 10
    _ = state.handle(.reloaded(less))
    #expect(state.rows(of: .scores).lowerBound == rows.lowerBound - 10)
  }

  @Test func `a form completes names and gives the words of the command`() {
    var state = state()
    state.open(
      ViewForm(
        seats: ["Aoki", "", "Chiba", "Doi"].map { .init(name: $0) },
        known: ["Aoki", "Baba", "Chiba", "Doi"]))
    var last: ViewEffect?
    for key: ViewEvent.Key in [
      .character("3"), .character("5"), .character("2"), .tab, .character("b"), .enter,
      .character("２"), .character("8"), .character("1"), .enter, .enter, .character("2"),
      .character("2"), .character("8"), .backspace, .character("7"), .enter, .enter, .enter, .enter,
    ] { last = state.handle(.key(key)) }
    guard case .typed(let form, isDone: true)? = last else {
      Issue.record("\(String(describing: last))")
      return
    }
    #expect(form.scores == ["Aoki=352", "Baba=２81", "Chiba=227", "Doi="])
  }

  @Test func `a correction names only what was changed`() {
    var state = state()
    state.open(
      ViewForm(
        round: 3,
        seats: [.init(name: "Aoki", score: "35200"), .init(name: "Baba", score: "28100")],
        known: ["Aoki", "Baba"]))
    var last: ViewEffect?
    for key: ViewEvent.Key in [
      .backspace, .backspace, .backspace, .character("3"), .character("0"), .character("0"), .enter,
      .enter, .enter, .enter,
    ] { last = state.handle(.key(key)) }
    guard case .typed(let form, isDone: true)? = last else {
      Issue.record("\(String(describing: last))")
      return
    }
    #expect(form.scores == ["Aoki=35300"])
  }
}
