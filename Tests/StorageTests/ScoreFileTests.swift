import Foundation
import SQLiteKit
import Storage
import TestSupport
import Testing

struct `A score file` {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private func error(_ body: () throws -> some Any) -> StorageError? {
    do {
      _ = try body()
      return nil
    } catch {
      return error as? StorageError
    }
  }

  private func games(_ file: ScoreFile) throws -> [String] {
    try file.read { try $0.games.names(limit: 10) }
  }

  @Test func `missing: named it is an error to read, else it reads as empty`() throws {
    let path = sandbox.path("a.db")
    #expect(error { try games(sandbox.file()) } == .missing(path: path))
    #expect(try games(sandbox.file(isNamed: false)) == [])
    #expect(try games(sandbox.file().toBeMade) == [])
    #expect(try sandbox.contents().isEmpty)
  }

  @Test(arguments: ["a.db", "deep/er/a.db"])
  func `missing: a write makes it, a refused one leaves nothing`(name: String) throws {
    let file = sandbox.file(name)
    #expect(throws: Stop.self) {
      try file.write { stores in
        _ = try stores.sheet("Club")
        throw Stop()
      }
    }
    #expect(try sandbox.contents().isEmpty)
    #expect(try file.write { try $0.sheet("Club") } == 1)
    #expect(try games(file) == ["Club"])
    #expect(try sandbox.contents()[name] != nil)
  }

  @Test func `missing: a rehearsal gives what a write would, and makes nothing`() throws {
    #expect(try sandbox.file().rehearse { try $0.sheet("Club") } == 1)
    #expect(try sandbox.contents().isEmpty)
  }

  // A file of no bytes is a first start in progress, or one that was killed.
  @Test func `empty: reads as empty, is filled by a write, stays empty without one`() throws {
    try sandbox.write("", to: "a.db")
    let file = sandbox.file()
    #expect(try games(file) == [])
    _ = try file.rehearse { try $0.sheet("Club") }
    #expect(try sandbox.contents() == ["a.db": Data()])
    #expect(throws: Stop.self) { try file.write { _ in throw Stop() } }
    #expect(try games(file) == [])
    _ = try file.write { try $0.sheet("Club") }
    #expect(try games(file) == ["Club"])
  }

  @Test func `current: reading and rehearsing change nothing at all`() throws {
    let file = try sandbox.makeFile()
    let before = try sandbox.contents()
    let date =
      try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
    #expect(try games(file) == ["Club"])
    let names = try file.rehearse { stores in
      _ = try stores.sheet("New")
      return try stores.games.names(limit: 10)
    }
    #expect(names == ["New", "Club"])
    #expect(throws: Stop.self) { try file.rehearse { _ in throw Stop() } }
    #expect(try sandbox.contents() == before)
    let after =
      try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
    #expect(date == after && date != nil)
  }

  @Test func `current: a refused write leaves every byte`() throws {
    let file = try sandbox.makeFile()
    let before = try sandbox.contents()
    #expect(throws: Stop.self) {
      try file.write { stores in
        _ = try stores.sheet("New")
        throw Stop()
      }
    }
    #expect(try sandbox.contents() == before)
  }

  @Test func `a part that fails is undone alone`() throws {
    let file = try sandbox.makeFile()
    try file.write { stores in
      #expect(throws: Stop.self) {
        try stores.attempt {
          _ = try stores.sheet("Failed")
          throw Stop()
        }
      }
      _ = try stores.attempt { try stores.sheet("Kept") }
    }
    #expect(try games(file) == ["Kept", "Club"])
  }

  @Test(arguments: [
    "foreign": "PRAGMA application_id = 1", "newer": "PRAGMA user_version = 5",
    "altered": "DROP TRIGGER score_added", "writeAhead": "PRAGMA journal_mode = WAL",
  ])
  func `not as we left it: refused by every way in, and not touched`(
    kind: String, change: String
  ) throws {
    let file = try sandbox.makeFile()
    try sandbox.alter("a.db", change)
    let before = try sandbox.contents()
    let expected: [String: StorageError] = [
      "foreign": .foreign(path: file.path), "newer": .newer(path: file.path, version: 5),
      "altered": .altered(path: file.path), "writeAhead": .writeAhead(path: file.path),
    ]
    #expect(error { try games(file) } == expected[kind])
    #expect(error { try file.write { _ in } } == expected[kind])
    #expect(error { try file.rehearse { _ in } } == expected[kind])
    #expect(try sandbox.contents() == before)
  }

  @Test func `another program's database is refused, a blank one is filled`() throws {
    try sandbox.alter("other.db", "CREATE TABLE t(a)")
    let before = try sandbox.contents()
    let other = sandbox.file("other.db")
    #expect(error { try games(other) } == .foreign(path: other.path))
    #expect(error { try other.write { _ in } } == .foreign(path: other.path))
    #expect(try sandbox.contents() == before)
    try sandbox.alter("blank.db", "CREATE TABLE t(a); DROP TABLE t")
    #expect(try games(sandbox.file("blank.db")) == [])
    #expect(try sandbox.file("blank.db").write { try $0.sheet("Club") } == 1)
  }

  @Test func `a text file is refused and not touched`() throws {
    let path = try sandbox.write(String(repeating: "notes\n", count: 100), to: "notes.txt")
    let before = try sandbox.contents()
    let file = sandbox.file("notes.txt")
    #expect(throws: FileError.notADatabase(path)) { try games(file) }
    #expect(throws: FileError.notADatabase(path)) { try file.write { _ in } }
    #expect(try sandbox.contents() == before)
  }

  // deepchat pull 2167: a journal whose database is gone.
  @Test(arguments: ["-journal", "-wal"])
  func `a journal without its file is kept`(ending: String) throws {
    let journal = try sandbox.write("x", to: "a.db\(ending)")
    let file = sandbox.file()
    let expected = StorageError.orphan(path: file.path, journal: journal)
    #expect(error { try games(file) } == expected)
    #expect(error { try file.write { _ in } } == expected)
    #expect(try sandbox.contents().count == 1)
  }

  // Two hard links break journal recovery, so only writing is refused.
  @Test func `a file with two names is read and not written`() throws {
    let file = try sandbox.makeFile()
    try sandbox.shell("ln a.db second.db")
    #expect(try games(file) == ["Club"])
    #expect(throws: FileError.hardLinked(file.path)) { try file.write { _ in } }
  }

  @Test func `busy is told as such`() throws {
    let file = try sandbox.makeFile()
    let other = try Database(.file(file.path), timeout: 0)
    try other.transaction(.writing) { () throws in
      #expect(try games(file) == ["Club"])
      let error = #expect(throws: SQLiteError.self) { try file.write { _ in } }
      #expect(error?.kind == .busy)
    }
  }

  // yuvomi issue 1331: first starts race.
  @Test func `first starts at once make one file`() async throws {
    let file = ScoreFile(path: sandbox.path("deep/a.db"), isNamed: true)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<16 {
        group.addTask { _ = try file.write { try $0.sheet("Sheet \(index)") } }
      }
      try await group.waitForAll()
    }
    #expect(try file.read { try $0.games.all() }.map(\.game.id) == Array(1...16))
  }
}
