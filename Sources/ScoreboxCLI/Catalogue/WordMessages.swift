import CommandKit
import Rendering
import Text

// What is wrong with a word somebody typed: its quote, then the wanted form, then the way out.

/// A character nobody sees, as its code point.
func codePoint(_ scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
}

extension NumberError {
  func message(_ word: String, as what: String = "a number") -> String {
    let head = "\(quoted(word)) is not \(what)"
    return switch self {
    case .invisible(let scalar, let position):
      "\(quoted(word)) holds an invisible character, \(codePoint(scalar)), at place \(position); type it again"
    case .notANumber: "\(head), such as 35200 or -1.5"
    case .twoSigns: "\(head): it has two signs"
    case .twoPoints: "\(head): it has two decimal points"
    case .commaForPoint(let suggestion):
      "\(head): a comma parts thousands; did you mean \(quoted(suggestion))?"
    case .badGrouping: "\(head): commas stand between groups of three digits, as in 35,200"
    case .tooManyDecimals: "\(head): at most three decimals are kept"
    case .tooBig: "\(head): it is too big"
    }
  }
}

extension DateError {
  func message(_ word: String) -> String {
    switch self {
    case .invisible(let scalar, let position):
      "\(quoted(word)) holds an invisible character, \(codePoint(scalar)), at place \(position); type it again"
    case .notADate: "\(quoted(word)) is not a date; write 2026-03-01, 3/1, today or yesterday"
    case .twoWay: "\(quoted(word)) can be read as more than one date; write it as 2026-03-01"
    case .impossible: "\(quoted(word)) is not a day of the calendar"
    }
  }
}

extension NameError {
  func message(_ word: String) -> String {
    switch self {
    case .empty: "a name cannot be empty"
    case .tooLong(let graphemes, let bytes):
      "the name \(quoted(word)) is too long: \(graphemes) characters in \(bytes) bytes; "
        + "at most \(Name.maximumGraphemes) in \(Name.maximumBytes) are kept"
    case .refused(let scalar, let position):
      "the name \(quoted(word)) holds \(codePoint(scalar)) at place \(position), "
        + "which cannot be seen; type it again without"
    }
  }
}

extension NoteError {
  var message: String {
    switch self {
    case .tooLong(let bytes):
      "the note is too long: \(bytes) bytes; at most \(Note.maximumBytes) are kept"
    case .refused(let scalar, let position):
      "the note holds \(codePoint(scalar)) at place \(position); only line ends and tabs are kept"
    }
  }
}

extension ListError {
  func message(_ word: String) -> String {
    switch self {
    case .unclosedQuote(let position):
      "in \(quoted(word)) the quote at place \(position) is never closed"
    case .strayQuote(let position):
      "in \(quoted(word)) a quote at place \(position) stands inside a name; write it twice within quotes"
    }
  }
}

extension ColumnSpecError {
  /// The near misses of an unknown name are the caller's to find.
  func failure(suggestions: [String]) -> Failure {
    func range(_ count: Int) -> String {
      count == 0 ? "this sheet has no columns" : "columns are 1 to \(count)"
    }
    return switch self {
    case .malformed(let item, let count):
      Failure(.usage, "\(quoted(item)) is not a column range such as 3-6; \(range(count))")
    case .outOfRange(let item, let count):
      Failure(.usage, "\(quoted(item)) names no column; \(range(count))")
    case .reversed(let item, let meant, _):
      Failure(.usage, "\(quoted(item)) is not a column range; did you mean \(quoted(meant))?")
    case .unknownName(let name):
      Failure(
        .refused,
        "no player named \(quoted(name))\(hint(suggestions, see: "players"))")
    case .ambiguousName(let name, let matches):
      Failure(.refused, "\(quoted(name)) begins several names: \(joined(matches.map(quoted)))")
    }
  }
}

extension RowSpecError {
  var message: String {
    switch self {
    case .malformed(let item): "\(quoted(item)) is not a range of rounds such as 3-6, 3- or -6"
    case .zero(let item): "\(quoted(item)) is not a range of rounds; they are numbered from 1"
    case .reversed(let item, let meant):
      "\(quoted(item)) is not a range of rounds; did you mean \(quoted(meant))?"
    }
  }
}

extension UsageError {
  var failure: Failure {
    Failure(.usage, message, usage: command, word: position)
  }

  private var message: String {
    switch problem {
    case .missingCommand: "no command given; see 'scorebox help'"
    case .unknownCommand(let word, let names):
      "unknown command \(quoted(word))\(hint(names, see: "help"))"
    case .unknownOption(let word, let names): "unknown option \(quoted(word))\(hint(names))"
    case .misplacedOption(let word):
      command == nil
        ? "the option \(quoted(word)) stands after the command"
        : "\(quoted(word)) cannot stand here"
    case .missingValue(let option): "the option \(quoted(option)) needs a value"
    case .unexpectedValue(let option, let value):
      "the option \(quoted(option)) takes no value such as \(quoted(value))"
    case .badChoice(let option, let value, let choices):
      "\(quoted(value)) is not a value of \(quoted(option)); it takes \(joined(choices, "or"))"
    case .missingOperand(let name): "\(name) is missing"
    case .unexpectedOperand(let word): "unexpected \(quoted(word))"
    }
  }
}
