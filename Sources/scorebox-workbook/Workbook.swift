import CXLSXWriter
import Glibc

/// A workbook that is written line by line; `SheetWorkbook.swift` tells what the lines are.
@safe
struct Workbook {
  private let book: UnsafeMutablePointer<lxw_workbook>
  private var formats: [String: UnsafeMutablePointer<lxw_format>] = unsafe [:]
  private var names: [String] = []
  private var sheet: UnsafeMutablePointer<lxw_worksheet>?
  private var row: lxw_row_t = 0

  /// From standard input to standard output; whether that went well.
  static func write() -> Bool {
    var template = Array("/tmp/scorebox-workbook-XXXXXX".utf8CString)
    guard unsafe mkdtemp(&template) != nil else { return false }
    let folder = String(
      decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let path = folder + "/book.xlsx"
    defer {
      _ = unsafe unlink(path)
      _ = unsafe rmdir(folder)
    }
    guard var workbook = Workbook(path) else { return false }
    var isWell = true
    while let line = readLine() {
      if isWell { isWell = workbook.add(line) }
    }
    return workbook.close() && isWell && print(path)
  }

  private init?(_ path: String) {
    guard let book = unsafe workbook_new(path) else { return nil }
    unsafe self.book = book
    // The same sheet is the same file, whenever it is written.
    var properties = unsafe lxw_doc_properties()
    unsafe properties.created = 946_684_800
    unsafe workbook_set_properties(book, &properties)
  }

  private func close() -> Bool { unsafe workbook_close(book) == LXW_NO_ERROR }

  private mutating func add(_ line: String) -> Bool {
    let cells = Self.cells(line)
    if cells.first == "sheet" {
      return cells.count == 4 && begin(cells[1], frozen: (cells[2], cells[3]))
    }
    guard let sheet = unsafe sheet, row < 1_048_576, cells.count <= 16_384 else { return false }
    for (index, cell) in cells.dropFirst().enumerated() {
      guard unsafe put(cell, in: lxw_col_t(index), of: sheet) else { return false }
    }
    row += 1
    return true
  }

  /// `r` before a name says that it is that of our own table, which no sheet may take.
  private mutating func begin(_ name: String, frozen: (rows: String, columns: String)) -> Bool {
    let free = Self.name(name, besides: names)
    names.append(free)
    unsafe sheet = workbook_add_worksheet(book, free)
    row = 0
    guard let sheet = unsafe sheet, let rows = lxw_row_t(frozen.rows),
      let columns = lxw_col_t(frozen.columns)
    else { return false }
    unsafe worksheet_freeze_panes(sheet, rows, columns)
    return true
  }

  private mutating func put(
    _ cell: String, in column: lxw_col_t, of sheet: UnsafeMutablePointer<lxw_worksheet>
  ) -> Bool {
    let rest = String(cell.dropFirst())
    switch cell.first {
    case "h":
      return unsafe worksheet_write_string(sheet, row, column, rest, format("header"))
        == LXW_NO_ERROR
    case "d":
      guard let serial = Double(rest) else { return false }
      return unsafe worksheet_write_number(sheet, row, column, serial, format("yyyy-mm-dd"))
        == LXW_NO_ERROR
    case "n":
      let halves = rest.split(separator: ":", maxSplits: 1).map(String.init)
      guard halves.count == 2, let value = Double(halves[1]) else { return false }
      return unsafe worksheet_write_number(sheet, row, column, value, format(Self.code(halves[0])))
        == LXW_NO_ERROR
    default:
      return rest.isEmpty
        || (unsafe worksheet_write_string(sheet, row, column, rest, nil)) == LXW_NO_ERROR
    }
  }

  private mutating func format(_ code: String) -> UnsafeMutablePointer<lxw_format>? {
    if let known = unsafe formats[code] { return unsafe known }
    guard let made = unsafe workbook_add_format(book) else { return nil }
    if code == "header" {
      unsafe format_set_bold(made)
    } else {
      unsafe format_set_num_format(made, code)
    }
    unsafe formats[code] = unsafe made
    return unsafe made
  }

  /// How a number is shown: so many decimals, and `+` for a sign.
  private static func code(_ shown: String) -> String {
    let decimals = Int(shown.filter(\.isNumber)) ?? 0
    let digits = decimals == 0 ? "0" : "0." + String(repeating: "0", count: min(decimals, 9))
    return shown.hasSuffix("+") ? "+\(digits);-\(digits);\(digits)" : digits
  }

  /// The cells of a line: `\t`, `\n`, `\r` and `\\` stand for what would break it.
  private static func cells(_ line: String) -> [String] {
    line.split(separator: "\t", omittingEmptySubsequences: false).map { cell in
      var text = String.UnicodeScalarView()
      var isEscaped = false
      for scalar in cell.unicodeScalars {
        if isEscaped {
          text.append(scalar == "t" ? "\t" : scalar == "n" ? "\n" : scalar == "r" ? "\r" : scalar)
          isEscaped = false
        } else if scalar == "\\" {
          isEscaped = true
        } else {
          text.append(scalar)
        }
      }
      return String(text)
    }
  }

  /// A name that a worksheet may have, and that none has yet; `rounds` is kept for ours.
  private static func name(_ cell: String, besides taken: [String]) -> String {
    let wanted = String(cell.dropFirst())
    var name = String(wanted.map { "[]:*?/\\'".contains($0) ? "-" : $0 })
    while name.utf16.count > 28 { name.removeLast() }
    let isOurs = cell == "rrounds"
    if name.isEmpty || name.lowercased() == "history" || name.lowercased() == "rounds" && !isOurs {
      name += "_"
    }
    var free = name
    var number = 1
    while taken.contains(where: { $0.lowercased() == free.lowercased() }) {
      number += 1
      free = "\(name) \(number)"
    }
    return free
  }

  /// Copies the file to standard output.
  private static func print(_ path: String) -> Bool {
    let file = unsafe open(path, O_RDONLY)
    guard file >= 0 else { return false }
    defer { Glibc.close(file) }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe read(file, &buffer, buffer.count)
      guard count > 0 else { return count == 0 }
      var done = 0
      while done < count {
        let written = unsafe buffer.withUnsafeBytes {
          unsafe Glibc.write(1, $0.baseAddress?.advanced(by: done), count - done)
        }
        guard written > 0 else { return false }
        done += written
      }
    }
  }
}
