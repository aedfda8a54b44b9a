import TestSupport
import Testing

@Suite struct `The language of an answer` {
  struct Case: Sendable, CustomTestStringConvertible {
    let words: [String]
    let environment: [String: String]
    let isJapanese: Bool
    var testDescription: String { "\(environment) \(words)" }

    init(_ environment: [String: String], _ words: [String] = [], isJapanese: Bool) {
      self.environment = environment
      self.words = words
      self.isJapanese = isJapanese
    }
  }

  // behaviour.md 7: --lang, SCOREBOX_LANG, LC_ALL, LC_MESSAGES, LANG; empty is as good as unset.
  static let cases = [
    Case(["LC_ALL": ""], isJapanese: false),
    Case(["LC_ALL": "ja_JP.UTF-8"], isJapanese: true),
    Case(["LC_ALL": "ja"], isJapanese: true),
    Case(["LC_ALL": "ja_JP.eucJP@x"], isJapanese: true),
    Case(["LC_ALL": "", "LC_MESSAGES": "ja_JP.UTF-8", "LANG": "en_US.UTF-8"], isJapanese: true),
    Case(["LC_ALL": "", "LC_MESSAGES": "en_US.UTF-8", "LANG": "ja_JP.UTF-8"], isJapanese: false),
    Case(["LC_ALL": "", "LANG": "ja_JP.UTF-8"], isJapanese: true),
    Case(["LC_ALL": "C", "LANG": "ja_JP.UTF-8"], isJapanese: false),
    // A language the program does not speak, and one that only begins alike.
    Case(["LC_ALL": "de_DE.UTF-8", "LANG": "ja_JP.UTF-8"], isJapanese: false),
    Case(["LC_ALL": "jam_JM.UTF-8"], isJapanese: false),
    Case(["LC_ALL": "en_US.UTF-8", "SCOREBOX_LANG": "ja"], isJapanese: true),
    Case(["LC_ALL": "ja_JP.UTF-8", "SCOREBOX_LANG": "en"], isJapanese: false),
    Case(["LC_ALL": "ja_JP.UTF-8", "SCOREBOX_LANG": ""], isJapanese: true),
    Case(["SCOREBOX_LANG": "ja"], ["--lang", "en"], isJapanese: false),
    Case(["SCOREBOX_LANG": "en"], ["--lang=ja"], isJapanese: true),
    Case([:], ["--lang", "en", "--lang", "ja"], isJapanese: true),
  ]

  @Test(arguments: cases) func `is the first that is named`(test: Case) throws {
    let box = try Sandbox(test.environment)
    let header = try box.run(words: ["rules"] + test.words).output
    #expect(header.hasPrefix(test.isJapanese ? "ルール " : "rule "))
    let help = try box.run(words: ["help"] + test.words).output
    #expect(help.contains(test.isJapanese ? "\n使い方: scorebox " : "\nUsage: scorebox "))
    // Also where the words are not understood.
    let outcome = try box.run(words: ["show"] + test.words + ["--colls"])
    #expect(outcome.status == 64)
    #expect(
      outcome.errors.contains(
        test.isJapanese
          ? "使い方: scorebox show [オプション] [GAME]\n" : "Usage: scorebox show [options] [GAME]\n"))
  }

  @Test func `is one of two`() throws {
    let outcome = try Sandbox().run("games", "--lang", "fr")
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("'fr'"))
    #expect(outcome.errors.contains("en or ja"))
  }

  // behaviour.md 7: what programs read never depends on it.
  @Test func `changes no data and no status`() throws {
    let box = try Sandbox.club()
    try box.record("352 281 227 140 x")
    for line in [
      "games --json", "players --json", "players --game Fri --json", "rules --json",
      "rules wrc --json", "show --json", "add-game X -n --json", "add-player X -n --json",
      "set-default --json",
    ] {
      // The language is a default as well, so the list of them names its source.
      let answers = try ["en", "ja"].map { try box.type(line + " --lang " + $0) }
      #expect(answers[0] == answers[1], "\(line)")
      #expect(answers[0].status == 0)
    }
    for line in [
      "add-game Fri", "add-player Aoki", "show nosuch", "rules nosuch", "show a --game b",
    ] {
      let answers = try ["en", "ja"].map { try box.type(line + " --lang " + $0) }
      #expect(answers[0].status == answers[1].status)
      #expect(answers.allSatisfy { $0.errors.hasPrefix("scorebox: ") && $0.output == "" })
    }
  }

  @Test func `is heard in what is done`() throws {
    let box = try Sandbox(["SCOREBOX_LANG": "ja"])
    let game = try box.run("add-game", "金曜会", "--date", "2026-11-20", "--players", "青木,馬場").output
    #expect(game.hasPrefix("金曜会（シート 1）を開始しました。2026-11-20、mleague: "))
    #expect(game.hasSuffix("、青木、馬場\n"))
    #expect(try box.run("add-player", "千葉", "--game", "金曜会").output == "千葉 を 金曜会 に追加しました\n")
    #expect(
      try box.run("add-player", "土井", "-n").output == "実行すると 土井 を追加します\n")
    #expect(try box.run("games").lines.last?.hasSuffix("  記録中") == true)
    #expect(
      try box.run("add-game", "金曜会").errors
        == "scorebox: '金曜会' というシートが既にあります（2026-11-20）。別の名前を指定してください\n")
  }

  /// Terminal cells of help texts: kana, kanji and full-width marks are twice as wide as ASCII.
  private func cells(_ line: String) -> Int {
    line.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 2 : 1) }
  }

  @Test(arguments: [40, 80]) func `fits a terminal`(columns: Int) throws {
    let box = try Sandbox(["LC_ALL": "ja_JP.UTF-8"])
    for command in ["help", "help add-round", "help set-default"] {
      let answer = try box.onTerminal("stty cols \(columns); \"$SCOREBOX\" \(command)", typing: [])
      let lines = answer.lines.filter { !$0.hasPrefix("  scorebox ") }
      #expect(lines.count > 20)
      #expect(lines.map(cells).max() ?? 0 <= columns)
      #expect(lines.map(cells).max() ?? 0 > columns - 12)
    }
  }
}
