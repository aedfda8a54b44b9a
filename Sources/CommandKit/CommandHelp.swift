package import Text

extension CommandTable {
  /// The line that says how a command is typed, such as `Usage: scorebox show [options] [GAME]`.
  ///
  /// Never wrapped, since it also closes an error message.
  package func usageLine(for command: Command, in language: Language) -> String {
    let words =
      [program, command.name, "[\(headings.anyOptions[language])]"]
      + command.operands.map(\.usage)
    return headings.usage[language] + ": " + words.joined(separator: " ")
  }

  /// What the program is and does: its commands by group and the common options.
  ///
  /// Lines end with a newline.
  package func overview(_ style: HelpStyle) -> String {
    let page = HelpPage(
      style: style, labels: commands.map(\.name) + visible(common).map(\.label))
    let language = style.language
    let usage =
      "\(headings.usage[language]): \(program) COMMAND [\(headings.anyOptions[language])]"
    var sections = [style.wrap(summary[language], room: style.width), [usage]]
    for group in groups {
      sections.append(
        page.list(group.heading, group.commands.map { (label: $0.name, text: $0.summary) }))
    }
    sections.append(page.options(headings.commonOptions, visible(common)))
    sections.append(page.paragraphs(discussion))
    return HelpPage.text(sections)
  }

  /// The help of one command: usage, summary, operands, options, examples.
  ///
  /// Lines end with a newline.
  package func help(for command: Command, _ style: HelpStyle) -> String {
    let own = visible(command.options)
    let page = HelpPage(
      style: style,
      labels: command.operands.map(\.name) + (own + visible(common(for: command))).map(\.label))
    let operands = command.operands.compactMap { operand in
      operand.summary.map { (label: operand.name, text: $0) }
    }
    return HelpPage.text([
      style.wrap(usageLine(for: command, in: style.language), room: style.width),
      style.wrap(command.summary[style.language], room: style.width),
      page.paragraphs(command.discussion),
      page.list(headings.operands, operands),
      page.options(headings.options, own),
      page.options(headings.commonOptions, visible(common(for: command))),
      page.examples(headings.examples, command.examples),
    ])
  }

  private func visible(_ options: [Option]) -> [Option] { options.filter { !$0.hidden } }
}

extension Operand {
  /// The operand in a usage line: `GAME`, `[GAME]`, `NAME...`, `[NAME...]`.
  package var usage: String {
    let word = repeats ? name + "..." : name
    return optional ? "[\(word)]" : word
  }
}

extension Option {
  /// The option as it is typed, the place of the short name kept: `-f, --file DB`.
  package var label: String {
    let names = (short.map { "-\($0), " } ?? "    ") + "--" + long
    switch value {
    case nil: return names
    case .required(let placeholder): return names + " " + placeholder
    case .optional(let placeholder): return names + "[=" + placeholder + "]"
    }
  }
}

/// Sections of a help page that share one column of texts.
private struct HelpPage {
  /// Labels longer than this, in cells, do not widen the column; their text begins below.
  private static let longestLabel = 24
  /// Texts with less room than this, in cells, begin below their labels.
  private static let leastRoom = 24

  let style: HelpStyle
  /// Where the texts begin, in cells from the left.
  let column: Int

  init(style: HelpStyle, labels: [String]) {
    self.style = style
    let sizes = labels.map(style.cells).filter { $0 <= Self.longestLabel }
    let wanted = 2 + (sizes.max() ?? 0) + 2
    column = style.width - wanted < Self.leastRoom ? 6 : wanted
  }

  static func text(_ sections: [[String]]) -> String {
    sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  func list(_ heading: Phrase, _ entries: [(label: String, text: Phrase)]) -> [String] {
    entries.isEmpty
      ? [] : [heading[style.language] + ":"] + entries.flatMap { entry($0.label, $0.text) }
  }

  func options(_ heading: Phrase, _ options: [Option]) -> [String] {
    list(
      heading,
      options.map { option in
        let choices = option.choices.joined(separator: ", ")
        let list = Phrase(verbatim: choices.isEmpty ? "" : " [\(choices)]")
        return (option.label, option.summary + list)
      })
  }

  func examples(_ heading: Phrase, _ examples: [Example]) -> [String] {
    guard !examples.isEmpty else { return [] }
    return [heading[style.language] + ":"]
      + examples.flatMap { ["  " + $0.line] + indented($0.what, by: 6) }
  }

  func paragraphs(_ text: Phrase?) -> [String] {
    guard let text else { return [] }
    return text[style.language].split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { line in
        line.first == " " || line.isEmpty
          ? [String(line)] : style.wrap(String(line), room: style.width)
      }
  }

  private func entry(_ label: String, _ text: Phrase) -> [String] {
    let texts = indented(text, by: column)
    let size = 2 + style.cells(label)
    guard size + 2 <= column, let first = texts.first else { return ["  " + label] + texts }
    let gap = String(repeating: " ", count: column - size)
    return ["  " + label + gap + first.dropFirst(column)] + texts.dropFirst()
  }

  private func indented(_ text: Phrase, by indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    return style.wrap(text[style.language], room: style.width - indent).map { margin + $0 }
  }
}
