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

  /// A full disk: the limit on the size of files, 655 kB, lies between the score file and the answer,
  /// which repeats long names.
  @Test func `that finds no room says that the rounds are recorded`() throws {
    let box = try Sandbox()
    let names = "ABCD".map { String(repeating: "雀", count: 60) + String($0) }
    try box.run("add-game", "Fri", "--players", names.joined(separator: ","))
    try box.write(String(repeating: "35200 28100 22700 14000\n", count: 500), to: "rounds")
    let outcome = try box.shell(
      "trap '' XFSZ; ulimit -f 1280; $SCOREBOX add-round - --game Fri --json -o answer <rounds")
    #expect(outcome.status == 74)
    #expect(
      outcome.errors
        == "scorebox: cannot write 'answer': File too large; what was recorded stays recorded\n")
    #expect(try box.rounds == 500)
    #expect(try !box.files.contains("answer"))
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
