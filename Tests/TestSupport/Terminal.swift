/// A terminal emulator as a person sits before: tmux without a screen, in the world of a sandbox.
///
/// The server is this object's own and ends with it. Every run starts on an empty screen.
package final class Terminal: Sendable {
  private let box: Sandbox
  /// A short path, since that of a socket may have but 107 bytes.
  private let directory: String

  package init(in box: Sandbox) throws {
    self.box = box
    directory = try box.shell("mktemp -d /tmp/scorebox.XXXXXX").lines.first ?? ""
    // The server must not keep open what tells the test that its starter has ended.
    try tmux(
      """
      python3 -c 'import os, sys; os.closerange(3, 1024); os.execvp("tmux", sys.argv)' \
        -u -S '\(directory)/s' -f /dev/null start-server \\; set -g status off \\; \
        set -g default-terminal screen-256color \\; new-session -d -x 80 -y 60 sh -c 'exec cat'
      """)
  }

  deinit {
    _ = try? box.shell("tmux -S '\(directory)/s' kill-server; rm -rf '\(directory)'")
  }

  /// The screen after a command of sh has ended in a terminal of this size: its lines, without
  /// what is blank at their ends, from what has scrolled away down to the last that is not blank.
  package func run(_ command: String, columns: Int, rows: Int = 60) throws -> [String] {
    try show(command, columns, rows, capture: "-p -S -")
  }

  /// The same with its colours, as tmux writes them.
  package func colours(_ command: String, columns: Int, rows: Int = 60) throws -> [String] {
    try show(command, columns, rows, capture: "-p -e -S -")
  }

  /// What of the screen stands to the left of each of these cells, by the emulator's own count.
  ///
  /// The rest is wiped, from the last of the cells to the first.
  package func left(of cells: [Int]) throws -> [Int: [String]] {
    let order = cells.sorted(by: >)
    let lines = try tmux(
      """
      tty=$(t display -p '#{pane_tty}') && height=$(t display -p '#{pane_height}')
      for cell in \(order.map { String($0 + 1) }.joined(separator: " ")); do
        { for row in $(seq "$height"); do printf '\\033[%d;%dH\\033[K' "$row" "$cell"; done
          printf '\\033]2;%s\\007' "cut $cell of $$"; } > "$tty"
        await "cut $cell of $$" && t capture-pane -p && printf '\\f\\n'
      done
      """)
    let screens = lines.split(separator: "\u{0C}", omittingEmptySubsequences: false).map(Array.init)
    return Dictionary(uniqueKeysWithValues: zip(order, screens))
  }

  private func show(
    _ command: String, _ columns: Int, _ rows: Int, capture: String
  ) throws -> [String] {
    let lines = try tmux(
      """
      t resize-window -x \(columns) -y \(rows) && t clear-history
      t respawn-pane -k -e COMMAND="$COMMAND" -e RUN=$$ sh -c '
        unset TMUX TMUX_PANE; eval "$COMMAND"; printf "\\033]2;%s\\007" "end of $RUN"; exec cat'
      await "end of $$" && t capture-pane \(capture)
      """, environment: ["COMMAND": command])
    return Array(lines.reversed().drop { $0.isEmpty }.reversed())
  }

  // MARK: Programs that stay

  /// Starts a command of sh that draws on the whole screen.
  package func start(_ command: String, columns: Int = 80, rows: Int = 24) throws {
    try tmux(
      """
      t resize-window -x \(columns) -y \(rows)
      t respawn-pane -k -e COMMAND="$COMMAND" sh -c 'unset TMUX TMUX_PANE; eval "$COMMAND"; exec cat'
      """, environment: ["COMMAND": command])
  }

  /// Types keys by their names in tmux, such as `Left`, `C-z` or `a`.
  package func type(_ keys: String...) throws {
    // After an escape a program waits whether more belongs to it.
    for part in keys.split(separator: "Escape", omittingEmptySubsequences: false).enumerated() {
      if part.offset > 0 { try tmux("t send-keys Escape; sleep 0.2") }
      if !part.element.isEmpty {
        try tmux("t send-keys \(part.element.map { "'\($0)'" }.joined(separator: " "))")
      }
    }
  }

  /// Sends bytes as they are, with the escapes of printf.
  package func send(_ bytes: String) throws {
    try tmux("t send-keys -l \"$(printf '\(bytes)')\"")
  }

  package func resize(columns: Int, rows: Int) throws {
    try tmux("t resize-window -x \(columns) -y \(rows)")
  }

  /// The lines of the screen, without what is blank at their ends.
  package var screen: [String] {
    get throws { try tmux("t capture-pane -p") }
  }

  /// The screen as soon as it is as wanted, or as it is after ten seconds.
  package func screen(when isRight: ([String]) -> Bool) throws -> [String] {
    for _ in 0..<200 {
      let lines = try screen
      if isRight(lines) { return lines }
      try box.shell("sleep 0.05")
    }
    return try screen
  }

  /// The screen as soon as a text stands on it.
  package func screen(showing text: String) throws -> [String] {
    try screen { $0.contains { $0.contains(text) } }
  }

  /// Runs a script in which `t` is tmux, and `await TITLE` waits until the pane has drawn all that
  /// came before the title it got: what is written to a terminal is read in order.
  @discardableResult
  private func tmux(_ script: String, environment: [String: String] = [:]) throws -> [String] {
    let outcome = try box.shell(
      """
      t() { tmux -u -S '\(directory)/s' "$@"; }
      await() {
        tries=0
        until [ "$(t display -p '#{pane_title}')" = "$1" ]; do
          tries=$((tries + 1)); [ $tries -lt 1000 ] || { echo "no end in sight: $1" >&2; exit 1; }
          sleep 0.02
        done
      }
      \(script)
      """, environment: environment.merging(["LC_ALL": "C.UTF-8"]) { own, _ in own })
    guard outcome.status == 0, outcome.errors == "" else { throw Failure(outcome: outcome) }
    return outcome.lines
  }

  package struct Failure: Error {
    let outcome: Sandbox.Outcome
  }
}
