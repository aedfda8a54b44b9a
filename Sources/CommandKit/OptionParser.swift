extension CommandParser {
  /// Reads `--name`, `--name=value` or `--name value`.
  mutating func readLong(_ word: String, at position: Int) throws(UsageError) {
    let bytes = word.utf8
    let end = bytes.firstIndex(of: UInt8(ascii: "=")) ?? bytes.endIndex
    let typed = String(word[..<end])
    let attached = end < bytes.endIndex ? String(word[bytes.index(after: end)...]) : nil
    let name = String(typed.dropFirst(2))
    guard let option = options.first(where: { $0.long == name }) else {
      throw unknown(typed, near: name, at: position) { $0.long == name }
    }
    try take(option, typed: typed, attached: attached, at: position)
  }

  /// Reads `-abc`: flags, the last of which may take the rest of the word as its value.
  mutating func readCluster(_ word: String, at position: Int) throws(UsageError) {
    var rest = word.dropFirst()
    while let letter = rest.popFirst() {
      guard let option = options.first(where: { $0.short == letter }) else {
        throw unknownLetter(letter, in: word, at: position)
      }
      var attached: String?
      if rest.first == "=" {
        attached = String(rest.dropFirst())
        rest = ""
      } else if case .required = option.value, !rest.isEmpty {
        attached = String(rest)
        rest = ""
      }
      try take(option, typed: "-\(letter)", attached: attached, at: position)
    }
  }

  /// Options that may stand at this place, refused ones included.
  private var options: [Option] { (command?.options ?? []) + table.common(for: command) }

  private mutating func take(
    _ option: Option, typed: String, attached: String?, at position: Int
  ) throws(UsageError) {
    guard !refused.contains(option.long) else {
      throw failure(.misplacedOption(typed), at: position)
    }
    var value = attached
    switch option.value {
    case nil:
      if let attached {
        throw failure(.unexpectedValue(option: typed, value: attached), at: position)
      }
    case .required where attached == nil:
      guard next < words.count else {
        throw failure(.missingValue(option: typed), at: position)
      }
      value = words[next]
      next += 1
    case .required, .optional:
      break
    }
    if let value, !option.choices.isEmpty, !option.choices.contains(value) {
      throw failure(
        .badChoice(option: typed, value: value, choices: option.choices), at: position)
    }
    arguments.set(option, to: value, at: position)
  }

  private func failure(_ problem: UsageError.Problem, at position: Int) -> UsageError {
    UsageError(problem, command: command?.name, position: position)
  }

  /// The error for an unknown option; before the verb a command's own option is only misplaced.
  private func unknown(
    _ typed: String, near name: String, at position: Int, isIt: (Option) -> Bool
  ) -> UsageError {
    if command == nil, table.commands.contains(where: { $0.options.contains(where: isIt) }) {
      return failure(.misplacedOption(typed), at: position)
    }
    return failure(.unknownOption(typed, suggestions: longNames(near: name)), at: position)
  }

  /// The error for an unknown letter; `-cols` is taken for a long option with one dash.
  private func unknownLetter(
    _ letter: Character, in word: String, at position: Int
  ) -> UsageError {
    let near = word.count > 2 ? longNames(near: String(word.dropFirst())) : []
    guard near.isEmpty else {
      return failure(.unknownOption(word, suggestions: near), at: position)
    }
    return unknown("-\(letter)", near: "", at: position) { $0.short == letter }
  }

  private func longNames(near name: String) -> [String] {
    guard !name.isEmpty else { return [] }
    let names = options.filter { !$0.hidden && !refused.contains($0.long) }.map(\.long)
    return suggest(name, names).map { "--" + $0 }
  }
}
