import TestSupport
import Testing

/// behaviour.md 4 and cases.md V, with eight players.
@Suite struct `A window into eight players` {
  private func eight() throws -> Sandbox {
    let box = try Sandbox()
    try box.run("add-game", "G", "--players", "Aoki,Baba,Chiba,Doi,Endo,田中,が,H")
    try box.record("352 281 227 140 x x x x")
    return box
  }

  @Test func `is a set of columns in the order of the sheet`() throws {
    let box = try eight()
    let all = Array(1...8)
    let specs: [(String, [Int])] = [
      ("3-6", [3, 4, 5, 6]), ("3-", [3, 4, 5, 6, 7, 8]), ("-4", [1, 2, 3, 4]), ("2,5", [2, 5]),
      ("5,2", [2, 5]), ("2,2,5", [2, 5]), ("7-12", [7, 8]), ("all", all), ("played", [1, 2, 3, 4]),
      ("３－６", [3, 4, 5, 6]), ("２、５", [2, 5]), ("田中", [6]), ("aoki:chiba", [1, 2, 3]),
      ("か\u{3099}", [7]), ("@Doi:", [4, 5, 6, 7, 8]), (":2", [1, 2]), ("2:Doi", [2, 3, 4]),
      ("ＡＯＫＩ", [1]), ("1-2,H", [1, 2, 8]),
    ]
    for (spec, columns) in specs {
      for words in [["--cols", spec], ["--cols=\(spec)"]] {
        let outcome = try box.run(words: ["show", "--json"] + words)
        #expect(outcome.status == 0, "\(spec): \(outcome)")
        #expect(try outcome.sheet.window?.columns == columns, "\(spec)")
        #expect((outcome.errors == "") == (spec != "7-12"), "\(spec)")
      }
    }
    #expect(try box.run("show", "--cols", "7-12", "--strict").status == 64)
  }

  @Test(arguments: [
    "12", "9-12", "0", "0-3", "6-3", "", ",", "3,,5", "-", "3-4-5", "1e2", "99999999999999999999",
    "9-2", "5-3", "--", "1.5", "６－３",
  ])
  func `is refused when it is none`(spec: String) throws {
    let outcome = try eight().run("show", "--cols", spec)
    #expect(outcome.status == 64, "\(outcome)")
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("\nUsage: scorebox show"))
    let item = spec == "3,,5" || spec == "," ? "" : spec
    #expect(outcome.errors.contains("'\(item)'"))
    // The valid range, or the range meant.
    #expect(
      outcome.errors.contains("1 to 8") || outcome.errors.contains("did you mean"),
      "\(outcome.errors)")
  }

  @Test func `of an unknown name is not found`() throws {
    let outcome = try eight().run("show", "--cols", "Aokl")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.hasPrefix(
        "scorebox: no player named 'Aokl'; did you mean 'Aoki'? see 'scorebox players'\n"))
  }

  @Test(arguments: ["4-2", "0", "x", "", "1 OR 1=1", "-"])
  func `of rounds is refused when it is none`(spec: String) throws {
    let outcome = try eight().run("show", "--rows", spec)
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
  }

  // cases.md F89.
  @Test(arguments: ["1 OR 1=1", "-1", "1e9", "0x10", "0", "", "1.0"])
  func `of the last rounds takes a count`(word: String) throws {
    #expect(try eight().run("show", "--last", word).status == 64)
  }

  // cases.md S15: nothing found is success.
  @Test(arguments: ["show", "games", "players", "show --json", "games --json", "players --json"])
  func `into nothing is empty`(line: String) throws {
    let box = try Sandbox(["SCOREBOX_FILE": ""])
    let outcome = try box.type(line)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(try box.files == [])
  }

  // cases.md S17.
  @Test(arguments: [("--json=1", 0), ("--json", 0), ("--json=99", 64), ("--json=x", 64)])
  func `of JSON has a version`(word: String, status: Int32) throws {
    let outcome = try eight().run("show", word)
    #expect(outcome.status == status)
    if status == 64 { #expect(outcome.errors.contains("it takes 1")) }
  }
}
