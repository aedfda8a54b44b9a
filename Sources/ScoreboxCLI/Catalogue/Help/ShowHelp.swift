import Text

/// What the help says of `show`.
enum ShowHelp {
  static let summary = Phrase(
    "print the score table and the sum table of a sheet", "シートの得点表と合計表を表示")
  static let operand = Phrase(
    "the sheet, by name or number; the newest unless named", "シートの名前か番号（省略時は最新のもの）")

  static let discussion = Phrase(
    """
    Both tables show the same players: one window drives them. Place marks: ^ first, v last, x below 0; \
    ! after a number marks a round stored unbalanced.
    """,
    """
    2つの表には常に同じプレイヤーが並びます。着順の印は ^ トップ、v ラス、x 0点未満です。番号の後の ! は\
    合計不一致のまま記録した半荘です。
    """)

  static let window = Phrase("a window into a sheet of many", "人数の多いシートの一部")
  static let running = Phrase("with the total after each round", "半荘ごとの累計つき")
}
