import TestSupport
import Testing

/// Further names of a player.
@Suite struct `Aliases` {
  private func box() throws -> Sandbox {
    let box = try Sandbox.club()
    try box.record("352 281 227 140 x")
    #expect(try box.run("edit-player", "Aoki", "--alias", "Ao,青木").status == 0)
    return box
  }

  @Test func `do wherever a player is named, and the name is printed`() throws {
    let box = try box()
    let added = try box.type("add-round ＡＯ=352 Baba=281 Chiba=227 Doi=140")
    #expect(added.output.contains("round 2: Aoki +55.2"), "\(added)")
    #expect(try box.type("edit-round 2 青木=351 Doi=141").output.contains("round 2: Aoki +55.1"))
    #expect(try box.run("show", "--cols", "ao").lines.joined().contains("Aoki"))
    #expect(try box.run("explain", "1", "青木").lines.joined().contains("Aoki"))
    #expect(try box.type("add-penalty ao 20 --reason late").output.contains("Aoki"))
    #expect(try box.type("set-team ao Reds").output.contains("Aoki is in team Reds"))
    #expect(try box.type("add-round ao=352 x=281 y=227 z=140 --game Fri").status == 1)
    let game = try box.type("add-game Sat --players ao,Baba,Chiba,Doi")
    #expect(game.output.contains("Aoki, Baba, Chiba, Doi"), "\(game)")
    #expect(try box.type("add-round ao=352 Baba=281 Chiba=227 Doi= --game Sat").status == 0)
    #expect(try box.sqlite("SELECT count(*) FROM player", in: "scores.db") == ["5"])
    #expect(try box.run("players").lines[1].contains("Ao, 青木"))
  }

  @Test func `one person twice in a round is refused, whatever the names`() throws {
    let box = try box()
    let twice = try box.type("add-round ao=352 Aoki=281 Chiba=227 Doi=140")
    #expect(twice.status == 64 && twice.errors.contains("'Aoki' is named twice"), "\(twice)")
    #expect(try box.type("add-player ao Aoki --game Fri").status == 1)
  }

  @Test func `a name that is taken is refused, by the words why`() throws {
    let box = try box()
    for (words, reason) in [
      ("edit-player Baba --alias ＡＯ", "'ＡＯ' stands for 'Aoki' already"),
      ("edit-player Baba --alias aoki", "there is a player named 'Aoki' already"),
      ("edit-player Baba --alias Baba", "there is a player named 'Baba' already"),
      ("edit-player Aoki --alias Ao", "'Ao' stands for 'Aoki' already"),
      ("add-player ao", "there is a player named 'Aoki' already"),
      ("rename-player Baba ao", "there is a player named 'Aoki' already"),
      ("edit-player Baba --no-alias ao", "'Baba' has no alias 'ao'"),
    ] {
      let refused = try box.type(words)
      #expect(refused.status == 1 && refused.errors.contains(reason), "\(words): \(refused)")
    }
    #expect(try box.type("edit-player Baba").status == 64)
  }

  @Test func `a player may take an alias as the name`() throws {
    let box = try box()
    #expect(try box.type("rename-player Aoki 青木").output == "Aoki is now 青木\n")
    #expect(try box.sqlite("SELECT name FROM alias", in: "scores.db") == ["Ao"])
    #expect(try box.run("undo", "--yes").lines.contains("  ~ player 青木 -> Aoki"))
    #expect(try box.sqlite("SELECT name FROM alias ORDER BY 1", in: "scores.db") == ["Ao", "青木"])
  }

  @Test func `the name that goes in a merge stays as one, with those it had`() throws {
    let box = try box()
    try box.type("add-player Aokki")
    try box.type("edit-player Aokki --alias A2")
    #expect(try box.type("merge-players Aokki ao --yes").output == "Aokki became Aoki\n")
    for name in ["Aokki", "A2"] {
      let added = try box.type("add-round \(name)=352 Baba=281 Chiba=227 Doi=140")
      #expect(added.output.contains("Aoki +55.2"), "\(added)")
    }
    #expect(try box.recheck() == [])
  }

  @Test func `go with a deleted player, and come back with undo`() throws {
    let box = try box()
    try box.type("add-player Ghost")
    try box.type("edit-player Ghost --alias G")
    #expect(try box.type("delete-player g --yes").status == 0)
    #expect(try box.type("edit-player Baba --alias g").status == 0)
    try box.run("undo", "--yes")
    try box.run("undo", "--yes")
    #expect(try box.type("edit-player Baba --alias g").errors.contains("stands for 'Ghost'"))
  }
}
