/// A time of day as people type it: `06:00`, `6`, `６：３０`.
package enum TimeWord {
  /// Minutes after midnight, 0 to 1439; nil for anything else.
  package static func minutes(_ word: String) -> Int? {
    let parts = (word + (word.contains { ":：".contains($0) } ? "" : ":00"))
      .split(omittingEmptySubsequences: false) { ":：".contains($0) }
    guard parts.count == 2, let hours = try? CountWord.parse(String(parts[0])), hours < 24,
      let minutes = try? CountWord.parse(String(parts[1])), minutes < 60, parts[1].count == 2
    else { return nil }
    return hours * 60 + minutes
  }

  /// A time of day, in minutes after midnight, as it is printed: `06:00`.
  package static func text(_ minutes: Int) -> String {
    [minutes / 60, minutes % 60].map { ($0 < 10 ? "0" : "") + String($0) }.joined(separator: ":")
  }
}
