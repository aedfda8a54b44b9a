package import Rendering
import Text

/// What the screen says in words; the catalogue has the texts.
package enum ViewPhrase: Hashable, Sendable {
  /// Which players and rounds are in sight, counted from 1, of how many.
  case position(players: ClosedRange<Int>, Int, rows: ClosedRange<Int>, Int)
  case noPlayers, noRounds
  /// Above the sums, where they stand alone, and that more is to be seen with Tab.
  case otherTable, locked, find(String), notFound(String)
  /// A list of keys, a line each.
  case help
  case anyKey, yesOrNo
  case newRound, editRound(Int), options, formKeys
}

/// The rows of one pane that were read: the first of them is row `first` of the pane.
package struct ViewPage {
  package var panes: SheetPanes
  package var first: Int

  package init(_ panes: SheetPanes, first: Int) {
    self.panes = panes
    self.first = first
  }
}

/// A screen full of text: as many lines as it has, none wider than it.
package struct ViewFrame: Equatable, Sendable {
  package private(set) var lines: [StyledLine]
  /// Where one types; nil where nothing is typed.
  package private(set) var cursor: (row: Int, column: Int)?

  package static func == (left: ViewFrame, right: ViewFrame) -> Bool {
    left.lines == right.lines && left.cursor?.row == right.cursor?.row
      && left.cursor?.column == right.cursor?.column
  }

  /// Draws what the state says.
  ///
  /// `pages` are the scores and the sums; `title` stands on top, `detail` tells of the chosen cell.
  package init(
    _ state: ViewState, pages: [ViewPage], title: String, detail: String?, ambiguous: Int = 1,
    words: (ViewPhrase) -> String
  ) {
    let (layout, width) = (state.layout, state.columns)
    var lines = [StyledLine](repeating: StyledLine(), count: state.rows)
    if let row = layout.title { lines[row] = StyledLine(title, .strong) }
    for pane in SheetPanes.Pane.allCases {
      let rect = layout.panes[pane.rawValue]
      guard rect.height > 0 else { continue }
      let drawn = Self.pane(pane, state, pages[pane.rawValue], height: rect.height)
      for (index, line) in drawn.enumerated() {
        let row = rect.row + index
        if rect.column > 0 {
          let used = DisplayText.width(lines[row].plain, ambiguous: ambiguous)
          lines[row].append(blanks: rect.column - ViewLayout.bar - used)
          lines[row].append(pages[0].panes.bar)
        }
        lines[row].append(line.clipped(to: rect.width, ambiguous: ambiguous))
      }
    }
    let wrap = LineWrap(width: width, breaksWords: true) {
      DisplayText.width($0, ambiguous: ambiguous)
    }
    if let row = layout.status {
      // A chosen cell is told whole, over rows below it if need be.
      let said = detail.map { wrap.lines(of: $0).suffix(row) } ?? [Self.status(state, words)]
      for (index, text) in said.enumerated() {
        lines[row + 1 - said.count + index] = StyledLine(text)
      }
    }
    let overlay = Self.overlay(state, wrap, words)
    let covered = min(overlay.lines.count, state.rows)
    if covered > 0 {
      // Where not all of it fits, the line one types into does.
      let last = max(covered, min(overlay.lines.count, (overlay.current ?? 0) + 1))
      let shown = overlay.lines[last - covered..<last]
      for (index, line) in shown.enumerated() { lines[state.rows - covered + index] = line }
      if let current = overlay.current {
        let row = state.rows - last + current
        cursor = (
          max(0, row),
          min(width - 1, DisplayText.width(overlay.beforeCursor, ambiguous: ambiguous))
        )
      }
    }
    self.lines = lines.map { $0.clipped(to: width, ambiguous: ambiguous) }
  }

  private static func pane(
    _ pane: SheetPanes.Pane, _ state: ViewState, _ page: ViewPage, height: Int
  ) -> [StyledLine] {
    let seen = state.rows(of: pane)
    let rows = seen.lowerBound - page.first..<seen.upperBound - page.first
    guard rows.lowerBound >= 0 else { return [] }
    let selected = state.selection.flatMap { selection -> (row: Int, column: Int)? in
      selection.pane == pane && state.window.contains(selection.column)
        ? (selection.row - page.first, selection.column) : nil
    }
    let lines = page.panes.lines(
      pane, columns: state.window, rows: rows, label: state.layout.labels[pane.rawValue],
      room: state.layout.room,
      selected: selected, isFocused: state.focus == pane)
    return Array(lines.prefix(height))
  }

  private static func status(_ state: ViewState, _ words: (ViewPhrase) -> String) -> String {
    let seen = state.rows(of: .scores)
    guard !state.contents.shape.columns.isEmpty else { return words(.noPlayers) }
    guard !seen.isEmpty else { return words(.noRounds) }
    let text = words(
      .position(
        players: state.window.lowerBound + 1...state.window.upperBound,
        state.contents.shape.columns.count, rows: seen.lowerBound + 1...seen.upperBound,
        state.contents.rows[0]))
    let more: [ViewPhrase] =
      (state.isLocked ? [.locked] : [])
      + (state.layout.arrangement == .single ? [.otherTable] : [])
    return ([text] + more.map(words)).joined(separator: "  ")
  }

  /// What covers the lower lines, which of them is typed into, and what stands before the cursor.
  private struct Overlay {
    var lines: [StyledLine] = []
    var current: Int?
    var beforeCursor = ""
  }

  private static func overlay(
    _ state: ViewState, _ wrap: LineWrap, _ words: (ViewPhrase) -> String
  ) -> Overlay {
    func list(_ lines: [String], _ last: ViewPhrase) -> Overlay {
      // As many as there is room for: what comes last says how to go on.
      let shown = lines.flatMap { wrap.lines(of: $0) }.prefix(max(0, state.rows - 1))
      return Overlay(
        lines: shown.map { StyledLine($0) } + [StyledLine(words(last), .strong)])
    }
    switch state.mode {
    case .sheet: return Overlay()
    case .find(let text):
      let line = words(.find(DisplayText.printable(text)))
      return Overlay(lines: [StyledLine(line)], current: 0, beforeCursor: line)
    case .help:
      let lines = keys(words(.help), width: state.columns)
      return Overlay(
        lines: lines.prefix(max(0, state.rows - 1)) + [StyledLine(words(.anyKey), .strong)])
    case .message(let lines): return list(lines, .anyKey)
    case .question(let lines, _): return list(lines, .yesOrNo)
    case .form(let form): return overlay(form, wrap, words)
    }
  }

  /// Keys and what they do, in two columns where that has room.
  private static func keys(_ text: String, width: Int) -> [StyledLine] {
    func padded(_ text: String, to cells: Int) -> String {
      text + String(repeating: " ", count: max(0, cells - DisplayText.width(text)))
    }
    let entries = text.split(separator: "\n").map { line in
      let parts = line.split(separator: "\t").map(String.init)
      return padded(padded(parts[0], to: 22) + (parts.last ?? ""), to: 49)
    }
    guard width >= 96 else { return entries.map { StyledLine($0) } }
    let half = (entries.count + 1) / 2
    return (0..<half).map { index in
      StyledLine(entries[index] + (index + half < entries.count ? entries[index + half] : ""))
    }
  }

  private static func overlay(
    _ form: ViewForm, _ wrap: LineWrap, _ words: (ViewPhrase) -> String
  ) -> Overlay {
    var overlay = Overlay()
    let title = form.round.map { ViewPhrase.editRound($0) } ?? .newRound
    overlay.lines.append(StyledLine(words(title), .strong))
    let names = form.seats.map { DisplayText.printable($0.name) }
    let room = names.map { DisplayText.width($0) }.reduce(8, max)
    func field(_ index: Int, _ text: String) -> StyledLine {
      StyledLine(text.isEmpty ? " " : text, index == form.field ? .selected : .plain)
    }
    func isHere(_ index: Int, after line: StyledLine, _ text: String) {
      guard index == form.field else { return }
      overlay.current = overlay.lines.count
      overlay.beforeCursor = line.plain + text
    }
    for (seat, name) in names.enumerated() {
      var line = StyledLine("  ")
      isHere(seat * 2, after: line, name)
      line.append(field(seat * 2, name))
      line.append(blanks: 4 + room - DisplayText.width(line.plain))
      let score = DisplayText.printable(form.seats[seat].score)
      isHere(seat * 2 + 1, after: line, score)
      line.append(field(seat * 2 + 1, score))
      overlay.lines.append(line)
    }
    var line = StyledLine("  " + words(.options) + " ")
    let options = DisplayText.printable(form.options)
    isHere(form.fieldCount - 1, after: line, options)
    line.append(field(form.fieldCount - 1, options))
    overlay.lines.append(line)
    let completion = form.completion.map { DisplayText.printable($0) + "?  " } ?? ""
    overlay.lines += wrap.lines(of: completion + form.hint).map { StyledLine($0, .strong) }
    overlay.lines.append(StyledLine(words(.formKeys)))
    return overlay
  }
}
