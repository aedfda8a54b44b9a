import CommandKit
import Foundation
import Scoring
import TestSupport
import Testing
import Text

@testable import ScoreboxCLI

/// Where words for people may stand, and that they are there in both languages.
@Suite struct `The catalogue` {
  private static let catalogue = "Sources/ScoreboxCLI/Catalogue/"

  /// Every Swift file of the program: its path from the top of the package, and its text.
  private static func sources() throws -> [(path: String, text: SourceText)] {
    let top = Repository.root.path + "/"
    let files = FileManager.default.enumerator(atPath: top + "Sources")?.compactMap {
      $0 as? String
    }
    return try (files ?? []).filter { $0.hasSuffix(".swift") }.sorted().map {
      let path = "Sources/" + $0
      return (path, SourceText(try String(contentsOfFile: top + path, encoding: .utf8)))
    }
  }

  /// Where nothing is said to people but what SQLite would say of a fault, in its own language; and
  /// where the words are those people type, or names of sources.
  private static let exempt = [
    "Sources/SQLiteKit/", "Sources/Storage/", "Sources/Text/UTF8Proc.swift",
    "Sources/Scoring/Presets.swift", "Sources/Scoring/WorkedExamples.swift",
    "Sources/CommandKit/Words/",
  ]

  /// Command lines, SQL, tags, fonts and the first lines of formats are no prose.
  private static func isData(_ literal: String) -> Bool {
    ["scorebox ", "SELECT ", "# scorebox ", "source <(scorebox ", ".TH ", ".I "].contains(
      where: literal.hasPrefix)
      || literal.hasSuffix(",sans-serif")
      || !literal.replacing(#/<[^>]*>/#, with: "").contains(where: \.isLetter)
  }

  @Test func `alone holds words for people`() throws {
    let sources = try Self.sources()
    #expect(sources.count > 80)
    for (path, text) in sources
    where !([Self.catalogue] + Self.exempt).contains(where: path.hasPrefix) {
      for literal in text.literals where !Self.isData(literal.text) {
        #expect(!SourceText.isProse(literal.text), "\(path):\(literal.line): \(literal.text)")
      }
      #expect(!text.code.contains(#/Phrase\(\s*"/#), "\(path) makes a phrase of its own")
    }
  }

  @Test func `says everything in both languages`() throws {
    let phrases = try Self.sources()
      .filter { path, _ in
        path.hasPrefix(Self.catalogue)
      }
      .flatMap { path, text in text.phrases.map { ("\(path):\($0.line)", $0.english, $0.japanese) }
      }
    #expect(phrases.count > 150)
    for (place, english, japanese) in phrases {
      #expect(english != japanese, "\(place): use Phrase(verbatim:)")
      #expect(english.allSatisfy { $0.isASCII }, "\(place): \(english)")
      if english.contains(where: \.isLetter) {
        #expect(SourceText.isJapanese(japanese), "\(place): \(japanese)")
      }
    }
  }

  @Test func `has a text in both languages for everything the help says`() {
    for phrase in Verbs.table.phrases {
      #expect(SourceText.isJapanese(phrase.ja), "\(phrase)")
      #expect(phrase.en.allSatisfy { $0.isASCII } && !phrase.en.isEmpty, "\(phrase)")
    }
    #expect(Verbs.table.phrases.count > 80)
  }

  @Test func `says what every policy of a rule is`() throws {
    let mleague = try #require(Presets.named("mleague"))
    for policy in Rule.policies {
      let (option, meaning) = (
        RuleMessages.option(policy.key), RuleMessages.meaning(policy.key, of: mleague)
      )
      #expect(!option.en.isEmpty && SourceText.isJapanese(option.ja), "\(policy)")
      #expect(!meaning.en.isEmpty, "\(policy)")
    }
  }

  // A scanner that finds nothing would let everything pass.
  @Test func `is looked for by a scanner that reads Swift`() {
    let text = SourceText(
      """
      // "a comment here"
      let a = "two \\(flag ? "in an" : "interpolation") words" /* "b c" */
      let b = Phrase("one \\(x)", "一 \\(x)") + Phrase(
        "two" + "three", \"""
          二\\
          つ
          \""")
      """)
    #expect(text.literals.map(\.line) == [2, 2, 2, 3, 3, 4, 4, 4])
    #expect(text.literals.prefix(3).map(\.text) == ["two \u{1} words", "in an", "interpolation"])
    #expect(text.phrases.map(\.english) == ["one \u{1}", "twothree"])
    #expect(text.phrases.map { $0.japanese.filter { !$0.isWhitespace } } == ["一\u{1}", "二つ"])
    #expect(["no file", "卓", "2つ"].allSatisfy(SourceText.isProse))
    #expect(!["x-y 3", "－ー", "add-round", " \u{1}: "].contains(where: SourceText.isProse))
  }
}

extension CommandTable {
  /// Everything said by the help.
  fileprivate var phrases: [Phrase] {
    var phrases = [
      summary, headings.usage, headings.operands, headings.options, headings.commonOptions,
      headings.examples, headings.anyOptions,
    ]
    phrases += groups.map(\.heading) + common.map(\.summary)
    phrases += [discussion].compactMap(\.self)
    for command in commands {
      phrases += [command.summary] + [command.discussion].compactMap(\.self)
      phrases += command.operands.compactMap(\.summary) + command.options.map(\.summary)
      phrases += command.examples.map(\.what)
    }
    return phrases
  }
}
