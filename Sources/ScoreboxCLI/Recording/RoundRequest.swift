import CommandKit
import Scoring
import Text

/// What one `add-round`, or one line of a batch, asks for, before anything is looked up.
struct RoundRequest {
  /// A player as typed: a number of the sheet, or a name.
  enum PlayerWord: Equatable {
    case number(Int)
    case name(String)

    /// The word without what marks it as a name.
    var text: String {
      switch self {
      case .number(let number): String(number)
      case .name(let name): name
      }
    }

    /// Digits alone are a number, unless `@` says that they are a name.
    init(_ word: String) {
      if word.hasPrefix("@") || word.hasPrefix("＠") {
        self = .name(String(word.dropFirst()))
      } else if let number = try? CountWord.parse(word) {
        self = .number(number)
      } else {
        self = .name(word)
      }
    }
  }

  /// A score as typed.
  enum ScoreWord: Equatable {
    case number(TypedScore)
    /// What the rule's total leaves over.
    case blank
    /// Sits out.
    case out

    init(_ word: String) throws(NumberError) {
      switch word {
      case "": self = .blank
      case "x", "X", "ｘ", "Ｘ", "×": self = .out
      default:
        let number = try NumberWord.parse(word)
        self = .number(TypedScore(thousandths: number.thousandths, decimals: number.decimals))
      }
    }
  }

  /// One operand.
  struct Item: Equatable {
    /// Nil where scores stand in the order of the players.
    let player: PlayerWord?
    let score: ScoreWord
    /// The word it came from, for messages.
    let word: Int
  }

  enum SeatWords: Equatable {
    case unknown
    case asTyped
    case names([String])
  }

  var items: [Item]
  let game: String?
  var day: Day
  /// Whether the day was typed; then the echo repeats it.
  let isDayTyped: Bool
  var note: Note
  var table: Int?
  var sticks: Int
  let winds: Int?
  var results: Bool
  var reading: RawReading
  var seats: SeatWords
  var out: [String]
  let rule: String?
  var happenings: HappeningWords
  var unbalanced: Bool
  let addPlayers: Bool
  /// Whether `--yes` answers what looks like a mix-up.
  let isSure: Bool
  var id: String?
  /// Which of those options were typed that a stored round has a value for.
  let given: Set<String>
  /// What comes with a round of an imported file; nil for one that is typed.
  var imported: ImportedRound?

  init(_ arguments: Arguments, game: String?, today: Day) throws {
    items = try Self.items(arguments)
    self.game = arguments.value("game") ?? game
    let typed = try arguments.day("date", today: today)
    day = typed ?? today
    isDayTyped = typed != nil
    do throws(NoteError) {
      note = try Note(arguments.value("note") ?? "")
    } catch {
      throw Failure(.usage, error.message, word: arguments.position(of: "note"))
    }
    table = try arguments.count("table", 1...1_000_000)
    sticks = try arguments.count("sticks", 0...Limits.sticks) ?? 0
    winds = try arguments.count("winds", 1...16)
    results = arguments.flag("results")
    reading = try Self.reading(arguments)
    seats = try Self.seats(arguments)
    out = try arguments.names("out") ?? []
    rule = arguments.value("rule")
    happenings = try HappeningWords(arguments)
    unbalanced = arguments.flag("unbalanced")
    addPlayers = arguments.flag("add-players")
    isSure = arguments.flag("yes")
    id = try Self.id(arguments)
    given = Set(["note", "sticks"].filter(arguments.flag))
  }

  /// Whether final points or finished results are typed.
  func kind(under rule: Rule) -> RoundEntry.Kind {
    rule.calculation == nil || results ? .results : .raw
  }

  private static func items(_ arguments: Arguments) throws -> [Item] {
    let items = try zip(arguments.operands, arguments.positions).map { operand, position in
      try item(operand, word: position)
    }
    guard Set(items.map { $0.player == nil }).count < 2 else {
      throw Failure(.usage, .mixedOperands, word: items.first { $0.player == nil }?.word)
    }
    return items
  }

  /// Splits an operand at its last `=`.
  private static func item(_ operand: String, word: Int) throws -> Item {
    guard let split = operand.lastIndex(where: { $0 == "=" || $0 == "＝" }) else {
      return Item(player: nil, score: try score(operand, word: word), word: word)
    }
    let name = String(operand[..<split])
    guard !name.isEmpty else {
      throw Failure(.usage, .noNameBeforeScore(operand), word: word)
    }
    let score = try score(String(operand[split...].dropFirst()), word: word)
    return Item(player: PlayerWord(name), score: score, word: word)
  }

  private static func score(_ word: String, word position: Int) throws -> ScoreWord {
    do {
      return try ScoreWord(word)
    } catch {
      let message = error.message(word)
      throw Failure(
        .usage, error == .notANumber ? message + .scoreWithPlayer : message, word: position)
    }
  }

  private static func reading(_ arguments: Arguments) throws -> RawReading {
    let given = ["results", "hundreds", "points"].filter(arguments.flag)
    guard given.count < 2 else {
      throw Failure(.usage, .exclude(given[0], given[1]))
    }
    return given == ["hundreds"] ? .hundreds : given == ["points"] ? .points : .auto
  }

  private static func seats(_ arguments: Arguments) throws -> SeatWords {
    let names = try arguments.names("seats")
    guard !arguments.flag("seated") || names == nil else {
      throw Failure(.usage, .exclude("seated", "seats"))
    }
    return names.map { .names($0) } ?? (arguments.flag("seated") ? .asTyped : .unknown)
  }

  /// Whether a text may be the key of a round.
  static func isKey(_ id: String) -> Bool {
    !id.isEmpty && id.utf8.count <= 200
      && id.unicodeScalars.allSatisfy {
        $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value)
      }
  }

  private static func id(_ arguments: Arguments) throws -> String? {
    guard let id = arguments.value("id") else { return nil }
    guard isKey(id) else {
      throw Failure(.usage, .badKey(id), word: arguments.position(of: "id"))
    }
    return id
  }
}
