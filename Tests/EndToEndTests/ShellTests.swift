import Foundation
import TestSupport
import Testing

/// Completion in the shells themselves, and the manual page.
@Suite struct `The shell` {
  private static let names = ["O'Neil", "a b", "a:b", "$(touch x)", "田中"]

  /// A shell with the completions in a terminal, where `scorebox` shows the words it was given.
  private static func start(_ shell: String) throws -> (Sandbox, Terminal) {
    let box = try Sandbox()
    try box.run(
      words: ["add-game", "Fri night"] + ["--players", names.joined(separator: ",")])
    try FileManager.default.createDirectory(
      atPath: box.path("bin"), withIntermediateDirectories: false)
    try box.write(
      """
      #!/bin/sh
      case $1 in
        completions) exec "$SCOREBOX" "$@" ;;
        *) for word; do printf '<%s>' "$word"; done; echo ;;
      esac

      """, to: "bin/scorebox")
    try box.shell("chmod +x bin/scorebox")
    let (command, setup) =
      switch shell {
      case "bash": ("bash --norc --noprofile", "source <(scorebox completions bash)")
      case "zsh":
        ("zsh -f", "autoload -Uz compinit; compinit -u -D; source <(scorebox completions zsh)")
      default: ("fish --private --no-config", "scorebox completions fish | source")
      }
    let terminal = try Terminal(in: box)
    try terminal.start("PATH=\"$PWD/bin:$PATH\" exec \(command)", columns: 100, rows: 40)
    try terminal.send("\(setup); echo ready-$((1+1))")
    if shell == "fish" {
      for _ in 0..<8 { try terminal.type("BSpace") }
      try terminal.send("(math 1 + 1)")
    }
    try terminal.type("Enter")
    _ = try terminal.screen(showing: "ready-2")
    return (box, terminal)
  }

  // cases.md S11
  @Test(arguments: ["bash", "zsh", "fish"])
  func `completes names to words that it parses back to them`(shell: String) throws {
    guard Tool.isThere(shell) else { return }
    let (box, terminal) = try Self.start(shell)
    for (typed, expected) in [
      ("set-team O", "<set-team><O\u{27}Neil>"), ("set-team a\\\\ ", "<set-team><a b>"),
      ("set-team a:", "<set-team><a:b>"), ("set-team \\\\$", "<set-team><$(touch x)>"),
      ("set-team 田", "<set-team><田中>"), ("set-team \"a b", "<set-team><a b>"),
      ("show Fr", "<show><Fri night>"), ("add-round 田", "<add-round><田中=>"),
      ("show --lay", "<show><--layout>"), ("set-ru", "<set-rule>"),
    ] {
      try terminal.send("scorebox \(typed)")
      try terminal.type("Tab")
      // The shell says nothing when it is done, but draws what it made of the word.
      try box.shell("sleep 0.7")
      try terminal.type("Enter")
      let screen = try terminal.screen(showing: expected)
      #expect(screen.contains { $0.hasPrefix(expected) }, "\(typed): \(screen)")
      try terminal.type("C-c")
      try terminal.type("C-l")
    }
    #expect(try !box.files.contains("x"))
  }

  @Test func `offers what may stand in a place`() throws {
    let box = try Sandbox.club()
    func candidates(_ words: String...) throws -> [String] {
      try box.run(words: ["completions", "candidates", "--"] + words).lines
    }
    #expect(try candidates("add-ro") == ["add-round"])
    #expect(try candidates("show", "--layout", "st") == ["stack"])
    #expect(try candidates("show", "--layout=st") == ["--layout=stack"])
    #expect(try candidates("show", "F") == ["Fri"])
    #expect(try candidates("-f", "nowhere.db", "show", "F") == [])
    #expect(try candidates("show", "--cols", "Aoki,B") == ["Aoki,Baba"])
    #expect(try candidates("add-game", "X", "--rule", "mle") == ["mleague"])
    // A file is for the shell to find.
    #expect(try candidates("import", "") == [])
    #expect(try box.run("completions", "csh").status == 64)
    // Whatever an alias or a name looks like, it is no number.
    try box.run("add-player", "12")
    #expect(try candidates("edit-player", "@") == ["@12"])
  }

  // cases.md S13
  @Test(arguments: ["en", "ja"])
  func `has a manual page that is well formed`(language: String) throws {
    let box = try Sandbox()
    let page = try box.run("manual", "--lang", language)
    #expect(page.status == 0)
    try box.write(page.output, to: "scorebox.1")
    guard Tool.isThere("mandoc") else { return }
    let lint = try box.shell("mandoc -Tlint -W warning scorebox.1")
    #expect(lint.status == 0 && lint.output.isEmpty, "\(lint)")
    let read = try box.shell("mandoc -Tutf8 scorebox.1 | sed 's/.\\x08//g'").output
    for command in ["add-round", "show", "import", "export", "undo"] {
      let help = try box.run(command, "--help").output
      let options = help.matches(of: #/--[a-z][a-z-]+/#).map { String($0.output) }
      #expect(options.count > 5)
      for option in options { #expect(read.contains(option), "\(option)") }
    }
  }
}
