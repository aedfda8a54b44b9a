import Text

/// Another program that does a part of the work, started only when it is needed.
enum Tool: String {
  case gzip, iconv, unzip
  /// Draws an SVG with cairo and pango.
  case draw = "rsvg-convert"
  /// Writes a workbook; one of ours.
  case workbook = "scorebox-workbook"

  /// The Debian package that has it.
  private var package: String {
    switch self {
    case .gzip: "gzip"
    case .iconv: "libc-bin"
    case .unzip: "unzip"
    case .draw: "librsvg2-bin"
    case .workbook: "libxlsxwriter4"
    }
  }

  /// More than any sheet comes to, and less than fills a machine.
  private static let limit = 2_000_000_000

  /// What it makes of bytes; nil where it ends with an error.
  func run(_ input: [UInt8], _ words: [String], in world: World) throws -> [UInt8]? {
    do throws(SystemError) {
      let made = try world.filter(input, [path] + words, Self.limit)
      // A program whose libraries are missing ends so.
      guard made.status != 127 else { throw SystemError(code: 2) }
      return made.status == 0 ? made.output : nil
    } catch {
      throw error.code == 2
        ? Failure(.missing, .toolMissing(rawValue, package: package))
        : Failure(.inputOutput, .toolFailed(rawValue, .reason(error.code)))
    }
  }

  /// Ours stands in `libexec` beside `bin`, or beside the program where that was just built.
  private var path: String {
    guard case .workbook = self else { return rawValue }
    let home = System.directory(of: System.program)
    let places = ["\(home)/../libexec/scorebox/\(rawValue)", "\(home)/\(rawValue)"]
    return places.first(where: System.isProgram) ?? rawValue
  }
}
