package import Foundation

/// A program that tests use beside the one under test.
package enum Tool {
  /// Whether a program of this name can be started.
  package static func isThere(_ name: String) -> Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return path.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }

  /// Whether strace is there and this machine lets it trace.
  package static let canTrace =
    (try? Sandbox().shell("strace -o /dev/null true").status == 0) ?? false
}

/// The sqlite3 shell failed.
package struct SQLiteShellError: Error {
  package let outcome: Sandbox.Outcome
}

extension Sandbox {
  /// Runs statements with the sqlite3 shell, which knows nothing of scorebox.
  ///
  /// Gives the lines of its answer, columns separated by `|`.
  @discardableResult
  package func sqlite(_ sql: String, in file: String = "scores.db") throws -> [String] {
    let outcome = try shell(
      "exec sqlite3 -batch -bail -init /dev/null '\(file)'", input: ".timeout 10000\n\(sql)\n")
    guard outcome.status == 0, outcome.errors.isEmpty else {
      throw SQLiteShellError(outcome: outcome)
    }
    return outcome.lines
  }

  /// The bytes of a file.
  package func bytes(_ file: String = "scores.db") throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path(file)))
  }

  /// The text of a file.
  package func text(_ file: String) throws -> String {
    String(decoding: try bytes(file), as: UTF8.self)
  }
}
