import CommandKit
import Scoring
import Text

/// What is told of a round beside its scores, as it was typed.
struct HappeningWords {
  typealias PlayerWord = RoundRequest.PlayerWord

  /// The options that tell it.
  static let options = [
    Option("last-dealer", value: .required("NAME"), summary: HappeningHelp.lastDealer),
    Option("bust", value: .required("A:B,C:D"), summary: HappeningHelp.bust),
    Option("yakitori", value: .required("A,B"), summary: HappeningHelp.yakitori),
    Option("chips", value: .required("A=+2,B="), summary: HappeningHelp.chips),
    Option("substitute", value: .required("A,B"), summary: HappeningHelp.substitute),
    Option("chombo", value: .required("A,B"), summary: HappeningHelp.chombo),
  ]

  /// The last player to deal, where the rule asks.
  var lastDealer: PlayerWord?
  /// Who went bust, and who did it, where that is said.
  var busts: [(player: PlayerWord, by: PlayerWord?)]
  var yakitori: [PlayerWord]
  var substitutes: [PlayerWord]
  /// One for each chombo.
  let chombo: [PlayerWord]
  var chips: ChipWords

  /// Nothing.
  init() {
    (busts, yakitori, substitutes, chombo) = ([], [], [], [])
    chips = ChipWords()
  }

  init(_ arguments: Arguments) throws {
    lastDealer = arguments.value("last-dealer").map(PlayerWord.init)
    busts = try (arguments.names("bust") ?? []).map { word in
      guard let colon = word.lastIndex(where: { $0 == ":" || $0 == "：" }) else {
        return (PlayerWord(word), nil)
      }
      let (player, other) = (String(word[..<colon]), String(word[colon...].dropFirst()))
      guard !player.isEmpty, !other.isEmpty else {
        throw Failure(.usage, .badBust(word), word: arguments.position(of: "bust"))
      }
      return (PlayerWord(player), PlayerWord(other))
    }
    func players(_ option: String) throws -> [PlayerWord] {
      try (arguments.names(option) ?? []).map(PlayerWord.init)
    }
    yakitori = try players("yakitori")
    substitutes = try players("substitute")
    chombo = try players("chombo")
    chips = try ChipWords(
      (arguments.names("chips") ?? []).map { ($0, arguments.position(of: "chips")) })
  }
}

extension HappeningWords {
  /// Whether nothing was typed that a stored round could say too.
  var isEmpty: Bool {
    lastDealer == nil && busts.isEmpty && yakitori.isEmpty && substitutes.isEmpty
  }

  /// Takes what happened in a stored round where nothing else was typed; `name` gives the name of
  /// a score's player, nil for one who plays no more.
  mutating func keep(_ stored: Happenings, name: (Int) -> String?) {
    func words(_ indices: [Int]) -> [PlayerWord] { indices.compactMap(name).map { .name($0) } }
    if lastDealer == nil { lastDealer = stored.lastDealer.flatMap { words([$0]).first } }
    if busts.isEmpty {
      busts = stored.busts.compactMap { bust in
        guard let player = name(bust.player), let other = name(bust.by) else { return nil }
        return (.name(player), .name(other))
      }
    }
    if yakitori.isEmpty { yakitori = words(stored.yakitori) }
    if substitutes.isEmpty { substitutes = words(stored.substitutes) }
  }

  /// Whether it was said that this player of a sheet is bust.
  func says(bust name: String, number: Int) -> Bool {
    busts.contains { bust in
      switch bust.player {
      case .number(let typed): typed == number
      case .name(let text): Name.same(text, name)
      }
    }
  }
}

extension Happenings {
  /// The same by the numbers of the players, in no order: to compare those of two lists of players.
  func named(_ players: [Int64]) -> Set<[Int64]> {
    let busts = busts.map { [0, players[$0.player], players[$0.by]] }
    let others = [yakitori, substitutes, [lastDealer].compactMap(\.self)].enumerated()
    return Set(
      busts
        + others.flatMap { kind, indices in
          indices.map { [Int64(kind) + 1, players[$0]] }
        })
  }
}
