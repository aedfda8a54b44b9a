import CommandKit
import Interchange
import Rendering
import Scoring
import Text

/// Reads what tenhou.net gives out: logs as XML (mjlog) or JSON, and lists of results.
struct TenhouImport {
  private let bytes: [UInt8]
  private let file: String

  /// `file` may tell the day and the name of the game.
  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  func read(into importer: inout SheetImporter) throws {
    switch bytes.first(where: { $0 > 0x20 && $0 < 0x7F }) {
    case UInt8(ascii: "<"):
      try importer.attempt(line: 1) { try log().record(into: &$0) }
    case UInt8(ascii: "{"):
      try JSONImport(bytes.textLines, file: file).read(into: &importer)
    default: try list(into: &importer)
    }
  }

  // MARK: Logs

  /// The end of a game stands in the last win or draw of its log.
  private func log() throws -> OnlineGame {
    let elements: [XMLElement]
    do {
      elements = try XMLReader.elements(bytes)
    } catch {
      throw Failure(.refused, .notXML)
    }
    guard elements.first?.name == "mjloggm" else { throw Failure(.refused, .noSuchLog) }
    let names = elements.first { $0.name == "UN" && $0.attributes["n1"] != nil }?.attributes ?? [:]
    guard let end = elements.last(where: { $0.attributes["owari"] != nil })?.attributes["owari"]
    else { throw Failure(.refused, .noEndInLog) }
    let figures = end.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let type = elements.first { $0.name == "GO" }?.attributes["type"].flatMap { Int($0) } ?? 0
    let people = (0..<4).map { Self.decoded(names["n\($0)"] ?? "") }
    // A game of three has an empty fourth seat.
    let seats = people.indices.filter { !people[$0].isEmpty }
    let players = try seats.map { seat in
      guard 2 * seat + 1 < figures.count, let raw = Int64(figures[2 * seat]) else {
        throw Failure(.refused, .noEndInLog)
      }
      let chips = 8 + 2 * seat < figures.count ? Int(figures[8 + 2 * seat]) : nil
      return OnlineGame.Player(
        name: people[seat], raw: 100 * raw, result: Self.thousands(figures[2 * seat + 1]),
        chips: chips)
    }
    let ratio = elements.last { $0.attributes["ratio"] != nil }?.attributes["ratio"] ?? ""
    var digest = FNV1a()
    digest.add(bytes)
    return OnlineGame(
      site: .tenhou, id: Self.reference(in: file) ?? String(digest.hash, radix: 16),
      day: Self.day(in: file), winds: type & 8 != 0 ? 2 : 1,
      chip: figures.count > 8
        ? ratio.split(separator: ",").first.flatMap { Int64($0) }.flatMap { $0 > 0 ? $0 : nil }
        : nil,
      players: players)
  }

  /// Names are percent-encoded UTF-8.
  private static func decoded(_ name: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(name.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Results stand in thousands.
  static func thousands(_ word: String) -> Points? {
    (try? NumberWord.parse(word))?.thousandths
  }

  // MARK: Lists

  /// A line a game: `L1001 | 15:24 | 四般南喰赤－ | Aoki(+42.0) Baba(+8.0)` and so on.
  private func list(into importer: inout SheetImporter) throws {
    for line in try bytes.textLines where !Blank.trimmed(line.text).isEmpty {
      try importer.attempt(line: line.number) { try game(line.text).record(into: &$0) }
    }
  }

  private func game(_ line: String) throws -> OnlineGame {
    let fields = Self.untagged(line).split(separator: "|").map { Blank.trimmed(String($0)) }
    guard fields.count >= 3, let results = fields.last else {
      throw Failure(.refused, .noSuchResultLine)
    }
    let rule =
      fields.first { $0.hasPrefix(OnlineWords.three) || $0.hasPrefix(OnlineWords.four) } ?? ""
    let players = Self.players(results)
    guard players.count >= 3 else { throw Failure(.refused, .noSuchResultLine) }
    let chip = rule.split(separator: OnlineWords.chips).dropFirst().first
      .flatMap { try? CountWord.parse(String($0)) }
    let reference = Self.reference(in: line)
    return OnlineGame(
      site: .tenhou, id: reference, day: Self.day(in: reference ?? file),
      winds: OnlineWords.winds(of: rule),
      chip: chip.flatMap {
        $0 > 0 && players.contains { $0.chips != nil } ? 1000 * Int64($0) : nil
      },
      players: players)
  }

  /// `Aoki(+42.0) m9(-Д-)(+8.0,-2枚)`: a result is a number in brackets before a blank or the end.
  private static func players(_ text: String) -> [OnlineGame.Player] {
    var players: [OnlineGame.Player] = []
    var name = ""
    for piece in text.split(separator: " ") {
      name += name.isEmpty ? piece : " " + piece
      guard name.hasSuffix(")"), let open = name.lastIndex(of: "(") else { continue }
      let figures = name[name.index(after: open)...].dropLast().split(separator: ",")
        .map(String.init)
      guard let first = figures.first, let result = Self.thousands(first) else { continue }
      let chips = figures.dropFirst().first.flatMap { figure in
        (try? NumberWord.parse(figure.replacing(OnlineWords.chip, with: ""))).map {
          Int($0.thousandths / 1000)
        }
      }
      players.append(
        OnlineGame.Player(name: String(name[..<open]), result: result, chips: chips))
      name = ""
    }
    return name.isEmpty ? players : []
  }

  /// The text without HTML tags, and with its characters instead of their entities.
  private static func untagged(_ line: String) -> String {
    var text = ""
    var isTag = false
    for (index, character) in zip(line.indices, line) {
      let after = line[index...].dropFirst().first
      // Names hold `<` as an entity, so that a letter after one begins a tag.
      if character == "<", after.map({ $0.isASCII && $0.isLetter || $0 == "/" }) ?? false {
        isTag = true
      }
      if !isTag { text.append(character) }
      if character == ">" { isTag = false }
    }
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
      .reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  // MARK: Names of files

  /// The name of a game: `2018010112gm-0009-0000-0123abcd`.
  static func reference(in text: String) -> String? {
    guard let middle = text.firstRange(of: "gm-") else { return nil }
    let hour = text[..<middle.lowerBound].reversed().prefix { $0.isASCII && $0.isNumber }
    let rest = text[middle.lowerBound...].prefix {
      $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "-"
    }
    return hour.count >= 8 ? String(hour.reversed()) + rest : nil
  }

  /// The day that begins the name of a game or a list: `sca20180101.log`; nil where none does.
  static func day(in text: String) -> Day? {
    let name = text.split(separator: "/").last ?? ""
    for digits in name.split(whereSeparator: { !($0.isASCII && $0.isNumber) })
    where digits.count >= 8 {
      let number = Int(digits.prefix(8)) ?? 0
      let day = Day(year: number / 10_000, month: number / 100 % 100, day: number % 100)
      if let day, number > 19_900_000 { return day }
    }
    return nil
  }
}
