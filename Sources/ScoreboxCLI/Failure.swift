import Text

/// Why a command did not do as asked, in words for people, and the status it ends with.
struct Failure: Error, Equatable {
  var status: Status
  /// A lower-case clause: the user's own word in quotes, the wanted form, the way out.
  var message: Phrase
  /// The command whose usage line helps; only for wrong words.
  var usage: String?
  /// The index of the word at fault among those parsed, so that a batch can name its column.
  var word: Int?
  /// Where it stands in a line of a file, in characters from 1.
  var column: Int?
  /// What would mend it, where somebody can be asked.
  var remedy: Remedy?

  /// An answer that a person at a terminal can give at once.
  enum Remedy: Equatable {
    /// So many sticks are left on the table.
    case sticks(Int)
    /// Who of these sat earlier.
    case seats([String])
    /// Who dealt the last hand.
    case dealer
  }

  init(_ status: Status, _ message: Phrase, usage: String? = nil, word: Int? = nil) {
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
