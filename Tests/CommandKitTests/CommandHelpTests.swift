import CommandKit
import Testing
import Text

@Suite("Help texts")
struct HelpTextTests {
  private let style = HelpStyle(.english) { $0.count }
  /// Two cells for everything from U+3000 on, enough for kana and kanji.
  private let wide: @Sendable (String) -> Int = { text in
    text.reduce(0) { $0 + ($1 >= "\u{3000}" ? 2 : 1) }
  }

  private func usage(_ name: String) throws -> String {
    sample.usageLine(for: try #require(sample.command(named: name)), in: .english)
  }

  @Test func `usage lines`() throws {
    #expect(try usage("show") == "Usage: scorebox show [options] [GAME]")
    #expect(try usage("add-round") == "Usage: scorebox add-round [options] [SCORE...]")
    #expect(try usage("rename-player") == "Usage: scorebox rename-player [options] NAME NEW")
  }

  // Laid out by hand: texts begin two cells after the longest label, `    --json[=VERSION]`: at 24.
  @Test func `help of a command`() throws {
    let show = try #require(sample.command(named: "show"))
    let expected = """
      Usage: scorebox show [options] [GAME]

      Show scores and sums

      The tables show the same players.
        score  sum

      Operands:
        GAME                  a game's name or number

      Options:
            --cols SPEC       show only these players
            --layout HOW      how the tables stand [side, stack]

      Common options:
        -f, --file DB         the file to use
        -n, --dry-run         say what would happen
        -q, --quiet           print no notes
            --json[=VERSION]  print JSON [1]
        -h, --help            show this help
            --version         show the version

      Examples:
        scorebox show --cols 3-6
            players 3 to 6

      """
    #expect(sample.help(for: show, style) == expected)
  }

  @Test func `overview`() {
    let lines = sample.overview(style).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.prefix(8) == [
        "Keeps the scores of a mahjong table", "", "Usage: scorebox COMMAND [options]", "",
        "Recording:", "  add-round             Record a round",
        "  rename-player         Give a player another name", "",
      ])
    #expect(lines.suffix(3) == ["", "See 'scorebox help COMMAND' for one command.", ""])
  }

  @Test func `every line fits where words can be parted`() throws {
    let show = try #require(sample.command(named: "show"))
    for width in 30...100 {
      let style = HelpStyle(.english, width: width) { $0.count }
      for line in (sample.overview(style) + sample.help(for: show, style)).split(separator: "\n")
      where !line.hasPrefix("Usage: scorebox COMMAND") {
        #expect(line.count <= width, "\(line)")
      }
    }
  }

  @Test func `long texts continue under their column`() {
    // At 40 cells a text has 40 - 24 = 16 cells, too few, so it begins below its label.
    let narrow = sample.overview(HelpStyle(.english, width: 40) { $0.count })
    #expect(narrow.contains("\n  rename-player\n      Give a player another name\n"))
    // At 48 cells it has 24.
    let middle = sample.overview(HelpStyle(.english, width: 48) { $0.count })
    #expect(
      middle.contains(
        "\n  rename-player         Give a player another\n                        name\n"))
  }

  @Test func `Japanese texts wrap between characters and align by cells`() {
    let table = CommandTable(
      program: "p", summary: Phrase("Records scores", "得点を、記録する。二人"), headings: headings,
      groups: [
        CommandGroup("記録", [Command("a", summary: "一"), Command("ab", summary: "二")])
      ], common: [Option("数", value: .required("値"), summary: "三")])
    let page = table.overview(HelpStyle(.japanese, width: 14, cells: wide))
    // 14 cells: seven characters; 。 may not begin a line, so る goes with it.
    #expect(page.hasPrefix("得点を、記録す\nる。二人\n\n使い方: p"))
    #expect(page.contains("p COMMAND [オプション]\n\n記録:\n  a   一\n"))
    #expect(table.overview(style).hasPrefix("Records scores\n\nUsage: p COMMAND [options]\n"))
    let roomy = table.overview(HelpStyle(.japanese, width: 80, cells: wide))
    // The longest label is `    --数 値`, 11 cells: texts begin at 2 + 11 + 2 = 15.
    #expect(roomy.contains("\n  a            一\n  ab           二\n"))
    #expect(roomy.contains("\n      --数 値  三\n"))
  }
}
