import Foundation
import TestSupport
import Testing

/// Charts read back as the data they were drawn from.
@Suite struct `Charts` {
  private static func evening() throws -> Sandbox {
    let box = try Sandbox()
    try box.run(
      "add-game", "Friday night", "--date", "2026-11-27", "--players", "Aoki,Baba,Chiba,Doi,Endo")
    try box.run(
      "add-round", "-", "--date", "2026-11-27", input: Repository.fixture("friday-night.txt"))
    return box
  }

  private struct Figures: Decodable {
    struct Series: Decodable {
      let player: String
      let letter: String
      let totals: [Int?]
    }

    let steps: [String]
    let series: [Series]
  }

  private static func figures(_ box: Sandbox, _ words: String...) throws -> Figures {
    let answer = try box.run(words: ["chart", "--json"] + words)
    return try JSONDecoder().decode(Figures.self, from: Data(answer.output.utf8))
  }

  @Test func `the figures are the running totals of the sheet`() throws {
    let box = try Self.evening()
    let figures = try Self.figures(box)
    #expect(figures.steps == ["1", "2", "3", "4", "5", "6"])
    // Aoki +66.2, out, -15.5, +30.0, -21.1, +13.7; Endo enters in the second round.
    #expect(figures.series[0].totals == [66_200, 66_200, 50_700, 80_700, 59_600, 73_300])
    let endo = try #require(figures.series.first { $0.player == "Endo" })
    #expect(endo.totals == [nil, -49_600, -123_100, -171_700, -166_100, -166_100])
    #expect(figures.series.map(\.letter) == ["a", "b", "c", "d", "e"])
  }

  @Test func `penalties count where they were given, and days can be the steps`() throws {
    let box = try Self.evening()
    try box.run("add-penalty", "Aoki", "20", "--reason", "late", "--round", "3")
    try box.run("add-penalty", "Baba", "1", "--reason", "late")
    let figures = try Self.figures(box)
    #expect(
      figures.series.first { $0.player == "Aoki" }?.totals
        == [66_200, 66_200, 30_700, 60_700, 39_600, 53_300])
    #expect(figures.series.first { $0.player == "Baba" }?.totals.last == 62_600)
    try box.run(
      "add-round", "Aoki=40000", "Baba=30000", "Chiba=20000", "Doi=10000", "--date", "2026-12-04",
      "--game", "Friday night")
    let days = try Self.figures(box, "--by", "date", "--players", "Aoki,Doi")
    #expect(days.steps == ["2026-11-27", "2026-12-04"])
    // 53.3, then + 40 - 30 + 30 + 20.
    #expect(days.series.first { $0.player == "Aoki" }?.totals == [53_300, 113_300])
    #expect(days.series.count == 2)
  }

  /// The polylines of a picture and its scale, read back: two labels tell what a pixel is worth.
  private static func read(_ svg: String) throws -> [[(x: Double, value: Double)]] {
    let marks = svg.matches(
      of: #/y1="([\d.]+)" y2="[\d.]+" stroke="[^"]+"\/>\n<text[^>]*>([^<]+)</#
    )
    .compactMap { match in Double(match.1).flatMap { y in Double(match.2).map { (y, $0) } } }
    let (first, last) = (try #require(marks.first), try #require(marks.last))
    let perPixel = (last.1 - first.1) / (last.0 - first.0)
    return svg.matches(of: #/<polyline points="([^"]+)"/#).map { match in
      match.1.split(separator: " ").compactMap { point in
        let place = point.split(separator: ",").compactMap { Double($0) }
        return place.count == 2
          ? (x: place[0], value: first.1 + (place[1] - first.0) * perPixel) : nil
      }
    }
  }

  @Test func `the points of the picture read back as the data`() throws {
    let box = try Self.evening()
    let figures = try Self.figures(box)
    let svg = try box.run("chart", "--format", "svg").output
    let lines = try Self.read(svg)
    #expect(lines.count == 5)
    for (line, series) in zip(lines, figures.series) {
      let values = series.totals.compactMap { $0.map { Double($0) / 1000 } }
      #expect(line.count == values.count)
      for (point, value) in zip(line, values) {
        // A hundredth of a pixel is less than a hundredth of a thousand here.
        #expect(abs(point.value - value) < 0.02, "\(series.player)")
      }
      #expect(svg.contains("\(series.letter) \(series.player) "))
      #expect(zip(line, line.dropFirst()).allSatisfy { $0.x < $1.x })
    }
    try box.write(svg, to: "c.svg")
    #expect(
      try box.shell("python3 -c 'import xml.dom.minidom; xml.dom.minidom.parse(\"c.svg\")'").status
        == 0)
  }

  @Test(arguments: [40, 80, 24], [false, true])
  func `a chart fits its width and reads without colours`(width: Int, isASCII: Bool) throws {
    let box = try Self.evening()
    let lines = try box.run(
      words: ["chart", "--width", "\(width)"] + (isASCII ? ["--ascii"] : [])
    ).lines
    #expect(lines.allSatisfy { $0.count <= width })
    if isASCII { #expect(lines.joined().utf8.allSatisfy { $0 < 0x7F }) }
    #expect(!lines.joined().contains("\u{1B}"))
    // Every letter ends its line on the height of its total: the higher the total, the higher it stands.
    let ends = lines.dropFirst().prefix(16).map { $0.dropFirst(width - 5) }
    let rows = ["a", "b", "c", "d", "e"].map { letter in
      ends.firstIndex { $0.contains(letter) } ?? -1
    }
    #expect(rows == rows.sorted() && !rows.contains(-1), "\(lines)")
    #expect(lines.suffix(5).first == "a Aoki +73.3")
    let colours = try box.run("chart", "--color", "always").output
    #expect(colours.contains("\u{1B}[36m"))
  }

  @Test func `bars show the share of each place`() throws {
    let box = try Self.evening()
    let lines = try box.run("chart", "--places", "--width", "60").lines
    // Aoki: 2, 1, 2 of 5; 60 cells less name, count and blanks are 52: 20.8, 10.4, 20.8.
    let aoki = try #require(lines.first { $0.hasPrefix("Aoki") })
    #expect(
      ["1", "2", "3", "4"].map { place in aoki.dropFirst(6).filter { String($0) == place }.count }
        == [21, 10, 21, 0])
    let endo = try #require(lines.first { $0.hasPrefix("Endo") })
    #expect(endo.hasSuffix(String(repeating: "2", count: 13) + String(repeating: "4", count: 39)))
  }

  @Test func `names are data in a picture too`() throws {
    let box = try Sandbox()
    try box.run(
      "add-round", "<script>x</script>=10", "a&\"b=-10", "--rule", "direct", "--add-players")
    for words in [["chart", "--format", "svg"], ["chart", "--places", "--format", "svg"]] {
      let svg = try box.run(words: words).output
      #expect(!svg.contains("<script") && svg.contains("&lt;script&gt;"))
    }
  }

  @Test(.enabled(if: Tool.isThere("rsvg-convert"), "rsvg-convert is not installed"))
  func `a picture for a chat`() throws {
    let box = try Self.evening()
    for (name, words) in [("a.png", []), ("b.png", ["--places"])] {
      #expect(try box.run(words: ["chart", "-o", name] + words).status == 0)
      let bytes = try Data(contentsOf: box.directory.appending(path: name))
      #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }
  }
}
