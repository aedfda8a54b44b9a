import Text

/// The scores of a round while they are typed: a name and a score a seat, then further options.
package struct ViewForm: Equatable, Sendable {
  package struct Seat: Equatable, Sendable {
    package var name: String
    package var score: String

    package init(name: String, score: String = "") {
      self.name = name
      self.score = score
    }
  }

  /// The number of the round that is put right; nil for a new one.
  package let round: Int?
  package private(set) var seats: [Seat]
  /// As `edit-round` gets them: only what was changed.
  private let original: [Seat]
  package private(set) var options = ""
  /// The field that is typed into: the name and the score of each seat, then the options.
  package private(set) var field: Int
  /// Every name there is, for completion.
  private let known: [String]
  /// What the scores leave over.
  package var hint = ""

  package init(round: Int? = nil, seats: [Seat], known: [String]) {
    self.round = round
    self.seats = seats
    self.known = known
    original = seats
    // Names stand already as a rule; scores are what is typed.
    field = seats.first.map { $0.name.isEmpty ? 0 : 1 } ?? 0
  }

  package var fieldCount: Int { seats.count * 2 + 1 }

  /// Name and score of the players to record, as the commands take them.
  package var scores: [String] {
    zip(seats, original).compactMap { seat, before in
      if seat.name.isEmpty && seat.score.isEmpty { return nil }
      if round != nil, seat == before { return nil }
      return "\(seat.name)=\(seat.score)"
    }
  }

  package subscript(field: Int) -> String {
    get {
      guard field < seats.count * 2 else { return options }
      return field % 2 == 0 ? seats[field / 2].name : seats[field / 2].score
    }
    set {
      if field >= seats.count * 2 {
        options = newValue
      } else if field % 2 == 0 {
        seats[field / 2].name = newValue
      } else {
        seats[field / 2].score = newValue
      }
    }
  }

  mutating func type(_ character: Character) {
    guard self[field].utf8.count < 400 else { return }
    self[field].append(character)
  }

  mutating func erase() {
    if !self[field].isEmpty { self[field].removeLast() }
  }

  /// Goes to another field, and completes the name that is left.
  mutating func move(by step: Int) {
    if let name = completion { self[field] = name }
    field = min(max(0, field + step), fieldCount - 1)
  }

  var isLast: Bool { field == fieldCount - 1 }

  /// The one name that what was typed begins, where it is not a name itself.
  package var completion: String? {
    guard field < seats.count * 2, field % 2 == 0 else { return nil }
    let typed = Name.key(of: self[field])
    guard !typed.isEmpty, !known.contains(where: { Name.key(of: $0) == typed }) else { return nil }
    let matches = known.filter { Name.key(of: $0).hasPrefix(typed) }
    return matches.count == 1 ? matches[0] : nil
  }
}
