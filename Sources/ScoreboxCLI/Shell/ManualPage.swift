import CommandKit
import Text

/// The manual page, from the command table, in the macros of man(7).
struct ManualPage {
  private let table: CommandTable
  private let language: Language

  init(_ table: CommandTable, language: Language) {
    self.table = table
    self.language = language
  }

  var lines: [String] {
    var lines = [
      ".TH SCOREBOX 1 \"\(Program.released)\" \"scorebox \(Program.version)\" \"\(ShellHelp.manualSection[language])\""
    ]
    lines += section(ShellHelp.name) + Self.lines("\(table.program) - \(table.summary[language])")
    lines += section(ShellHelp.synopsis)
    lines += [".B \(table.program)", ".I COMMAND", "[\(table.headings.anyOptions[language])]"]
    lines += section(ShellHelp.about) + paragraphs(table.discussion).dropFirst()
    for group in table.groups {
      lines += section(group.heading)
      for command in group.commands { lines += page(of: command) }
    }
    return lines + section(table.headings.commonOptions) + options(table.common)
  }

  private func page(of command: Command) -> [String] {
    let operands = command.operands.map(\.usage).joined(separator: " ")
    return [".SS \(Self.escaped(command.name + (operands.isEmpty ? "" : " " + operands)))"]
      + say(command.summary) + paragraphs(command.discussion)
      + command.operands.flatMap { operand in
        operand.summary.map { item(Self.escaped(operand.name), $0) } ?? []
      }
      + options(command.options)
      + command.examples.flatMap { item(Self.escaped($0.line), $0.what) }
  }

  private func options(_ options: [Option]) -> [String] {
    options.filter { !$0.hidden }.flatMap { option in
      let label = option.label.drop { $0 == " " }
      let choices = option.choices.isEmpty ? "" : " [\(option.choices.joined(separator: ", "))]"
      return item(
        "\\fB\(Self.escaped(String(label)))\\fR", option.summary + Phrase(verbatim: choices))
    }
  }

  private func item(_ label: String, _ text: Phrase) -> [String] {
    [".TP", Self.guarded(label)] + say(text)
  }

  private func paragraphs(_ text: Phrase?) -> [String] {
    guard let text else { return [] }
    return text[language].split(separator: "\n").flatMap { [".PP"] + Self.lines(String($0)) }
  }

  private func section(_ heading: Phrase) -> [String] {
    [".SH \(Self.escaped(heading[language]).uppercased())"]
  }

  private func say(_ text: Phrase) -> [String] { Self.lines(text[language]) }

  /// A text in lines that an editor shows whole; the reader fills them anew.
  private static func lines(_ text: String) -> [String] {
    var lines: [String] = []
    for word in Blank.trimmed(text).split(separator: " ") {
      let piece = escaped(String(word))
      if let last = lines.last, last.utf8.count + piece.utf8.count < 76 {
        lines[lines.count - 1] = last + " " + piece
      } else {
        lines.append(piece)
      }
    }
    return lines.map(guarded)
  }

  /// A line that cannot be taken for a macro.
  private static func guarded(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }

  /// Hyphens stay the ASCII ones, so that options can be copied from the page.
  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "`": "\\(ga"
      case "^": "\\(ha"
      case "~": "\\(ti"
      default: String(character)
      }
    }.joined()
  }
}
