extension Sandbox {
  /// The system calls of one run of scorebox, in order, as strace writes them: `name(…) = result`,
  /// each descriptor followed by its path in `<>`.
  package func systemCalls(
    of command: String, input: String = "", environment: [String: String] = [:]
  ) throws -> [String] {
    let outcome = try shell(
      "strace -f -y -qq -e signal=none -o trace \"$SCOREBOX\" \(command)", input: input,
      environment: environment)
    guard outcome.status == 0 else { throw TraceError(outcome: outcome) }
    return try text("trace").split(separator: "\n").map {
      // With -f a line begins with the number of the process.
      String($0.drop { $0.isNumber || $0 == " " })
    }
  }
}

/// A traced command failed.
package struct TraceError: Error {
  package let outcome: Sandbox.Outcome
}

extension String {
  /// Whether this line of a trace is one of these system calls.
  package func isCall(_ names: String...) -> Bool {
    names.contains { hasPrefix($0 + "(") }
  }

  /// Whether it makes what was written durable.
  package var isFlush: Bool {
    isCall("fsync", "fdatasync", "sync_file_range", "sync", "syncfs")
  }

  /// Whether it changes a file or a directory; what is written to the standard streams does not count.
  package var isWrite: Bool {
    if isCall("write", "writev") { return !hasPrefix("write(1<") && !hasPrefix("write(2<") }
    return isCall(
      "pwrite64", "pwritev", "pwritev2", "ftruncate", "truncate", "fallocate", "unlink",
      "unlinkat", "rename", "renameat", "renameat2", "link", "linkat", "mkdir", "mkdirat",
      "chmod", "fchmod", "fchmodat", "utimensat")
  }
}
