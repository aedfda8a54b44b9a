import Glibc

/// What the operating system gives a program: words, descriptors, clock, time zone, terminal.
///
/// With `SystemFiles.swift` the one place of this target that calls C.
enum System {
  /// Makes sure that no file we open becomes standard input, output or error, and that writing to
  /// a reader that left ends the program quietly, as in any other filter.
  static func prepare() {
    while true {
      let descriptor = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
      guard descriptor >= 0, descriptor <= 2 else {
        if descriptor > 2 { close(descriptor) }
        break
      }
      // A standard descriptor was closed; this one stays in its place, without close-on-exec.
      _ = fcntl(descriptor, F_SETFD, 0)
    }
    signal(SIGPIPE, SIG_DFL)
    var pipe = sigset_t()
    _ = unsafe sigemptyset(&pipe)
    _ = unsafe sigaddset(&pipe, SIGPIPE)
    _ = unsafe pthread_sigmask(SIG_UNBLOCK, &pipe, nil)
  }

  /// The words after the program's name; nil in the place of one that is not UTF-8.
  static func arguments() -> [String?] {
    (1..<max(1, Int(CommandLine.argc))).map { index in
      guard let word = unsafe CommandLine.unsafeArgv[index] else { return nil }
      return unsafe String(validatingCString: word)
    }
  }

  static func environment(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// Milliseconds since 1970.
  static func now() -> Int64 {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }

  /// Minutes east of UTC that local clocks show at an instant.
  static func offsetMinutes(at milliseconds: Int64) -> Int {
    var seconds = time_t(milliseconds / 1000)
    var parts = unsafe tm()
    guard unsafe localtime_r(&seconds, &parts) != nil else { return 0 }
    // A made-up zone may be a day off or more, which no clock on earth is.
    return min(max(unsafe parts.tm_gmtoff / 60, -1439), 1439)
  }

  static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// The columns of the terminal behind standard output; nil where there is none or it says 0.
  static func terminalColumns() -> Int? {
    var size = winsize()
    guard unsafe ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// All of standard input.
  static func readAll() throws(SystemError) -> [UInt8] {
    var all: [UInt8] = []
    while let chunk = try read(65_536) { all += chunk }
    return all
  }

  /// All of a regular file, which may be large; anything else, such as a pipe, is refused at once.
  static func readFile(_ path: String) throws(SystemError) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw SystemError(code: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw SystemError(code: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw SystemError(code: EINVAL) }
    var all: [UInt8] = []
    while let chunk = try read(65_536, from: descriptor) { all += chunk }
    return all
  }

  /// One line of standard input without its end; nil at the end of input.
  static func readLine() throws(SystemError) -> [UInt8]? {
    var line: [UInt8] = []
    while let byte = try read(1)?.first {
      if byte == UInt8(ascii: "\n") { return line }
      line.append(byte)
    }
    return line.isEmpty ? nil : line
  }

  static func read(
    _ count: Int, from descriptor: Int32 = 0
  ) throws(SystemError) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: count)
    while true {
      let got = unsafe buffer.withUnsafeMutableBytes {
        unsafe Glibc.read(descriptor, $0.baseAddress, count)
      }
      if got > 0 { return Array(buffer.prefix(got)) }
      if got == 0 { return nil }
      guard errno == EINTR else { throw SystemError(code: errno) }
    }
  }

  /// Writes all of a text, or says why not.
  static func write(_ text: String, to descriptor: Int32) throws(SystemError) {
    try write(Array(text.utf8), to: descriptor)
  }

  /// Writes all of the bytes, or says why not.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let done = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if done >= 0 {
        rest = rest.dropFirst(done)
      } else if errno != EINTR {
        throw SystemError(code: errno)
      }
    }
  }

  /// Whether two paths lead to one file.
  static func isSameFile(_ left: String, _ right: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard unsafe stat(left, &first) == 0, unsafe stat(right, &second) == 0 else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }
}

/// What the operating system refused, as its `errno`.
struct SystemError: Error, Equatable {
  let code: Int32
}

extension System {
  /// A file that takes the place of another, whole or not at all.
  struct Replacement: ~Copyable {
    private let path: String
    private let temporary: String
    private let descriptor: Int32

    /// Makes the new file beside `path`; a link, and anything but a regular file, is refused.
    init(of path: String) throws(SystemError) {
      var status = stat()
      let isThere = unsafe lstat(path, &status) == 0
      guard !isThere || status.st_mode & S_IFMT == S_IFREG else { throw SystemError(code: EEXIST) }
      let temporary = "\(path).\(getpid()).tmp"
      let flags = O_CREAT | O_EXCL | O_WRONLY | O_NOFOLLOW | O_CLOEXEC
      let descriptor = unsafe open(temporary, flags, 0o600)
      guard descriptor >= 0 else { throw SystemError(code: errno) }
      if isThere {
        // Who may read the file is its owner's choice; only root can keep another's.
        _ = fchown(descriptor, status.st_uid, status.st_gid)
        _ = fchmod(descriptor, status.st_mode & 0o777)
      }
      self.path = path
      self.temporary = temporary
      self.descriptor = descriptor
    }

    /// Fills the new file and puts it in place.
    func finish(with bytes: [UInt8]) throws(SystemError) {
      try write(bytes, to: descriptor)
      guard fsync(descriptor) == 0, unsafe rename(temporary, path) == 0 else {
        throw SystemError(code: errno)
      }
    }

    deinit {
      close(descriptor)
      // Gone already where it was put in place.
      _ = unsafe unlink(temporary)
    }
  }
}
