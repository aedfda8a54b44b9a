import CommandKit
import Scoring
import TestSupport
import Testing

@testable import ScoreboxCLI

@Suite struct `The words of a round` {
  private func request(_ words: [String]) throws -> RoundRequest {
    let arguments = try Verbs.table.arguments(of: Verb.addRound.command, words) { _, _ in [] }
    return try RoundRequest(arguments, game: nil, today: Day(number: 20_000))
  }

  @Test func `an operand is split at its last sign of equality`() throws {
    let items = try request(["a=b=35200", "青木＝-1.5", "@3=x", "3=", "１２=1"]).items
    #expect(
      items.map(\.player) == [
        .name("a=b"), .name("青木"), .name("3"), .number(3), .number(12),
      ])
    #expect(
      items.map(\.score) == [
        .number(TypedScore(thousandths: 35_200_000, decimals: 0)),
        .number(TypedScore(thousandths: -1500, decimals: 1)), .out, .blank,
        .number(TypedScore(thousandths: 1000, decimals: 0)),
      ])
  }

  @Test func `no words make it trap, and a score that is read was typed`() {
    var random = SeededGenerator(seed: 21)
    let scalars = Array("0123456789０９-－▲+.,，=＝@xaあ 'e_½五\u{200B}\u{3099}".unicodeScalars)
    var (read, refused) = (0, 0)
    for _ in 0..<100_000 {
      let words = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        random.text(from: scalars, longest: 7)
      }
      guard let request = try? request(words) else {
        refused += 1
        continue
      }
      read += 1
      for case .number(let score) in request.items.map(\.score) {
        #expect((0...3).contains(score.decimals))
      }
    }
    #expect(read > 1000 && refused > 1000)
  }
}
