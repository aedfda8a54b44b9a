import Foundation
import TestSupport
import Testing

@testable import SQLiteKit

struct `Where a database lies on disk` {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private func error(at path: String) -> FileError? {
    do throws(FileError) {
      _ = try DatabaseFile(at: path)
      return nil
    } catch {
      return error
    }
  }

  @Test func `missing, empty, a database`() throws {
    let path = sandbox.path("a.db")
    #expect(try !DatabaseFile(at: path).isHardLinked)
    #expect(try DatabaseFile(at: path).state == .missing)
    #expect(try DatabaseFile(at: path).path == path)
    let database = try sandbox.database("a.db")
    #expect(try DatabaseFile(at: path).state == .empty)
    // SQLite's file format: application id at 68, user version at 60, both 32 bits, big endian.
    try database.script("PRAGMA application_id = 0x53434258; PRAGMA user_version = -2")
    let header = DatabaseFile.Header(
      applicationID: 0x5343_4258, userVersion: -2, isWriteAhead: false)
    #expect(try DatabaseFile(at: path).state == .database(header))
    try database.script("PRAGMA journal_mode = WAL; PRAGMA application_id = -1")
    let other = DatabaseFile.Header(applicationID: -1, userVersion: -2, isWriteAhead: true)
    try database.script("PRAGMA wal_checkpoint(TRUNCATE)")
    #expect(try DatabaseFile(at: path).state == .database(other))
  }

  @Test func `links are followed, in the last place and on the way`() throws {
    let real = sandbox.path("real/deep/a.db")
    try sandbox.shell("mkdir -p real/deep && : >real/deep/a.db; ln -s real/deep d; ln -s d/a.db l")
    for name in ["l", "d/a.db", "real/../d/./a.db", "real//deep/a.db"] {
      #expect(try DatabaseFile(at: sandbox.path(name)).path == real, "\(name)")
    }
    // What is not there yet lies behind the links all the same.
    #expect(
      try DatabaseFile(at: sandbox.path("d/x/new.db")).path == sandbox.path("real/deep/x/new.db"))
  }

  @Test func `what cannot be a database file is refused unopened`() throws {
    try sandbox.shell(
      "mkdir d; mkfifo f; ln -s nothing dangling; ln -s loop loop; : >a; ln a b; ln -s f tofifo")
    let path = sandbox.path
    #expect(error(at: path("d")) == .notRegular(path("d")))
    #expect(error(at: path("f")) == .notRegular(path("f")))
    #expect(error(at: path("tofifo")) == .notRegular(path("tofifo")))
    #expect(error(at: "/dev/full") == .notRegular("/dev/full"))
    #expect(error(at: path("dangling")) == .danglingLink(path("dangling")))
    #expect(try DatabaseFile(at: path("a")).isHardLinked)
    #expect(error(at: path("loop")) == .system(.open, path("loop"), ELOOP))
    #expect(error(at: path("a/b.db")) == .system(.open, path("a/b.db"), ENOTDIR))
    #expect(error(at: path("new/..")) == .notRegular(path("new/..")))
  }

  @Test(arguments: [
    "x", "SQLite format 3", "SQLite format 3\0", String(repeating: "n", count: 4096),
  ])
  func `what SQLite did not write is no database`(text: String) throws {
    let path = try sandbox.write(text, to: "notes.txt")
    #expect(error(at: path) == .notADatabase(path))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }

  @Test(arguments: ["-journal", "-wal"])
  func `a journal beside nothing is found`(ending: String) throws {
    let path = sandbox.path("a.db")
    #expect(try DatabaseFile(at: path).leftover == nil)
    let journal = try sandbox.write("x", to: "a.db\(ending)")
    #expect(try DatabaseFile(at: path).leftover == journal)
  }

  @Test(arguments: [
    ("a.db", ".", "a.db"), ("./a.db", ".", "a.db"), ("/a.db", "/", "a.db"), ("/", "/", ""),
    ("/x/y/a.db", "/x/y", "a.db"), ("x/y/", "x", "y"), ("", ".", ""),
    ("x//a.db", "x/", "a.db"),
  ])
  func `a path is split at its last slash`(path: String, directory: String, name: String) {
    #expect(DatabaseFile.split(path) == (directory, name))
  }

  @Test func `a made file is empty and made once`() throws {
    let file = try DatabaseFile(at: sandbox.path("x/y/a.db"))
    try file.create()
    #expect(try DatabaseFile(at: file.path).state == .empty)
    let database = try sandbox.database("x/y/a.db", "CREATE TABLE t(a)")
    try file.create()
    #expect(try database.number("SELECT count(*) FROM t") == 0)
  }

  @Test func `a planted link is not followed`() throws {
    let file = try DatabaseFile(at: sandbox.path("a.db"))
    try sandbox.shell("ln -s victim a.db")
    try? file.create()
    #expect(!FileManager.default.fileExists(atPath: sandbox.path("victim")))
  }

  // SQLite would take 0644 (sqlite-object-cache pull 108); no umask must matter. The journal copies it.
  @Test func `modes do not depend on the umask`() async {
    await #expect(processExitsWith: .success) {
      for mask in [0, 0o022, 0o077] as [mode_t] {
        let sandbox = try Sandbox()
        umask(mask)
        let file = try DatabaseFile(at: sandbox.path("x/y/a.db"))
        try file.create()
        #expect(try sandbox.mode("x") == 0o700)
        #expect(try sandbox.mode("x/y") == 0o700)
        let database = try sandbox.database("x/y/a.db", "CREATE TABLE t(a)")
        try database.transaction(.writing) {
          try database.run("INSERT INTO t VALUES(1)")
          #expect(try sandbox.mode("x/y/a.db-journal") == 0o600)
        }
        #expect(try sandbox.mode("x/y/a.db") == 0o600)
        QueueLock.holding(besides: file.path, milliseconds: 1) { _ in }
        #expect(try sandbox.mode("x/y/a.db.lock") == 0o600)
      }
    }
  }
}
