import Testing

@testable import Rendering

struct `The window both tables look through` {
  @Test(arguments: [
    ([1, 2, 3], 3, "1 2 3"), ([3, 4, 5], 8, "‹2 3 4 5 3›"), ([1], 3, "1 2›"), ([3], 3, "‹2 3"),
    ([2, 5], 6, "‹1 2 ~ 5 1›"), ([1, 3, 5], 5, "1 ~ 3 ~ 5"), ([], 5, ""), ([], 0, ""),
    ([10], 40, "‹9 10 30›"),
  ])
  func `its slots`(columns: [Int], total: Int, expected: String) {
    func text(_ window: ColumnWindow) -> String {
      window.slots.map { slot in
        switch slot {
        case .player(let number): "\(number)"
        case .mark(let text): text
        }
      }.joined(separator: " ")
    }
    let window = ColumnWindow(columns, of: Array(1..<total + 1), marks: .unicode)
    #expect(text(window) == expected)
    #expect(window.players == columns)
    let ascii = expected.replacingOccurrences("‹", "<").replacingOccurrences("›", ">")
    #expect(text(ColumnWindow(columns, of: Array(1..<total + 1), marks: .ascii)) == ascii)
  }
}

extension String {
  fileprivate func replacingOccurrences(_ old: Character, _ new: Character) -> String {
    String(map { $0 == old ? new : $0 })
  }
}
