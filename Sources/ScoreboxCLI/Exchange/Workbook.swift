import CommandKit
import Interchange
import Scoring
import Text

/// A workbook (xlsx) that is read: its worksheets as rows of text.
struct Workbook {
  private let bytes: [UInt8]
  private let world: World
  /// The name of each worksheet and where it stands in the archive.
  private let sheets: [(name: String, path: String)]
  /// Texts that cells refer to by number.
  private let texts: [String]
  /// Whether the cells of a style are days, by the number of the style.
  private let areDays: [Bool]
  /// What serial day 0 is, as a day number.
  private let epoch: Int

  init(_ bytes: [UInt8], in world: World) throws {
    self.bytes = bytes
    self.world = world
    func part(_ name: String) throws -> [XMLElement] {
      try Self.part(name, of: bytes, in: world)
    }
    let book = try part("xl/workbook.xml")
    guard book.first?.name == "workbook" else { throw Failure(.refused, .notAWorkbook) }
    let targets = Dictionary(
      try part("xl/_rels/workbook.xml.rels").compactMap { element in
        element.attributes["Id"].map { ($0, element.attributes["Target"] ?? "") }
      }, uniquingKeysWith: { first, _ in first })
    sheets = book.filter { $0.name == "sheet" }.compactMap { sheet in
      guard let target = targets[sheet.attributes["r:id"] ?? ""] else { return nil }
      let path = target.hasPrefix("/") ? String(target.dropFirst()) : "xl/" + target
      return (sheet.attributes["name"] ?? "", path)
    }
    // Excel of early Macs counted from 1904.
    let isEarlyMac = book.contains {
      $0.name == "workbookPr" && ["1", "true"].contains($0.attributes["date1904"])
    }
    epoch = isEarlyMac ? -24_107 : -25_569
    texts = try part("xl/sharedStrings.xml").filter { $0.name == "si" }.map(\.text)
    areDays = Self.days(try part("xl/styles.xml"))
  }

  /// The worksheet of a name or number; without one ours of rounds, else the first.
  func rows(sheet word: String?) throws -> [[String]] {
    guard let word else {
      let own = sheets.first { $0.name == SheetWorkbook.rounds }
      guard let sheet = own ?? sheets.first else { throw Failure(.refused, .notAWorkbook) }
      return try rows(sheet.path)
    }
    let number = (try? CountWord.parse(word)) ?? 0
    let found =
      sheets.first { Name.same($0.name, word) }
      ?? (sheets.indices.contains(number - 1) ? sheets[number - 1] : nil)
    guard let found else { throw Failure(.refused, .noWorksheet(word, sheets.map(\.name))) }
    return try rows(found.path)
  }

  /// A part of the archive; none of its elements where it is not there.
  private static func part(
    _ name: String, of bytes: [UInt8], in world: World
  ) throws -> [XMLElement] {
    guard let part = try Tool.unzip.run(bytes, ["-p", "-qq", "/dev/stdin", name], in: world) else {
      return []
    }
    do {
      return try XMLReader.elements(part)
    } catch {
      throw Failure(.refused, .notAWorkbook)
    }
  }

  // MARK: Cells

  private func rows(_ path: String) throws -> [[String]] {
    let elements = try Self.part(path, of: bytes, in: world)
    var rows: [[String]] = []
    for (place, element) in elements.enumerated() where element.name == "c" {
      guard let owner = element.parent else { continue }
      let row = Int(elements[owner].attributes["r"] ?? "") ?? rows.count + 1
      let column = Self.column(element.attributes["r"] ?? "") ?? (rows.last?.count ?? 0)
      // More are in no sheet of people, but may be claimed by a broken file.
      guard (1...1_048_576).contains(row), column < 16_384 else { continue }
      while rows.count < row { rows.append([]) }
      let missing = column - rows[row - 1].count
      if missing > 0 { rows[row - 1] += Array(repeating: "", count: missing) }
      rows[row - 1].append(text(of: element, at: place, in: elements))
    }
    return rows
  }

  /// The column of `AB12`, from 0.
  private static func column(_ reference: String) -> Int? {
    let letters = reference.utf8.prefix { (65...90).contains($0) }
    guard !letters.isEmpty, letters.count <= 3 else { return nil }
    return letters.reduce(0) { 26 * $0 + Int($1) - 64 } - 1
  }

  private func text(of cell: XMLElement, at place: Int, in elements: [XMLElement]) -> String {
    let kind = cell.attributes["t"] ?? "n"
    if kind == "inlineStr" { return cell.text }
    // A formula stands before its value.
    var value = ""
    for element in elements[(place + 1)...] {
      guard element.parent.map({ $0 >= place }) ?? false else { break }
      if element.name == "v", element.parent == place { value = element.text }
    }
    switch kind {
    case "s": return Int(value).flatMap { texts.indices.contains($0) ? texts[$0] : nil } ?? ""
    case "n":
      let style = Int(cell.attributes["s"] ?? "") ?? 0
      guard let number = Double(value), number.magnitude < 1e12 else { return value }
      let isDay = areDays.indices.contains(style) && areDays[style] && number >= 1
      return isDay
        ? Day(number: Int(number.rounded(.down)) + epoch).iso : Self.decimal(number, value)
    default: return value
    }
  }

  /// As people would type it: a workbook keeps 66.2 as 66.200000000000003.
  private static func decimal(_ number: Double, _ text: String) -> String {
    let thousandths = (number * 1000).rounded()
    guard (number * 1000 - thousandths).magnitude < 1e-6 else { return text }
    let whole = Int64(thousandths)
    let (units, rest) = (whole.magnitude / 1000, whole.magnitude % 1000)
    var decimals = String(1000 + rest).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return (whole < 0 ? "-" : "") + String(units) + (decimals.isEmpty ? "" : "." + decimals)
  }

  // MARK: Days

  /// Whether each style shows a number as a day.
  private static func days(_ styles: [XMLElement]) -> [Bool] {
    var own: [String: Bool] = [:]
    for format in styles where format.name == "numFmt" {
      own[format.attributes["numFmtId"] ?? ""] = showsDay(format.attributes["formatCode"] ?? "")
    }
    return styles.filter { style in
      style.name == "xf" && style.parent.map { styles[$0].name == "cellXfs" } ?? false
    }.map { style in
      let format = style.attributes["numFmtId"] ?? ""
      // Those of the format itself that have a day, in all languages.
      let known = Int(format).map {
        (14...17).contains($0) || $0 == 22 || (27...36).contains($0) || (50...58).contains($0)
      }
      return own[format] ?? known ?? false
    }
  }

  /// Whether a format has a day or a year outside of quotes and brackets.
  private static func showsDay(_ code: String) -> Bool {
    var quote: Character?
    var isEscaped = false
    for character in code.lowercased() {
      if isEscaped {
        isEscaped = false
      } else if let open = quote {
        if character == (open == "[" ? "]" : open) { quote = nil }
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" || character == "[" {
        quote = character
      } else if character == "y" || character == "d" {
        return true
      }
    }
    return false
  }
}
