import Interchange
import SQLiteKit
import Scoring
import Storage
import Text

/// A rule in a JSON file, as `rules NAME --json` writes it.
struct RuleFile {
  private let path: String
  private let text: String

  /// More than any rule needs; a file of that size is something else.
  private static let most = 1_000_000

  /// Nil where the word is the name of a rule, which goes before a path; `-` is standard input.
  init?(_ word: String, _ context: Context) throws {
    let isRule = try context.read(beforeWriting: true) {
      try RuleBook(stores: $0).own(word) != nil || Presets.named(Name.key(of: word)) != nil
    }
    guard !isRule else { return nil }
    path = word
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try word == "-" ? context.world.readAll() : context.world.readFile(word)
    } catch {
      guard [2, 20].contains(error.code) else {
        throw Failure(
          error.code == 13 ? .permission : .inputOutput, .cannotRead(word, .reason(error.code)))
      }
      throw try Self.missing(word, context)
    }
    guard bytes.count <= Self.most, let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(.data, .notARuleFile(word))
    }
    self.text = text
  }

  /// Neither a rule nor a file: what looks like a path is told as a file.
  private static func missing(_ word: String, _ context: Context) throws -> Failure {
    guard !word.contains("/"), !word.hasSuffix(".json") else {
      return Failure(.missing, .cannotRead(word, .reason(2)))
    }
    let names = try context.read(beforeWriting: true) {
      try RuleBook(stores: $0).all().map(\.rule.name)
    }
    return Failure(
      .refused, .unknownRule(word, near: NearMiss.suggestions(for: word, among: names)))
  }

  /// The keys of the rule; a uma in the wrong unit is refused unless somebody is sure.
  func fields(_ stores: Stores, isSure: Bool) throws -> [String: FieldValue] {
    do {
      let fields = try RuleJSON.fields(text, with: stores.database)
      guard !fields.isEmpty else { throw Failure(.data, .notARuleFile(path)) }
      let isThousands = fields["scale"].map { $0 == .int(1000) || $0 == .null } ?? true
      if isThousands, !isSure,
        let odd = fields.umaFigures.first(where: { (1..<1000).contains($0.magnitude) })
      {
        throw Failure(.refused, .umaInThousands(odd))
      }
      return fields
    } catch let error as RuleError {
      throw Failure(.refused, .badRule(error, scale: 1000))
    } catch let error as SQLiteError where error.kind == .other {
      throw Failure(.data, .notARuleFile(path))
    }
  }
}
