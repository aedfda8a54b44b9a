import Glibc

/// Another program that shows text page by page.
///
/// One of the files of this target that call C.
enum Pager {
  /// How it ended.
  enum Outcome {
    /// It was shown, or was left early, which is no error.
    case shown
    /// It could not start or gave up; the text is still to be printed.
    case failed
  }

  /// Gives a text to a command of the shell, and waits for it to end.
  ///
  /// `LESS` is set to `FRSX` where it is unset: quit if it fits, keep colours, do not fold lines.
  static func show(_ text: String, with command: String) -> Outcome {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return .failed }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    unsafe setenv("LESS", "FRSX", 0)
    // Who leaves the pager early ends it, not us; an interrupt is for the pager too.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGINT, SIG_IGN)
    defer {
      signal(SIGPIPE, SIG_DFL)
      signal(SIGINT, SIG_DFL)
    }
    let child = try? System.start(["sh", "-c", command], input: ends[0])
    close(ends[0])
    if child != nil { try? System.write(text, to: ends[1]) }
    close(ends[1])
    guard let child else { return .failed }
    // One that a signal ended has shown something.
    return (1...127).contains(System.wait(for: child)) ? .failed : .shown
  }
}
