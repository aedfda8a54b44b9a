import Text

/// Why a command did not do as asked, in words for people, and the status it ends with.
struct Failure: Error, Equatable {
  var status: Status
  /// A lower-case clause: the user's own word in quotes, the wanted form, the way out.
  var message: String
  /// The command whose usage line helps; only for wrong words.
  var usage: String?
  /// The index of the word at fault among those parsed, so that a batch can name its column.
  var word: Int?
  /// What would mend it, where somebody can be asked.
  var remedy: Remedy?

  /// An answer that a person at a terminal can give at once.
  enum Remedy: Equatable {
    /// So many sticks are left on the table.
    case sticks(Int)
    /// Who of these sat earlier.
    case seats([String])
  }

  init(_ status: Status, _ message: String, usage: String? = nil, word: Int? = nil) {
    self.status = status
    self.message = message
    self.usage = usage
    self.word = word
  }
}

/// Exit statuses, as in sysexits(3).
enum Status: Int32 {
  case done = 0
  /// Understood, but a rule refuses it, or what it names is not there.
  case refused = 1
  /// The words are wrong.
  case usage = 64
  /// The data is damaged, foreign, newer or badly formed.
  case data = 65
  /// A named file is missing.
  case missing = 66
  case inputOutput = 74
  /// In use by another program; try again.
  case busy = 75
  case permission = 77
}

/// The user's own word in quotes, made harmless, shortened where it is very long.
func quoted(_ word: String) -> String {
  "'" + DisplayText.clip(DisplayText.printable(word), to: 80) + "'"
}

/// `a`, `a and b`, `a, b and c`.
func joined(_ words: [String], _ last: String = "and") -> String {
  guard let end = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " \(last) " + end
}

/// `; did you mean 'a' or 'b'? see 'scorebox players'`: near misses and where to look.
func hint(_ words: [String], see command: String? = nil) -> String {
  let see = command.map { "see 'scorebox \($0)'" }
  guard !words.isEmpty else { return see.map { "; " + $0 } ?? "" }
  return "; did you mean \(joined(words.prefix(3).map(quoted), "or"))?"
    + (see.map { " " + $0 } ?? "")
}
