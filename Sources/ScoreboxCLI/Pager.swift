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
    let child = start(command, input: ends[0])
    close(ends[0])
    if child != nil { try? System.write(text, to: ends[1]) }
    close(ends[1])
    guard let child else { return .failed }
    var status: Int32 = 0
    while unsafe waitpid(child, &status, 0) < 0, errno == EINTR {}
    // The low seven bits tell of a signal, the next eight are the exit status.
    return status & 0x7F == 0 && status >> 8 != 0 ? .failed : .shown
  }

  private static func start(_ command: String, input: Int32) -> pid_t? {
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    var defaults = sigset_t()
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    unsafe sigemptyset(&defaults)
    unsafe sigaddset(&defaults, SIGPIPE)
    unsafe sigaddset(&defaults, SIGINT)
    unsafe posix_spawnattr_setsigdefault(&attributes, &defaults)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    unsafe posix_spawn_file_actions_adddup2(&actions, input, 0)
    var child: pid_t = 0
    var words: [UnsafeMutablePointer<CChar>?] = unsafe []
    for word in ["sh", "-c", command] { unsafe words.append(strdup(word)) }
    unsafe words.append(nil)
    defer { unsafe words.forEach { unsafe free($0) } }
    let result = unsafe posix_spawn(&child, "/bin/sh", &actions, &attributes, words, environ)
    return result == 0 ? child : nil
  }
}
