import CommandKit
import Scoring
import Storage
import Text

/// Chips as they are typed: `Aoki=+4`, and one `Endo=` who has the rest.
struct ChipWords {
  /// One player's chips.
  struct Item: Equatable {
    let player: RoundRequest.PlayerWord
    /// Won or lost; nil for the rest.
    let count: Int?
    let word: Int?
  }

  let items: [Item]

  /// No chips.
  init() { items = [] }

  /// Reads words `NAME=COUNT`, each with the index of the word it stands in.
  ///
  /// Counted at the end, the chips that everybody had `begun` with are taken off.
  init(_ words: [(text: String, position: Int?)], begun: Int = 0) throws {
    items = try words.map { word in
      guard let split = word.text.lastIndex(where: { $0 == "=" || $0 == "＝" }),
        split > word.text.startIndex
      else { throw Failure(.usage, .badChips(word.text), word: word.position) }
      let player = RoundRequest.PlayerWord(String(word.text[..<split]))
      let typed = String(word.text[split...].dropFirst())
      guard !typed.isEmpty else { return Item(player: player, count: nil, word: word.position) }
      guard let number = try? NumberWord.parse(typed), number.decimals == 0,
        number.thousandths.magnitude <= UInt64(Limits.chips) * 1000
      else { throw Failure(.usage, .badChips(word.text), word: word.position) }
      return Item(
        player: player, count: Int(number.thousandths / 1000) - begun, word: word.position)
    }
    guard items.count(where: { $0.count == nil }) < 2 else {
      throw Failure(.usage, .oneRestOfChips, word: items.last { $0.count == nil }?.word)
    }
  }

  /// A player's chips as a rule counts them.
  struct Entry: Equatable {
    let player: PlayerRecord
    let count: Int
    /// In points.
    let amount: Points
  }

  /// The chips with their worth under a rule; `find` throws where a player may not have any.
  func entries(
    under rule: Rule, find: (RoundRequest.PlayerWord) throws -> PlayerRecord
  ) throws -> [Entry] {
    guard !items.isEmpty else { return [] }
    let players = try items.map { try find($0.player) }
    for (index, player) in players.enumerated() where players[..<index].contains(player) {
      throw Failure(.usage, .chipsTwice(player.name), word: items[index].word)
    }
    do throws(Refusal) {
      let amounts = try rule.chips(counts)
      return zip(players, zip(counts, amounts)).map {
        Entry(player: $0, count: $1.0, amount: $1.1)
      }
    } catch {
      let said = RoundWords(
        names: players.map(\.name), scores: [], rule: rule, sticks: 0, seated: [])
      throw Failure(.refused, said.message(error).message, word: items.first?.word)
    }
  }

  /// What each has, the blank one what makes the sum 0; in the order typed.
  var counts: [Int] {
    let rest = -items.compactMap(\.count).reduce(0, +)
    return items.map { $0.count ?? rest }
  }
}
