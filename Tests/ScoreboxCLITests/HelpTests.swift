import CommandKit
import Testing
import Text

@testable import ScoreboxCLI

@Suite struct `The help of the program` {
  /// The overview and the help of every command.
  private func pages(_ language: Language, width: Int = 80) -> [String] {
    let style = HelpStyle(language, width: width) { DisplayText.width($0) }
    return [Verbs.table.overview(style)]
      + Verbs.table.commands.map { Verbs.table.help(for: $0, style) }
  }

  // A command line to be copied is never broken, so it alone may be longer.
  @Test(arguments: Language.allCases, [40, 60, 80, 100])
  func `fits the width`(language: Language, width: Int) {
    for page in pages(language, width: width) {
      for line in page.split(separator: "\n") where !line.hasPrefix("  scorebox ") {
        #expect(DisplayText.width(String(line)) <= width, "\(line)")
      }
    }
  }

  // behaviour.md 7: options, keys and statuses are never translated.
  @Test func `names the same words in each language`() {
    for (english, japanese) in zip(pages(.english), pages(.japanese)) {
      let words = [english, japanese].map { page in
        Set(page.matches(of: #/--?[a-z][a-z-]*|SCOREBOX_[A-Z]+|[A-Z]{2,}/#).map(\.output))
      }
      #expect(words[0] == words[1])
      #expect(words[0].count > 10)
    }
  }
}
