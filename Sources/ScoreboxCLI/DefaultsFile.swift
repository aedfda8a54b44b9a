import SQLiteKit
import Text

/// The file of defaults, `$XDG_CONFIG_HOME/scorebox/config`: a line `name = value` for each.
///
/// Blank lines and those that begin with `#` are kept as they are, like names of a later version.
struct DefaultsFile: Equatable {
  /// Nil where there is no home directory.
  let path: String?
  /// Without their line feeds.
  private var lines: [String]
  /// Whether the file is UTF-8, so that nothing is lost when it is written again.
  let isText: Bool
  /// Why the file could not be read; it then counts as empty.
  let problem: SystemError?

  init(_ world: World) {
    // A relative value is to be ignored, says the XDG base directory specification.
    let base = [world.setting("XDG_CONFIG_HOME"), world.setting("HOME").map { $0 + "/.config" }]
      .lazy.compactMap(\.self).first { $0.hasPrefix("/") }
    path = base.map { $0 + "/scorebox/config" }
    do throws(SystemError) {
      let bytes = try path.map(world.readFile) ?? []
      lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      if lines.last?.isEmpty == true { lines.removeLast() }
      isText = String(validating: bytes, as: UTF8.self) != nil
      problem = nil
    } catch {
      lines = []
      isText = true
      // ENOENT, ENOTDIR: there is none, as usual.
      problem = [2, 20].contains(error.code) ? nil : error
    }
  }

  /// The value of a setting; the last line that names it counts.
  subscript(setting: Setting) -> String? {
    get { lines.lazy.reversed().compactMap(Self.parts).first { $0.setting == setting }?.value }
    set {
      let line = newValue.map { "\(setting.rawValue) = \($0)" }
      let index = lines.lastIndex { Self.parts($0)?.setting == setting }
      lines = lines.indices.compactMap { other in
        if other == index { return line }
        return Self.parts(lines[other])?.setting == setting ? nil : lines[other]
      }
      if index == nil, let line { lines.append(line) }
    }
  }

  private static func parts(_ line: String) -> (setting: Setting, value: String)? {
    // A file from elsewhere may begin with a byte order mark and end its lines with CRLF.
    let scalars = line.unicodeScalars.filter { $0 != "\r" && $0 != "\u{FEFF}" }
      .map { $0 == "\t" ? " " : Character($0) }
    let line = String(scalars)
    guard let equals = line.firstIndex(of: "="),
      let setting = Setting(name: Blank.trimmed(String(line[..<equals])))
    else { return nil }
    return (setting, Blank.trimmed(String(line[line.index(after: equals)...])))
  }
}

extension DefaultsFile {
  /// The failure of a command that is about this file and cannot read it; nil where it can.
  var failure: Failure? {
    guard let path, let problem else { return nil }
    return Failure(problem.status, .cannotRead(path, problem.phrase))
  }

  /// The file with this setting changed, or without it for nil.
  ///
  /// It is read again, so that other programs may change other settings at the same moment.
  static func change(_ setting: Setting, to value: String?, _ world: World) throws -> DefaultsFile {
    guard let path = DefaultsFile(world).path else { throw Failure(.usage, .noHomeForDefaults) }
    do {
      let target = System.resolved(path)
      let directory = System.directory(of: target)
      if value != nil { try System.makeDirectories(directory) }
      return try System.alone(in: directory) {
        let before = DefaultsFile(world)
        if let failure = before.failure { throw failure }
        guard before.isText else { throw Failure(.data, .defaultsNotText(path)) }
        var after = before
        after[setting] = value
        guard after != before else { return before }
        let text = after.lines.map { $0 + "\n" }.joined()
        try System.Replacement(of: target).finish(with: Array(text.utf8))
        return after
      }
    } catch let error as SystemError {
      throw Failure(error.status, .cannotWrite(path, error.phrase, stored: false))
    }
  }
}

extension SystemError {
  /// For a file that is not the score file; EINVAL and EEXIST tell of a directory, pipe or link.
  fileprivate var phrase: Phrase { [17, 22].contains(code) ? .notRegularFile : .reason(code) }

  fileprivate var status: Status {
    let status = FileError.status(code)
    return status == .missing ? .inputOutput : status
  }
}
