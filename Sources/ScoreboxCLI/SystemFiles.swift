import Glibc

// Files and directories besides the score file, which SQLiteKit looks after.

extension System {
  /// The path with every link followed; as it is where nothing is there.
  static func resolved(_ path: String) -> String {
    guard let resolved = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// The directory a path lies in.
  static func directory(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Makes a directory and those above it, for their owner alone; it may be there already.
  static func makeDirectories(_ path: String) throws(SystemError) {
    guard unsafe access(path, F_OK) != 0 else { return }
    try makeDirectories(directory(of: path))
    guard unsafe mkdir(path, 0o700) == 0 || errno == EEXIST else { throw SystemError(code: errno) }
  }

  /// Runs `body` while no other scorebox does the same in a directory.
  ///
  /// Where the file system knows no locks it runs all the same.
  static func alone<Value>(in directory: String, _ body: () throws -> Value) rethrows -> Value {
    let descriptor = unsafe open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { if descriptor >= 0 { close(descriptor) } }
    while descriptor >= 0, flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    return try body()
  }
}
