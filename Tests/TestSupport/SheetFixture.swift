/// A sheet whose every figure is known: its players, and its rounds as they are typed.
package struct SheetFixture: Sendable {
  package let players: [String]
  /// One line each: a word for each who played, of the player's number, `=` and the result.
  package let rounds: [String]

  package init(players: [String], rounds: [String] = []) {
    self.players = players
    self.rounds = rounds
  }

  /// Eight players whose names are hard to measure, five rounds of four that each add up to 0.
  package static let eight = SheetFixture(
    players: [
      "田中", "佐藤太郎", "Ｓｕｚｕｋｉ", "Bob", "長宗我部元親", "😀ねこ", "か\u{3099}く",
      "👨\u{200D}👩\u{200D}👧家族",
    ],
    rounds: [
      "1=1234.5 2=-128.7 3=0.0 4=-1105.8", "5=55.2 6=8.1 7=-17.3 8=-46.0",
      "1=30.1 3=10.2 5=-10.3 7=-30.0", "2=-128.7 4=100.0 6=28.7 8=0.0",
      "1=-0.5 4=0.3 6=0.1 8=0.1",
    ])

  /// A sheet without players.
  package static let empty = SheetFixture(players: [])

  /// Forty players, `P01` to `P40`, and two rounds.
  package static let forty = SheetFixture(
    players: (1...40).map { $0 < 10 ? "P0\($0)" : "P\($0)" },
    rounds: ["1=40.0 2=10.5 39=-10.5 40=-40.0", "5=-20.0 6=5.0 7=5.0 8=10.0"])

  /// A sandbox with this sheet, `F`, of 2026-11-20: results, as typed.
  package func recorded(_ environment: [String: String] = [:]) throws -> Sandbox {
    let box = try Sandbox(environment)
    let names = players.isEmpty ? [] : ["--players", players.joined(separator: ",")]
    let game = ["add-game", "F", "--rule", "direct", "--date", "2026-11-20", "--quiet"]
    var outcomes = [try box.run(words: game + names)]
    if !rounds.isEmpty {
      let lines = rounds.joined(separator: "\n")
      outcomes.append(
        try box.run("add-round", "-", "--date", "2026-11-20", "--quiet", input: lines))
    }
    for outcome in outcomes where outcome.status != 0 { throw Failure(outcome: outcome) }
    return box
  }

  /// The results of a round in tenths, by number of the player.
  package func results(of round: Int) -> [Int: Int] {
    rounds[round - 1].split(separator: " ").reduce(into: [:]) { results, word in
      let parts = word.split(separator: "=")
      results[Int(parts[0]) ?? 0] = tenths(String(parts[1]))
    }
  }

  /// What a player's results add up to, in tenths.
  package func total(of player: Int) -> Int {
    rounds.indices.reduce(0) { $0 + (results(of: $1 + 1)[player] ?? 0) }
  }

  package struct Failure: Error {
    let outcome: Sandbox.Outcome
  }
}

extension Sandbox {
  /// What `show` with these words prints at each of these widths, without a word beside it.
  package func shown(at widths: some Sequence<Int>, _ words: String = "") throws -> [(
    width: Int, lines: [String]
  )] {
    let widths = Array(widths)
    let outcome = try shell(
      """
      for width in \(widths.map(String.init).joined(separator: " ")); do
        $SCOREBOX show --width $width \(words) || exit; printf '\\f\\n'
      done
      """)
    guard outcome.status == 0, outcome.errors == "" else {
      throw SheetFixture.Failure(outcome: outcome)
    }
    let screens = outcome.lines.split(separator: "\u{0C}", omittingEmptySubsequences: false)
    return zip(widths, screens).map { ($0, Array($1)) }
  }
}
