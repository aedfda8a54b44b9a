import Foundation

// What surrounds the program in a test: terminals, raw SQL, another user, the state of a directory.

extension Sandbox {
  /// A sandbox with the sheet `Fri` of 2026-11-20 under mleague: Aoki, Baba, Chiba, Doi, Endo.
  package static func club() throws -> Sandbox {
    let box = try Sandbox()
    try box.run(
      "add-game", "Fri", "--players", "Aoki,Baba,Chiba,Doi,Endo", "--date", "2026-11-20")
    return box
  }

  /// Runs words parted by single blanks.
  @discardableResult
  package func type(_ line: String) throws -> Outcome {
    try run(words: line.split(separator: " ").map(String.init))
  }

  /// Records a round of 2026-11-20 from words parted by single blanks.
  @discardableResult
  package func record(_ line: String) throws -> Outcome {
    try type("add-round --date 2026-11-20 " + line)
  }

  /// Runs a command of sh on a terminal where these lines are typed, then Ctrl-D.
  package func onTerminal(_ command: String, typing lines: [String]) throws -> Outcome {
    let typed = lines.map { $0 + "\n" }.joined()
    let outcome = try shell("exec script -qec '\(command)' /dev/null", input: typed)
    return Outcome(
      status: outcome.status, output: outcome.output.replacing("\r\n", with: "\n"),
      errors: outcome.errors)
  }

  /// Runs SQL on a file of the sandbox with the sqlite3 shell, as no command would.
  @discardableResult
  package func sql(_ statements: String, on name: String = "scores.db") throws -> String {
    let outcome = try shell(
      "exec sqlite3 -bail '\(path(name))'", input: "PRAGMA foreign_keys=OFF;\n" + statements)
    guard outcome.status == 0 else { throw SQLFailure(errors: outcome.errors) }
    return outcome.output
  }

  package struct SQLFailure: Error {
    let errors: String
  }

  /// A script of sh as a user who owns nothing; the program is `$SCOREBOX`.
  ///
  /// Root is above all permissions, and a plain user owns the sandbox: as root the script runs as
  /// uid 65534, else only what the owner may not do is tested.
  package func unprivileged(_ script: String) throws -> Outcome {
    let copy = path("program")
    try shell("chmod 755 .; cp \"$SCOREBOX\" '\(copy)' && chmod 755 '\(copy)'")
    let drop = "setpriv --reuid=65534 --regid=65534 --clear-groups"
    let prefix = getuid() == 0 ? "exec \(drop) " : "exec "
    return try shell(
      prefix + "sh -c \"$SCRIPT\"", environment: ["SCRIPT": script, "SCOREBOX": copy])
  }

  /// A directory as it is: for every name its bytes, mode, owner and times, and those of itself.
  package func snapshot(of directory: String) throws -> String {
    let format = "'%P %y %m %u %g %n %s %T@ %l\\n'"
    return try shell(
      "find '\(directory)' -printf \(format) | sort; find '\(directory)' -type f -exec sha256sum {} + | sort"
    ).output
  }

  /// Everything in the sandbox, by its path in it.
  package var files: [String] {
    get throws {
      try shell("find . -mindepth 1 -not -name '.stream-*' -printf '%P\\n' | LC_ALL=C sort").lines
    }
  }
}
