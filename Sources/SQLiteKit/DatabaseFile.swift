import CSQLite
import Glibc

/// Where a database lies on disk, looked at before SQLite touches it.
package struct DatabaseFile: Equatable, Sendable {
  /// The absolute path with every symbolic link followed.
  package let path: String
  package let state: State
  /// Whether the file has a second name: that would have a second journal, and a crash while
  /// writing could not be undone.
  package let isHardLinked: Bool

  /// Whether it lies on a file system of another machine, whose locks may not hold.
  package var isOnNetwork: Bool { Self.isOnNetwork(path) }

  /// What stands at the path.
  package enum State: Equatable, Sendable {
    case missing
    /// No bytes: a first start in progress, or one that was killed.
    case empty
    case database(Header)
  }

  /// The fields of SQLite's file header that say whose file it is.
  package struct Header: Equatable, Sendable {
    package let applicationID: Int32
    package let userVersion: Int32
    /// Whether the file is in write-ahead-log mode, in which we never put it.
    package let isWriteAhead: Bool
  }

  /// Finds the file behind a path, following links, without changing anything.
  ///
  /// Only regular files are ever opened: opening a FIFO would wait for ever.
  package init(at typed: String) throws(FileError) {
    guard let path = try Self.resolve(typed) else {
      self.path = try Self.resolveMissing(typed)
      state = .missing
      isHardLinked = false
      return
    }
    self.path = path
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { throw .system(.read, typed, errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular(typed) }
    isHardLinked = status.st_nlink > 1
    state = status.st_size == 0 ? .empty : .database(try Self.readHeader(path, typed: typed))
  }

  /// Makes the file, empty and readable by its owner only, and the directories above it.
  ///
  /// Another process may do the same at the same time; both succeed.
  package func create() throws(FileError) {
    try Self.makeDirectories(above: path)
    let descriptor = unsafe open(path, O_CREAT | O_EXCL | O_RDWR | O_NOFOLLOW | O_CLOEXEC, 0o600)
    if descriptor >= 0 {
      Glibc.close(descriptor)
    } else if errno != EEXIST {
      throw .system(.create, path, errno)
    }
  }

  /// Puts the file, which nobody may have open, at a path where nothing is, for good.
  ///
  /// - Returns: Whether nothing was there.
  package func move(to other: String) throws(FileError) -> Bool {
    // A link, unlike a rename, never takes the place of a file that appeared meanwhile.
    guard unsafe link(path, other) == 0 else {
      if errno == EEXIST { return false }
      throw .system(.create, other, errno)
    }
    guard unsafe unlink(path) == 0 else { throw .system(.create, other, errno) }
    let directory = unsafe open(Self.split(other).directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if directory >= 0 {
      _ = fsync(directory)
      Glibc.close(directory)
    }
    return true
  }

  /// Removes the file, there or not.
  package func remove() {
    _ = unsafe unlink(path)
  }

  /// A journal or log beside the file, in use or left by a crash; beside a file that is gone it
  /// would be lost or misused by opening the path.
  package var leftover: String? {
    ["-journal", "-wal"].map { path + $0 }.first { unsafe access($0, F_OK) == 0 }
  }

  /// Whether a path lies on a file system of another machine, whose locks may not hold.
  static func isOnNetwork(_ path: String) -> Bool {
    // NFS, SMB, SMB2, CIFS, 9p, FUSE, AFS, Ceph: the magic numbers of statfs(2).
    let network: Set<Int> = [
      0x6969, 0x517B, 0xFE53_4D42, 0xFF53_4D42, 0x0102_1997, 0x6573_5546, 0x5346_414F, 0x00C3_6400,
    ]
    var status = statfs()
    guard unsafe statfs(split(path).directory, &status) == 0 else { return false }
    return network.contains(Int(status.f_type))
  }

  /// Files beside this one that a synchroniser made of another version of it.
  package var conflictCopies: [String] {
    let (directory, name) = Self.split(path)
    let stem = name.split(separator: ".").first.map(String.init) ?? name
    guard let listing = unsafe opendir(directory) else { return [] }
    defer { unsafe closedir(listing) }
    var found: [String] = []
    while let entry = unsafe readdir(listing) {
      let other = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
        unsafe name.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      let isCopy = other.contains("conflicted copy") || other.contains(".sync-conflict-")
      if isCopy, other.hasPrefix(stem) { found.append(other) }
    }
    return found.sorted()
  }

  private static func resolve(_ typed: String) throws(FileError) -> String? {
    guard let resolved = unsafe realpath(typed, nil) else {
      guard errno == ENOENT else { throw .system(.open, typed, errno) }
      return nil
    }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// The path a missing file will have: its nearest existing directory resolved, the rest as typed.
  private static func resolveMissing(_ typed: String) throws(FileError) -> String {
    var status = stat()
    if unsafe lstat(typed, &status) == 0 {
      guard status.st_mode & S_IFMT != S_IFLNK else { throw .danglingLink(typed) }
      // Another program made it since we looked; a writer will find it there.
      if let made = try resolve(typed) { return made }
    }
    let (directory, name) = split(typed)
    guard !name.isEmpty, name != ".", name != ".." else { throw .notRegular(typed) }
    let existing = try resolve(directory)
    let parent = if let existing { existing } else { try resolveMissing(directory) }
    return parent == "/" ? "/" + name : parent + "/" + name
  }

  /// Splits a path into its directory (`.` where there is none) and last name.
  static func split(_ path: String) -> (directory: String, name: String) {
    var trimmed = Substring(path)
    while trimmed.count > 1, trimmed.hasSuffix("/") { trimmed.removeLast() }
    guard let slash = trimmed.lastIndex(of: "/") else { return (".", String(trimmed)) }
    let directory = trimmed[..<slash]
    return (directory.isEmpty ? "/" : String(directory), String(trimmed[slash...].dropFirst()))
  }

  private static func makeDirectories(above path: String) throws(FileError) {
    let directory = split(path).directory
    guard unsafe access(directory, F_OK) != 0 else { return }
    try makeDirectories(above: directory)
    guard unsafe mkdir(directory, 0o700) == 0 || errno == EEXIST else {
      throw .system(.create, directory, errno)
    }
  }

  /// Read before SQLite opens the file: closing a descriptor later would drop SQLite's locks.
  private static func readHeader(_ path: String, typed: String) throws(FileError) -> Header {
    let descriptor = unsafe open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(.open, typed, errno) }
    defer { Glibc.close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = unsafe bytes.withUnsafeMutableBytes {
      unsafe pread(descriptor, $0.baseAddress, 100, 0)
    }
    guard count >= 0 else { throw .system(.read, typed, errno) }
    guard count == 100, bytes.starts(with: Array("SQLite format 3\0".utf8)) else {
      throw .notADatabase(typed)
    }
    func number(at offset: Int) -> Int32 {
      Int32(bitPattern: bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) })
    }
    return Header(
      applicationID: number(at: 68), userVersion: number(at: 60), isWriteAhead: bytes[18] == 2)
  }
}

/// Why a path, as it was typed, cannot be used as a database.
package enum FileError: Error, Equatable {
  /// A directory, FIFO, socket or device.
  case notRegular(String)
  /// A file with more than one name.
  case hardLinked(String)
  /// A symbolic link to nothing.
  case danglingLink(String)
  /// A file that SQLite did not write.
  case notADatabase(String)
  /// The operating system refused: what was tried, where, and `errno`.
  case system(Action, String, Int32)

  /// What was tried with a file or directory.
  package enum Action: Sendable {
    case open, read, create
  }
}
