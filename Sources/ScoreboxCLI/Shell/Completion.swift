import CommandKit
import Scoring
import Storage
import Text

/// What may stand in the place of the last of some words of a command line.
///
/// The shells' scripts ask for it, so that they know no command and no name themselves.
struct Completion {
  private var context: Context
  private let words: [String]
  private let word: String

  /// The words after the program's name; the last, which may be empty, is the one looked for.
  init(_ words: [String], _ context: Context) {
    self.context = context
    self.words = Array(words.dropLast())
    word = words.last ?? ""
  }

  /// Candidates in order, each the whole word; none where files are wanted, or nothing is known.
  var candidates: [String] {
    var completion = self
    return completion.wanted().filter { $0.hasPrefix(word) }
  }

  /// Names are those of the file that was named before.
  private mutating func look(into file: String) {
    let words = ["--file", file]
    guard
      let arguments = try? Verbs.table.arguments(
        of: Verb.show.command, words, suggest: { _, _ in [] })
    else { return }
    context = Context(
      world: context.world, arguments: arguments, command: context.command,
      settings: context.settings, words: words)
  }

  private mutating func wanted() -> [String] {
    var command: Command?
    var operands = 0
    var pending: Option?
    for word in words {
      if let option = pending {
        if option.long == "file" { look(into: word) }
        pending = nil
      } else if word.hasPrefix("-"), word != "-" {
        pending = option(word, of: command).flatMap { $0.takesNext(word) ? $0 : nil }
      } else if command == nil {
        command = Verbs.table.command(named: word)
        guard command != nil else { return [] }
      } else {
        operands += 1
      }
    }
    if let pending { return values(of: pending, after: "") }
    if word.hasPrefix("--"), let split = word.firstIndex(of: "=") {
      let name = String(word[..<split])
      return option(name, of: command).map { values(of: $0, after: name + "=") } ?? []
    }
    guard !word.hasPrefix("-") else {
      return options(of: command).filter { !$0.hidden }.map { "--" + $0.long }
    }
    guard let command else { return Verbs.table.commands.map(\.name) }
    let declared = command.operands
    let operand = operands < declared.count ? declared[operands] : declared.last
    guard let operand, operands < declared.count || operand.repeats else { return [] }
    return names(operand.name, after: "")
  }

  private func options(of command: Command?) -> [Option] {
    (command?.options ?? []) + Verbs.table.common(for: command)
  }

  private func option(_ word: String, of command: Command?) -> Option? {
    let known = options(of: command)
    if word.hasPrefix("--") { return known.first { "--" + $0.long == word } }
    return known.first { $0.short.map { word.hasSuffix(String($0)) } ?? false }
  }

  private func values(of option: Option, after start: String) -> [String] {
    if !option.choices.isEmpty { return option.choices.map { start + $0 } }
    switch option.value {
    case .required(let placeholder), .optional(let placeholder):
      return names(placeholder == "NAME" && option.long == "name" ? "" : placeholder, after: start)
    case nil: return []
    }
  }

  /// What a placeholder of the help stands for, behind what is typed of the word already.
  private func names(_ placeholder: String, after start: String) -> [String] {
    let names: [String] =
      switch placeholder {
      case "COMMAND": Verbs.table.commands.map(\.name)
      case "SHELL": ["bash", "zsh", "fish"]
      case "GAME", "G": stored { try $0.games.names(limit: 1_000) }
      case "RULE", "R", "RULE|FILE": stored { try RuleBook(stores: $0).all().map(\.rule.name) }
      case "PLAYER", "INTO", "OTHER", "NAME", "PLAYER|TEAM": players
      case "SCORE", "CHIPS": players.map { $0 + "=" }
      case "SPEC", "A,B": list(after: start)
      default: []
      }
    return names.map { start + $0 }
  }

  private func list(after start: String) -> [String] {
    let typed = word.dropFirst(start.count)
    let before = typed.lastIndex(of: ",").map { typed[...$0] } ?? ""
    return stored { try $0.players.names() }.map {
      start + before + ListWord.join([Self.marked($0)])
    }
  }

  private var players: [String] { stored { try $0.players.names() }.map(Self.marked) }

  /// A name that cannot be taken for a number or an option.
  private static func marked(_ name: String) -> String {
    let isOdd =
      (try? CountWord.parse(name)) != nil || ["-", "@", "＠", "－"].contains { name.hasPrefix($0) }
    return isOdd ? "@" + name : name
  }

  /// Names in the score file; none where there is none, since nobody can be told why.
  private func stored(_ names: (Stores) throws -> [String]) -> [String] {
    (try? context.read(beforeWriting: true, names)) ?? []
  }
}

extension Option {
  /// Whether the next word is its value.
  fileprivate func takesNext(_ word: String) -> Bool {
    if case .required = value { !word.contains("=") } else { false }
  }
}
