import CommandKit
import Text

extension Verb {
  static let completions = Verb(
    command: Command(
      "completions", summary: ShellHelp.completions,
      operands: [
        Operand("SHELL", summary: ShellHelp.shell),
        Operand("WORD", summary: ShellHelp.word, optional: true, repeats: true),
      ],
      discussion: ShellHelp.discussion,
      examples: [
        Example("source <(scorebox completions bash)", ShellHelp.bash),
        Example("scorebox completions fish | source", ShellHelp.fish),
      ])
  ) { context in
    let words = context.arguments.operands
    var answer = Answer()
    switch words[0] {
    case "bash": answer.output = Phrase(verbatim: text(PackageResources.scorebox_bash))
    case "zsh": answer.output = Phrase(verbatim: text(PackageResources.scorebox_zsh))
    case "fish": answer.output = Phrase(verbatim: text(PackageResources.scorebox_fish))
    case "candidates": return Answer(Completion(Array(words.dropFirst()), context).candidates)
    default: throw Failure(.usage, .unknownShell(words[0]), usage: context.command.name)
    }
    return answer
  }

  static let manual = Verb(
    command: Command(
      "manual", summary: ShellHelp.manual,
      examples: [Example("scorebox manual | man -l -", ShellHelp.reading)])
  ) { context in
    Answer(ManualPage(Verbs.table, language: context.language).lines)
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
