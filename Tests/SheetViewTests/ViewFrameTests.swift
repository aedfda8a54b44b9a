import Rendering
import Scoring
import SheetView
import TestSupport
import Testing
import Text

/// What is drawn, without any terminal.
@Suite struct `A frame of the screen` {
  // cases.md, the fixture F8, and one player more than fits anywhere.
  private static let names =
    ["田中", "佐藤太郎", "Ｓｕｚｕｋｉ", "Bob", "長宗我部元親", "😀ねこ", "か\u{3099}く", "👨‍👩‍👧家族"]
    + (9...40).map { "P\($0)" }

  private static func report(rounds: Int) -> SheetReport {
    var report = SheetReport(
      game: SheetReport.Game(
        id: 1, name: "F", day: Day(number: 20_000), rule: Presets.all[0],
        isClosed: false),
      players: names.map {
        SheetReport.Player(
          name: $0, sums: PlayerSums(rounds: 2, total: -12_000, best: 50_000, worst: -62_000),
          rank: 1)
      },
      columns: Array(1...names.count), rounds: [], proof: Proof(), reachesNewest: true)
    report.roundCount = rounds
    report.rounds = (1...max(1, rounds)).prefix(rounds).map { number in
      SheetReport.Round(
        number: number, id: "\(number)", day: Day(number: 20_000), note: "", winds: 2, sticks: 0,
        table: nil, unbalance: 0, lost: 0, parts: Parts(),
        scores: [
          number % 40 + 1: .init(seat: nil, raw: nil, result: 50_000, place: 1),
          (number + 7) % 40 + 1: .init(seat: nil, raw: nil, result: -50_000, place: 2),
        ])
    }
    return report
  }

  private let panes: SheetPanes

  init() {
    var style = SheetStyle(width: 80, sums: .full)
    style.hasMarks = true
    panes = SheetPanes(
      Self.report(rounds: 60), style: style, words: SheetWords { "\($0)".prefix(6).description },
      nameCells: 16)
  }

  private func contents() -> ViewContents {
    ViewContents(
      shape: panes.shape, rows: [60, panes.rowCount(.sums)], names: panes.names)
  }

  private func frame(_ state: ViewState) -> ViewFrame {
    ViewFrame(
      state, pages: [ViewPage(panes, first: 0), ViewPage(panes, first: 0)], title: "F", detail: nil
    ) { "\($0)" }
  }

  /// The players in a pane's header, as the cells of its rectangle say.
  private func header(_ pane: SheetPanes.Pane, _ state: ViewState, _ frame: ViewFrame) -> String {
    let rect = state.layout.panes[pane.rawValue]
    guard rect.height > 0 else { return "" }
    var cells: [Character] = []
    for character in frame.lines[rect.row].plain {
      cells +=
        [character]
        + [Character](
          repeating: "\u{0}", count: max(0, DisplayText.width(String(character)) - 1))
    }
    return String(
      cells.dropFirst(rect.column).prefix(rect.width).dropFirst(
        state.layout.labels[pane.rawValue]
      ).filter { $0 != "\u{0}" }
    ).split(separator: " ").joined(separator: " ")
  }

  @Test func `has the same players in both headers after any event, and never a line too wide`() {
    var random = SeededGenerator(seed: 66)
    var state = ViewState(contents(), columns: 80, rows: 24)
    let keys: [ViewEvent.Key] =
      [.left, .right, .up, .down, .shiftLeft, .shiftRight, .home, .end, .pageUp, .pageDown, .enter]
      + "v=?gG\u{1}".map { .character($0) } + [.tab, .escape]
    for _ in 0..<4_000 {
      if Int.random(in: 0...5, using: &random) == 0 {
        _ = state.handle(
          .resized(
            columns: Int.random(in: 1...200, using: &random),
            rows: Int.random(in: 1...50, using: &random)))
      } else {
        _ = state.handle(.key(keys[Int.random(in: 0..<keys.count, using: &random)]))
      }
      let frame = frame(state)
      #expect(frame.lines.count == state.rows)
      #expect(frame.lines.allSatisfy { $0.cells <= state.columns })
      guard state.mode == .sheet, state.layout.arrangement != .single, state.columns > 40 else {
        continue
      }
      let headers = SheetPanes.Pane.allCases.map { header($0, state, frame) }
      #expect(headers[0] == headers[1])
      for column in state.window where state.window.count > 1 {
        #expect(headers[0].contains(panes.names[column]))
      }
    }
  }

  // cases.md T11: for all small sizes every rectangle is inside the screen.
  @Test func `fits every size from 1x1`() {
    for columns in 1...40 {
      for rows in 1...30 {
        var state = ViewState(contents(), columns: columns, rows: rows)
        for key: ViewEvent.Key in [.enter, .end, .character("v"), .character("?")] {
          _ = state.handle(.key(key))
          let frame = frame(state)
          #expect(frame.lines.count == rows)
          #expect(frame.lines.allSatisfy { $0.cells <= columns })
        }
      }
    }
  }

  // cases.md T1: a label wider than the screen hid all others.
  @Test func `a wide label takes half of the screen at most`() {
    let shape = PaneShape(labels: [300, 7], columns: [6, 6], gap: 2, markCells: 1)
    for arrangement in Arrangement.allCases {
      let layout = ViewLayout(
        size: (40, 10), shape: shape, sumRows: 5, wanted: arrangement, focus: .scores)
      #expect(layout.labels.allSatisfy { $0 <= 20 })
      #expect(layout.room >= 8)
    }
  }
}
