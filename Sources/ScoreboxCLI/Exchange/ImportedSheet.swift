import Scoring
import Storage
import Text

/// A rule as a file names it.
struct RuleReference: Hashable {
  let name: String
  /// Nil for the newest.
  var version: Int?
}

/// A sheet as the head of a file tells of it.
struct ImportedSheet {
  /// Nil where the file gives none.
  var name: String?
  var day: Day?
  var rule: RuleReference?
  var isClosed = false
}

/// Chips or a penalty from a file.
struct ImportedEntry {
  enum Owner: Hashable {
    case player(String)
    case team(String)
  }

  let owner: Owner
  let round: Int?
  let kind: AdjustmentRecord.Kind
  var count = 1
  let amount: Points
  let reason: Note
  let day: Day
}
