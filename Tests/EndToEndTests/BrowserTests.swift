import Foundation
import TestSupport
import Testing

/// The exported page in a real browser, see `Tests/Browser/drive.py`.
@Suite(.serialized, .enabled(if: Tool.isThere("chromium"), "chromium is not installed"))
struct `The page` {
  /// Forty players, whose names a browser could take for something else.
  private static func page(_ layout: String) throws -> Sandbox {
    let box = try Sandbox()
    let names =
      ["<b>x</b>", "<script>window.injected=1</script>", "佐藤太郎", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"]
      + (1...36).map { "P\($0)" }
    try box.run(
      words: ["add-game", "<img src=x onerror=window.injected=1>", "--players"]
        + [names.map { "\"\($0)\"" }.joined(separator: ",")])
    let lines = (0..<60).map { number in
      let four = (0..<4).map { "P\((number * 4 + $0) % 36 + 1)" }
      return zip(four, ["400", "300", "200", "100"]).map { "\($0)=\($1)" }.joined(separator: " ")
    }
    try box.run("add-round", "-", input: lines.joined(separator: "\n"))
    try box.run("edit-round", "3", "--note", "\"><script>window.injected=1</script>")
    let written = try box.run("export", "--layout", layout, "-o", "page.html")
    #expect(written.status == 0, "\(written)")
    return box
  }

  private func drive(_ box: Sandbox, _ flow: String) throws -> [String] {
    let driver = Repository.root.appending(path: "Tests/Browser/drive.py").path
    let outcome = try box.shell("timeout 120 python3 '\(driver)' page.html \(flow)")
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.lines
  }

  // cases.md H1, H3, H5: by script, in turns, by wheel and keyboard; few events; each its own height.
  @Test func `side by side scrolls both from either, and no further`() throws {
    let seen = try drive(Self.page("side"), "side")
    #expect(
      seen == [
        "script left 137 137 True", "script right 187 187 True", "alternating True",
        "wheel #left True True", "wheel #right True True", "keyboard #left True True",
        "keyboard #right True True", "end True True True", "vertical 50 0",
      ])
  }

  // cases.md H7: one box, and no script at all.
  @Test func `stacked scrolls both without scripts, with labels that stay`() throws {
    let seen = try drive(Self.page("stack"), "stacked")
    #expect(seen == ["wheel True True True", "keyboard tables True True", "labels True True"])
  }

  @Test(arguments: ["stack", "side"]) func `needs nothing else, and names are only text`(
    layout: String
  ) throws {
    let box = try Self.page(layout)
    #expect(
      try drive(box, "outside") == ["requests 0", "injected True 0", "names <b>x</b>"])
    let text = try box.text("page.html")
    for outside in ["http://", "https://", "src=", "@import", "url("] {
      #expect(!text.replacing("&lt;img src=x", with: "").contains(outside), "\(outside)")
    }
  }

  /// The pictures were looked at; here only that nothing stands outside of the page.
  @Test(arguments: ["light", "dark", "phone", "print"]) func `fits`(look: String) throws {
    for layout in ["stack", "side"] {
      let box = try Self.page(layout)
      #expect(try drive(box, "picture look-\(look).png") == ["fits True"])
      #expect(try box.bytes("look-\(look).png").count > 10_000)
    }
  }

  @Test func `has what the printed sheet has, in both languages`() throws {
    let box = try Self.page("stack")
    let printed = try box.run("show", "--rows", "all", "--width", "10000").output
    let figures = printed.split(whereSeparator: \.isWhitespace).filter { word in
      word.contains(".") && word.allSatisfy { "+-^v.0123456789".contains($0) }
    }
    let text = try box.text("page.html")
    for figure in Set(figures) { #expect(text.contains(figure), "\(figure)") }
    try box.run("export", "--lang", "ja", "-o", "ja.html")
    #expect(try box.text("ja.html").contains("<html lang=\"ja\">"))
    #expect(try box.text("ja.html").contains("合計"))
  }

  @Test func `is refused where the words do not say what to write`() throws {
    let box = try Sandbox.club()
    for words in ["export", "export -o page.pdf", "export --format pdf"] {
      #expect(try box.type(words).status == 64)
    }
    #expect(try box.files == ["scores.db", "scores.db.lock"])
  }
}
