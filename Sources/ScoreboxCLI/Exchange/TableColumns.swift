import CommandKit
import Interchange
import Text

/// What the columns of a table of rounds are, by its header.
struct TableColumns {
  /// How the scores stand in the table.
  enum Shape {
    /// A row a score.
    case long
    /// A row a round, a column a player.
    case wide
    /// A row a round, `player1,score1,player2,score2` and so on.
    case list
  }

  /// The columns of one player of a row.
  struct Place {
    /// The name of every row, where the column is a player's own.
    var name: String?
    var fields: [TableField: Int] = [:]
  }

  let shape: Shape
  /// Whether `export` wrote it: scores are points, and tabs are escaped.
  let isOwn: Bool
  /// The columns of a round.
  private(set) var fields: [TableField: Int] = [:]
  private(set) var places: [Place] = []
  let header: [String]

  private static let ofScore: Set<TableField> = [.player, .seat, .raw, .result, .score]

  init(_ header: [String], _ settings: ImportSettings) throws {
    self.header = header
    let isLong = header == SheetRows.long
    let isWide = !isLong && header.starts(with: SheetRows.wide)
    isOwn = isLong || isWide
    var numbered: [Int: Place] = [:]
    var rest: [Int] = []
    for (index, cell) in header.enumerated() {
      if isWide, index >= SheetRows.wide.count {
        rest.append(index)
        continue
      }
      let (word, number) = Self.parted(cell)
      if let field = settings.map.first(where: { Self.isSame($0.header, cell) })?.field
        ?? TableField(header: cell)
      {
        if fields[field] == nil { fields[field] = index }
      } else if let number, let field = Self.numberedField(word, settings) {
        numbered[number, default: Place()].fields[field] = index
      } else {
        rest.append(index)
      }
    }
    for (_, wanted) in settings.map where !wanted.hasSuffix("*") {
      guard header.contains(where: { Self.isSame(wanted, $0) }) else {
        throw Failure(.refused, .noSuchHeader(wanted))
      }
    }
    if fields[.player] != nil {
      shape = .long
      places = [Place(fields: fields.filter { Self.ofScore.contains($0.key) })]
    } else if numbered.values.contains(where: { $0.fields[.player] != nil }) {
      shape = .list
      places = numbered.sorted { $0.key < $1.key }.map(\.value)
        .filter { $0.fields[.player] != nil }
    } else {
      shape = .wide
      places = rest.filter { !Blank.trimmed(header[$0]).isEmpty }.map { index in
        Place(
          name: settings.isGuarded ? SeparatedText.unguarded(header[index]) : header[index],
          fields: [isWide ? .result : .score: index])
      }
    }
    let known: Set<TableField> = [.raw, .result, .score]
    guard !places.isEmpty, places.allSatisfy({ !known.isDisjoint(with: $0.fields.keys) }) else {
      throw Failure(.refused, .notAScoreTable)
    }
    guard shape != .long || fields[.round] != nil || fields[.id] != nil else {
      throw Failure(.refused, .noRoundColumn)
    }
  }

  private static func isSame(_ left: String, _ right: String) -> Bool {
    Name.key(of: left) == Name.key(of: right)
  }

  /// A header that ends in a number, as `player3`.
  private static func parted(_ cell: String) -> (word: String, number: Int?) {
    let digits = String(cell.reversed().prefix { $0.isASCII && $0.isNumber }.reversed())
    return (String(cell.dropLast(digits.count)), Int(digits))
  }

  private static func numberedField(_ word: String, _ settings: ImportSettings) -> TableField? {
    let mapped = settings.map.first {
      $0.header.hasSuffix("*") && isSame(String($0.header.dropLast()), word)
    }
    let field = mapped?.field ?? TableField(header: word)
    return field.flatMap { ofScore.contains($0) ? $0 : nil }
  }
}
