import Foundation
import TestSupport
import Testing

/// cases.md P1 to P11: pipes, pagers, full devices, locales, and names that are no text.
@Suite struct `Pipes, pagers and locales` {
  // 2,000 rounds are more than a pipe holds.
  @Test(arguments: ["show --rows all", "show --json"])
  func `P1: a reader that leaves early is no error`(line: String) throws {
    let box = try Sandbox.club()
    try box.run(
      "add-round", "-", "--quiet", input: String(repeating: "352 281 227 140 x\n", count: 2000))
    for trap in ["", "trap '' PIPE;"] {
      let outcome = try box.shell(
        "\(trap) { $SCOREBOX \(line); echo $? >&3; } 3> status | head -1 | wc -l")
      #expect(outcome.output == "1\n")
      #expect(outcome.errors == "")
      #expect(["141\n", "0\n"].contains(try box.text("status")))
    }
  }

  @Test func `P3: a pager may end early`() throws {
    let box = try SheetFixture.eight.recorded()
    let whole = try box.run("show", "--width", "80").output
    let runs: [(pager: [String: String], output: String)] = [
      (["PAGER": "head -1"], String(whole.prefix { $0 != "\n" }) + "\n"), (["PAGER": "true"], ""),
      // behaviour.md 2: the own variable first, and by way of a shell.
      (["PAGER": "false", "SCOREBOX_PAGER": "cat | head -1 | wc -l"], "1\n"),
      (["PAGER": "cat", "SCOREBOX_PAGER": ""], whole),
      (["PAGER": "echo $LESS"], "FRSX\n"), (["PAGER": "echo $LESS", "LESS": "i"], "i\n"),
    ]
    for (pager, output) in runs {
      let shown = try box.pty("$SCOREBOX show --pager", environment: pager)
      #expect(shown.status == 0 && shown.errors == "", "\(pager): \(shown)")
      #expect(shown.output.withoutColours == output, "\(pager)")
    }
  }

  // behaviour.md 2: no pager unless asked, and only on a terminal.
  @Test func `P3: a pager runs on a terminal only`() throws {
    let box = try SheetFixture.eight.recorded()
    let pager = ["PAGER": "touch ran"]
    let piped = try box.shell("$SCOREBOX show --pager | cat", environment: pager)
    #expect(try piped == box.run("show"))
    #expect(try box.pty("$SCOREBOX show", environment: pager).output.contains("F · Fri 2026-11-20"))
    #expect(try !box.files.contains("ran"))
  }

  // `head` stands for a pager that knows no such option: it fails before it has read a line.
  @Test(arguments: ["no-such-pager", "head --no-such-option", "/dev/null"])
  func `P5: what a pager cannot show is printed`(pager: String) throws {
    let box = try SheetFixture.eight.recorded()
    let shown = try box.pty("$SCOREBOX show --pager", environment: ["PAGER": pager])
    #expect(shown.status == 0, "\(shown)")
    #expect(try shown.output.withoutColours == box.run("show", "--width", "80").output)
    let warnings = shown.errors.split(separator: "\n").filter { $0.hasPrefix("scorebox: ") }
    #expect(warnings.count == 1 && shown.errors.contains(pager), "\(shown.errors)")
  }

  @Test(arguments: ["show", "show --json", "--help", "--version", "players"])
  func `P7: a full device is an error that tells where`(line: String) throws {
    let outcome = try SheetFixture.eight.recorded().shell("$SCOREBOX \(line) > /dev/full")
    #expect(outcome.status == 74)
    #expect(outcome.errors.hasPrefix("scorebox: "))
    #expect(outcome.errors.contains("standard output"), "\(outcome.errors)")
    #expect(outcome.errors.contains("space") || outcome.errors.contains("full"))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test(arguments: ["C", "POSIX", ""]) func `P9: any locale will do`(locale: String) throws {
    let box = try SheetFixture.eight.recorded()
    let environment = ["LC_ALL": locale]
    for line in ["--help", "show --help", "show", "show --json"] {
      let outcome = try box.shell("exec $SCOREBOX \(line)", environment: environment)
      #expect(outcome.status == 0 && outcome.errors == "", "\(line): \(outcome)")
    }
    let shown = try box.shell("exec $SCOREBOX show --cols 2-7", environment: environment)
    let sheet = PrintedSheet(shown.lines)
    #expect(sheet.misalignments() == [])
    #expect(
      sheet.blocks.map(\.names) == [["佐藤太郎", "Ｓｕｚｕｋｉ", "Bob", "長宗我部元親", "😀ねこ", "がく"]])
    // Rules and marks are ASCII where the locale is not UTF-8.
    let own = sheet.blocks[0].names.reduce(sheet.blocks[0].lines.joined()) {
      $0.replacing($1, with: "")
    }
    #expect(locale == "" || own.utf8.allSatisfy { $0 < 0x80 }, "\(own)")
  }

  @Test func `P11: a name cannot move the cursor`() throws {
    let box = try SheetFixture.eight.recorded()
    // ESC [2J, OSC 0, BEL, CR, and C1's CSI; the key stays, by which the name is found.
    try box.sql(
      """
      UPDATE player SET name = 'x' || char(27) || '[2J' || char(27) || ']0;hi' || char(7, 13, 155)
        || 'Bob' WHERE name = 'Bob';
      """)
    for words in [[], ["--width", "40"], ["--cols", "3-5", "--color", "always"]] {
      let outcome = try box.run(words: ["show"] + words)
      #expect(outcome.status == 0, "\(words): \(outcome)")
      let plain = outcome.output.withoutColours
      let isHarmless = plain.unicodeScalars.allSatisfy {
        $0 == "\n" || $0.properties.generalCategory != .control
      }
      #expect(isHarmless, "\(plain.debugDescription)")
      #expect(PrintedSheet(plain.split(separator: "\n").map(String.init)).misalignments() == [])
    }
    for line in ["games", "players", "show --cols Bo"] {
      let outcome = try box.type(line)
      let all = (outcome.output + outcome.errors).unicodeScalars
      #expect(all.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control }, "\(line)")
    }
    let json = try box.run("show", "--json").output
    #expect(json.contains(#""name": "x\u001b[2J\u001b]0;hi\u0007\r"#), "\(json)")
    #expect(!json.utf8.contains { $0 < 0x20 && $0 != 0x0A })
  }
}
