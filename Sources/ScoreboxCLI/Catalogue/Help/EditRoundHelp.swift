import Text

/// What the help says of `edit-round`.
enum EditRoundHelp {
  static let summary = Phrase("put a round right", "半荘を訂正する")
  static let round = Phrase("the number of the round", "半荘の番号")
  static let score = Phrase(
    "NAME=SCORE for each player whose score was wrong; NAME=x sat out",
    "得点を直すプレイヤーの NAME=SCORE。NAME=x は抜け番")
  static let discussion = Phrase(
    """
    What is not typed stays as it is: the other scores, seats, sticks, the note. The rule judges the \
    round again. 'scorebox undo' takes the change back.
    """,
    "指定しなかったもの（ほかの得点、席、供託、メモ）はそのままで、ルールで計算し直します。'scorebox undo' で取り消せます。")
  static let scores = Phrase("one score, and another from the rest", "1人の得点を直し、もう1人は残りから計算")
  static let note = Phrase("only the note", "メモだけ")
}

/// What the help says of `delete-round`.
enum DeleteRoundHelp {
  static let summary = Phrase("take a round out of its sheet", "半荘を削除する")
  static let discussion = Phrase(
    "The others keep their numbers. 'scorebox undo' brings it back.",
    "ほかの半荘の番号は変わりません。'scorebox undo' で元に戻せます。")
}

/// What the help says of `edit-game`, `close-game` and `reopen-game`.
enum EditGameHelp {
  static let summary = Phrase("rename a sheet, or move it to another day", "シートの名前や日付を変える")
  static let name = Phrase("the new name", "新しい名前")
  static let discussion = Phrase(
    "Its rounds keep their days. A sheet of a day that is named is open on any day from then on.",
    "半荘の日付は変わりません。日付のシートに名前を付けると、以後どの日でも使えます。")
  static let renamed = Phrase("a name for an evening", "ある晩のシートに名前を付ける")
  static let close = Phrase("close a sheet: no more rounds", "シートを終了する（以後は記録しない）")
  static let reopen = Phrase("open a closed sheet again", "終了したシートを再開する")
}

/// What the help says of `rename-player`.
enum RenamePlayerHelp {
  static let summary = Phrase("rename a player", "プレイヤーの名前を変える")
  static let name = Phrase("the new name", "新しい名前")
  static let delete = Phrase("delete a player who has no rounds", "半荘のないプレイヤーを削除する")
  static let deleteDiscussion = Phrase(
    "Refused while there are rounds, chips or penalties. 'scorebox undo' brings the player back.",
    "半荘、チップ、ペナルティがあるうちは削除できません。'scorebox undo' で元に戻せます。")
  static let everywhere = Phrase("in every sheet", "すべてのシートで")
}

/// What the help says of `edit-player`.
enum EditPlayerHelp {
  static let summary = Phrase("give a player further names to be typed by", "プレイヤーに別名をつける")
  static let alias = Phrase(
    "names that are understood too, such as a nickname", "あだ名など、入力に使えるもう1つの名前")
  static let noAlias = Phrase("aliases to take away", "なくす別名")
  static let guest = Phrase("keep them out of standings", "順位表に入れない")
  static let noGuest = Phrase("let them into standings again", "順位表に戻す")
  static let discussion = Phrase(
    "Wherever a player is named, an alias does; what is printed is the name.",
    "プレイヤーを指定するところではどこでも別名が使えます。表示されるのは元の名前です。")
  static let example = Phrase("'Ao=35200' is Aoki's score then", "以後 'Ao=35200' は Aoki の得点")
}

/// What the help says of `merge-players`.
enum MergePlayersHelp {
  static let summary = Phrase("put two names of one person together", "同じ人の2つの名前を1つにまとめる")
  static let from = Phrase("the name that goes", "なくなる名前")
  static let into = Phrase("the name that stays", "残る名前")
  static let discussion = Phrase(
    "Says what changes, and asks. Refused where both played in one round. The name that goes becomes an alias. 'scorebox undo' parts them.",
    "変わる内容を表示して確認します。同じ半荘に両方がいる場合はまとめられません。なくなる名前は別名として残ります。'scorebox undo' で元に戻せます。")
  static let example = Phrase("a name that was typed in two ways", "2通りに入力された名前")
}
