import Foundation
import TestSupport

/// What `show --json` and `add-round --json` answer, as far as the tests ask.
struct SheetAnswer: Decodable {
  struct Game: Decodable {
    let id: Int
    let name: String
    let date: String
    let rule: String
  }

  struct Window: Decodable {
    let columns: [Int]
    let hiddenLeft: Int
    let hiddenRight: Int
    let total: Int
  }

  struct Player: Decodable {
    let number: Int
    let name: String
  }

  struct Round: Decodable {
    let number: Int
    let id: String
    let date: String
    let note: String
    let winds: Int
    let sticks: Int
    let scores: [Score]
  }

  struct Score: Decodable {
    let player: String
    let seat: Int?
    let raw: Int?
    let place: Int
    let result: Int
  }

  struct Sums: Decodable {
    let player: String
    let rounds: Int
    let total: Int
    let rank: Int?
    let averagePlace: Double?
    let places: [Int]
    let best: Int?
    let worst: Int?
    let chips: Int?
    let penalties: Int?
    /// Less penalties.
    let tablePoints: Double?
    let bySize: [Size]?
  }

  struct Size: Decodable, Equatable {
    let players: Int
    let rounds: Int
    let averagePlace: Double?
    let places: [Int]
  }

  struct Proof: Decodable {
    let sum: Int
    let penalties: Int
    let chips: Int
  }

  let game: Game?
  let window: Window?
  /// Nil in the answer of `add-round`.
  private let columns: [Player]?
  let rounds: [Round]
  let sums: [Sums]
  let proof: Proof?

  /// The players in the window.
  var players: [Player] { columns ?? [] }

  private enum CodingKeys: String, CodingKey {
    case game, window, rounds, sums, proof
    case columns = "players"
  }
}

extension Sandbox.Outcome {
  /// The output read as a sheet.
  var sheet: SheetAnswer {
    get throws {
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      return try decoder.decode(SheetAnswer.self, from: Data(output.utf8))
    }
  }
}

extension Sandbox {
  /// What `show --json` with these words tells.
  func shown(_ words: String...) throws -> SheetAnswer {
    try run(words: ["show", "--json"] + words).sheet
  }

  /// The newest sheet.
  var sheet: SheetAnswer {
    get throws { try run("show", "--json").sheet }
  }

  /// How many rounds the newest sheet has; 0 without a file.
  var rounds: Int {
    get throws {
      FileManager.default.fileExists(atPath: path("scores.db")) ? try sheet.rounds.count : 0
    }
  }
}
