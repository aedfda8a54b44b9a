/// Terminal cells of a text by Python's copy of the Unicode tables, which knows nothing of scorebox.
///
/// The sum over the scalars: East Asian Width W and F are 2, combining marks and format characters
/// 0, ambiguous ones as the terminal draws them, all others 1.
package struct OracleWidth: Sendable {
  /// Cells of an ambiguous character: 1 or 2.
  package var ambiguous: Int

  package init(ambiguous: Int = 1) {
    self.ambiguous = ambiguous
  }

  /// Cells of a text; nil where it holds a control or an unassigned character, which have none.
  package func cells(_ text: some StringProtocol) -> Int? {
    text.unicodeScalars.reduce(0) { sum, scalar in
      sum.flatMap { sum in cells(of: scalar).map { sum + $0 } }
    }
  }

  /// What of a line stands in its first cells; nil where the cut would go through a character.
  package func prefix(_ line: String, cells: Int) -> String? {
    var rest = cells
    var kept = String.UnicodeScalarView()
    for scalar in line.unicodeScalars {
      guard let own = self.cells(of: scalar) else { return nil }
      if rest < own || rest == 0 && own > 0 { break }
      rest -= own
      kept.append(scalar)
    }
    let isWhole = rest == 0 || kept.count == line.unicodeScalars.count
    return isWhole ? String(kept) : nil
  }

  private func cells(of scalar: Unicode.Scalar) -> Int? {
    // The two ideographic planes are W throughout (UAX #11).
    if (0x20000...0x3FFFD).contains(scalar.value) { return 2 }
    guard Int(scalar.value) < Self.kinds.count else { return nil }
    return switch Self.kinds[Int(scalar.value)] {
    case "0": 0
    case "1": 1
    case "2": 2
    case "A": ambiguous
    default: nil
    }
  }

  /// One letter for each scalar of the first two planes; empty where Python is missing.
  private static let kinds: [Character] = {
    let script = """
      import itertools, unicodedata as u
      def kind(c):
          k = u.category(c)
          if k in ("Mn", "Me", "Cf"): return "0"
          if k in ("Cc", "Cs", "Cn", "Zl", "Zp"): return "-"
          return {"W": "2", "F": "2", "A": "A"}.get(u.east_asian_width(c), "1")
      for k, run in itertools.groupby(kind(chr(c)) for c in range(0x20000)):
          print(k, sum(1 for _ in run))
      """
    let answer = try? Sandbox().shell(
      "exec python3 -c \"$SCRIPT\"", environment: ["SCRIPT": script])
    return (answer?.lines ?? []).flatMap { line in
      Array(repeating: line.first ?? "-", count: Int(line.dropFirst(2)) ?? 0)
    }
  }()
}
