import Foundation
import TestSupport
import Testing

@Suite struct `The file of defaults` {
  private let config = ".config/scorebox/config"

  private func text(_ box: Sandbox, _ name: String? = nil) throws -> String {
    try String(contentsOfFile: box.path(name ?? config), encoding: .utf8)
  }

  /// A sandbox whose file of defaults holds this text.
  private func sandbox(_ text: String) throws -> Sandbox {
    let box = try Sandbox()
    try box.shell("mkdir -p .config/scorebox")
    try box.write(text, to: config)
    return box
  }

  // The XDG base directory specification: unset and empty are the same, relative is ignored.
  @Test(arguments: [nil, "", "relative/dir", "./x"] as [String?])
  func `lies in the home directory`(base: String?) throws {
    let box = try Sandbox(base.map { ["XDG_CONFIG_HOME": $0] } ?? [:])
    #expect(try box.type("set-default layout side").status == 0)
    #expect(try box.files == [".config", ".config/scorebox", config])
    #expect(try text(box) == "layout = side\n")
  }

  @Test(arguments: ["x", "my config", "田", "a'b", "deep/er"])
  func `lies where XDG_CONFIG_HOME says`(name: String) throws {
    let box = try Sandbox()
    let environment = ["XDG_CONFIG_HOME": box.path(name)]
    #expect(try box.run("set-default", "layout", "side", environment: environment).status == 0)
    #expect(try text(box, name + "/scorebox/config") == "layout = side\n")
    #expect(
      try box.run("set-default", "layout", environment: environment).output
        .hasSuffix(box.path(name) + "/scorebox/config\n"))
  }

  @Test func `needs a home only to be written`() throws {
    let box = try Sandbox(["HOME": ""])
    #expect(try box.run("set-default").lines.count == 5)
    #expect(try box.run("rules").status == 0)
    let outcome = try box.run("set-default", "layout", "side")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("XDG_CONFIG_HOME"))
  }

  @Test(arguments: ["000", "022"]) func `is its owner's alone if new, else as it was`(mask: String)
    throws
  {
    let box = try Sandbox()
    try box.shell("umask \(mask); $SCOREBOX set-default layout side -q")
    let modes = "stat -c %a .config .config/scorebox \(config)"
    #expect(try box.shell(modes).lines == ["700", "700", "600"])
    try box.shell("chmod 755 .config/scorebox; chmod 644 \(config)")
    try box.shell("$SCOREBOX set-default layout stack -q")
    #expect(try box.shell(modes).lines == ["700", "755", "644"])
    #expect(try box.files == [".config", ".config/scorebox", config])
  }

  // Each line as it was, but for the one that is set; of two of a name the last counts.
  @Test(arguments: [
    ("# mine\n\nlayout = side\nfuture = x\n", "# mine\n\nlayout = stack\nfuture = x\n"),
    ("layout=side # no", "layout = stack\n"), ("\tlayout\t=\tside \n", "layout = stack\n"),
    ("layout = a\nrule = wrc\nlayout = b\n", "rule = wrc\nlayout = stack\n"),
    ("# layout = side\n", "# layout = side\nlayout = stack\n"),
    ("rule = wrc\r\nlayout = side\r\n", "rule = wrc\r\nlayout = stack\n"),
    ("not a line\n=\n", "not a line\n=\nlayout = stack\n"), ("", "layout = stack\n"),
  ])
  func `keeps every other line`(before: String, after: String) throws {
    let box = try sandbox(before)
    try box.type("set-default layout stack")
    #expect(try text(box) == after)
    #expect(try box.run("set-default", "layout").output.contains("  stack  "))
  }

  @Test func `is left alone where nothing changes`() throws {
    let box = try sandbox("# mine\r\nlayout = side")
    let before = try box.snapshot(of: ".config")
    for line in ["rule --unset", "layout stack -n", "layout --unset -n", "layout x", "layout", ""] {
      try box.type("set-default " + line)
      #expect(try box.snapshot(of: ".config") == before)
    }
  }

  // As those make who keep such files in a directory of their own.
  @Test func `may be a link`() throws {
    let box = try Sandbox()
    try box.shell(
      "mkdir -p .config/scorebox dots; echo '# mine' >dots/sb; ln -s ../../dots/sb \(config)")
    #expect(try box.type("set-default layout side").status == 0)
    #expect(try text(box, "dots/sb") == "# mine\nlayout = side\n")
    #expect(try box.shell("stat -c %F \(config)").output == "symbolic link\n")
    #expect(try box.shell("ls dots").output == "sb\n")
  }

  @Test(arguments: ["mkdir", "mkfifo"]) func `must be a file`(make: String) throws {
    let box = try Sandbox()
    try box.shell("mkdir -p .config/scorebox; \(make) \(config)")
    for line in ["set-default", "set-default layout", "set-default layout side"] {
      let outcome = try box.type(line)
      #expect(outcome.status == 74)
      #expect(
        outcome.errors.contains("cannot read '\(box.path(config))': it is not a regular file"))
    }
    // Others go on with what is built in.
    let outcome = try box.run("add-game", "X")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("mleague"))
    #expect(outcome.errors.hasPrefix("scorebox: note: cannot read '\(box.path(config))'"))
    #expect(try box.run("games", "-q").errors == "")
  }

  @Test func `may belong to somebody else`() throws {
    let box = try sandbox("layout = side\n")
    try box.shell("chmod 000 \(config); chmod 755 . .config .config/scorebox")
    let read = try box.unprivileged("$SCOREBOX set-default")
    #expect(read.status == 77)
    #expect(read.errors.contains("cannot read"))
    #expect(
      try box.unprivileged("$SCOREBOX games -f none.db; $SCOREBOX rules").errors.contains(
        "note: cannot read"))
    try box.shell("chmod 444 \(config); chmod 555 .config/scorebox")
    defer { _ = try? box.shell("chmod 755 .config/scorebox") }
    let write = try box.unprivileged("$SCOREBOX set-default layout stack")
    #expect(write.status == 77)
    #expect(write.errors.contains("cannot write '\(box.path(config))'"))
    #expect(try text(box) == "layout = side\n")
  }

  @Test func `is not rewritten where it is no text`() throws {
    let box = try Sandbox()
    try box.shell("mkdir -p .config/scorebox; printf 'layout = side\\n# \\223\\372\\n' >\(config)")
    let before = try box.snapshot(of: ".config")
    let outcome = try box.type("set-default layout stack")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("is not UTF-8 text; nothing was changed"))
    #expect(try box.snapshot(of: ".config") == before)
    #expect(try box.run("set-default", "layout").output.contains("  side  "))
  }

  @Test func `names itself where a value in it cannot be used`() throws {
    let box = try sandbox("rule = x\nlanguage = xx\nday-starts = 06:00\n")
    let outcome = try box.run("add-game", "X")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("'\(box.path(config))' sets rule to 'x'"))
    #expect(outcome.errors.contains("scorebox set-default rule VALUE"))
    #expect(try box.run("rules").status == 0)
    #expect(try box.run("set-default", "rule", "wrc").status == 0)
    #expect(try box.run("add-game", "X").status == 0)
  }

  @Test func `loses nothing to programs that write at once`() throws {
    let box = try Sandbox()
    let all = ["day-starts = 05:00", "language = en", "layout = list", "rule = ema"]
    for _ in 1...12 {
      let outcome = try box.shell(
        """
        rm -rf .config
        for words in 'day-starts 5' 'language en' 'layout list' 'rule ema'; do
          $SCOREBOX set-default $words -q & wait_for="$wait_for $!"
        done
        for job in $wait_for; do wait $job || echo failed; done; sort \(config)
        """)
      #expect(outcome.lines == all)
      #expect(try box.files == [".config", ".config/scorebox", config])
    }
  }
}
