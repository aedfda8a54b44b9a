import SheetView
import Testing

@Suite struct `Mouse reports` {
  // cases.md T7: 66 and 67 are the horizontal wheel; 4, 8, 16 the modifiers; other buttons nothing.
  @Test(
    arguments: [
      (64, ViewEvent.wheel(.up, column: 4, row: 5)), (65, .wheel(.down, column: 4, row: 5)),
      (66, .wheel(.left, column: 4, row: 5)), (67, .wheel(.right, column: 4, row: 5)),
      (68, .wheel(.left, column: 4, row: 5)), (69, .wheel(.right, column: 4, row: 5)),
      (72, .wheel(.left, column: 4, row: 5)), (81, .wheel(.right, column: 4, row: 5)),
      (0, .click(column: 4, row: 5)), (2, nil), (32, nil), (128, nil),
    ] as [(Int, ViewEvent?)])
  func `mean`(button: Int, event: ViewEvent?) {
    #expect(MouseReport(button: button, column: 4, row: 5).event == event)
  }
}
