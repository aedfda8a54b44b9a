import Glibc

// Other programs.

extension System {
  /// Starts a program that is found as a shell finds it; standard error stays ours.
  ///
  /// `input` and `output` become its standard input and output.
  static func start(
    _ words: [String], input: Int32, output: Int32? = nil
  ) throws(SystemError) -> pid_t {
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
    if let output {
      unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
      // What it says of its troubles is said by us, in the user's language.
      unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    }
    var child: pid_t = 0
    var pointers: [UnsafeMutablePointer<CChar>?] = unsafe []
    for word in words { unsafe pointers.append(strdup(word)) }
    unsafe pointers.append(nil)
    defer { unsafe pointers.forEach { unsafe free($0) } }
    let result = unsafe posix_spawnp(&child, words[0], &actions, &attributes, pointers, environ)
    guard result == 0 else { throw SystemError(code: result) }
    return child
  }

  /// Waits for a program to end: its exit status, or 128 and the signal's number.
  static func wait(for child: pid_t) -> Int32 {
    var status: Int32 = 0
    while unsafe waitpid(child, &status, 0) < 0, errno == EINTR {}
    // The low seven bits tell of a signal, the next eight are the exit status.
    return status & 0x7F == 0 ? status >> 8 : 128 + status & 0x7F
  }

  /// Gives a program bytes to read, and takes what it writes, up to a limit.
  ///
  /// It reads from a file, so that it may go back and forth in it, and no full pipe stops anybody.
  static func filter(
    _ input: [UInt8], through words: [String], limit: Int
  ) throws(SystemError) -> (output: [UInt8], status: Int32) {
    guard let file = unsafe tmpfile() else { throw SystemError(code: errno) }
    defer { unsafe fclose(file) }
    let source = unsafe fileno(file)
    try write(input, to: source)
    lseek(source, 0, SEEK_SET)
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw SystemError(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let child: pid_t
    do throws(SystemError) {
      child = try start(words, input: source, output: ends[1])
    } catch {
      ends.forEach { close($0) }
      throw error
    }
    close(ends[1])
    var output: [UInt8] = []
    while output.count <= limit, let chunk = try? read(65_536, from: ends[0]) { output += chunk }
    close(ends[0])
    let status = wait(for: child)
    guard output.count <= limit else { throw SystemError(code: EFBIG) }
    return (output, status)
  }

  /// The file of this program.
  static var program: String { resolved("/proc/self/exe") }

  /// Whether a file is there that can be run.
  static func isProgram(_ path: String) -> Bool { unsafe access(path, X_OK) == 0 }
}
