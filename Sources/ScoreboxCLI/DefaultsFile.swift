import Text

/// The file of defaults, `$XDG_CONFIG_HOME/scorebox/config`: a line `name = value` for each.
///
/// Blank lines and those that begin with `#` are kept as they are, like names of a later version.
struct DefaultsFile {
  /// Nil where there is no home directory.
  let path: String?
  private var lines: [String]
  /// Why the file could not be read; it then counts as empty.
  let problem: SystemError?

  init(_ world: World) {
    // A relative value is to be ignored, says the XDG base directory specification.
    let base = [world.setting("XDG_CONFIG_HOME"), world.setting("HOME").map { $0 + "/.config" }]
      .lazy.compactMap(\.self).first { $0.hasPrefix("/") }
    path = base.map { $0 + "/scorebox/config" }
    do throws(SystemError) {
      let bytes = try path.map(world.readFile) ?? []
      lines = String(decoding: bytes, as: UTF8.self).split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline
      ).map(String.init)
      if lines.last?.isEmpty == true { lines.removeLast() }
      problem = nil
    } catch {
      lines = []
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

  /// The whole file.
  var text: String { lines.map { $0 + "\n" }.joined() }

  private static func parts(_ line: String) -> (setting: Setting, value: String)? {
    let line = String(line.map { $0 == "\t" ? " " : $0 })
    guard let equals = line.firstIndex(of: "="),
      let setting = Setting(name: Blank.trimmed(String(line[..<equals])))
    else { return nil }
    return (setting, Blank.trimmed(String(line[line.index(after: equals)...])))
  }
}
