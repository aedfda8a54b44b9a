import TestSupport
import Testing

@Suite struct `An answer put into a file` {
  private let round = "add-round Aoki=35200 Baba=28100 Chiba=22700 Doi=14000"

  @Test(arguments: ["scores.db", "./scores.db", "scores.db.lock", "scores.db-journal"])
  func `is never put over the score file, there or yet to be made`(target: String) throws {
    let box = try Sandbox()
    for _ in 1...2 {
      let outcome = try box.type("\(round) -o \(target)")
      #expect(outcome.status == 64)
      #expect(outcome.errors.contains("'\(target)' belongs to the score file"))
      #expect(try box.files.allSatisfy { ["scores.db", "scores.db.lock"].contains($0) })
      // For the second turn the file is there.
      try box.type(round)
    }
    #expect(try box.rounds == 2)
  }

  @Test func `is as open as the one before, else the owner's alone`() throws {
    let box = try Sandbox.club()
    try box.shell("umask 022; echo old >page; chmod 644 page")
    #expect(try box.type("show -o page").status == 0)
    #expect(try box.type("show -o new").status == 0)
    #expect(try box.shell("stat -c %a page new").lines == ["644", "600"])
    #expect(try box.shell("cmp page new").status == 0)
  }

  @Test(arguments: [("directory/", 74), ("nowhere/page", 74), ("link", 74)])
  func `that cannot be written stops the command before it records`(target: String, status: Int32)
    throws
  {
    let box = try Sandbox.club()
    try box.shell("mkdir directory; echo mine >victim; ln -s victim link")
    let outcome = try box.type("\(round) -o \(target)")
    #expect(outcome.status == status)
    #expect(try box.rounds == 0)
    #expect(try box.shell("cat victim").output == "mine\n")
  }
}
