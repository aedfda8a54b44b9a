import Foundation
import TestSupport
import Testing

/// A bit that turned over on a disk: found by `check`, and never the end of anything else.
@Suite struct `One bit flipped` {
  /// A file with something in every table.
  private func box() throws -> Sandbox {
    let box = try Sandbox()
    for words in [
      "add-rule house --from mleague --bust 10 --chip 2 --yakitori 3",
      "add-game Fri --rule house --players Aoki,Baba,Chiba,Doi",
      "add-round 52000 30000 20000 -2000 --bust Doi:Aoki --yakitori Chiba --chips Aoki=2,Doi=",
      "add-round 35200 28100 22700 14000 --note short --chombo Baba", "set-team Aoki Reds",
      "add-penalty Chiba 20 --reason late", "add-penalty Reds 5 --reason late",
    ] {
      try #require(box.type(words).status == 0)
    }
    let rounds = (0..<20).map { "\(35_200 + $0 * 100) 28100 22700 \(14_000 - $0 * 100)" }
    try box.run("add-round", "-", input: rounds.joined(separator: "\n"))
    return box
  }

  /// What a reader sees of the file, and how that ended; nil where it was refused.
  private func seen(_ box: Sandbox) throws -> String? {
    let outcome = try box.shell(
      """
      for words in 'show --json' 'show --teams --proof' players penalties games 'explain 1' log; do
        timeout 20 "$SCOREBOX" $words || exit
      done
      """)
    // 124 is the end of the patience, 128 and more a signal.
    #expect(outcome.status != 124 && outcome.status < 128, "\(outcome)")
    return outcome.status == 0 ? outcome.output : nil
  }

  @Test func `at 500 places is found wherever it shows, and nothing traps`() throws {
    let box = try box()
    let whole = try box.bytes()
    let before = try #require(try seen(box))
    var random = SeededGenerator(seed: 500)
    var (shown, found, refused) = (0, 0, 0)
    for _ in 0..<500 {
      var bytes = whole
      let place = Int.random(in: 0..<bytes.count, using: &random)
      bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      try bytes.write(to: URL(fileURLWithPath: box.path("scores.db")))
      let after = try seen(box)
      if after == nil { refused += 1 }
      guard let after, after != before else { continue }
      shown += 1
      let check = try box.run("check")
      #expect(check.status < 128)
      if check.status != 0 { found += 1 }
      // Reading never changes a file.
      #expect(try box.bytes() == bytes)
    }
    print("500 flips: \(refused) refused, \(shown) shown otherwise, \(found) of those found")
    #expect(shown > 0 && refused > 0)
    #expect(Double(found) >= 0.99 * Double(shown))
  }
}
