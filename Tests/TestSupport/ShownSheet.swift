import Foundation

/// The answer of `show --json`, as far as tests look at it.
package struct ShownSheet: Decodable, Sendable {
  package struct Player: Decodable, Sendable {
    package let number: Int
    package let name: String
  }

  package struct Round: Decodable, Sendable {
    package let number: Int
    package let id: String
    package let date: String
    package let note: String
    package let winds: Int
    package let scores: [Score]
  }

  package struct Score: Decodable, Sendable {
    package let player: String
    package let seat: Int?
    package let raw: Int?
    package let place: Int
    package let result: Int
  }

  package struct Sums: Decodable, Sendable {
    package let player: String
    package let rounds: Int
    package let total: Int
    package let best: Int?
    package let worst: Int?
    package let places: [Int]
  }

  package let players: [Player]
  package let rounds: [Round]
  package let sums: [Sums]
}

extension Sandbox {
  /// What `show --json` tells.
  package func shown(_ words: String...) throws -> ShownSheet {
    let outcome = try run(words: ["show", "--json"] + words)
    return try JSONDecoder().decode(ShownSheet.self, from: Data(outcome.output.utf8))
  }
}
