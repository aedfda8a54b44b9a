import Text

/// What the help says of `set-default`.
enum SetDefaultHelp {
  static let summary = Phrase(
    "keep a default of your own, or list them and where they come from",
    "自分用の既定値の保存、または既定値とその設定元の一覧")
  static let name = Phrase(
    "rule, language, layout or day-starts", "設定の名前: rule、language、layout、day-starts")
  static let value = Phrase("what it is to be; without, it is shown", "設定する値（省略時は現在の値を表示）")
  static let unset = Phrase("take it out of the file again", "ファイルから削除")

  static let discussion = Phrase(
    """
    An option goes before the environment (SCOREBOX_RULE, SCOREBOX_LANG, SCOREBOX_LAYOUT, \
    SCOREBOX_DAY_STARTS), which goes before what is kept here, in $XDG_CONFIG_HOME/scorebox/config. \
    The language falls back on the locale.
    """,
    """
    オプション、環境変数（SCOREBOX_RULE、SCOREBOX_LANG、SCOREBOX_LAYOUT、SCOREBOX_DAY_STARTS）、\
    ここで保存した値の順に優先します。保存先は $XDG_CONFIG_HOME/scorebox/config です。\
    言語の設定がなければロケールに従います。
    """)

  static let listed = Phrase("every setting, its value and its source", "すべての設定、その値と設定元")
  static let house = Phrase("new sheets are played under this rule", "新しいシートのルール")
  static let japanese = Phrase("speak Japanese", "日本語で表示")
  static let again = Phrase("back to the terminal's width deciding", "端末の幅による自動選択に戻す")
}
